import PaywallModel
import Testing

/// Texts that are there in some languages of a screen and not in others.
@Suite struct LanguageCheckTests {
  private func found(_ components: String...) -> [String] {
    CatalogCheckerTests.problems(components.joined(separator: ",\n")).problems
      .filter { $0.code == "missing-language" || $0.code == "empty-text" }.map(\.message)
  }

  private let french = #"{ "type": "label", "text": "Terms", "texts": { "fr": "Conditions" } }"#

  @Test func aTextThatOthersHaveInAnotherLanguageIsMissed() {
    #expect(
      found(french, #"{ "type": "label", "text": "Privacy" }"#)
        == ["texts has nothing for fr, and other texts of the screen have."])
    #expect(
      found(french, #"{ "type": "label", "text": "Privacy", "texts": { "ja": "プライバシー" } }"#)
        == [
          "texts has nothing for ja, and other texts of the screen have.",
          "texts has nothing for fr, and other texts of the screen have.",
        ])
  }

  @Test func anOfferTextAndACountdownAreMissedToo() {
    #expect(
      found(
        #"{ "type": "label", "text": "Buy", "texts": { "fr": "Acheter" }, "intro_price_text": "Try" }"#
      ) == ["intro_price_texts has nothing for fr, and other texts of the screen have."])
    #expect(
      found(french, #"{ "type": "countdown", "seconds": 9, "text": "{{TIMER(SECONDS)}} left" }"#)
        == ["texts has nothing for fr, and other texts of the screen have."])
  }

  @Test(arguments: ["{{AMOUNT}}", "3", "∞", "{{TIMER(HOURS)}}:{{TIMER(MINUTES)}}", " "])
  func whatHasNoWordsNeedsNoTranslation(text: String) {
    let countdown = #"{ "type": "countdown", "seconds": 9 }"#
    let found = found(french, countdown, #"{ "type": "label", "text": "\#(text)", "texts": {} }"#)
    #expect(found.filter { $0.hasPrefix("texts") } == [])
  }

  @Test func aRegionReadsItsLanguage() {
    let canadian = #"{ "type": "label", "text": "A", "texts": { "fr": "B", "fr-CA": "C" } }"#
    #expect(found(french, canadian) == [])
  }

  @Test func aScreenInOneLanguageMissesNothing() {
    #expect(found(#"{ "type": "label", "text": "Terms" }"#) == [])
  }

  @Test func aTextThatIsEmptyInALanguageIsTold() {
    #expect(
      found(
        #"{ "type": "label", "text": "Terms", "texts": { "fr": " ", "ja": "利用規約", "ar": "" } }"#)
        == ["texts is empty in ar, fr."])
  }
}
