import PaywallModel

extension Layouter {
  /// Lays out a child of a column or of layers in the width that it gets, and sets its offset.
  func place(_ child: Node, in available: Int, density: Density) {
    let margins = metrics.margins(of: child)
    let room = max(0, available - margins.left - margins.right)
    layout(child, columns: width(of: child, in: room), density: density)
    let free = max(0, room - child.columns)
    switch child.style.horizontalAlignment ?? .center {
    case .leading: child.offset = margins.left
    case .center: child.offset = margins.left + free / 2
    case .trailing: child.offset = margins.left + free
    }
  }

  /// The columns of a child that has the line to itself.
  func width(of child: Node, in available: Int) -> Int {
    var columns: Int
    switch child.style.width {
    case _ where child.isGlyph: columns = child.naturalColumns
    case .percentage(let part):
      columns = Metrics.rounded(available * min(100, max(0, part)), over: 100)
    case .points(let points):
      columns = max(child.leastColumns, Metrics.rounded(Metrics.limited(points), over: 8))
    case nil: columns = child.takesWidth ? available : child.naturalColumns
    }
    if let most = child.style.maximumWidth, !child.isGlyph {
      columns = min(columns, Metrics.rounded(Metrics.limited(most), over: 8))
    }
    if let least = child.style.minimumWidth, !child.isGlyph {
      columns = max(columns, Metrics.rounded(Metrics.limited(least), over: 8))
    }
    return min(columns, available)
  }

  /// Children below one another: blank is summed up in points until ink comes, then rounded once.
  func column(_ node: Node, columns: Int, density: Density) -> Content {
    var content = Content()
    var blank = 0
    var isFirst = true
    for child in node.children {
      if case .blank(let points) = child.body, !child.hasInk {
        blank += points
        layout(child, columns: columns, density: density)
        continue
      }
      place(child, in: columns, density: density)
      if isFirst {
        content.lead = blank + child.lead
        child.gap = 0
      } else {
        child.gap = density.gap(blank + child.lead)
      }
      content.rows += child.gap + child.rows
      content.fittingRows += child.gap + child.fittingRows
      content.leastRows += child.gap + child.leastRows
      blank = child.trail
      isFirst = false
    }
    content.trail = blank
    return content
  }

  /// Children on one another, each at its own place.
  func layers(_ node: Node, columns: Int, density: Density) -> Content {
    let inked = node.children.filter(\.hasInk)
    for child in inked { place(child, in: columns, density: density) }
    var content = Content()
    content.lead = inked.map(\.lead).min() ?? 0
    content.trail = inked.map(\.trail).min() ?? 0
    let hasLabelOnBar = labelLiesOnBar(inked)
    for child in inked {
      child.gap = density.gap(child.lead - content.lead)
      if hasLabelOnBar, child.shape == .bar { child.gap = max(1, child.gap) }
      content.rows = max(content.rows, child.gap + child.rows)
      content.fittingRows = max(content.fittingRows, child.gap + child.fittingRows)
      content.leastRows = max(content.leastRows, child.gap + child.leastRows)
    }
    return content
  }

  /// A badge lies in the upper border of a card; a card drawn as a bar has none.
  private func labelLiesOnBar(_ children: [Node]) -> Bool {
    children.contains { $0.shape == .bar }
      && children.contains { $0.shape == .badge && $0.style.verticalAlignment == .top }
  }
}
