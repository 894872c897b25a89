import PaywallModel
import TerminalModel

/// The second pass: how narrow each node may be and how wide it would like to be.
struct Measuring {
  let metrics: Metrics

  /// Measures a node after what is in it. `keepsWhole`: short labels are one word.
  func measure(_ node: Node, keepsWhole: Bool = false) {
    let keeps = keepsWhole || node.frame.keepsLabelsWhole
    for child in node.children { measure(child, keepsWhole: keeps) }
    var (least, natural) = node.frame == .stem ? (1, 1) : content(of: node, keepsWhole: keeps)
    let insets = metrics.insets(of: node, shape: node.frame)
    let mark = metrics.markColumns(of: node, shape: node.frame)
    least += insets.leastColumns + mark
    natural += insets.left + insets.right + mark
    if case .points(let points) = node.style.width, !node.isGlyph {
      natural = max(least, Metrics.rounded(Metrics.limited(points), over: 8))
    }
    node.leastColumns = least
    node.naturalColumns =
      node.isGlyph ? natural : max(least, limited(natural, by: node.style))
  }

  private func limited(_ columns: Int, by style: ComponentStyle) -> Int {
    var columns = columns
    if let most = style.maximumWidth {
      columns = min(columns, Metrics.rounded(Metrics.limited(most), over: 8))
    }
    if let least = style.minimumWidth {
      columns = max(columns, Metrics.rounded(Metrics.limited(least), over: 8))
    }
    return columns
  }

  private func content(of node: Node, keepsWhole: Bool) -> (least: Int, natural: Int) {
    switch node.body {
    case .text(let block):
      let isOneWord = keepsWhole && block.naturalColumns <= metrics.columns / 2
      return (isOneWord ? block.naturalColumns : block.leastColumns, block.naturalColumns)
    case .icon(let drawn):
      let columns = Int(drawn.unicode.columns)
      return (columns, columns)
    case .mark(let mark): return (mark.columns, mark.columns)
    case .spinner: return (1, 1)
    case .picture: return (3, 16)
    case .progress(let bar): return (min(8, 2 * bar.segmentCount - 1), 16)
    case .blank: return (0, 0)
    case .vertical, .layered, .scroll: return widest(node.children)
    case .pager: return (3, widest(node.pagesInside).natural)
    case .horizontal(let isEqual): return row(node.children, isEqual: isEqual)
    }
  }

  private func widest(_ children: [Node]) -> (least: Int, natural: Int) {
    var result = (least: 0, natural: 0)
    for child in children where child.hasInk {
      let margins = metrics.margins(of: child)
      result.least = max(result.least, child.leastColumns + margins.left + margins.right)
      result.natural = max(result.natural, child.naturalColumns + margins.left + margins.right)
    }
    return result
  }

  private func row(_ children: [Node], isEqual: Bool) -> (least: Int, natural: Int) {
    let inked = children.filter(\.hasInk)
    var result = (least: 0, natural: 0)
    var widestChild = 0
    for (index, child) in inked.enumerated() {
      let margins = metrics.margins(of: child)
      let between = index == 0 || isEqual ? 0 : 1
      let spacing = max(between, margins.left + margins.right)
      result.least += child.leastColumns + spacing
      result.natural += child.naturalColumns + spacing
      widestChild = max(widestChild, child.naturalColumns + spacing)
    }
    if isEqual { result.natural = widestChild * inked.count }
    return result
  }
}

extension Frame {
  /// Whether a short label inside is not to be divided.
  fileprivate var keepsLabelsWhole: Bool {
    switch self {
    case .pill, .badge, .link, .segment: true
    case .none, .rule, .stem, .line, .solid, .plate, .bar: false
    }
  }
}

extension Node {
  /// Whether it is drawn as one glyph or mark, whatever its width in points.
  var isGlyph: Bool {
    switch body {
    case .icon, .mark, .spinner: true
    case .vertical: frame == .stem
    case .horizontal, .layered, .scroll, .pager, .text, .picture, .progress, .blank: false
    }
  }
}
