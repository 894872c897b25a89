import PaywallModel
import TerminalModel

/// The cells of the links in one label.
struct LinkPainting {
  /// The links, in the label's order; a link's owner is the first owner and its number.
  let nodes: [Node]
  let firstOwner: Int32
  private(set) var cells: [[Rect]]

  init(of node: Node, firstOwner: Int32) {
    nodes = node.children
    self.firstOwner = firstOwner
    cells = Array(repeating: [], count: node.children.count)
  }

  /// Neighbouring cells of a row become one block.
  mutating func add(_ cell: Rect, to link: Int) {
    if var last = cells[link].last, last.row == cell.row, last.endColumn == cell.column {
      last.columns += cell.columns
      cells[link][cells[link].count - 1] = last
    } else {
      cells[link].append(cell)
    }
  }
}

extension Painter {
  /// Makes targets of the links that were painted, and marks the one with the focus.
  func finish(_ links: LinkPainting) {
    for (node, blocks) in zip(links.nodes, links.cells) {
      let around = blocks.first.map { first in blocks.reduce(first) { $0.around($1) } }
      var painted = PaintedPressable(
        node: node, rect: around ?? Rect(column: 0, row: 0, columns: 0, rows: 0),
        isInContent: isInContent)
      painted.marks.rows = painted.rect.row..<max(painted.rect.row + 1, painted.rect.endRow)
      pressed.append(painted)
      if let press = node.press, press.isTarget(view.focus) || press.isTarget(view.pressed) {
        mark(blocks)
      }
    }
  }

  /// A link with the focus is reversed; marks stand beside it where there is a blank.
  private func mark(_ blocks: [Rect]) {
    for block in blocks { canvas.add(.reverse, to: block) }
    guard let first = blocks.first, let last = blocks.last else { return }
    markBlank(.focusLeft, column: first.column - 1, row: first.row)
    markBlank(.focusRight, column: last.endColumn, row: last.row)
  }

  private func markBlank(_ drawn: Drawn, column: Int, row: Int) {
    guard canvas.clip.contains(Point(column: column, row: row)),
      canvas.isBlank(column, row)
    else { return }
    canvas.draw(glyph(drawn), column: column, row: row, ink: nil, contrast: 4.5)
  }
}
