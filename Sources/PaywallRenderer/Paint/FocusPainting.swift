import PaywallModel
import TerminalModel

extension Painter {
  /// Draws the two marks that point at the focused thing, inside it.
  func paintFocus(of node: Node, _ rect: Rect, row: Int) {
    switch node.shape {
    case .line, .solid:
      let columns = (rect.column + 1, rect.endColumn - 2)
      focusMarks(columns, row: row, rightNeedsBlank: true)
    case .pill: focusMarks((rect.column, rect.endColumn - 1), row: row, rightNeedsBlank: false)
    case .bar: focusMark(.focusLeft, column: rect.column, row: row)
    case .link: paintLinkFocus(rect, row: row)
    case .none, .rule, .stem, .badge, .plate, .segment:
      focusMarks((rect.column, rect.endColumn - 1), row: row, rightNeedsBlank: true)
    }
  }

  private func focusMarks(_ columns: (Int, Int), row: Int, rightNeedsBlank: Bool) {
    let left = visual(Rect(column: columns.0, row: row, columns: 1, rows: 1)).column
    let right = visual(Rect(column: columns.1, row: row, columns: 1, rows: 1)).column
    let (first, second) = (min(left, right), max(left, right))
    focusMark(.focusLeft, column: first, row: row)
    guard second > first else { return }
    if rightNeedsBlank, !canvas.isBlank(second, row) { return }
    focusMark(.focusRight, column: second, row: row)
  }

  private func focusMark(_ drawn: Drawn, column: Int, row: Int) {
    canvas.draw(glyph(drawn), column: column, row: row, ink: nil, contrast: 4.5)
  }

  /// Close to the label, which is reversed.
  private func paintLinkFocus(_ rect: Rect, row: Int) {
    let place = visual(rect)
    guard let ink = inkedColumns(of: place, row: row) else {
      return focusMark(.focusLeft, column: place.column, row: row)
    }
    canvas.add(
      .reverse, to: Rect(column: ink.lowerBound, row: row, columns: ink.count, rows: 1))
    focusMark(.focusLeft, column: max(place.column, ink.lowerBound - 1), row: row)
    focusMark(.focusRight, column: min(place.endColumn - 1, ink.upperBound + 1), row: row)
  }

  /// The columns from the first to the last glyph of a block's row.
  func inkedColumns(of rect: Rect, row: Int) -> ClosedRange<Int>? {
    let columns = (rect.column..<rect.endColumn).filter { !canvas.isBlank($0, row) }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// Draws what tells a disabled thing besides its colours.
  func paintDisabled(_ node: Node, _ rect: Rect, row: Int) {
    switch node.shape {
    case .line, .solid:
      disabledMarks(rect.column + 1, rect.endColumn - 2, row: row)
    case .pill, .link, .none, .rule, .stem, .badge, .plate, .segment:
      disabledMarks(rect.column, rect.endColumn - 1, row: row)
    case .bar: disabledMarks(rect.column, rect.column, row: row)
    }
  }

  private func disabledMarks(_ left: Int, _ right: Int, row: Int) {
    for column in [left, right] {
      let cell = Rect(column: column, row: row, columns: 1, rows: 1)
      draw(.disabled, cell, ink: nil, contrast: 3, attributes: .dim)
    }
  }
}
