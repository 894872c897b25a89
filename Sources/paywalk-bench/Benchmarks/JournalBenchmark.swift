import EmulatorCore
import EmulatorShell
import Foundation
import PaywallModel
import SessionRecording
import TerminalModel

/// One write for each event, as the program's journal does it.
enum JournalBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let catalog = try Repository.shipped()
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("paywalk-bench-\(getpid()).session").path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BenchFailure("\(path) cannot be written.") }
    defer {
      close(descriptor)
      unlink(path)
    }
    let header = SessionHeader(program: "bench", catalog: catalog, options: ShellOptions())
    var recorder = SessionRecorder(header, catalog: catalog)
    _ = recorder.open(.screen("plans"), at: .start)
    use(recorder.takeLines())
    var (recording, writing): ([Double], [Double]) = ([], [])
    for round in 0..<options.rounds(500) {
      let moment = Instant.start.advanced(by: 200 * round)
      recording.append(
        Stopwatch.milliseconds { _ = recorder.handle(.key(.tab), at: moment) } * 1_000)
      let lines = recorder.takeLines()
      writing.append(Stopwatch.milliseconds { append(lines, to: descriptor) } * 1_000)
    }
    report.add(
      Figure(
        benchmark: .journal, what: "one write of a step's lines", unit: "µs", samples: writing,
        goals: [.atMost(5)]))
    report.add(
      Figure(
        benchmark: .journal, what: "a key with its checkpoint", unit: "µs", samples: recording))
  }

  private static func append(_ lines: [String], to descriptor: Int32) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    use(write(descriptor, bytes, bytes.count))
  }
}
