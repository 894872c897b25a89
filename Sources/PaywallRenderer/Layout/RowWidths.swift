import PaywallModel

/// The widths of an hstack's children: fixed ones first, short ones whole, the long one wraps.
struct RowWidths {
  let node: Node
  /// Inked children and spacers, in order.
  let children: [Node]
  let columns: Int
  let metrics: Metrics
  private(set) var widths: [Int]
  /// Columns that nobody has yet.
  private var rest: Int
  /// Columns before each child, and after the last.
  private(set) var gaps: [Int]

  init(node: Node, columns: Int, metrics: Metrics) {
    self.node = node
    self.columns = columns
    self.metrics = metrics
    children = node.children
    widths = Array(repeating: 0, count: children.count)
    gaps = Array(repeating: 0, count: children.count + 1)
    rest = columns
    setGaps()
    rest -= gaps.reduce(0, +)
  }

  private enum Kind {
    case fixed, percentage(Int), free, spacer
  }

  private func kind(of child: Node) -> Kind {
    if !child.hasInk { return .spacer }
    if child.isGlyph { return .fixed }
    switch child.style.width {
    case .points: return .fixed
    case .percentage(let part): return .percentage(min(100, max(0, part)))
    case nil: return .free
    }
  }

  private func isPercentage(_ index: Int) -> Bool {
    if case .percentage = kind(of: children[index]) { true } else { false }
  }

  private mutating func setGaps() {
    for index in 0...children.count {
      let before = index > 0 ? children[index - 1] : nil
      let after = index < children.count ? children[index] : nil
      let margins =
        (before.map { metrics.margins(of: $0).right } ?? 0)
        + (after.map { metrics.margins(of: $0).left } ?? 0)
      gaps[index] = margins
      guard let before, let after, before.hasInk, after.hasInk else { continue }
      if isPercentage(index - 1) && isPercentage(index) { continue }
      gaps[index] = max(1, margins)
    }
  }

  /// Assigns all widths.
  mutating func assign() {
    assignFixed()
    assignPercentages()
    assignFree()
    assignRest()
  }

  private mutating func give(_ width: Int, to index: Int) {
    widths[index] += width
    rest -= width
  }

  private mutating func assignFixed() {
    for (index, child) in children.enumerated() {
      if case .blank(let points) = child.body {
        give(max(0, min(Metrics.rounded(Metrics.limited(points), over: 8), rest)), to: index)
      }
      guard case .fixed = kind(of: child) else { continue }
      var width = child.naturalColumns
      if !child.isGlyph, case .points(let points) = child.style.width {
        width = max(child.leastColumns, Metrics.rounded(Metrics.limited(points), over: 8))
      }
      give(max(0, min(width, rest)), to: index)
    }
  }

  private mutating func assignPercentages() {
    var sum = 0
    var edge = 0
    let room = max(0, rest)
    for (index, child) in children.enumerated() {
      guard case .percentage(let part) = kind(of: child) else { continue }
      sum += part
      let next = min(room, Metrics.rounded(columns * sum, over: 100))
      give(next - edge, to: index)
      edge = next
    }
  }

  private mutating func assignFree() {
    let free = children.indices.filter {
      if case .free = kind(of: children[$0]) { true } else { false }
    }.sorted { children[$0].naturalColumns < children[$1].naturalColumns }
    var left = max(0, rest)
    for (position, index) in free.enumerated() {
      let width = min(children[index].naturalColumns, left / (free.count - position))
      give(width, to: index)
      left -= width
    }
  }

  private mutating func assignRest() {
    let extra = rest
    guard extra > 0 else { return }
    let spacers = children.indices.filter { !children[$0].hasInk && children[$0].isFlexible }
    if !spacers.isEmpty { return share(extra, among: spacers) }
    let free = children.indices.filter {
      if case .free = kind(of: children[$0]) { true } else { false }
    }
    guard node.takesWidth, !free.isEmpty else { return }
    let arePressed = free.allSatisfy { children[$0].press != nil }
    if free.count >= 3 || arePressed { return share(extra, among: free) }
    give(extra, to: free[0])
  }

  private mutating func share(_ extra: Int, among indices: [Int]) {
    for (position, index) in indices.enumerated() {
      give(
        extra * (position + 1) / indices.count - extra * position / indices.count, to: index)
    }
  }

  /// Sets the children's offsets; a row that leaves columns over stands at the hstack's place.
  func setOffsets() {
    let free = max(0, rest)
    let hasPercentage = children.indices.contains(where: isPercentage)
    var start = 0
    if !hasPercentage {
      switch node.style.horizontalAlignment ?? .center {
      case .leading: start = 0
      case .center: start = free / 2
      case .trailing: start = free
      }
    }
    for (index, child) in children.enumerated() {
      start += gaps[index]
      child.offset = start
      start += widths[index]
    }
  }
}
