public import TerminalModel

/// A surface with the escape sequences of ECMA-48 that any terminal understands: for `cat`, pagers
/// and recordings of terminals.
public enum ANSIText {
  /// Rows with their colours, each ended by a line feed after the colours are put back. Blanks at
  /// the right that show nothing are left out.
  public static func text(of surface: Surface, depth: ColorDepth) -> String {
    (0..<surface.size.rows).map { row in
      let end = visibleEnd(of: row, in: surface)
      return written(surface, row: row, columns: 0..<end, depth: depth) + "\n"
    }.joined()
  }

  /// What turns a terminal that shows `earlier` into one that shows `surface`: everything where
  /// there is no earlier one or its size differs.
  public static func changes(
    to surface: Surface, from earlier: Surface?, depth: ColorDepth
  ) -> String {
    guard let earlier, earlier.size == surface.size else { return whole(surface, depth: depth) }
    return surface.changes(since: earlier).map { run in
      "\u{1b}[\(run.row + 1);\(run.columns.lowerBound + 1)H"
        + written(surface, row: run.row, columns: run.columns, depth: depth)
    }.joined()
  }

  private static func whole(_ surface: Surface, depth: ColorDepth) -> String {
    (0..<surface.size.rows).reduce(into: "\u{1b}[0m\u{1b}[2J") { text, row in
      text += "\u{1b}[\(row + 1);1H"
      text += written(surface, row: row, columns: 0..<surface.size.columns, depth: depth)
    }
  }

  private static func visibleEnd(of row: Int, in surface: Surface) -> Int {
    var end = surface.size.columns
    while end > 0, surface[end - 1, row] == Cell() { end -= 1 }
    return end
  }

  private static func written(
    _ surface: Surface, row: Int, columns: Range<Int>, depth: ColorDepth
  ) -> String {
    var text = ""
    var style = Style.plain
    for column in columns {
      let cell = surface[column, row]
      if cell.glyph.columns == 0, column > columns.lowerBound { continue }
      let isQuiet =
        cell.glyph == .blank && cell.style.isInkless && style.isInkless
        && cell.style.background == style.background
      if cell.style != style && !isQuiet {
        text += ANSIStyle.change(to: cell.style, depth: depth)
        style = cell.style
      }
      text += cell.glyph.columns == 0 ? " " : CellText.text(of: cell.glyph)
    }
    return style == .plain ? text : text + ANSIStyle.reset
  }
}
