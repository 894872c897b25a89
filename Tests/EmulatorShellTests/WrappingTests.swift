import EmulatorTestSupport
import TerminalModel
import Testing

@testable import EmulatorShell

/// Rows found in one pass are those that come of trying word by word.
@Suite struct WrappingTests {
  @Test(arguments: [UInt64](1...30))
  func wrapsAsWordByWord(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? " " }
        .joined()
      let columns = Int.random(in: 2...12, using: &generator)
      let rows = Self.rows(text, columns: columns)
      #expect(PanelText.wrapped(text, columns: columns) == rows, "\(text) in \(columns)")
      let broken = text.isEmpty ? [] : rows.flatMap { Self.broken($0, columns: columns) }
      #expect(Wrapping.rows(text, columns: columns) == broken, "\(text) in \(columns)")
    }
  }

  private static let pieces = [
    " ", " ", " ", " ", "  ", "\n", "a", "of", "word", "somewhat", "undertakings", "“quoted”",
    "…", "€ 4", "年間", "e\u{301}", "\u{7}", "\t", "📱",
  ]

  private static func rows(_ text: String, columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var rows = [""]
      for word in line.split(separator: " ") {
        let last = rows[rows.count - 1]
        if last.isEmpty {
          rows[rows.count - 1] = String(word)
        } else if TextWidth.columns(of: "\(last) \(word)") <= columns {
          rows[rows.count - 1] += " \(word)"
        } else {
          rows.append(String(word))
        }
      }
      return rows
    }
  }

  private static func broken(_ row: String, columns: Int) -> [String] {
    var rows = [""]
    var used = 0
    for glyph in Glyphs.split(row) {
      if used > 0, used + Int(glyph.columns) > columns {
        rows.append("")
        used = 0
      }
      rows[rows.count - 1] += glyph.text
      used += Int(glyph.columns)
    }
    return rows
  }
}
