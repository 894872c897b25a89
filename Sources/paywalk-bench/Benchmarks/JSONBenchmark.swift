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
    var (ours, foundation, python): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<options.rounds(7) {
      let time = try Stopwatch.milliseconds { use(try JSONReader.read(file)) }
      ours.append(megabytes / time * 1_000)
      foundation += try ChildProcess.own(["foundation", path]).map { megabytes / $0 * 1_000 }
      python +=
        try ChildProcess.installed("python3", ["-c", pythonProgram, path])?
        .map { megabytes / $0 * 1_000 } ?? []
    }
    let what = "\(Report.short(megabytes)) MB of screens"
    report.add(
      Figure(
        benchmark: .json, what: what, unit: "MB/s", samples: ours,
        baseline: Figure.Baseline(name: "JSONDecoder", samples: foundation),
        goals: [.atLeast(60), .atLeast(3, .ratio)]))
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

/// What Foundation does with the same file. It keeps only a few fields of each component, which is
/// less work than our reader's.
enum FoundationReading {
  static func run(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    // A decoder that stops at the first key that is missing would look fast.
    do {
      print(try Stopwatch.milliseconds { use(try JSONDecoder().decode([File].self, from: data)) })
    } catch {
      FileHandle.standardError.write(Data("JSONDecoder: \(error)\n".utf8))
      exit(1)
    }
  }

  private struct File: Decodable {
    var presentation: Presentation
  }

  private struct Presentation: Decodable {
    var id: String?
    var root: Part?

    enum CodingKeys: String, CodingKey {
      case id
      case root = "root_component"
    }
  }

  private final class Part: Decodable {
    var type: String?
    var id: String?
    var components: [Part]?
    var component: Part?
    var actions: [Action]?
  }

  private struct Action: Decodable {
    var type: String?
  }
}
