import PaywallModel
import TerminalModel

/// A laid-out screen and where it is in its pane.
struct ScreenPlace {
  let layout: ScreenLayout?
  let metrics: Metrics
  /// As many as are painted.
  let rows: Int
  /// Its first cell in the pane.
  let origin: Point

  /// Without a shape it covers the pane.
  init(
    of view: ScreenView, _ shape: Shape?, at place: Int, catalog: Catalog,
    memory: inout LayoutMemory
  ) {
    let pane = view.pane
    metrics =
      shape?.metrics(in: pane)
      ?? Metrics(columns: min(60, pane.columns), rows: pane.rows, paneRows: pane.rows)
    layout = memory.layout(of: view, at: place, catalog: catalog, metrics: metrics)
    guard let shape else {
      rows = pane.rows
      origin = Point(column: (pane.columns - metrics.columns) / 2, row: 0)
      return
    }
    rows = layout.map { shape.contentRows(of: $0, view) } ?? 1
    origin = shape.origin(columns: metrics.columns, rows: rows, in: pane)
  }

  /// Paints the screen over what its pane shows already.
  func render(_ view: ScreenView, over surface: consuming Surface) -> RenderedScreen {
    let painted = PaintedScreen(
      layout, view: view, metrics: metrics, ground: view.pageColor, rows: rows)
    painted.canvas.write(to: &surface, at: origin, depth: view.depth)
    return RenderedScreen(painted, isEmpty: layout == nil, surface: surface, origin: origin)
  }

  /// Paints only some rows of the pane.
  func repaint(_ view: ScreenView, rows picked: Set<Int>, of rendered: inout RenderedScreen) {
    let painter = PaintedScreen.painter(
      ofRows: picked.map { $0 - origin.row }.sorted(), layout, view: view, metrics: metrics,
      ground: view.pageColor, rows: rows)
    painter.canvas.write(to: &rendered.surface, at: origin, depth: view.depth)
    rendered.changing.adopt(
      spinners: Set(painter.spinnerRows.map { $0 + origin.row }), in: picked)
  }
}
