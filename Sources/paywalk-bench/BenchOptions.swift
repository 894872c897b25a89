import Foundation

/// What the command line asks for.
struct BenchOptions {
  var benchmarks: [Benchmark] = []
  var jsonPath: String?
  /// The folder of real files that are not in the repository.
  var samples = Repository.root + "/../shared/samples"
  /// The Python that may have textual and urwid.
  var python = "python3"
  /// Small inputs and few rounds: to see that everything runs, not to measure.
  var isQuick = false
  var wantsHelp = false
  /// As it was typed, for the table.
  var command: String

  static let help = """
    usage: swift run -c release paywalk-bench
             [--json FILE] [--samples FOLDER] [--python FILE] [--quick] [NAME…]

    Measures Paywalk beside a baseline, in turns, and prints a table of medians and ratios.
      --json FILE       write the figures there too
      --samples FOLDER  real files that are not in the repository
      --python FILE     the Python that has textual and urwid
      --quick           small inputs, few rounds: only to see that it runs

    \(Benchmark.allCases.map { "  \($0.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0))\($0.help)" }.joined(separator: "\n"))
    """

  init(_ words: [String]) throws {
    let program = "swift run -c release paywalk-bench"
    command = ([program] + words).joined(separator: " ")
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--quick": isQuick = true
      case "--json": jsonPath = try Self.value(of: word, &rest)
      case "--python": python = try Self.value(of: word, &rest)
      case "--samples": samples = try Self.value(of: word, &rest)
      default:
        guard let benchmark = Benchmark(rawValue: word) else {
          let names = Benchmark.allCases.map(\.rawValue).joined(separator: " ")
          throw BenchFailure("There is no benchmark \"\(word)\". Known: \(names).")
        }
        benchmarks.append(benchmark)
      }
    }
    if benchmarks.isEmpty { benchmarks = Benchmark.allCases }
  }

  private static func value(of word: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw BenchFailure("\(word) needs a value.") }
    return value
  }

  /// How often something is measured.
  func rounds(_ count: Int) -> Int { isQuick ? 1 : count }

  /// How large an input is.
  func amount(_ count: Int) -> Int { isQuick ? max(1, count / 100) : count }
}
