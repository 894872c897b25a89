import PaywallModel

/// How many blank rows a screen has above its first ink, so that no title runs under the header's
/// button.
struct HeaderRoom {
  let root: Node
  let density: Density
  let metrics: Metrics

  /// Blank rows above the root.
  func rows(_ hasHeader: Bool) -> Int {
    let blank = min(1, density.gap(root.lead))
    guard hasHeader else { return blank }
    switch firstInk(of: root) {
    case .free: return density == .roomy ? blank : 0
    case .blank: return blank
    case .taken: return 1
    }
  }

  private enum FirstInk {
    /// An image or a short label: the button has room beside it.
    case free
    /// Blank rows of its own come first.
    case blank
    case taken
  }

  private func firstInk(of node: Node) -> FirstInk {
    if node.top > 0, node.shape == .plate { return .blank }
    switch node.shape {
    case .none, .link, .plate: break
    case .rule, .line, .solid, .pill, .badge, .bar, .segment: return .taken
    }
    switch node.body {
    case .picture: return .free
    case .text: return node.lines.count == 1 && isShort(node) ? .free : .taken
    case .scroll:
      guard let child = node.children.first else { return .free }
      return child.gap > 0 ? .blank : firstInk(of: child)
    case .vertical, .horizontal, .layered:
      return node.children.first(where: \.hasInk).map(firstInk) ?? .free
    case .pager, .icon, .mark, .spinner, .blank: return .taken
    }
  }

  private func isShort(_ node: Node) -> Bool {
    (node.lines.first?.columns ?? 0) <= metrics.columns - 8
  }
}
