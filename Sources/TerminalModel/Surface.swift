/// A grid of cells, compared and diffed as a value. Whatever is drawn is drawn into one.
public struct Surface: Hashable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// Row after row, `size.columns` cells each.
  public internal(set) var cells: [Cell]

  /// Makes a surface of blanks.
  public init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(style: style), count: size.columns * size.rows)
  }

  /// The block of all cells.
  public var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// One cell; a place outside reads as blank and is not written.
  public subscript(column: Int, row: Int) -> Cell {
    get { contains(column, row) ? cells[row * size.columns + column] : Cell() }
    set { if contains(column, row) { cells[row * size.columns + column] = newValue } }
  }

  /// Puts cells into one row as they are, counted from the left; those outside are left out.
  @inlinable
  public mutating func set(row: Int, columns: Range<Int>, _ cell: (Int) -> Cell) {
    let columns = columns.clamped(to: 0..<size.columns)
    guard row >= 0, row < size.rows else { return }
    let first = row * size.columns
    var cells = cells.mutableSpan
    for column in columns { cells[first + column] = cell(column) }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < size.columns && row < size.rows
  }
}
