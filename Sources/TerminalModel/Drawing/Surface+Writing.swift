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
    glyphs: [Glyph], at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let window = clip.map { bounds.intersection($0) } ?? bounds
    guard point.row >= window.row, point.row < window.endRow else { return 0 }
    guard glyphs.allSatisfy({ $0.columns == 1 }) else {
      return writeWide(glyphs, at: point, style: style, in: window)
    }
    let end = min(point.column + glyphs.count, window.endColumn)
    let start = max(point.column, window.column)
    guard start < end else { return max(0, end - point.column) }
    cutWideGlyphs(from: start, to: end, row: point.row)
    set(row: point.row, columns: start..<end) { column in
      Cell(glyphs[column - point.column], style: style)
    }
    return end - point.column
  }

  /// Writes glyphs of any width, each by itself.
  private mutating func writeWide(
    _ glyphs: [Glyph], at point: Point, style: Style, in window: Rect
  ) -> Int {
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
    guard !block.isEmpty else { return }
    guard glyph.columns == 1 else { return fillWide(block, style: style, glyph: glyph) }
    let cell = Cell(glyph, style: style)
    for row in block.row..<block.endRow {
      cutWideGlyphs(from: block.column, to: block.endColumn, row: row)
      set(row: row, columns: block.column..<block.endColumn) { _ in cell }
    }
  }

  private mutating func fillWide(_ block: Rect, style: Style, glyph: Glyph) {
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
    let offset = Point(column: block.column - point.column, row: block.row - point.row)
    for row in window.row..<window.endRow where !window.isEmpty {
      let from = (row + offset.row) * source.size.columns + window.column + offset.column
      let place = from..<from + window.columns
      guard source.areSingle(place) else {
        copyWide(source.cells[place], toRow: row, in: window)
        continue
      }
      cutWideGlyphs(from: window.column, to: window.endColumn, row: row)
      copy(source, from: from, toRow: row, in: window)
    }
  }

  /// Whether all glyphs of some cells take one column.
  private func areSingle(_ place: Range<Int>) -> Bool {
    let cells = cells.span
    for index in place where cells[index].columns != 1 { return false }
    return true
  }

  private mutating func copy(_ source: Surface, from: Int, toRow row: Int, in window: Rect) {
    let copied = source.cells.span
    set(row: row, columns: window.column..<window.endColumn) { column in
      copied[from + column - window.column]
    }
  }

  /// Copies a row of glyphs of any width, each by itself.
  private mutating func copyWide(_ copied: ArraySlice<Cell>, toRow row: Int, in window: Rect) {
    for (column, var cell) in zip(window.column..., copied) {
      if cell.glyph.columns == 0 {
        if column > window.column { continue }
        cell.glyph = .blank
      }
      put(cell, at: Point(column: column, row: row), in: window)
    }
  }

  /// Blanks the halves that stay of wide glyphs when the cells between two columns are written
  /// anew; there is at least one cell.
  private mutating func cutWideGlyphs(from start: Int, to end: Int, row: Int) {
    let first = row * size.columns
    if start > 0, cells[first + start].columns == 0 {
      cells[first + start - 1].glyph = .blank
    }
    if end < size.columns, cells[first + end - 1].columns == 2 {
      cells[first + end].glyph = .blank
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
