import PaywallRenderer
import TerminalModel

/// Writes texts of the face into a surface: in the theme's glyphs, cut with `…` where they do not
/// fit.
struct Pen {
  let theme: Theme
  var ground = Ground.page

  /// Draws a text in a block of one row; gives the columns that it took.
  @discardableResult
  func write(
    _ text: String, at column: Int, in place: Rect, role: ColorRole = .text,
    isStrong: Bool = false, isReversed: Bool = false, into surface: inout Surface
  ) -> Int {
    let room = place.columns - column
    guard room > 0, !place.isEmpty else { return 0 }
    var style = theme.style(role, on: ground, isStrong: isStrong)
    if isReversed { style.attributes.insert(.reverse) }
    return surface.write(
      draw(text), at: Point(column: place.column + column, row: place.row), columns: room,
      ellipsis: PanelText.ellipsis(in: theme.glyphs), style: style, clip: place)
  }

  /// The text in the theme's glyphs.
  func draw(_ text: String) -> String { PanelText.text(text, in: theme.glyphs) }

  /// How many columns a text takes.
  func columns(of text: String) -> Int { TextWidth.columns(of: draw(text)) }
}
