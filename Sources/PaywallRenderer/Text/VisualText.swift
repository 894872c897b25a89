import TerminalModel

extension ScreenView {
  /// The glyphs of a short text in the order in which they are put into cells.
  func glyphsInOrder(_ text: String) -> [Glyph] {
    switch textOrder {
    case .logical: return Glyphs.split(text)
    case .visual:
      let glyphs = Glyphs.split(ArabicLetters.shaped(text))
      guard
        let order = VisualOrder.order(of: glyphs.map(\.base), isFromRight: isRightToLeft)
      else { return glyphs }
      return order.map { place in
        var glyph = glyphs[place.index]
        if place.isMirrored { glyph.base = VisualOrder.mirrored(glyph.base) }
        return glyph
      }
    }
  }
}
