import PaywallModel
import TerminalModel

extension Painter {
  /// Paints wrapped lines, each at its place in the block, and the links in them.
  func paintText(_ block: TextBlock, of node: Node, _ content: Rect) {
    let first = content.row + max(0, content.rows - node.lines.count) / 2
    var links = LinkPainting(of: node, firstOwner: Int32(pressed.count))
    for (index, line) in node.lines.enumerated() where index < max(content.rows, 1) {
      // What is not seen matters only for what can be pressed in it.
      guard canvas.shows(row: first + index) || !node.children.isEmpty else { continue }
      let free = max(0, content.columns - line.columns)
      let start: Int
      switch node.style.alignment ?? .natural {
      case .natural, .leading: start = 0
      case .center: start = free / 2
      case .trailing: start = free
      }
      let place = Rect(
        column: content.column + start, row: first + index,
        columns: min(line.columns, content.columns), rows: 1)
      paint(line, of: block, node, visual(place), &links)
    }
    if !node.children.isEmpty { finish(links) }
  }

  private func paint(
    _ line: TextLine, of block: TextBlock, _ node: Node, _ place: Rect,
    _ links: inout LinkPainting
  ) {
    let places = places(of: line, in: block)
    if places == nil, let plain = block.glyphs.plain {
      return paintPlain(plain.bytes[line.range], isBold: plain.isBold, of: node, place)
    }
    if places == nil, node.children.isEmpty, let glyphs = block.glyphs.each {
      return paintRuns(of: glyphs[line.range], of: node, place)
    }
    var column = place.column
    for position in 0..<line.range.count {
      let index = line.range.lowerBound + (places?[position].index ?? position)
      var glyph = block.glyphs[index]
      if places?[position].isMirrored == true {
        glyph.glyph.base = VisualOrder.mirrored(glyph.glyph.base)
      }
      if column + Int(glyph.glyph.columns) > place.endColumn { break }
      paint(glyph, of: node, column: column, row: place.row)
      let cell = Rect(
        column: column, row: place.row, columns: Int(glyph.glyph.columns), rows: 1)
      if let number = glyph.link {
        links.add(cell, to: number)
        canvas.stamp(cell, owner: links.firstOwner + Int32(number))
      }
      column += cell.columns
    }
  }

  private func paint(_ glyph: TextGlyph, of node: Node, column: Int, row: Int) {
    let link = glyph.link.map { node.children[$0] }
    let isLink = link?.press.map { $0.disabledReason == nil } ?? false
    let look = link?.look ?? node.look
    let isUnderlined = isUnderlined || isLink
    guard glyph.glyph.base != 0x20 || isUnderlined else { return }
    canvas.draw(
      glyph.glyph, column: column, row: row, ink: look.ink ?? node.look.ink,
      contrast: look.isDisabled || glyph.isStruck ? 3 : 4.5,
      attributes: attributes(of: glyph, look, isBold: node.look.isBold, isUnderlined))
  }

  /// Plain ASCII without links has one look.
  private func paintPlain(
    _ bytes: ArraySlice<UInt8>, isBold: Bool, of node: Node, _ place: Rect
  ) {
    let glyph = TextGlyph(glyph: .blank, isBold: isBold, isStruck: false)
    canvas.draw(
      plain: bytes.prefix(place.columns), column: place.column, row: place.row,
      ink: node.look.ink, contrast: node.look.isDisabled ? 3 : 4.5,
      attributes: attributes(of: glyph, node.look, isBold: node.look.isBold, isUnderlined),
      drawsBlanks: isUnderlined)
  }

  /// Text without links, in runs of one look; wide glyphs by themselves.
  private func paintRuns(of glyphs: ArraySlice<TextGlyph>, of node: Node, _ place: Rect) {
    var (index, column) = (glyphs.startIndex, place.column)
    while index < glyphs.endIndex {
      let first = glyphs[index]
      var end = index + 1
      while end < glyphs.endIndex, first.continues(in: glyphs[end]) { end += 1 }
      let columns = Int(first.glyph.columns) * (end - index)
      if column + columns > place.endColumn, first.glyph.columns != 1 { break }
      let room = min(columns, place.endColumn - column)
      let run = Rect(column: column, row: place.row, columns: room, rows: 1)
      if first.glyph.columns == 1 {
        paint(glyphs[index..<end], like: first, of: node, run)
      } else {
        paint(first, of: node, column: column, row: place.row)
      }
      (index, column) = (end, column + columns)
    }
  }

