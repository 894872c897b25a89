import PaywallModel

/// The third pass: widths down, rows and points of blank up, at one density.
struct Layouter {
  let metrics: Metrics
  /// The one vertical scroll that moves; all others show everything they hold.
  let scroll: Node?
  /// Which page of a horizontal scroll is shown.
  let pages: [ComponentPath: Int]

  /// What is inside a frame: rows and points of blank that are not yet rounded.
  struct Content {
    var rows = 0
    var fittingRows = 0
    var leastRows = 0
    var lead = 0
    var trail = 0
  }

  /// Lays out a node of a given width.
  func layout(_ node: Node, columns: Int, density: Density) {
    node.columns = max(0, columns)
    node.shape = shape(of: node, density: density)
    setInsets(of: node)
    let inner = max(0, node.columns - node.left - node.right)
    let content = content(of: node, columns: inner, density: density)
    frame(node, content, density: density)
  }

  private func shape(of node: Node, density: Density) -> Frame {
    let isCompact = metrics.isShort || density == .tight || density == .packed
    return node.frame == .line && node.isRowOfPressables && isCompact ? .segment : node.frame
  }

  private func setInsets(of node: Node) {
    var insets = metrics.insets(of: node, shape: node.shape)
    let mark = metrics.markColumns(of: node, shape: node.shape)
    let own = metrics.insets(of: node, shape: node.frame)
    let natural = node.naturalColumns - own.left - own.right - mark
    let least = node.leastColumns - own.leastColumns - mark
    let room = node.columns - insets.leastColumns - mark
    insets.yield(
      to: max(min(24, natural), least <= room ? least : 0), of: node.columns - mark)
    node.left = insets.left + mark
    node.right = insets.right
  }

  private func content(of node: Node, columns: Int, density: Density) -> Content {
    switch node.body {
    case .vertical: return column(node, columns: columns, density: density)
    case .horizontal(let isEqual):
      return isEqual
        ? equalRow(node, columns: columns, density: density)
        : row(node, columns: columns, density: density)
    case .layered: return layers(node, columns: columns, density: density)
    case .scroll: return scroll(node, columns: columns, density: density)
    case .pager: return pager(node, columns: columns, density: density)
    case .text(let block): return text(block, node, columns: columns)
    case .picture(let look): return picture(look, node)
    case .icon, .mark, .progress, .spinner: return Content(rows: 1, fittingRows: 1, leastRows: 1)
    case .blank: return Content()
    }
  }

  private func text(_ block: TextBlock, _ node: Node, columns: Int) -> Content {
    if node.wrappedColumns != columns {
      node.lines = block.lines(
        columns: columns, isCentered: node.style.alignment == .center)
      node.wrappedColumns = columns
    }
    let count = node.lines.count
    return Content(rows: count, fittingRows: count, leastRows: count)
  }

  private func picture(_ look: PictureLook, _ node: Node) -> Content {
    var rows = min(look.usualRows, metrics.pictureRowLimit)
    if case .points(let height) = node.style.height {
      let points = Metrics.limited(height)
      if points >= 400 {
        return Content(rows: metrics.rows, fittingRows: 3, leastRows: 3)
      }
      rows = Metrics.rounded(points, over: metrics.picturePointsPerRow)
      rows = min(metrics.pictureRowLimit, max(3, rows))
    }
    return Content(rows: rows, fittingRows: rows, leastRows: min(3, rows))
  }

  private func scroll(_ node: Node, columns: Int, density: Density) -> Content {
    guard let child = node.children.first else { return Content() }
    // The density outside does not count inside, so nothing has changed at an equal width.
    if node.placedColumns != columns {
      place(child, in: columns, density: metrics.scrollDensity)
      node.placedColumns = columns
    }
    child.gap = metrics.scrollDensity.gap(child.lead)
    let rows = child.gap + child.rows + metrics.scrollDensity.gap(child.trail)
    guard node === scroll else { return Content(rows: rows, fittingRows: rows, leastRows: rows) }
    return Content(
      rows: rows, fittingRows: min(rows, Metrics.roundedUp(metrics.rows * 6, over: 10)),
      leastRows: min(rows, 5))
  }
}
