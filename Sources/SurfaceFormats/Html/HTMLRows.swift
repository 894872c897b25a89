import TerminalModel

/// The rows of a surface as spans. Letters outside ASCII may come from a font of another width, so
/// each has a box of its cells.
enum HTMLRows {
  static func text(of surface: Surface, _ styles: inout HTMLStyles) -> String {
    var rows: [String] = []
    for row in 0..<surface.size.rows {
      rows.append(
        surface.runs(row: row, key: \.style).map { run in
          let text = cells(surface, row: row, columns: run.columns)
          return styles.name(of: run.key).map { "<span class=\"\($0)\">\(text)</span>" } ?? text
        }.joined())
    }
    return rows.joined(separator: "\n")
  }

  private static func cells(_ surface: Surface, row: Int, columns: Range<Int>) -> String {
    columns.reduce(into: "") { text, column in
      let glyph = surface[column, row].glyph
      let written = MarkupText.escaped(CellText.text(of: glyph))
      switch (glyph.columns, glyph.base) {
      case (0, _): break
      case (1, 0x20...0x7e) where glyph.mark == 0: text += written
      case (1, _): text += "<i>\(written)</i>"
      default: text += "<b>\(written)</b>"
      }
    }
  }

  /// Of the boxes: one cell and two.
  static let boxRules = """
    i,b{display:inline-block;width:1ch;font-style:normal;font-weight:inherit;overflow:visible;\
    white-space:pre}
    b{width:2ch}
    """
}
