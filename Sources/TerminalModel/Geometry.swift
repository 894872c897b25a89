/// How many columns and rows something has.
public struct Size: Hashable, Sendable {
  /// Cells from left to right.
  public var columns: Int
  /// Cells from top to bottom.
  public var rows: Int

  /// Makes a size; both are at least 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A cell's place, counted from 0 at the top left.
public struct Point: Hashable, Sendable {
  /// Counted from the left, from 0.
  public var column: Int
  /// Counted from the top, from 0.
  public var row: Int

  /// Makes a place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A block of cells.
public struct Rect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// The width in cells.
  public var columns: Int
  /// The height in cells.
  public var rows: Int

  /// Makes a block.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The first column right of the block.
  public var endColumn: Int { column + columns }
  /// The first row below the block.
  public var endRow: Int { row + rows }
  /// Whether the block has no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether the place lies in the block.
  public func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The block without `amount` cells at each side.
  public func inset(by amount: Int) -> Rect {
    Rect(
      column: column + amount, row: row + amount,
      columns: columns - 2 * amount, rows: rows - 2 * amount)
  }

  /// The cells that both blocks have.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }
}
