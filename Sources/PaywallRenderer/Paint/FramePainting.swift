import PaywallModel
import TerminalModel

extension Painter {
  /// Paints a node's fill and edges.
  func paintFrame(of node: Node, _ rect: Rect) {
    switch node.shape {
    case .none, .link: break
    case .rule: paintRule(node, rect)
    case .stem: paintStem(node, rect)
    case .line: paintLineBox(node, rect, ink: node.look.border)
    case .solid: paintSolid(node, rect)
    case .pill: paintPill(node, rect)
    case .badge: paintBadge(node, rect)
    case .plate: paintPlate(node, rect)
    case .bar: paintBar(node, rect)
    case .segment: paintSegment(node, rect)
    }
  }

  private func paintRule(_ node: Node, _ rect: Rect) {
    let ground = canvas.ground(visual(rect).column, rect.row)
    let ink = node.look.fill ?? node.look.border
    let color = ink.map { $0.color.composited(over: ground, alpha: $0.alpha) } ?? ground
    var isThick = false
    if case .points(let height) = node.style.height { isThick = height > 2 }
    let isHeavy = isThick && Contrast.ratio(color, ground) >= 2
    let line = Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1)
    canvas.draw(
      glyph(isHeavy ? .heavyRule : .rule), in: visual(line), ink: ink, contrast: 1.5)
  }

  /// A line from above to below; heavy where it is thicker than 2 points.
  private func paintStem(_ node: Node, _ rect: Rect) {
    var isThick = false
    if case .points(let width) = node.style.width { isThick = width > 2 }
    paintSides(
      isThick ? .heavyBar : .lightBar, nil, rect, ink: node.look.fill ?? node.look.border,
      contrast: 1.5)
  }

  private func paintLineBox(_ node: Node, _ rect: Rect, ink: Look.Tint?) {
    let isDisabled = node.press?.disabledReason != nil
    if let fill = node.look.fill, !isDisabled || hasManyColors {
      canvas.fill(visual(rect.inset(by: 1)), fill, owner: owner)
      canvas.stamp(visual(rect), owner: owner)
    } else {
      canvas.clear(visual(rect.inset(by: 1)))
    }
    let glyphs: FrameGlyphs
    if isDisabled {
      glyphs = .dashed
    } else if (node.style.borderWidth ?? 0) >= 2 {
      glyphs = .heavy
    } else {
      glyphs = node.style.isRounded ? .round : .light
    }
    paintEdges(glyphs, rect, ink: ink, contrast: 1.6)
  }

  private func paintSolid(_ node: Node, _ rect: Rect) {
    guard let fill = node.look.fill else { return paintLineBox(node, rect, ink: nil) }
    let ground = canvas.ground(visual(rect).column, rect.row)
    let color = fill.color.composited(over: ground, alpha: fill.alpha)
    if node.press?.disabledReason != nil || Contrast.ratio(color, ground) < 1.5 {
      return paintLineBox(node, rect, ink: fill)
    }
    canvas.fill(visual(rect.inset(by: 1)), fill, owner: owner, isSolid: true)
    canvas.stamp(visual(rect), owner: owner)
    paintEdges(.solid, rect, ink: Look.Tint(color: color, alpha: 255), contrast: 1)
  }

  private func paintPill(_ node: Node, _ rect: Rect) {
    let isDisabled = node.press?.disabledReason != nil
    let isTab = node.press?.role == .tab
    let isOn = !isTab || node.press?.isChosen == true
    if let fill = node.look.fill, !isDisabled {
      canvas.fill(visual(rect), fill, owner: owner, isSolid: isOn)
    }
    guard isOn, rect.columns >= 2 else { return }
    let left = isTab ? Drawn.chosenLeft : Drawn("[", "[")
    let right = isTab ? Drawn.chosenRight : Drawn("]", "]")
    paintSides(left, right, rect, ink: node.look.ink, contrast: 4.5)
  }

  private func paintBadge(_ node: Node, _ rect: Rect) {
    guard let fill = node.look.fill, rect.columns >= 2 else { return }
    let inner = Rect(
      column: rect.column + 1, row: rect.row, columns: rect.columns - 2, rows: rect.rows)
    canvas.fill(visual(inner), fill, owner: owner, isSolid: true)
    canvas.stamp(visual(rect), owner: owner)
    paintSides(.badgeLeft, .badgeRight, rect, ink: fill, contrast: 1)
  }

  private func paintPlate(_ node: Node, _ rect: Rect) {
    guard let fill = node.look.fill else { return }
    let ground = canvas.ground(visual(rect).column, rect.row)
    canvas.fill(visual(rect), fill, owner: owner)
    guard node.style.isRounded, !isSeen(fill, on: ground) else { return }
    if node.top > 0, node.bottom > 0, rect.columns >= 2 {
      paintEdges(.round, rect, ink: fill, contrast: 1.6)
    } else {
      let inked = Rect(
        column: rect.column, row: rect.row + node.top, columns: rect.columns,
        rows: rect.rows - node.top - node.bottom)
      let edge = isMirrored ? Drawn.plateEdgeMirrored : .plateEdge
      paintSides(edge, nil, inked, ink: fill, contrast: 1.6)
    }
  }

  private func paintBar(_ node: Node, _ rect: Rect) {
    let inner = Rect(
      column: rect.column + 1, row: rect.row, columns: rect.columns - 1, rows: rect.rows)
    if let fill = node.look.fill { canvas.fill(visual(inner), fill, owner: owner) }
    let isHeavy = (node.style.borderWidth ?? 0) >= 2
    paintSides(
      isHeavy ? .heavyBar : .lightBar, nil, rect, ink: node.look.border ?? node.look.fill,
      contrast: 1.6)
  }

  private func paintSegment(_ node: Node, _ rect: Rect) {
    if let fill = node.look.fill { canvas.fill(visual(rect), fill, owner: owner) }
    paintSides(
      Drawn("(", "("), Drawn(")", ")"), rect, ink: node.look.border, contrast: 1.6)
  }

  /// Whether a fill can be told from its ground on the terminal.
  private func isSeen(_ fill: Look.Tint, on ground: RGB) -> Bool {
    let color = fill.color.composited(over: ground, alpha: fill.alpha)
    switch view.depth {
    case .mono: return false
    case .ansi16: return Quantizer.ansi16(color) != Quantizer.ansi16(ground)
    case .xterm256: return Quantizer.xterm256(color) != Quantizer.xterm256(ground)
    case .trueColor: return color != ground
    }
  }

  /// Whether colours between a fill and its ground can be shown.
  var hasManyColors: Bool {
    switch view.depth {
    case .mono, .ansi16: false
    case .xterm256, .trueColor: true
    }
  }
}
