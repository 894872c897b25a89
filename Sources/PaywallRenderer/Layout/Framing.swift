import PaywallModel

extension Layouter {
  /// Puts a frame's rows around its content and says how much blank it wants around itself.
  func frame(_ node: Node, _ content: Content, density: Density) {
    let style = node.style
    let marginTop = Metrics.limited(style.margin.top)
    let marginBottom = Metrics.limited(style.margin.bottom)
    let above = Metrics.limited(style.padding.top) + content.lead
    let below = Metrics.limited(style.padding.bottom) + content.trail
    (node.top, node.bottom) = (0, 0)
    (node.lead, node.trail) = (marginTop, marginBottom)
    switch node.shape {
    case .none, .link:
      (node.lead, node.trail) = (marginTop + above, marginBottom + below)
    case .line, .solid:
      node.top = 1 + density.gap(max(0, above - 20))
      node.bottom = 1 + density.gap(max(0, below - 20))
      (node.lead, node.trail) = (max(0, marginTop - 6), max(0, marginBottom - 6))
    case .plate:
      let edge = density == .roomy ? 0 : 4
      node.top = density.gap(max(0, above - edge))
      node.bottom = density.gap(max(0, below - edge))
      if (style.cornerRadius ?? 0) >= 20 { node.top = max(1, node.top) }
    case .rule, .stem, .pill, .badge, .bar, .segment: break
    }
    setRows(of: node, content)
  }

  private func setRows(of node: Node, _ content: Content) {
    if node.shape == .rule {
      (node.rows, node.fittingRows, node.leastRows) = (1, 1, 1)
      return
    }
    if node.shape == .stem {
      node.rows = stemRows(of: node)
      (node.fittingRows, node.leastRows) = (node.rows, 1)
      return
    }
    let edges = node.top + node.bottom
    let least = leastRows(of: node)
    node.rows = max(least, content.rows + edges)
    node.fittingRows = max(least, content.fittingRows + edges)
    node.leastRows = max(least, content.leastRows + edges)
  }

  private func leastRows(of node: Node) -> Int {
    switch node.shape {
    case .line, .solid: max(3, Metrics.rounded(Metrics.limited(node.style.minimumHeight), over: 20))
    case .none, .rule, .stem, .pill, .badge, .plate, .link, .bar, .segment: 0
    }
  }

  private func stemRows(of node: Node) -> Int {
    guard case .points(let points) = node.style.height else { return 1 }
    return max(1, Metrics.rounded(Metrics.limited(points), over: 20))
  }
}
