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
    for column in place.column..<place.endColumn {
      let drawn =
        column == place.column ? left : column == place.endColumn - 1 ? right : middle
      edge(drawn, column: column, row: row, ink, contrast)
    }
  }

  /// Draws the left and, if there is one, the right side of a block.
  func paintSides(
    _ left: Drawn, _ right: Drawn?, _ rect: Rect, ink: Look.Tint?, contrast: Double
  ) {
    guard !rect.isEmpty else { return }
    let place = visual(rect)
    let first = isMirrored && right == nil ? place.endColumn - 1 : place.column
    for row in place.row..<place.endRow where canvas.shows(row: row) {
      edge(left, column: first, row: row, ink, contrast)
      if let right { edge(right, column: place.endColumn - 1, row: row, ink, contrast) }
    }
  }

  private func edge(
    _ drawn: Drawn, column: Int, row: Int, _ ink: Look.Tint?, _ contrast: Double
  ) {
    canvas.draw(glyph(drawn), column: column, row: row, ink: ink, contrast: contrast)
  }
}
