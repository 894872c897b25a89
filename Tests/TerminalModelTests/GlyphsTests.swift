import TerminalModel
import Testing

@Suite struct GlyphsTests {
  private func drawn(_ text: String) -> String { Glyphs.split(text).map(\.text).joined() }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("年間プラン", 10), ("ｱ", 1), ("가", 2),
    ("\u{1100}\u{1161}", 2),
    ("✨", 2), ("☎\u{fe0f}", 1), ("1\u{fe0f}\u{20e3}", 1), ("🇫🇷", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2),
    ("🏽", 2), ("क्षि", 3), ("\u{200b}", 0), ("a\u{ad}b", 2), ("\u{3000}", 2), ("─", 1), ("①", 1),
    ("1\u{202f}234\u{a0}€", 7), ("", 0),
  ])
  func takesColumnsAsTmuxCounts(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("\u{1b}[2J", "␛[2J"), ("a\tb", "a b"), ("a\r\nb", "a␍␊b"), ("\u{7f}", "␡"),
    ("\u{9b}31m", "␦31m"),
    ("\u{202e}evil\u{202c}", "⇄evil⇄"), ("\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}", "⇄⇄⇄⇄⇄"),
    ("a\u{2028}b\u{2029}\u{85}", "a␤b␤␤"), ("\u{e000}\u{f0000}\u{fffe}\u{378}", "����"),
    ("\u{0}", "␀"),
    ("\u{301}", "◌\u{301}"), ("👨‍👩‍👧", "👨"), ("👍🏽", "👍"), ("🇫🇷", "FR"), ("☎\u{fe0f}", "☎"),
  ])
  func showsWhatMustNotReachATerminal(text: String, seen: String) {
    #expect(drawn(text) == seen)
  }

  @Test func keepsNoMoreThanTwoMarks() {
    let glyphs = Glyphs.split("a" + String(repeating: "\u{301}", count: 500))
    #expect(glyphs.map(\.text) == ["a\u{301}\u{301}"])
  }

  @Test func letsNoControlThroughFromAnyScalar() {
    for value in UInt32(0)...0x2fff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in Glyphs.split(String(scalar)) {
        for seen in glyph.text.unicodeScalars {
          let category = seen.properties.generalCategory
          #expect(category != .control && category != .format && category != .lineSeparator)
        }
      }
    }
  }

  @Test func givesEachGlyphOneOrTwoColumns() {
    for value in stride(from: UInt32(0), through: 0x1fbff, by: 1) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for glyph in Glyphs.split(String(scalar)) {
        #expect(glyph.columns == 1 || glyph.columns == 2)
        #expect(glyph.base >= 0x20)
      }
    }
  }

  @Test(arguments: [
    ("Continue", 8, "Continue"), ("Continue", 5, "Cont…"), ("年間プラン", 6, "年間…"), ("年間プラン", 5, "年間…"),
    ("年間プラン", 4, "年…"), ("abc", 1, "…"), ("abc", 0, ""),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func shortensBeforeTheGlyphThatDoesNotFit(text: String, columns: Int, seen: String) {
    #expect(TextWidth.truncated(text, to: columns) == seen)
  }

  @Test func shortensWithDotsWhereThereIsNoUnicode() {
    #expect(TextWidth.truncated("Continue", to: 6, ellipsis: "...") == "Con...")
    #expect(TextWidth.truncated("Continue", to: 2, ellipsis: "...") == "..")
  }
}
