import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import PaywallRenderer

/// Densities that cannot show everything are not tried; what is found is what trying each finds.
@Suite struct DensityTests {
  @Test func findsWhatTryingEachDensityFinds() {
    var found: [Density: Int] = [:]
    for seed in UInt64(1)...600 {
      var random = RandomScreen(seed: seed)
      var view = random.view()
      let wraps = Scroll(isHorizontal: false, component: view.screen.root)
      if seed.isMultiple(of: 2) {
        view.screen.root = Build.column([
          Build.label("Above") { Build.pad(&$0, 30) }, Component(.scroll(wraps)),
        ])
      }
      let metrics = Metrics(
        columns: min(60, view.pane.columns), rows: view.pane.rows, paneRows: view.pane.rows)
      guard let layout = ScreenLayout(view: view, catalog: Catalog(), metrics: metrics),
        !layout.scrollsWhole
      else { continue }
      let rows = layout.root.rows
      let choice = DensityChoice(
        root: layout.root, layouter: layout.layouter,
        buttons: layout.header.map {
          $0.rect(inColumns: metrics.columns, isMirrored: layout.isMirrored)
        })
      #expect(layout.density == tried(choice, rows: metrics.rows), "seed \(seed)")
      #expect(choice.layOut(layout.density) == layout.topRows, "seed \(seed)")
      #expect(layout.root.rows == rows, "seed \(seed)")
      found[layout.density, default: 0] += 1
    }
    #expect(found.count == Density.allCases.count, "\(found)")
  }

  private func tried(_ choice: DensityChoice, rows: Int) -> Density {
    for density in Density.allCases {
      let top = choice.layOut(density)
      guard choice.root.fittingRows + top <= rows else { continue }
      guard density == .roomy, choice.root.rows + top > rows else { return density }
      let normalTop = choice.layOut(.normal)
      return choice.root.rows + normalTop <= rows ? .normal : .roomy
    }
    return .packed
  }
}
