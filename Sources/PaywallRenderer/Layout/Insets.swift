import PaywallModel

/// Columns that a frame and a padding keep free at both sides.
struct Insets {
  var left: Int
  var right: Int
  /// What padding yields down to.
  var leastLeft: Int
  var leastRight: Int

  init(left: Int, right: Int, leastLeft: Int, leastRight: Int) {
    self.left = max(left, leastLeft)
    self.right = max(right, leastRight)
    self.leastLeft = leastLeft
    self.leastRight = leastRight
  }

  /// Both sides at their least.
  var leastColumns: Int { leastLeft + leastRight }

  /// Gives columns of the larger side's padding to the content while it gets less than it needs.
  mutating func yield(to needed: Int, of columns: Int) {
    while columns - left - right < needed, left > leastLeft || right > leastRight {
      if right > leastRight, right - leastRight >= left - leastLeft {
        right -= 1
      } else {
        left -= 1
      }
    }
  }
}

extension Metrics {
  /// The columns at both sides of a node's content, its mark not counted.
  func insets(of node: Node, shape: Frame) -> Insets {
    let left = columns(ofSpacing: node.style.padding.left)
    let right = columns(ofSpacing: node.style.padding.right)
    switch shape {
    case .none, .rule, .stem: return Insets(left: left, right: right, leastLeft: 0, leastRight: 0)
    case .link, .pill, .badge:
      return Insets(left: left, right: right, leastLeft: 1, leastRight: 1)
    case .plate:
      let least = node.style.isRounded ? 1 : 0
      return Insets(left: left, right: right, leastLeft: least, leastRight: least)
    case .line, .solid: return Insets(left: left, right: right, leastLeft: 2, leastRight: 2)
    case .bar: return Insets(left: max(2, left), right: 0, leastLeft: 2, leastRight: 0)
    case .segment: return Insets(left: 1, right: 1, leastLeft: 1, leastRight: 1)
    }
  }

  /// Columns of the mark that stands before a node's content.
  func markColumns(of node: Node, shape: Frame) -> Int {
    guard let mark = node.mark else { return 0 }
    switch shape {
    case .line, .solid: return 0
    case .none, .rule, .stem, .pill, .badge, .plate, .link, .bar, .segment: return mark.columns + 1
    }
  }

  /// Columns of a node's margins.
  func margins(of node: Node) -> (left: Int, right: Int) {
    (
      columns(ofSpacing: node.style.margin.left), columns(ofSpacing: node.style.margin.right)
    )
  }
}