  /// Glyphs of one column and one look.
  private func paint(
    _ glyphs: ArraySlice<TextGlyph>, like first: TextGlyph, of node: Node, _ run: Rect
  ) {
    canvas.draw(
      glyphs, in: run, ink: node.look.ink,
      contrast: node.look.isDisabled || first.isStruck ? 3 : 4.5,
      attributes: attributes(of: first, node.look, isBold: node.look.isBold, isUnderlined),
      drawsBlanks: isUnderlined)
  }

  /// Where the glyphs of a line come from, from left to right, as the terminal needs them; nil
  /// where the line stays as it is.
  private func places(of line: TextLine, in block: TextBlock) -> [VisualOrder.Place]? {
    guard view.textOrder == .visual, isMirrored || block.glyphs.runFromRight else { return nil }
    let bases = line.range.map { block.glyphs[$0].glyph.base }
    return VisualOrder.order(of: bases, isFromRight: isMirrored)
  }

  private func attributes(
    of glyph: TextGlyph, _ look: Look, isBold: Bool, _ isUnderlined: Bool
  ) -> Attributes {
    var attributes: Attributes = []
    if glyph.isBold || look.isBold || isBold { attributes.insert(.bold) }
    if isUnderlined { attributes.insert(.underline) }
    let isFaint = (look.isDisabled && !hasManyColors) || (look.isMinor && isMono)
    if glyph.isStruck || isFaint { attributes.insert(.dim) }
    return attributes
  }

  /// Paints an icon's one glyph.
  func paintIcon(_ drawn: Drawn, of node: Node, _ content: Rect) {
    let start = content.column + max(0, content.columns - Int(drawn.unicode.columns)) / 2
    let rect = Rect(column: start, row: content.row, columns: 1, rows: 1)
    canvas.draw(
      glyph(drawn), column: visual(rect).column, row: content.row, ink: node.look.ink,
      contrast: 4.5)
  }

  /// Paints the mark of a choice.
  func paint(_ mark: ChoiceMark, of node: Node, column: Int, row: Int) {
    let rect = visual(Rect(column: column, row: row, columns: mark.columns, rows: 1))
    var column = rect.column
    for glyph in Glyphs.split(view.glyphs == .ascii ? mark.asciiText : mark.text) {
      canvas.draw(glyph, column: column, row: row, ink: nil, contrast: 7)
      column += 1
    }
  }

  /// Paints a node's own mark: in the upper edge of a box, else before the content.
  func paintMark(of node: Node, _ rect: Rect, _ content: Rect) {
    guard let mark = node.mark else { return }
    switch node.shape {
    case .line, .solid:
      if rect.columns >= mark.columns + 4 {
        paint(mark, of: node, column: rect.column + 2, row: rect.row)
      }
    case .bar: paint(mark, of: node, column: rect.column + 1, row: rect.row)
    case .none, .rule, .stem, .pill, .badge, .plate, .link, .segment:
      paint(mark, of: node, column: content.column - mark.columns - 1, row: content.row)
    }
  }

  /// Paints a line of glyphs, such as `‹ 2 of 4 ›`, in the middle of a block's row.
  func paintCentered(_ glyphs: [Glyph], in rect: Rect, row: Int, ink: Look.Tint?) {
    let columns = TextWidth.columns(of: glyphs)
    var column = visual(rect).column + max(0, rect.columns - columns) / 2
    for glyph in glyphs {
      canvas.draw(glyph, column: column, row: row, ink: ink, contrast: 4.5)
      column += Int(glyph.columns)
    }
  }
}

extension TextGlyph {
  /// Whether the next one is drawn with it: both have one column and one look.
  fileprivate func continues(in next: TextGlyph) -> Bool {
    glyph.columns == 1 && next.glyph.columns == 1 && isBold == next.isBold
      && isStruck == next.isStruck
  }
}

extension ChoiceMark {
  /// The cells of the mark without Unicode.
  var asciiText: String { kind == .radio && isOn ? "(*)" : text }
}
