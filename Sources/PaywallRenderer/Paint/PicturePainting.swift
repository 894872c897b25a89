import PaywallModel
import TerminalModel

extension Painter {
  /// Paints an image that is not fetched: a dotted frame, a sign in the middle, its file's name.
  func paintPicture(named name: String, of node: Node, _ rect: Rect) {
    let ground = canvas.ground(rect.column, rect.row)
    let tint = Look.Tint(color: Contrast.strongest(on: ground), alpha: UInt8(20 * node.look.alpha))
    canvas.fill(visual(rect), tint, owner: owner)
    canvas.clear(visual(rect))
    let soft = Look.Tint(color: tint.color, alpha: 110)
    paintEdges(
      node.style.isRounded ? .dottedRound : .dotted, rect, ink: soft, contrast: 1.6)
    guard rect.rows >= 3, rect.columns >= 5 else { return }
    let middle = Rect(
      column: rect.column + rect.columns / 2, row: rect.row + (rect.rows - 1) / 2, columns: 1,
      rows: 1)
    draw(.picture, middle, ink: soft, contrast: 3)
    paintName(name, rect, ink: soft)
  }

  private func paintName(_ name: String, _ rect: Rect, ink: Look.Tint) {
    let glyphs = Glyphs.split(name)
    let columns = TextWidth.columns(of: glyphs)
    guard columns > 0, columns + 6 <= rect.columns, rect.rows >= 4 else { return }
    let place = Rect(
      column: rect.column + 2, row: rect.endRow - 1, columns: columns + 2, rows: 1)
    var column = visual(place).column
    for glyph in [.blank] + glyphs + [.blank] {
      canvas.draw(
        glyph, column: column, row: place.row, ink: ink, contrast: 4.5,
        attributes: hasManyColors ? [] : .dim)
      column += Int(glyph.columns)
    }
  }

  /// Draws one character in a cell.
  func draw(
    _ drawn: Drawn, _ cell: Rect, ink: Look.Tint?, contrast: Double, attributes: Attributes = []
  ) {
    canvas.draw(
      glyph(drawn), column: visual(cell).column, row: cell.row, ink: ink, contrast: contrast,
      attributes: attributes)
  }
}
