import Testing

@testable import PaywallModel

private let partial = "ply_in_app_partial_restore_partial_with_errors"

private func texts(_ name: String, _ content: String) -> (texts: AppTexts, findings: [String]) {
  var reader = AppTextsReader()
  reader.add(source(content, name))
  return (reader.texts, reader.problems.map(\.placed))
}

private func german(_ content: String) -> (texts: AppTexts, findings: [String]) {
  texts("strings/de.lproj/Localizable.strings", content)
}

@Test func case98AnUnescapedQuoteIsToldAndTheOtherKeysCount() {
  let read = german(
    """
    "ply_price_free" = "say "hi"";
    "ply_modal_alert_in_app_error_button" = "Gut";
    """)
  #expect(read.findings.first?.hasPrefix("1:26 ") == true, "\(read.findings)")
  #expect(read.texts.text(.errorButton, locale: "de") == "Gut")
}

@Test func case100SlashesInsideATextAreNoComment() {
  let address = "https://www.example.com/a /* b */ // c"
  let read = german("\"ply_price_free\" = \"\(address)\"; // a comment")
  #expect(read.findings.isEmpty)
  #expect(read.texts.text(.priceFree, locale: "de") == address)
}

@Test func case102BareArgumentsAreTakenInOrderAndAMissingOneIsReported() {
  #expect(german("\"\(partial)\" = \"%@ und %@\";").findings.isEmpty)
  #expect(FormatText("%@ und %@").filled(with: ["a", "b"]) == "a und b")
  #expect(!german("\"\(partial)\" = \"nur %2$@\";").findings.isEmpty)
  #expect(FormatText("nur %2$@").filled(with: ["a", "b"]) == "nur b")
}

@Test func case103ABarePercentSignIsText() {
  #expect(FormatText("100% sure, %@").filled(with: ["Ada"]) == "100% sure, Ada")
}

@Test func case104SpecifiersOfTheOtherKindAreReportedAndFilledByPosition() {
  #expect(!german("\"\(partial)\" = \"%s en %s\";").findings.isEmpty)
  #expect(FormatText("%s en %s").filled(with: ["a", "b"]) == "a en b")
  #expect(!german("\"\(partial)\" = \"@% und @%\";").findings.isEmpty)
}

@Test func case105AnEscapedApostropheIsAnApostrophe() {
  let android = texts(
    "strings/values-de/strings.xml",
    #"<resources><string name="ply_price_free">Let\'s "go"\nnow</string></resources>"#)
  #expect(android.findings.isEmpty)
  #expect(android.texts.text(.priceFree, locale: "de") == "Let's go\nnow")
  let apple = german(#""ply_price_free" = "Let\'s go!";"#)
  #expect(apple.texts.text(.priceFree, locale: "de") == "Let's go!")
}

@Test func case106CDATAIsKeptAsItStands() {
  let read = texts(
    "strings/values-de/strings.xml",
    "<resources><string name=\"ply_price_free\"><![CDATA[<b>A &amp; B</b>]]> <i>c</i></string>"
      + "</resources>")
  #expect(read.texts.text(.priceFree, locale: "de") == "<b>A &amp; B</b> c")
}

@Test func case108AMissingKeyIsTheAppsEnglishThenTheSDKsAndNeverAKey() {
  var reader = AppTextsReader()
  reader.add(source("\"ply_price_free\" = \"Umsonst\";", "strings/de.lproj/Localizable.strings"))
  reader.add(
    source(
      "\"ply_modal_alert_in_app_error_button\" = \"Fine\";", "strings/en.lproj/Localizable.strings")
  )
  #expect(reader.texts.text(.errorButton, locale: "de") == "Fine")
  for key in SDKText.allCases where key != .errorButton && key != .priceFree {
    let text = reader.texts.text(key, locale: "de")
    #expect(text == SDKTexts.text(key, language: "de") ?? SDKTexts.english(key))
    #expect(!text.contains("ply_") && !text.contains("ID_"))
  }
}
