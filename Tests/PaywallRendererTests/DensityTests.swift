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
      let view = random.view()
      guard let layout = expectTried(view, "seed \(seed)") else { continue }
      found[layout.density, default: 0] += 1
    }
    #expect(found.count == Density.allCases.count, "\(found)")
  }

  /// What scrolls is short enough: all of it is seen at the normal density, at some height of the
  /// pane, and at none where it is longer than the pane.
  @Test func showsAllOfAScrollThatIsNotTooLongByItself() {
    var shownWhole = 0
    for seed in UInt64(1)...60 {
      var random = RandomScreen(seed: seed)
      var view = random.view()
      let wraps = Scroll(isHorizontal: false, component: view.screen.root)
      view.screen.root = Build.column([
        Build.label("Above") { Build.pad(&$0, 30) }, Component(.scroll(wraps)),
      ])
      for rows in 3...48 {
        view.pane.rows = rows
        guard let layout = expectTried(view, "seed \(seed), \(rows) rows") else { continue }
        if layout.density == .normal, layout.rows <= rows { shownWhole += 1 }
      }
    }
    #expect(shownWhole > 0)
  }

  /// The layout of a view, if it can be seen and what is pinned has room.
  private func expectTried(_ view: ScreenView, _ place: Comment) -> ScreenLayout? {
    let metrics = Metrics(
      columns: min(60, view.pane.columns), rows: view.pane.rows, paneRows: view.pane.rows)
    guard let layout = ScreenLayout(view: view, catalog: Catalog(), metrics: metrics),
      !layout.scrollsWhole
    else { return nil }
    let rows = layout.root.rows
    let choice = DensityChoice(
      root: layout.root, layouter: layout.layouter,
      buttons: layout.header.map {
        $0.rect(inColumns: metrics.columns, isMirrored: layout.isMirrored)
      })
    #expect(layout.density == tried(choice, rows: metrics.rows), place)
    #expect(choice.layOut(layout.density) == layout.topRows, place)
    #expect(layout.root.rows == rows, place)
    return layout
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
