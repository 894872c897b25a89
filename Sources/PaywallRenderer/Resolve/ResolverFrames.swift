import PaywallModel

extension Resolver {
  /// How a node's edge is drawn; the first rule that fits decides.
  func frame(of node: Node, isFilled: Bool, in outer: Surroundings) -> Frame {
    guard node.hasInk else {
      guard node.isStack, isFilled || node.style.hasBorder else { return .none }
      return node.style.isStem ? .stem : .rule
    }
    switch node.body {
    case .icon, .mark, .spinner: return node.press == nil ? .none : .link
    case .picture, .progress: return .none
    case .vertical, .horizontal, .layered, .scroll, .pager, .text, .blank: break
    }
    if node.style.hasBorder { return bordered(node) }
    if isFilled { return filled(node, in: outer) }
    guard let press = node.press else { return .none }
    return press.role == .tab ? .pill : .link
  }

  private func bordered(_ node: Node) -> Frame {
    guard metrics.isShort, !node.isRowOfPressables else { return .line }
    return node.press?.role == .button ? .pill : .bar
  }

  private func filled(_ node: Node, in outer: Surroundings) -> Frame {
    if let press = node.press {
      let isSmall = node.style.verticalPadding < 16 || press.role == .tab
      if metrics.isShort, !isSmall, !node.isOneText, press.role != .button { return .bar }
      return isSmall || metrics.isShort || outer.isInBorderedRow ? .pill : .solid
    }
    if case .text = node.body { return .badge }
    return isSmallRoundedStack(node) ? .badge : .plate
  }

  private func isSmallRoundedStack(_ node: Node) -> Bool {
    guard node.style.isRounded, node.style.verticalPadding < 16, node.children.count == 1,
      let child = node.children.first, case .text(let block) = child.body, child.frame == .none
    else { return false }
    return block.naturalColumns <= metrics.columns / 2
  }
}

extension Node {
  /// Whether it is a label, or a stack around one.
  fileprivate var isOneText: Bool {
    if case .text = body { return true }
    guard children.count == 1, let child = children.first else { return false }
    if case .text = child.body { return true } else { return false }
  }

  /// Whether its component holds others side by side, in a column or in layers.
  fileprivate var isStack: Bool {
    switch content {
    case .vstack, .hstack, .zstack, .unknown: true
    case .scroll, .label, .image, .spacer, .loader, .countdown, .carousel, .media, .progressBar,
      .webView:
      false
    }
  }
}

extension ComponentStyle {
  /// Whether a stack without ink is a line from above to below: at most 8 points wide, and higher
  /// than that or as high as what stands beside it.
  fileprivate var isStem: Bool {
    guard case .points(let width) = width, width <= 8 else { return false }
    switch height {
    case .points(let points): return points > width
    case .percentage: return true
    case nil: return (minimumHeight ?? 0) > width
    }
  }
}
