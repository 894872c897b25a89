import TerminalModel

public import PaywallModel

/// Lays out a screen and paints it; the rules are in `Layout.md`.
public enum ScreenRenderer {
  /// Draws one screen, whatever its display mode, over the whole pane.
  public static func render(_ view: ScreenView, catalog: Catalog) -> RenderedScreen {
    RenderedScreen(
      surface: Surface(size: view.pane), targets: [], scroll: nil, isEmpty: true, firstFocus: nil)
  }

  /// Draws screens that lie on one another, bottom to top, each in its own shape (pop-in, drawer, …);
  /// targets and scroll are those of the one on top. All panes must be equal.
  public static func render(stack views: [ScreenView], catalog: Catalog) -> RenderedScreen? {
    views.last.map { render($0, catalog: catalog) }
  }
}
