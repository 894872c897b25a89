import Foundation
import PaywallModel
import PaywallRenderer
import TerminalModel

/// How the time of a picture grows with the screen.
enum LayoutBenchmark {
  static func run(_ options: BenchOptions, into report: inout Report) throws {
    let catalog = try Repository.shipped()
    let sizes = [1_000, 10_000].map { options.amount($0) }
    let views = sizes.map {
      ScreenView(
        screen: LargeScreens.screen(components: $0), pane: Size(columns: 58, rows: 56))
    }
    var samples: [[Double]] = [[], []]
    for _ in 0..<options.rounds(25) {
      for (index, view) in views.enumerated() {
        samples[index].append(
          Stopwatch.milliseconds { use(ScreenRenderer.render(view, catalog: catalog)) })
      }
    }
    for (index, bound) in [2.0, 16.0].enumerated() {
      report.add(
        Figure(
          benchmark: .layout, what: "\(sizes[index]) components, 58×56", unit: "ms",
          samples: samples[index], goals: [.atMost(bound)]))
    }
    let exponents = zip(samples[0], samples[1]).map {
      log($1 / $0) / log(Double(sizes[1]) / Double(sizes[0]))
    }
    report.add(
      Figure(
        benchmark: .layout, what: "exponent of the time in components", unit: "",
        samples: exponents, goals: [.atMost(1.1)]))
  }
}
