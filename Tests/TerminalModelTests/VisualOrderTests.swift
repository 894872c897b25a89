import TerminalModel
import Testing

/// What runs from the right, as it is seen from the left.
@Suite struct VisualOrderTests {
  private func seen(_ text: String, fromRight: Bool = true) -> String {
    let glyphs = Glyphs.split(text)
    guard let order = VisualOrder.order(of: glyphs.map(\.base), isFromRight: fromRight) else {
      return text
    }
    return order.map { place in
      var glyph = glyphs[place.index]
      if place.isMirrored { glyph.base = VisualOrder.mirrored(glyph.base) }
      return glyph.text
    }.joined()
  }

  @Test(arguments: [
    ("אבג", "גבא"), ("אבג 12", "12 גבא"), ("12 אבג", "גבא 12"), ("אב (גד)", "(דג) בא"),
    ("מחיר €44.99 לשנה", "הנשל €44.99 ריחמ"), ("Plus אבג", "גבא Plus"),
    ("אבג Plus 2", "Plus 2 גבא"),
    ("חסכו 37%", "37% וכסח"), ("1,234.50 א", "א 1,234.50"), ("44.99 €", "€ 44.99"),
    ("€44.99 (37 %)", "(% 37) €44.99"), ("א-ב", "ב-א"), ("א, ב", "ב ,א"),
  ])
  func onAScreenFromTheRight(spoken: String, seen: String) {
    #expect(self.seen(spoken) == seen)
  }

  @Test(arguments: [
    ("Say אבג now", "Say גבא now"), ("אבג", "גבא"), ("a אב, גד b", "a דג ,בא b"),
    ("אב 12 גד", "דג 12 בא"), ("Plus (אב)", "Plus (בא)"), ("אבג.", "גבא."),
  ])
  func onAScreenFromTheLeft(spoken: String, seen: String) {
    #expect(self.seen(spoken, fromRight: false) == seen)
  }

  @Test(arguments: ["", "Plus 2", "日本語", "€44.99", "é…"])
  func whatHasNothingFromTheRightStaysAsItIs(text: String) {
    let bases = Glyphs.split(text).map(\.base)
    #expect(VisualOrder.order(of: bases, isFromRight: true) == nil)
  }

  @Test func everyGlyphStaysOnce() throws {
    let bases = Glyphs.split("אב 12 (Plus) גד, 3.5% x").map(\.base)
    let order = try #require(VisualOrder.order(of: bases, isFromRight: true))
    #expect(order.map(\.index).sorted() == Array(bases.indices))
  }
}

/// The forms of Arabic letters beside one another.
@Suite struct ArabicLettersTests {
  private func values(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test(
    arguments: [
      ("ب", [0xfe8f]), ("بب", [0xfe91, 0xfe90]), ("ببب", [0xfe91, 0xfe92, 0xfe90]),
      ("ابا", [0xfe8d, 0xfe91, 0xfe8e]), ("دب", [0xfea9, 0xfe8f]), ("ب ب", [0xfe8f, 0x20, 0xfe8f]),
      ("لا", [0xfefb]), ("بلا", [0xfe91, 0xfefc]), ("لاب", [0xfefb, 0xfe8f]), ("أ", [0xfe83]),
      ("بـب", [0xfe91, 0x640, 0xfe90]), ("بَب", [0xfe91, 0x64e, 0xfe90]),
      ("شهري", [0xfeb7, 0xfeec, 0xfeae, 0xfef1]),
      ("چی", [0xfb7c, 0xfbfd]), ("x", [0x78]), ("ء", [0x621]),
    ] as [(String, [UInt32])])
  func lettersGetTheirForms(text: String, forms: [UInt32]) {
    #expect(values(ArabicLetters.shaped(text)) == forms)
    #expect(ArabicLetters.plain(ArabicLetters.shaped(text)) == text)
  }

  @Test func aFormIsOneColumnWide() {
    #expect(TextWidth.columns(of: ArabicLetters.shaped("بلا حدود")) == 7)
  }
}
