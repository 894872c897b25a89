extension Surface {
  /// Writes a text on one row, sanitised. Returns how far it went: the columns from `at` to the end
  /// of the text or to the right edge of `clip`, whichever comes first.
  ///
  /// A wide glyph is never drawn by half: where the edge of `clip` cuts it, a blank is drawn.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    write(glyphs: Glyphs.split(text), at: point, style: style, clip: clip)
  }

  /// Writes glyphs on one row; see `write(_:at:style:clip:)`.
  @discardableResult
  public mutating func write(
    glyphs: some Sequence<Glyph>, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let window = clip.map { bounds.intersection($0) } ?? bounds
    guard point.row >= window.row, point.row < window.endRow else { return 0 }
    var column = point.column
    for glyph in glyphs where glyph.columns > 0 {
      if column >= window.endColumn { break }
      put(Cell(glyph, style: style), at: Point(column: column, row: point.row), in: window)
      column += Int(glyph.columns)
    }
    return max(0, min(column, window.endColumn) - point.column)
  }

  /// Fills a block with one glyph; a wide glyph is repeated as often as it fits, then blanks
  /// follow.
  public mutating func fill(_ rect: Rect, style: Style = .plain, glyph: Glyph = .blank) {
    let block = bounds.intersection(rect)
    let step = max(1, Int(glyph.columns))
    for row in block.row..<block.endRow {
      for column in stride(from: block.column, to: block.endColumn, by: step) {
        put(Cell(glyph, style: style), at: Point(column: column, row: row), in: block)
      }
    }
  }

  /// Copies a block of another surface so that its top left cell comes to `point`.
  public mutating func copy(
    from source: Surface, sourceRect: Rect? = nil, to point: Point, clip: Rect? = nil
  ) {
    let block = source.bounds.intersection(sourceRect ?? source.bounds)
    let target = Rect(
      column: point.column, row: point.row, columns: block.columns, rows: block.rows)
    let window = bounds.intersection(target).intersection(clip ?? bounds)
    for row in window.row..<window.endRow {
      for column in window.column..<window.endColumn {
        let sourceColumn = block.column + column - point.column
        var cell = source[sourceColumn, block.row + row - point.row]
        if cell.glyph.columns == 0 {
          if column > window.column { continue }
          cell.glyph = .blank
        }
        put(cell, at: Point(column: column, row: row), in: window)
      }
    }
  }

  /// Changes the style of each cell of a block, and of a wide glyph's other half with it.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let block = bounds.intersection(rect)
    for row in block.row..<block.endRow {
      for column in block.column..<block.endColumn {
        self[column, row].style = change(self[column, row].style)
        self[column, row].picture = 0
      }
      if block.column < block.endColumn, self[block.column, row].glyph.columns == 0 {
        self[block.column - 1, row].style = self[block.column, row].style
      }
      if block.column < block.endColumn, self[block.endColumn - 1, row].glyph.columns == 2 {
        self[block.endColumn, row].style = self[block.endColumn - 1, row].style
      }
    }
  }

  /// Puts one glyph, blanks whatever wide glyphs it cuts, and itself where `window` cuts it.
  private mutating func put(_ cell: Cell, at point: Point, in window: Rect) {
    let end = point.column + Int(cell.glyph.columns)
    if point.column >= window.column && end <= window.endColumn {
      place(cell, at: point)
    } else {
      for column in max(
        point.column, window.column)..<max(window.column, min(end, window.endColumn))
      {
        place(Cell(style: cell.style), at: Point(column: column, row: point.row))
      }
    }
  }

  private mutating func place(_ cell: Cell, at point: Point) {
    let last = point.column + Int(cell.glyph.columns) - 1
    if self[point.column, point.row].glyph.columns == 0 {
      self[point.column - 1, point.row].glyph = .blank
    }
    if self[last, point.row].glyph.columns == 2 {
      self[last + 1, point.row].glyph = .blank
    }
    self[point.column, point.row] = cell
    if cell.glyph.columns == 2 {
      self[last, point.row] = Cell(.continuation, style: cell.style)
    }
  }
}
