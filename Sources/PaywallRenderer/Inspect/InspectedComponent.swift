public import PaywallModel
public import TerminalModel

/// One component of a screen beside what became of it: its cells, or why it has none.
public struct InspectedComponent: Hashable, Sendable {
  /// Where it is in its screen.
  public var path: ComponentPath
  /// As problems write it: `root.components[2].component`.
  public var documentPath: String
  /// The component as it was read.
  public var component: Component
  /// Its cells in the pane, as far as the window shows them; nil when it has none.
  public var rect: Rect?
  /// Its rows in the scrolled content; nil when it does not scroll.
  public var rowsInContent: Range<Int>?
  /// What it reads, tags replaced, in one line; nil when it is no text.
  public var text: String?
  /// Why it cannot be seen; nil when it can.
  public var absence: Absence?
  /// What is in it, in document order.
  public var children: [InspectedComponent]
}

extension ScreenRenderer {
  /// The screen's tree beside its picture: every component of the document, whether or not it can
  /// be seen.
  public static func inspect(_ view: ScreenView, catalog: Catalog) -> InspectedComponent {
    let metrics = Metrics(
      columns: min(60, view.pane.columns), rows: view.pane.rows, paneRows: view.pane.rows)
    let notes = ResolutionNotes()
    let layout = ScreenLayout.steady(
      view: view, catalog: catalog, metrics: metrics, notes: notes)
    let painted = PaintedScreen(
      layout, view: view, metrics: metrics, ground: view.pageColor, rows: view.pane.rows,
      keepsPlaces: true)
    let inspection = Inspection(
      root: view.screen.root, nodes: layout.map { Inspection.nodes(of: $0.root) } ?? [:],
      reasons: notes.absences, places: painted.places, window: painted.window,
      origin: Point(column: (view.pane.columns - metrics.columns) / 2, row: 0),
      pane: Rect(column: 0, row: 0, columns: metrics.columns, rows: view.pane.rows))
    return inspection.inspected(view.screen.root, at: ComponentPath(), under: .shown)
  }
}
