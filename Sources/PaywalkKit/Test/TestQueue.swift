import CThreads
import Synchronization

/// Files that are played several at a time.
final class TestQueue: Sendable {
  private let count: Int
  private let report: @Sendable (Int) -> TestReport
  private let next = Mutex(0)
  private let reports = Mutex<[Int: TestReport]>([:])

  init(count: Int, report: @escaping @Sendable (Int) -> TestReport) {
    self.count = count
    self.report = report
  }

  /// A report on each file, in their order.
  func run(jobs: Int) -> [TestReport] {
    let queue = Unmanaged.passUnretained(self)
    cthreads_run(
      Int32(clamping: min(jobs, count)),
      { Unmanaged<TestQueue>.fromOpaque($0).takeUnretainedValue().takeAll() }, queue.toOpaque())
    let all = reports.withLock { $0 }
    return (0..<count).compactMap { all[$0] }
  }

  private func takeAll() {
    while let place = take() {
      let report = report(place)
      reports.withLock { $0[place] = report }
    }
  }

  private func take() -> Int? {
    next.withLock { number in
      guard number < count else { return nil }
      number += 1
      return number - 1
    }
  }
}
