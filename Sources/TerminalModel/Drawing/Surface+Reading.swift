/// Cells of one row that differ between two surfaces.
public struct ChangedRun: Hashable, Sendable {
  /// Counted from the top, from 0.
  public var row: Int
  /// Begins and ends at whole glyphs.
  public var columns: Range<Int>

  /// Makes a run.
  public init(row: Int, columns: Range<Int>) {
    self.row = row
    self.columns = columns
  }
}

extension Surface {
  /// The text of each row; the right half of a wide glyph gives nothing. Blanks at the right are
  /// cut unless they are asked for.
  public func rows(keepsTrailingBlanks: Bool = false) -> [String] {
    (0..<size.rows).map { row in
      text(row: row, columns: 0..<size.columns, keepsTrailingBlanks: keepsTrailingBlanks)
    }
  }

  /// The text of each row without the blanks at its right.
  public var rows: [String] { rows() }

  /// All rows, one a line, without blanks at their right.
  public var text: String { rows.joined(separator: "\n") }

  /// The text of some columns of one row.
  public func text(row: Int, columns: Range<Int>, keepsTrailingBlanks: Bool = true) -> String {
    var end = min(columns.upperBound, size.columns)
    if !keepsTrailingBlanks {
      while end > columns.lowerBound, self[end - 1, row].glyph == .blank { end -= 1 }
    }
    var result = ""
    for column in max(0, columns.lowerBound)..<max(0, columns.lowerBound, end) {
      result += self[column, row].glyph.text
    }
    return result
  }

  /// What must be sent so that a terminal that shows `earlier` shows this: runs of changed cells,
  /// at most eight equal cells apart. Everything when the sizes differ.
  public func changes(since earlier: Surface) -> [ChangedRun] {
    guard earlier.size == size else {
      return (0..<size.rows).map { ChangedRun(row: $0, columns: 0..<size.columns) }
    }
    var runs: [ChangedRun] = []
    for row in 0..<size.rows where !shows(row, like: earlier) {
      appendChanges(inRow: row, since: earlier, to: &runs)
    }
    return runs
  }

  /// Whether a row is the same in another surface of this size. All of its cells are looked at,
  /// several at a time: most rows are.
  private func shows(_ row: Int, like other: Surface) -> Bool {
    let place = row * size.columns..<(row + 1) * size.columns
    let (cells, others) = (cells.span.extracting(place), other.cells.span.extracting(place))
    guard cells.count == others.count else { return false }
    var differing: UInt64 = 0
    for index in cells.indices {
      differing |= cells[index].scalars ^ others[index].scalars
      differing |= cells[index].look ^ others[index].look
    }
    return differing == 0
  }

  /// Takes the cells of runs from another surface; after those of `other.changes(since: self)` it
  /// is equal to it.
  public mutating func take(_ runs: [ChangedRun], from other: Surface) {
    if size != other.size { self = Surface(size: other.size) }
    let taken = other.cells.span
    for run in runs {
      let first = run.row * size.columns
      set(row: run.row, columns: run.columns) { taken[first + $0] }
    }
  }

  private func appendChanges(
    inRow row: Int, since earlier: Surface, to runs: inout [ChangedRun]
  ) {
    let start = row * size.columns
    let (now, before) = (cells.span, earlier.cells.span)
    var open: Range<Int>?
    for column in 0..<size.columns where now[start + column] != before[start + column] {
      if let run = open, column - run.upperBound < 8 {
        open = run.lowerBound..<column + 1
      } else {
        if let open { runs.append(wholeGlyphs(ChangedRun(row: row, columns: open))) }
        open = column..<column + 1
      }
    }
    if let open { runs.append(wholeGlyphs(ChangedRun(row: row, columns: open))) }
  }

  private func wholeGlyphs(_ run: ChangedRun) -> ChangedRun {
    var first = run.columns.lowerBound
    var end = run.columns.upperBound
    if first > 0, self[first, run.row].columns == 0 { first -= 1 }
    if end < size.columns, self[end, run.row].columns == 0 { end += 1 }
    return ChangedRun(row: run.row, columns: first..<end)
  }
}
