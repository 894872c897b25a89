import TerminalModel

extension Painter {
  /// Draws a frame along the inner edge of a block; the ground stays as it is outside.
  func paintEdges(_ glyphs: FrameGlyphs, _ rect: Rect, ink: Look.Tint?, contrast: Double) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let last = rect.endRow - 1
    paintLine(glyphs.upperLeft, glyphs.upper, glyphs.upperRight, rect, rect.row, ink, contrast)
    paintLine(glyphs.lowerLeft, glyphs.lower, glyphs.lowerRight, rect, last, ink, contrast)
    let sides = Rect(
      column: rect.column, row: rect.row + 1, columns: rect.columns, rows: rect.rows - 2)
    paintSides(glyphs.left, glyphs.right, sides, ink: ink, contrast: contrast)
  }

  private func paintLine(
    _ left: Drawn, _ middle: Drawn, _ right: Drawn, _ rect: Rect, _ row: Int,
    _ ink: Look.Tint?, _ contrast: Double
  ) {
    guard canvas.shows(row: row) else { return }
    let place = visual(rect)
    let between = Rect(column: place.column + 1, row: row, columns: place.columns - 2, rows: 1)
    edge(left, column: place.column, row: row, ink, contrast)
    canvas.draw(glyph(middle), in: between, ink: ink, contrast: contrast)
    edge(right, column: place.endColumn - 1, row: row, ink, contrast)
  }

  /// Draws the left and, if there is one, the right side of a block.
  func paintSides(
    _ left: Drawn, _ right: Drawn?, _ rect: Rect, ink: Look.Tint?, contrast: Double
  ) {
    guard !rect.isEmpty else { return }
    let place = visual(rect)
    let first = isMirrored && right == nil ? place.endColumn - 1 : place.column
    let rows = place.row..<place.endRow
    canvas.draw(glyph(left), column: first, rows: rows, ink: ink, contrast: contrast)
    guard let right else { return }
    canvas.draw(
      glyph(right), column: place.endColumn - 1, rows: rows, ink: ink, contrast: contrast)
  }

  private func edge(
    _ drawn: Drawn, column: Int, row: Int, _ ink: Look.Tint?, _ contrast: Double
  ) {
    canvas.draw(glyph(drawn), column: column, row: row, ink: ink, contrast: contrast)
  }
}
