import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// Keys through the whole face, with the frame after each.
enum ShellBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let catalog = try Repository.shipped()
    let count = options.amount(2_000)
    var rates: [Double] = []
    for _ in 0..<options.rounds(5) {
      let time = Stopwatch.milliseconds { play(count, catalog) }
      rates.append(Double(count) / time * 1_000)
    }
    report.add(
      Figure(
        benchmark: .shell, what: "\(count) keys with frames, 80×24", unit: "events/s",
        samples: rates, goals: [.atLeast(20_000)]))
  }

  private static func play(_ count: Int, _ catalog: Catalog) {
    var shell = Shell(catalog: catalog, options: ShellOptions())
    for index in 0..<count {
      let moment = Instant.start.advanced(by: 200 * index)
      if index.isMultiple(of: 50) {
        shell = Shell(catalog: catalog, options: ShellOptions())
        _ = shell.command(.openPlacement("premium"), at: moment)
      }
      _ = shell.handle(.key(keys[index % keys.count]), at: moment)
      use(shell.draw())
    }
  }

  private static let keys: [Key] = [
    .tab, .down, .enter, .tab, .up, .enter, .escape, .tab, .character("i"), .escape,
  ]
}
