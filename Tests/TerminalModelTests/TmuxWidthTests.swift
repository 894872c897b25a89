import EmulatorTestSupport
import TerminalModel
import Testing

/// Cases 66 and 67: every character is as wide here as tmux makes it, so that no border is broken
/// and no row drifts. The fixture was asked of tmux 3.3a, Debian's, character by character: each
/// was written behind an `x`, and the cursor's place was read.
@Suite struct TmuxWidthTests {
  struct Measured {
    var first: UInt32
    var last: UInt32
    var columns: Int
  }

  static let measured: [Measured] = {
    let text = Repository.text("Tests/Fixtures/tmux-widths.txt") ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split { $0 == "-" || $0 == " " }
      guard parts.count == 3, let first = UInt32(parts[0], radix: 16),
        let last = UInt32(parts[1], radix: 16), let columns = Int(parts[2])
      else { return nil }
      return Measured(first: first, last: last, columns: columns)
    }
  }()

  /// What a terminal gets for one glyph: its character and the marks on it.
  private func columns(inTmux glyph: Glyph, _ table: [UInt32: Int]) -> Int? {
    [glyph.base, glyph.mark, glyph.secondMark].filter { $0 != 0 }.reduce(0) { sum, value in
      let own = value < 0xa0 ? 1 : table[value]
      guard let sum, let own else { return nil }
      return sum + own
    }
  }

  @Test func everyGlyphIsAsWideAsTmuxMakesIt() {
    var table: [UInt32: Int] = [:]
    for range in Self.measured {
      for value in range.first...range.last { table[value] = range.columns }
    }
    #expect(table.count > 20_000)
    var wrong: [String] = []
    for value in table.keys.sorted() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in Glyphs.split("x" + String(Character(scalar))) {
        guard let tmux = columns(inTmux: glyph, table), tmux != Int(glyph.columns) else { continue }
        wrong.append("\(String(value, radix: 16)): tmux \(tmux), here \(glyph.columns)")
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("❤️ Premium", 9), ("☎️", 1), ("👩‍👩‍👧", 2), ("🏳️‍🌈", 1), ("🇫🇷", 2), ("👍🏽", 2), ("1️⃣", 1),
    ("e\u{301}", 1), ("학습", 4), ("学習計画", 8), ("नी", 2),
  ])
  func case66and67TextsTakeWhatTheirGlyphsTakeInTmux(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }
}
