import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import PaywallRenderer

/// What is out of sight and leaves no trace is not painted; the picture is as if it were.
@Suite struct UnseenPaintingTests {
  @Test(arguments: [UInt64](1...200))
  func aPictureIsThatOfWhichEverythingIsPainted(seed: UInt64) {
    var random = RandomScreen(seed: seed)
    for step in 0..<6 {
      var view = random.view()
      let wraps = Scroll(isHorizontal: false, component: view.screen.root)
      if step > 2 { view.screen.root = Component(.scroll(wraps)) }
      let some = picture(of: view, paintsAll: false)
      let all = picture(of: view, paintsAll: true)
      #expect(some == all, "seed \(seed), step \(step)")
    }
  }

  private func picture(of view: ScreenView, paintsAll: Bool) -> RenderedScreen {
    let metrics = Metrics(
      columns: min(60, view.pane.columns), rows: view.pane.rows, paneRows: view.pane.rows)
    let layout = ScreenLayout.steady(view: view, catalog: Catalog(), metrics: metrics)
    let painted = PaintedScreen(
      layout, view: view, metrics: metrics, ground: .black, rows: view.pane.rows,
      keepsPlaces: paintsAll)
    var surface = Surface(size: view.pane)
    painted.canvas.write(to: &surface, at: Point(column: 0, row: 0), depth: view.depth)
    return RenderedScreen(
      painted, isEmpty: layout == nil, surface: surface, origin: Point(column: 0, row: 0))
  }
}
