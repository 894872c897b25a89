import PaywallModel
import TerminalModel

/// How many blank rows a screen has above its first ink, so that no title runs under the header's
/// buttons.
struct HeaderRoom {
  let root: Node
  let density: Density
  let metrics: Metrics
  /// The cells of the header's buttons, in the columns of a language written from the left.
  let buttons: [Rect]

  /// Blank rows above the root.
  var rows: Int {
    let blank = min(1, density.gap(root.lead))
    guard !buttons.isEmpty else { return blank }
    switch firstInk(of: root, column: root.offset) {
    case .free: return density == .roomy ? blank : 0
    case .blank: return blank
    case .taken: return 1
    }
  }

  private enum FirstInk {
    /// An image or a short label: the buttons have room beside it.
    case free
    /// Blank rows of its own come first.
    case blank
    case taken
  }

  private func firstInk(of node: Node, column: Int) -> FirstInk {
    if node.top > 0, node.shape == .plate { return .blank }
    switch node.shape {
    case .none, .link, .plate: break
    case .rule, .stem, .line, .solid, .pill, .badge, .bar, .segment: return .taken
    }
    let start = column + node.left
    switch node.body {
    case .picture: return .free
    case .text: return isFree(node, column: start) ? .free : .taken
    case .scroll:
      guard let child = node.children.first else { return .free }
      return child.gap > 0 ? .blank : firstInk(of: child, column: start + child.offset)
    case .vertical:
      guard let child = node.children.first(where: \.hasInk) else { return .free }
      return firstInk(of: child, column: start + child.offset)
    case .horizontal, .layered: return firstInk(ofRow: node, column: start)
    case .pager, .icon, .mark, .progress, .spinner, .blank: return .taken
    }
  }

  /// Side by side, one child that is in the way is enough.
  private func firstInk(ofRow node: Node, column: Int) -> FirstInk {
    let inked = node.children.filter(\.hasInk)
    let all = inked.map { firstInk(of: $0, column: column + $0.offset) }
    return all.contains { $0 == .taken } ? .taken : all.first ?? .free
  }

  /// Whether a label has one line, leaves eight columns, and none of them under a button.
  private func isFree(_ node: Node, column: Int) -> Bool {
    guard node.lines.count == 1, let line = node.lines.first, line.columns <= metrics.columns - 8
    else { return false }
    let free = max(0, node.columns - node.left - node.right - line.columns)
    let start: Int
    switch node.style.alignment ?? .natural {
    case .natural, .leading: start = column
    case .center: start = column + free / 2
    case .trailing: start = column + free
    }
    let text = Rect(column: start, row: 0, columns: line.columns, rows: 1)
    return buttons.allSatisfy { $0.intersection(text).isEmpty }
  }
}

extension HeaderPlace {
  /// The cells of the button before a language written from the right mirrors them.
  func rect(inColumns columns: Int, isMirrored: Bool) -> Rect {
    guard isMirrored else { return rect }
    return Rect(column: columns - rect.endColumn, row: 0, columns: rect.columns, rows: 1)
  }
}
