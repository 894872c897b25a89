import Foundation
import PaywallModel

/// Megabytes a second of a file of screens.
enum JSONBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let bytes = try LargeScreens.json(atLeast: options.amount(10_000_000))
    let file = SourceFile(name: "screens.json", bytes: bytes)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("paywalk-bench-\(getpid()).json").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let megabytes = Double(bytes.count) / 1_000_000
    var (ours, python): ([Double], [Double]) = ([], [])
    var foundation: [FoundationReading.Depth: [Double]] = [:]
    for _ in 0..<options.rounds(7) {
      let time = try Stopwatch.milliseconds { use(try JSONReader.read(file)) }
      ours.append(megabytes / time * 1_000)
      for depth in FoundationReading.Depth.allCases {
        foundation[depth, default: []] += try ChildProcess.own([depth.rawValue, path])
          .map { megabytes / $0 * 1_000 }
      }
      python +=
        try ChildProcess.installed("python3", ["-c", pythonProgram, path])?
        .map { megabytes / $0 * 1_000 } ?? []
    }
    let what = "\(Report.short(megabytes)) MB of screens"
    for depth in FoundationReading.Depth.allCases {
      report.add(
        Figure(
          benchmark: .json, what: what, unit: "MB/s", samples: ours,
          baseline: Figure.Baseline(name: depth.name, samples: foundation[depth] ?? []),
          goals: [.atLeast(60)] + (depth == .everything ? [.atLeast(3, .ratio)] : [])))
    }
    guard !python.isEmpty else { return report.note("json: python3 is not installed.") }
    report.add(
      Figure(
        benchmark: .json, what: what, unit: "MB/s", samples: ours,
        baseline: Figure.Baseline(name: "Python json", samples: python),
        goals: [.atLeast(2, .ratio)]))
  }

  private static let pythonProgram = """
    import json, sys, time
    data = open(sys.argv[1], "rb").read()
    start = time.process_time()
    json.loads(data)
    print((time.process_time() - start) * 1000)
    """
}
