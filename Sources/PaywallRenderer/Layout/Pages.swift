import PaywallModel

extension Node {
  /// The pages of a horizontal scroll: the children of the row in it, else the one thing in it.
  var pagesInside: [Node] {
    guard let child = children.first else { return [] }
    if case .horizontal = child.body, child.frame == .none {
      return child.children.filter(\.hasInk)
    }
    return [child]
  }
}

extension Layouter {
  /// Pages of one height beside one another, the shown one in the middle, and a line that counts.
  func pager(_ node: Node, columns: Int, density: Density) -> Content {
    let pages = node.pagesInside
    for page in pages {
      let margins = metrics.margins(of: page)
      let room = max(0, columns - margins.left - margins.right)
      let width =
        page.style.width == nil ? min(room, page.naturalColumns) : width(of: page, in: room)
      layout(page, columns: width, density: density)
    }
    setOffsets(of: pages, shown: shownPage(of: node), columns: columns)
    var content = Content()
    content.rows = (pages.map(\.rows).max() ?? 0) + (pages.count > 1 ? 1 : 0)
    content.fittingRows = content.rows
    content.leastRows = content.rows
    content.lead = pages.map(\.lead).min() ?? 0
    content.trail = pages.map(\.trail).min() ?? 0
    return content
  }

  /// The index of the page that is shown among those that can be: the chosen child or, where that
  /// one is gone, the next.
  func shownPage(of node: Node) -> Int {
    let wanted = pages[node.path] ?? 0
    let visible = node.pagesInside
    let index = visible.firstIndex { ($0.path.indices.last ?? 0) >= wanted }
    return index ?? max(0, visible.count - 1)
  }

  private func setOffsets(of nodes: [Node], shown: Int, columns: Int) {
    guard nodes.indices.contains(shown) else { return }
    let page = nodes[shown]
    let free = max(0, columns - page.columns)
    if nodes.count == 1 || (shown > 0 && shown < nodes.count - 1) {
      page.offset = free / 2
    } else {
      page.offset = shown == 0 ? min(1, free) : max(0, free - 1)
    }
    for index in stride(from: shown - 1, through: 0, by: -1) {
      nodes[index].offset = nodes[index + 1].offset - 1 - nodes[index].columns
    }
    for index in shown + 1..<max(shown + 1, nodes.count) {
      nodes[index].offset = nodes[index - 1].offset + nodes[index - 1].columns + 1
    }
  }
}
