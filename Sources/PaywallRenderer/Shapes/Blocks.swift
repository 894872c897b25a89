import TerminalModel

extension Rect {
  /// The smallest block that holds both.
  func around(_ other: Rect) -> Rect {
    let (left, top) = (min(column, other.column), min(row, other.row))
    return Rect(
      column: left, row: top, columns: max(endColumn, other.endColumn) - left,
      rows: max(endRow, other.endRow) - top)
  }
}
