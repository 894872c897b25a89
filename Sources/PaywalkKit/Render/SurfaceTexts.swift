import PaywallModel
import TerminalModel

/// What stands on a surface, for programs.
enum SurfaceTexts {
  /// Stretches of text, two blanks or more apart, with their places.
  static func nodes(of surface: Surface) -> [JSONNode] {
    var nodes: [JSONNode] = []
    for row in 0..<surface.size.rows {
      var start: Int?
      var blanks = 0
      for column in 0...surface.size.columns {
        let isBlank = column == surface.size.columns || surface[column, row].glyph == .blank
        blanks = isBlank ? blanks + 1 : 0
        if !isBlank && start == nil { start = column }
        guard let first = start, blanks == 2 || column == surface.size.columns else { continue }
        nodes.append(node(surface, row: row, columns: first..<column + 1 - blanks))
        start = nil
      }
    }
    return nodes
  }

  private static func node(_ surface: Surface, row: Int, columns: Range<Int>) -> JSONNode {
    let rect = Rect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    return .object([
      ("text", .text(surface.text(row: row, columns: columns))), ("rect", self.rect(rect)),
    ])
  }

  /// Cells, counted from 0.
  static func rect(_ rect: Rect) -> JSONNode {
    .object([
      ("column", .number(rect.column)), ("row", .number(rect.row)),
      ("columns", .number(rect.columns)), ("rows", .number(rect.rows)),
    ])
  }
}

/// A whole window for programs.
enum WindowJSON {
  static func node(_ surface: Surface, step: Int, of path: String) -> JSONNode {
    .object([
      ("recording", .text(path)), ("step", .number(step)),
      ("columns", .number(surface.size.columns)), ("rows", .number(surface.size.rows)),
      ("texts", .list(SurfaceTexts.nodes(of: surface))),
    ])
  }
}
