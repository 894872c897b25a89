import PaywallModel
import TerminalModel

extension Painter {
  /// Paints what stands for a picture: a dotted frame, a sign in the middle, a name, and at the
  /// right a time. Where the dots of its file can be drawn, that is done later, in the same cells.
  func paintPicture(_ look: PictureLook, of node: Node, _ rect: Rect) {
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
    draw(look.sign, middle, ink: soft, contrast: 3)
    paintNames(look, rect, ink: soft)
    place(look, visual(rect), ground: ground)
  }

  /// Notes where the dots of a picture may be drawn.
  private func place(_ look: PictureLook, _ rect: Rect, ground: RGB) {
    guard let name = look.url, !name.isEmpty, pictures.count < Int(UInt8.max) else { return }
    pictures.append(PlacedPicture(name: name, rect: rect, fills: look.fills, ground: ground))
    canvas.mark(picture: UInt8(pictures.count), in: rect)
  }

  /// The name at the left of the lower edge, cut with a mark where it has no room; the caption at
  /// its right if it still fits.
  private func paintNames(_ look: PictureLook, _ rect: Rect, ink: Look.Tint) {
    guard rect.rows >= 3 else { return }
    let caption = Glyphs.split(look.caption)
    let captionColumns = TextWidth.columns(of: caption)
    let room = rect.columns - 6
    let hasCaption = captionColumns > 0 && captionColumns <= room
    let nameRoom = hasCaption ? room - captionColumns - 3 : room
    let name = shortened(look, columns: nameRoom, isShort: rect.rows < 4)
    paintName(name, at: rect.column + 2, rect, ink: ink)
    if hasCaption {
      paintName(caption, at: rect.endColumn - captionColumns - 4, rect, ink: ink)
    }
  }

  /// A picture's own name is left out where it has no room; what only has its name keeps a part.
  private func shortened(_ look: PictureLook, columns: Int, isShort: Bool) -> [Glyph] {
    let glyphs = view.glyphsInOrder(look.name)
    if TextWidth.columns(of: glyphs) <= columns {
      return isShort && look.sign == .picture ? [] : glyphs
    }
    if look.sign == .picture || columns < 3 { return [] }
    let ellipsis = view.glyphs == .ascii ? "..." : Glyphs.ellipsis
    return view.glyphsInOrder(
      TextWidth.truncated(look.name, to: columns, ellipsis: ellipsis))
  }

  private func paintName(_ glyphs: [Glyph], at start: Int, _ rect: Rect, ink: Look.Tint) {
    let columns = TextWidth.columns(of: glyphs)
    guard columns > 0 else { return }
    let place = Rect(column: start, row: rect.endRow - 1, columns: columns + 2, rows: 1)
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
