import PaywallModel
import Testing

@Suite struct RedemptionTextTests {
  @Test(arguments: ["de", "fr-CA", "es_MX", "ja"], RedemptionText.allCases)
  func eachLanguageHasEachTextWithItsArgument(locale: String, text: RedemptionText) {
    let english = text.text(locale: "en")
    let other = text.text(locale: locale)
    #expect(other.contains("%@") == english.contains("%@"))
    #expect(other != english || text == .errorButton)
  }

  @Test func aLanguageThatIsNotHereIsEnglish() {
    #expect(
      RedemptionText.expired.text(locale: "tr", argument: "j***@b")
        == "A new one was sent to j***@b.")
    #expect(RedemptionText.invalid.text(locale: "tr", argument: "x") == "This link is not valid.")
  }
}
