extension Surface {
  /// Writes a text on one row, sanitised. Returns how far it went: the columns from `at` to the end
  /// of the text or to the right edge of `clip`, whichever comes first.
  ///
  /// A wide glyph is never drawn by half: where the edge of `clip` cuts it, a blank is drawn.
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    if let columns = Glyphs.singleColumns(of: text) {
      return write(single: text, columns, at: point, style: style, in: window(of: clip))
    }
    return write(glyphs: Glyphs.split(text), at: point, style: style, clip: clip)
  }

  /// The same for a text that takes at most `columns`: a longer one is cut and ended with
  /// `ellipsis` (`TextWidth.truncated`).
  @discardableResult
  public mutating func write(
    _ text: String, at point: Point, columns: Int, ellipsis: String, style: Style = .plain,
    clip: Rect? = nil
  ) -> Int {
    if let all = Glyphs.singleColumns(of: text), all <= columns {
      return write(single: text, all, at: point, style: style, in: window(of: clip))
    }
    let shown = TextWidth.truncated(Glyphs.split(text), to: columns, ellipsis: ellipsis)
    return write(glyphs: shown, at: point, style: style, clip: clip)
  }

  private func window(of clip: Rect?) -> Rect { clip.map { bounds.intersection($0) } ?? bounds }

  /// Writes a text of so many scalars of which each is a glyph of one column.
  private mutating func write(
    single text: String, _ count: Int, at point: Point, style: Style, in window: Rect
  ) -> Int {
    guard let place = place(of: count, at: point, in: window) else {
      return left(of: count, at: point, in: window)
    }
    let first = point.row * size.columns
    let blank = Cell(style: style)
    let bytes = text.utf8.span
    var cells = cells.mutableSpan
    if bytes.count == count {
      for column in place {
        cells[first + column] = Cell(plain: bytes[column - point.column], like: blank)
      }
    } else {
      var column = point.column
      for scalar in text.unicodeScalars {
        if place.contains(column) {
          cells[first + column] = Cell(Glyph(base: scalar.value, columns: 1), like: blank)
        }
        column += 1
      }
    }
    return place.upperBound - point.column
  }

  /// The columns that so many glyphs of one column take in a window; whatever wide glyphs they cut
  /// there is blanked. Nil where they take none.
  private mutating func place(of count: Int, at point: Point, in window: Rect) -> Range<Int>? {
    guard point.row >= window.row, point.row < window.endRow else { return nil }
    let end = min(point.column + count, window.endColumn)
    let start = max(point.column, window.column)
    guard start < end else { return nil }
    cutWideGlyphs(from: start, to: end, row: point.row)
    return start..<end
  }

  /// How far glyphs went that have no place in a window.
  private func left(of count: Int, at point: Point, in window: Rect) -> Int {
    guard point.row >= window.row, point.row < window.endRow else { return 0 }
    return max(0, min(point.column + count, window.endColumn) - point.column)
  }

  /// Writes glyphs on one row; see `write(_:at:style:clip:)`.
  @discardableResult
  public mutating func write(
    glyphs: [Glyph], at point: Point, style: Style = .plain, clip: Rect? = nil
  ) -> Int {
    let window = window(of: clip)
    guard point.row >= window.row, point.row < window.endRow else { return 0 }
    guard glyphs.allSatisfy({ $0.columns == 1 }) else {
      return writeWide(glyphs, at: point, style: style, in: window)
    }
    guard let place = place(of: glyphs.count, at: point, in: window) else {
      return left(of: glyphs.count, at: point, in: window)
    }
    let first = point.row * size.columns
    let blank = Cell(style: style)
    let written = glyphs.span
    var cells = cells.mutableSpan
    for column in place {
      cells[first + column] = Cell(written[column - point.column], like: blank)
    }
    return place.upperBound - point.column
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
      let first = row * size.columns
      put(cell, into: first + block.column..<first + block.endColumn)
    }
  }

  /// Puts one cell into a run of them.
  private mutating func put(_ cell: Cell, into places: Range<Int>) {
    var cells = cells.mutableSpan
    // Looked at once, so that the loop need not look at each place.
    guard places.lowerBound >= 0, places.upperBound <= cells.count else { return }
    for index in places { cells[index] = cell }
  }

  /// Draws a line of one column down some rows.
  mutating func drawSide(_ cell: Cell, column: Int, rows: Range<Int>) {
    guard column >= 0, column < size.columns else { return }
    for row in rows.clamped(to: 0..<size.rows) {
      cutWideGlyphs(from: column, to: column + 1, row: row)
      cells[row * size.columns + column] = cell
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
      let first = row * size.columns + window.column
      overwrite(first..<first + window.columns, with: source.cells, place)
    }
  }

  /// Writes as many cells of others over some. Slices would be counted and checked first, for each
  /// row.
  private mutating func overwrite(_ own: Range<Int>, with others: [Cell], _ place: Range<Int>) {
    precondition(own.count == place.count && own.upperBound <= cells.count)
    others.withUnsafeBufferPointer { source in
      cells.withUnsafeMutableBufferPointer { target in
        _ = UnsafeMutableBufferPointer(rebasing: target[own])
          .update(fromContentsOf: UnsafeBufferPointer(rebasing: source[place]))
      }
    }
  }

  /// Whether all glyphs of some cells take one column.
  private func areSingle(_ place: Range<Int>) -> Bool {
    let cells = cells.span.extracting(place)
    // All of them are looked at, several at a time: a wide one is rare.
    var differing: UInt64 = 0
    for index in cells.indices { differing |= cells[index].look ^ Cell.singleColumn }
    return differing & Cell.columnBits == 0
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
