import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer
import TerminalModel

/// The focus goes to the next thing that can be pressed.
enum FocusBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let catalog = try Repository.shipped()
    for size in [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)] {
      let name = "\(size.columns)×\(size.rows)"
      report.add(
        Figure(
          benchmark: .focus, what: "plans, screen alone, \(name)", unit: "µs",
          samples: try screen(catalog, size, rounds: options.rounds(200), keepsLayout: true),
          goals: [.atMost(100)]))
      report.add(
        Figure(
          benchmark: .focus, what: "the same, laid out anew, \(name)", unit: "µs",
          samples: try screen(catalog, size, rounds: options.rounds(200), keepsLayout: false)))
      report.add(
        Figure(
          benchmark: .focus, what: "plans, key to frame, \(name)", unit: "µs",
          samples: window(catalog, size, rounds: options.rounds(200)), goals: [.atMost(100)]))
    }
  }

  private static func screen(
    _ catalog: Catalog, _ size: Size, rounds: Int, keepsLayout: Bool
  ) throws -> [Double] {
    guard let screen = catalog.screen("plans") else { throw BenchFailure("No screen plans.") }
    let pane = Size(columns: size.columns / 2 - 2, rows: size.rows - 5)
    var view = ScreenView(screen: screen, pane: pane)
    var memory = LayoutMemory()
    let targets = ScreenRenderer.render(view, catalog: catalog, memory: &memory).targets
    return (0..<rounds).map { round in
      view.focus = targets[round % targets.count].target
      if !keepsLayout { memory = LayoutMemory() }
      return Stopwatch.milliseconds {
        use(ScreenRenderer.render(view, catalog: catalog, memory: &memory))
      } * 1_000
    }
  }

  private static func window(_ catalog: Catalog, _ size: Size, rounds: Int) -> [Double] {
    var shell = Shell(catalog: catalog, options: ShellOptions(size: size))
    _ = shell.command(.openScreen("plans"), at: .start)
    return (0..<rounds).map { round in
      let moment = Instant.start.advanced(by: 1_000 + 200 * round)
      return Stopwatch.milliseconds {
        _ = shell.handle(.key(.tab), at: moment)
        use(shell.draw())
      } * 1_000
    }
  }
}
