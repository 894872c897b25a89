import PaywallModel
import TerminalModel

extension Painter {
  /// Paints how much is done: a heavy line and what is left of it as a light one, or segments with
  /// a column between them.
  func paintProgress(_ bar: ProgressBar, of node: Node, _ content: Rect) {
    let columns = content.columns
    let hasSegments = bar.segmentCount > 1 && columns >= 2 * bar.segmentCount - 1
    let done = hasSegments ? 0 : filledColumns(bar, of: columns)
    for column in 0..<columns {
      let isFull: Bool
      if hasSegments {
        guard let segment = segment(at: column, of: bar.segmentCount, in: columns) else { continue }
        isFull = segment < bar.fullSegmentCount
      } else {
        isFull = column < done
      }
      let cell = Rect(column: content.column + column, row: content.row, columns: 1, rows: 1)
      draw(
        isFull ? .heavyRule : .rule, cell, ink: isFull ? node.look.ink : node.look.fill,
        contrast: isFull ? 3 : 1.5)
    }
  }

  /// Something that has begun shows it, and what is not finished is not shown as if it were.
  private func filledColumns(_ bar: ProgressBar, of columns: Int) -> Int {
    let exact = Int(bar.fraction * Double(columns) + 0.5)
    if bar.fraction > 0, exact == 0 { return min(1, columns) }
    return bar.fraction < 1 ? min(exact, max(0, columns - 1)) : columns
  }

  /// The segment that a column belongs to; nil between two.
  private func segment(at column: Int, of count: Int, in columns: Int) -> Int? {
    let total = columns + 1
    let segment = (column * count + count - 1) / total
    for candidate in [segment - 1, segment, segment + 1] where (0..<count).contains(candidate) {
      let start = candidate * total / count
      let end = (candidate + 1) * total / count - 1
      if (start..<end).contains(column) { return candidate }
    }
    return nil
  }
}
