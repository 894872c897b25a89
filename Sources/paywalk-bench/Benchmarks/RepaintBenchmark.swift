import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

/// A frame of the whole window, and what of it must be sent.
enum RepaintBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let catalog = try Repository.shipped()
    for size in [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)] {
      var shell = Shell(catalog: catalog, options: ShellOptions(size: size))
      _ = shell.command(.openScreen("plans"), at: .start)
      let before = shell.draw().surface
      _ = shell.handle(.key(.tab), at: Instant.start.advanced(by: 1_000))
      let after = shell.draw().surface
      var (frame, changes): ([Double], [Double]) = ([], [])
      for _ in 0..<options.rounds(200) {
        frame.append(Stopwatch.milliseconds { use(shell.draw()) } * 1_000)
        changes.append(Stopwatch.milliseconds { use(after.changes(since: before)) } * 1_000)
      }
      let name = "\(size.columns)×\(size.rows)"
      report.add(
        Figure(benchmark: .repaint, what: "frame, \(name)", unit: "µs", samples: frame))
      report.add(
        Figure(
          benchmark: .repaint, what: "changes of a focus move, \(name)", unit: "µs",
          samples: changes))
    }
  }
}
