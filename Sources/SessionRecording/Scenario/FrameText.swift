import EmulatorShell
import PaywallModel
import TerminalModel

/// The text of a frame, as a person reads it: also where a sentence goes on in the next row.
struct FrameText {
  private static let borders: Set<Character> = [
    "│", "┃", "║", "|", "#", "╭", "╮", "╰", "╯", "┌", "┐", "└", "┘", "┏", "┓", "┗", "┛", "╔",
    "╗", "╚", "╝",
  ]

  private let rows: [String]

  init(_ surface: Surface) { rows = surface.rows() }

  /// What a shell shows, as it is spoken where the wanted text may run from the right.
  init(of shell: Shell, for text: String) {
    let isPlain = text.unicodeScalars.allSatisfy { $0.value < 0x590 }
    self.init(isPlain ? shell.frame().surface : shell.spokenFrame.surface)
  }

  /// Whether a text stands in a row, or in the same box of rows below one another.
  func contains(_ text: String) -> Bool {
    let wanted = Self.plain(text)
    return rows.contains { Self.plain($0).holds(wanted) } || flowing.holds(wanted)
  }

  /// Box by box: the nth piece between borders of each row, all joined.
  private var flowing: String {
    let pieces = rows.map { row in
      row.split(omittingEmptySubsequences: false, whereSeparator: { Self.borders.contains($0) })
        .map { Self.plain(String($0)) }
    }
    let count = pieces.map(\.count).max() ?? 0
    return (0..<count).map { index in
      pieces.compactMap { index < $0.count && !$0[index].isEmpty ? $0[index] : nil }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
