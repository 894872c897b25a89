import Foundation

/// The command: what it is asked for, the benchmarks one after the other, the table.
enum Bench {
  /// Runs what the words ask for and answers with the exit status.
  static func run(_ words: [String]) -> Int32 {
    if words.first == ChildProcess.flag { return ChildProcess.run(Array(words.dropFirst())) }
    do {
      let options = try BenchOptions(words)
      if options.wantsHelp {
        print(BenchOptions.help)
        return 0
      }
      try measure(options)
      return 0
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }

  private static func measure(_ options: BenchOptions) throws {
    var report = Report(command: options.command)
    for benchmark in options.benchmarks {
      FileHandle.standardError.write(Data("\(benchmark.rawValue): \(benchmark.help)\n".utf8))
      try benchmark.run(options, into: &report)
    }
    print(report.table)
    if let path = options.jsonPath {
      try Data((report.json + "\n").utf8).write(to: URL(fileURLWithPath: path))
    }
  }
}

/// Why a run ended early, in a sentence for people.
struct BenchFailure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
