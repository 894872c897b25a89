import PaywallModel

/// How a pager shows its pages besides the one in front.
struct PagerLook {
  /// Neighbours look in at the sides.
  var peeks = true
  /// The last row says which page it is; with dots where they fit.
  var showsCount = true
  var showsDots = false
  /// Every page takes the width that there is.
  var fillsWidth = false
  /// After the last page comes the first.
  var loops = false
  /// The page that is shown when nobody has turned one.
  var firstPage = 0
}

extension Node {
  /// How its pages are shown, where it has some.
  var pagerLook: PagerLook {
    guard case .carousel(let carousel) = content else { return PagerLook() }
    return PagerLook(
      peeks: carousel.peeks, showsCount: carousel.showsDots, showsDots: true, fillsWidth: true,
      loops: carousel.loops, firstPage: carousel.firstSlide)
  }

  /// The pages of a horizontal scroll: the children of the row in it, else the one thing in it; the
  /// slides of a carousel.
  var pagesInside: [Node] {
    if case .carousel = content { return children }
    guard let child = children.first else { return [] }
    if case .horizontal = child.body, child.frame == .none {
      return child.children.filter(\.hasInk)
    }
    return [child]
  }

  /// Rows below the pages that say which one is shown.
  var pagerCountRows: Int { pagesInside.count > 1 && pagerLook.showsCount ? 1 : 0 }
}

extension Layouter {
  /// Pages of one height beside one another, the shown one in the middle, and a line that counts.
  func pager(_ node: Node, columns: Int, density: Density) -> Content {
    let pages = node.pagesInside
    let look = node.pagerLook
    for page in pages {
      let margins = metrics.margins(of: page)
      let peek = look.fillsWidth && look.peeks && pages.count > 1 ? 4 : 0
      let room = max(0, columns - margins.left - margins.right - peek)
      let natural = look.fillsWidth ? room : min(room, page.naturalColumns)
      let width = page.style.width == nil ? natural : self.width(of: page, in: room)
      layout(page, columns: width, density: density)
    }
    setOffsets(of: pages, shown: shownPage(of: node), columns: columns)
    var content = Content()
    content.rows = (pages.map(\.rows).max() ?? 0) + node.pagerCountRows
    content.fittingRows = content.rows
    content.leastRows = content.rows
    content.lead = pages.map(\.lead).min() ?? 0
    content.trail = pages.map(\.trail).min() ?? 0
    return content
  }

  /// The index of the page that is shown among those that can be: the chosen child or, where that
  /// one is gone, the next.
  func shownPage(of node: Node) -> Int {
    var wanted = node.pagerLook.firstPage
    if case .pager(let path) = node.body { wanted = pages[path] ?? wanted }
    let visible = node.pagesInside
    let index = visible.firstIndex { $0.index >= wanted }
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
