import PaywallModel

extension Layouter {
  /// Children side by side.
  func row(_ node: Node, columns: Int, density: Density) -> Content {
    var widths = RowWidths(node: node, columns: columns, metrics: metrics)
    widths.assign()
    for (child, width) in zip(widths.children, widths.widths) {
      layout(child, columns: width, density: density)
    }
    widths.setOffsets()
    return sideBySide(widths.children)
  }

  /// Children of equal width; if words would break, each gets what it needs first, and if even that
  /// does not fit, things to press flow into further rows.
  func equalRow(_ node: Node, columns: Int, density: Density) -> Content {
    node.flow = []
    let children = node.children.filter(\.hasInk)
    let shares = EqualShares(children: children, columns: columns, metrics: metrics)
    guard let widths = shares.widths(levels: node.shape == .segment || node.shape == .line)
    else {
      return node.isRowOfPressables
        ? flow(node, columns: columns, density: density)
        : fill(children, shares.even, density: density)
    }
    return fill(children, widths, density: density)
  }

  private func fill(_ children: [Node], _ widths: [Int], density: Density) -> Content {
    var start = 0
    for (child, width) in zip(children, widths) {
      let margins = metrics.margins(of: child)
      let room = max(0, width - margins.left - margins.right)
      layout(child, columns: child.isGlyph ? child.naturalColumns : room, density: density)
      child.offset = start + margins.left + max(0, room - child.columns) / 2
      start += width
    }
    return sideBySide(children)
  }

  private func sideBySide(_ children: [Node]) -> Content {
    var content = Content()
    let inked = children.filter(\.hasInk)
    content.rows = inked.map(\.rows).max() ?? 0
    content.fittingRows = inked.map(\.fittingRows).max() ?? 0
    content.leastRows = inked.map(\.leastRows).max() ?? 0
    content.lead = inked.map(\.lead).min() ?? 0
    content.trail = inked.map(\.trail).min() ?? 0
    return content
  }

  private func flow(_ node: Node, columns: Int, density: Density) -> Content {
    let isStacked = node.shape == .segment || node.shape == .line
    var lines: [[Int]] = []
    var used = 0
    for (index, child) in node.children.enumerated() {
      let width = isStacked ? columns : min(columns, child.naturalColumns)
      layout(child, columns: width, density: density)
      if !isStacked, let last = lines.indices.last, used + 1 + width <= columns {
        lines[last].append(index)
        used += 1 + width
      } else {
        lines.append([index])
        used = width
      }
    }
    node.flow = lines
    return flowed(node, columns: columns)
  }

  private func flowed(_ node: Node, columns: Int) -> Content {
    var content = Content()
    for line in node.flow {
      let children = line.map { node.children[$0] }
      let width = children.reduce(children.count - 1) { $0 + $1.columns }
      var start = max(0, columns - width) / 2
      for child in children {
        child.offset = start
        start += child.columns + 1
      }
      content.rows += children.map(\.rows).max() ?? 0
    }
    content.fittingRows = content.rows
    content.leastRows = content.rows
    content.lead = node.children.map(\.lead).min() ?? 0
    content.trail = node.children.map(\.trail).min() ?? 0
    return content
  }
}
