import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct MarkupTests {
  private func runs(_ text: String, isMarkdownEnabled: Bool = true) -> [ExpandedText.Run] {
    let screen = TextFixtures.screen(isMarkdownEnabled: isMarkdownEnabled)
    return TextExpander.text(
      of: Label(text: text), in: screen, context: TextContext(), catalog: TextFixtures.catalog
    ).runs
  }

  @Test func boldAndStruckBecomeRuns() {
    #expect(
      runs("Now ~~{{AMOUNT(M)}}~~ **{{AMOUNT(E)}}**/month") == [
        .init("Now "), .init("$9.99", isStruck: true), .init(" "), .init("$6.99", isBold: true),
        .init("/month"),
      ])
  }

  @Test func marksMayLieInEachOtherOrOverlap() {
    #expect(
      runs("**a ~~b~~**") == [.init("a ", isBold: true), .init("b", isBold: true, isStruck: true)])
    #expect(
      runs("**a~~b**c~~") == [
        .init("a", isBold: true), .init("b", isBold: true, isStruck: true),
        .init("c", isStruck: true),
      ])
  }

  @Test(arguments: [
    "**open", "open**", "2 ** 3 ** 4", "****", "~~~~~~", "*a*", "~a~", "** a", "a ~~", "**", "~~",
    "**\n**",
  ])
  func marksThatNothingClosesAreText(text: String) {
    #expect(runs(text) == [.init(text)])
  }

  @Test func aThirdMarkOpensAgain() {
    #expect(runs("**a**b**") == [.init("a", isBold: true), .init("b**")])
  }

  @Test func withoutMarkdownMarksAreText() {
    #expect(runs("**a** &amp; ~~b~~", isMarkdownEnabled: false) == [.init("**a** & ~~b~~")])
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;b&gt;", "<b>"), ("&#8364;&#x20AC;", "€€"), ("&amp;lt;", "&lt;"),
    ("7&nbsp;days", "7\u{A0}days"), ("&nothing; &", "&nothing; &"),
    ("&#0;&#xD800;", "&#0;&#xD800;"),
    ("&#99999999999;", "&#99999999999;"), ("&#+65;", "&#+65;"), ("&;&#;&#x;", "&;&#;&#x;"),
    ("&quot;&apos;", "\"'"), ("&amp", "&amp"),
  ])
  func entitiesAreReadOnce(written: String, text: String) {
    #expect(runs(written) == [.init(text)])
  }

  @Test func anEntityCannotMakeATag() {
    #expect(runs("&#123;{AMOUNT(M)}}") == [.init("{{AMOUNT(M)}}")])
  }

  @Test func nothingToReadIsNoRun() {
    #expect(runs("").isEmpty)
  }

  @Test func theBareTextKeepsTheTildesOfAStruckRun() {
    #expect(ExpandedText(runs("~~a~~ **b**")).plain == "~~a~~ b")
  }

  @Test(arguments: ["{{", "**", "~~", "&", "&#", "{{AMOUNT(", "**~~", "}}", "{{X}}", "~~**{{A&"])
  func hostileTextIsReadInOneGo(piece: String) {
    let count = 250_000 / piece.utf8.count
    let letters = runs(String(repeating: piece, count: count)).map(\.text).joined()
    #expect(letters.utf8.count >= piece.utf8.filter { !"*~".utf8.contains($0) }.count * count)
  }

  @Test func randomMarkupLosesNoLetter() {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    let pieces = ["**", "~~", "a", " ", "é", "*", "{{", "}}", "&", "👩‍👧", "\n"]
    for _ in 0..<500 {
      let text = (0..<20).compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
      let isLetter: (Character) -> Bool = { !"*~".contains($0) }
      let read = runs(text).map(\.text).joined()
      #expect(read.filter(isLetter) == text.filter(isLetter))
    }
  }
}
