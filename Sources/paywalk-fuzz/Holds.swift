import EmulatorShell
import PaywallModel
import TerminalModel

/// What must hold whatever the input was. A trap here is a find.
enum Holds {
  /// No cell of a frame holds anything that a terminal would obey, and wide cells are whole.
  static func isPlain(_ frame: Frame) {
    let surface = frame.surface
    for row in 0..<surface.size.rows {
      var column = 0
      while column < surface.size.columns {
        let glyph = surface[column, row].glyph
        precondition(glyph.columns > 0, "half a wide character begins at \(column), \(row)")
        for scalar in [glyph.base, glyph.mark, glyph.secondMark] where scalar != 0 {
          precondition(!isObeyed(scalar), "a terminal obeys \(scalar) at \(column), \(row)")
        }
        for half in 1..<max(1, Int(glyph.columns)) {
          precondition(
            surface[column + half, row].glyph == .continuation, "half a wide character is gone")
        }
        column += Int(glyph.columns)
      }
    }
  }

  /// A message has lines, but nothing else that a terminal would obey.
  static func isPlain(_ text: String) {
    for scalar in text.unicodeScalars where scalar != "\n" {
      precondition(!isObeyed(scalar.value), "a terminal obeys \(scalar.value) in a message")
    }
  }

  /// Problems lie in their file, and their texts can be printed.
  static func areRight(_ problems: [Problem]) {
    for problem in problems.prefix(mostProblems) { isRight(problem) }
  }

  /// Those behind are made as these are.
  private static let mostProblems = 8

  private static func isRight(_ problem: Problem) {
    precondition(problem.position.line >= 1 && problem.position.column >= 1)
    isPlain(ProblemText.line(problem))
  }

  private static func isObeyed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x20, 0x7f...0x9f, 0x2028, 0x2029, 0x202a...0x202e, 0x2066...0x2069, 0x200e, 0x200f:
      true
    default: scalar > 0x10ffff
    }
  }
}
