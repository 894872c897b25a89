import TerminalModel

/// The last row: the keys of the place.
struct FooterRow {
  let shell: Shell

  /// Where each hint is, from the left edge.
  func placed(columns: Int) -> [(hint: FooterHint, columns: Range<Int>)] {
    let pen = Pen(theme: shell.options.theme)
    var column = columns > FrameLayout.least.columns ? 1 : 0
    return shell.footerHints(columns: columns).map { hint in
      let width = shell.width(of: hint, pen)
      defer { column += width + 2 }
      return (hint, column..<column + width)
    }
  }

  func paint(into surface: inout Surface, at place: Rect) {
    let pen = Pen(theme: shell.options.theme)
    surface.fill(place, style: pen.theme.style(.text))
    for (hint, columns) in placed(columns: place.columns) {
      let sign = KeySigns.text(hint.sign, glyphs: shell.options.glyphs)
      let width = pen.write(sign, at: columns.lowerBound, in: place, role: .key, into: &surface)
      pen.write(
        hint.label, at: columns.lowerBound + width + 1, in: place, role: .quiet, into: &surface)
    }
  }
}
