import PaywallModel
import TerminalModel

extension Painter {
  /// Paints what is inside a node's frame.
  func paintBody(of node: Node, _ content: Rect, isFollowed: Bool) {
    switch node.body {
    case .vertical: paintColumn(node, content, isFollowed: isFollowed)
    case .horizontal: paintRow(node, content)
    case .layered: paintLayers(node, content, isFollowed: isFollowed)
    case .scroll: paintScroll(node, content, isFollowed: isFollowed)
    case .pager(let path): paintPager(node, at: path, content)
    case .text(let block): paintText(block, of: node, content)
    case .icon(let drawn): paintIcon(drawn, of: node, content)
    case .mark(let mark): paint(mark, of: node, column: content.column, row: content.row)
    case .picture(let look): paintPicture(look, of: node, content)
    case .progress(let bar): paintProgress(bar, of: node, content)
    case .spinner: paintSpinner(of: node, content)
    case .blank: break
    }
  }

  private func paintColumn(_ node: Node, _ content: Rect, isFollowed: Bool) {
    let children = node.children
    let sharing = RowSharing(of: children, in: content.rows)
    var row = content.row
    if node.shape.centersContent {
      let used = children.indices.reduce(0) { $0 + children[$1].gap + sharing.height(of: $1) }
      row += max(0, content.rows - used) / 2
    }
    for (index, child) in children.enumerated() {
      let height = sharing.height(of: index)
      if child.hasInk {
        row += child.gap
        paint(
          child, column: content.column + child.offset, row: row, rows: height,
          isFollowed: Self.isFollowed(index, among: children) ?? isFollowed)
      }
      row += height
    }
  }

  /// Whether something is drawn directly below a child; nil for the last that can be seen.
  private static func isFollowed(_ index: Int, among children: [Node]) -> Bool? {
    guard let next = children[(index + 1)...].first(where: \.hasInk) else { return nil }
    return next.gap == 0 && next.firstRowIsInked
  }

  private func paintRow(_ node: Node, _ content: Rect) {
    guard node.flow.isEmpty else { return paintFlow(node, content) }
    let lastIndex = node.children.lastIndex(where: \.hasInk)
    for (index, child) in node.children.enumerated() where child.hasInk {
      let isHigh = child.isFlexible || child.frame == .stem
      let rows = isHigh ? content.rows : min(child.rows, content.rows)
      let isAtEnd =
        child.isGlyph ? index == 0 || index == lastIndex : index == 0 && child.holdsGlyphAlone
      let above = isAtEnd ? 0 : (content.rows - rows) / 2
      paint(
        child, column: content.column + child.offset, row: content.row + above, rows: rows)
    }
  }

  private func paintFlow(_ node: Node, _ content: Rect) {
    var row = content.row
    for line in node.flow {
      let rows = line.map { node.children[$0].rows }.max() ?? 0
      for index in line {
        let child = node.children[index]
        paint(child, column: content.column + child.offset, row: row, rows: child.rows)
      }
      row += rows
    }
  }

  private func paintLayers(_ node: Node, _ content: Rect, isFollowed: Bool) {
    let outer = isInLayers
    isInLayers = true
    defer { isInLayers = outer }
    for child in node.children where child.hasInk {
      let room = max(0, content.rows - child.gap)
      let rows = child.fillsLayer ? room : min(child.rows, room)
      let free = room - rows
      let above: Int
      switch child.style.verticalAlignment ?? .middle {
      case .top: above = 0
      case .middle: above = free / 2
      case .bottom: above = free
      }
      let row = content.row + (child.shape == .badge ? above : child.gap + above)
      paint(
        child, column: content.column + child.offset, row: row, rows: rows,
        isFollowed: isFollowed && free == 0)
    }
  }
}

extension Frame {
  /// Whether content stands in the middle of extra rows.
  fileprivate var centersContent: Bool {
    switch self {
    case .line, .solid: true
    case .none, .rule, .stem, .pill, .badge, .plate, .link, .bar, .segment: false
    }
  }
}

extension Node {
  /// Whether it takes the full height of the layers it is in.
  fileprivate var fillsLayer: Bool {
    if isFlexible { return true }
    guard style.verticalAlignment == nil else { return false }
    switch shape {
    case .line, .solid, .plate: return true
    case .none, .rule, .stem, .pill, .badge, .link, .bar, .segment: return false
    }
  }

  /// Whether nothing but one glyph is in it: a bullet with room around it.
  fileprivate var holdsGlyphAlone: Bool {
    guard case .vertical = body, frame == .none else { return false }
    let inked = children.filter(\.hasInk)
    return inked.count == 1 && inked[0].isGlyph
  }

  /// Whether its first row shows something.
  fileprivate var firstRowIsInked: Bool { shape != .plate || top == 0 }
}
