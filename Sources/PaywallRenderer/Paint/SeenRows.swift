/// The rows of a canvas in which something is drawn: those of a window, or a few picked ones where
/// the others are known already.
struct SeenRows {
  private let range: Range<Int>
  private let picked: [Int]?

  /// All rows of a range.
  init(_ range: Range<Int>) {
    self.range = range
    picked = nil
  }

  /// Some rows, in ascending order.
  init(picked: [Int]) {
    range = (picked.first ?? 0)..<(picked.last.map { $0 + 1 } ?? 0)
    self.picked = picked
  }

  /// Whether only some rows are drawn.
  var arePicked: Bool { picked != nil }

  var count: Int { picked?.count ?? range.count }

  /// Those of them that a canvas of so many rows has.
  func clamped(to rows: Int) -> SeenRows {
    if let picked { return SeenRows(picked: picked.filter { $0 >= 0 && $0 < rows }) }
    return SeenRows(range.clamped(to: 0..<rows))
  }

  /// A row's number among them.
  func index(of row: Int) -> Int? {
    guard range.contains(row) else { return nil }
    return picked.map { $0.firstIndex(of: row) } ?? (row - range.lowerBound)
  }

  func contains(_ row: Int) -> Bool { index(of: row) != nil }

  func overlaps(_ rows: Range<Int>) -> Bool {
    guard range.overlaps(rows) else { return false }
    return picked?.contains(where: rows.contains) ?? true
  }

  /// The rows of a window's content that are seen: the window begins at `row`, its content is shown
  /// from `first` on.
  func inWindow(at row: Int, rows: Int, showing first: Int) -> SeenRows {
    guard let picked else { return SeenRows(first..<first + rows) }
    let seen = picked.filter { $0 >= row && $0 < row + rows }
    return SeenRows(picked: seen.map { $0 - row + first })
  }
}
