import EmulatorTestSupport
import Testing

@testable import PaywallModel

private let store = "ply_modal_change_plan_different_store_content"
private let partial = "ply_in_app_partial_restore_partial_with_errors"
private let days = "ply_in_app_period_day_plural_rule_many"

private func apple(_ key: String, _ text: String) -> [String] {
  findings("strings/fr.lproj/Localizable.strings", "\"\(key)\" = \"\(text)\";")
}

private func android(_ key: String, _ text: String) -> [String] {
  findings("strings/values-fr/strings.xml", "<string name=\"\(key)\">\(text)</string>")
}

private func findings(_ name: String, _ text: String) -> [String] {
  var reader = AppTextsReader()
  reader.add(source(text, name))
  return reader.problems.map { "\($0.position.column) \($0.message) \($0.advice)" }
}

@Test(arguments: [
  (store, "chez %@"), (partial, "%1$@ / %2$@"), (partial, "%2$@ / %1$@"), (partial, "%@ / %@"),
  (days, "%d j"), (days, "%lld j"), ("ply_price_free", "100% gratuit"), ("my_key", "%s %@ @%"),
])
func textsThatFitAreNotReported(key: String, text: String) {
  #expect(apple(key, text) == [])
}

@Test func aTextWithoutItsArgumentIsReported() {
  #expect(
    apple("ply_in_app_period_day_plural_rule_many", "jours") == [
      "44 This text takes one argument, and nothing stands for %d. The SDK’s text has %d."
    ])
}

@Test func anArgumentTooManyIsReportedAtItsPlace() {
  #expect(
    apple("ply_price_free", "pour %@") == [
      "26 This text takes no argument, and %@ asks for argument 1. Take it out."
    ])
  #expect(
    apple(store, "%@ ou %@").map { $0.prefix(2) } == ["58"])
}

@Test func aSwappedSpecifierIsReported() {
  #expect(apple(store, "chez @%").contains { $0.hasPrefix("57 @% is no place for an argument.") })
}

@Test func androidsSpecifierInAnAppleFileIsReported() {
  #expect(apple(store, "chez %s") == ["57 %s is how Android writes it. Write %@."])
  #expect(
    android(store, "chez %@").map { $0.drop { $0 != "%" } } == [
      "%@ is how iOS writes it. Write %s."
    ])
  #expect(android(store, "chez %s") == [])
  #expect(android(partial, "%1$s / %2$s") == [])
}

@Test func aPlaceholderAnEmptyTextAndAnUnknownKeyAreReported() {
  #expect(
    apple("ply_price_free", "ID_106") == [
      "20 \"ID_106\" is a placeholder, not a text. Write the text."
    ])
  #expect(apple("ply_price_free", " ")[0].hasPrefix("20 This text is empty."))
  #expect(
    apple("ply_price_fre", "Gratuit") == [
      "1 The SDK has no text \"ply_price_fre\". Did you mean \"ply_price_free\"?"
    ])
  #expect(apple("ply_cancel_survey_reason_3", "x")[0].contains("since version 6"))
}

@Test func aPluralDoesNotTakeAStringsPlace() {
  let inner = "<item quantity=\"one\">1</item><item quantity=\"other\">%d</item>"
  let text = "<plurals name=\"\(days)\">\(inner)</plurals>"
  #expect(findings("strings/values/a.xml", text).map { $0.contains("not for plurals") } == [true])
}

@Test(.enabled(if: Samples.areThere)) func theDefectsOfShippedTextsAreFound() {
  guard let bytes = Samples.bytes("purchasely/ply-strings-defects.strings") else { return }
  var reader = AppTextsReader()
  reader.add(SourceFile(name: "strings/ar.lproj/Localizable.strings", bytes: bytes))
  let codes = reader.problems.map { "\($0.position.line) \($0.code)" }
  let expected = ["2 text-placeholder", "3 text-specifier", "14 text-arguments", "18 text-key"]
  for code in expected { #expect(codes.contains(code), "\(codes)") }
}

@Test(
  .enabled(if: Samples.areThere),
  arguments: [
    ("purchasely/ply-strings-en.strings", "strings/en.lproj/Localizable.strings"),
    ("purchasely/ply-strings-en.xml", "strings/values/strings.xml"),
  ])
func completeFilesOverrideEveryKeyWithoutAFinding(path: String, name: String) {
  guard let bytes = Samples.bytes(path) else { return }
  var reader = AppTextsReader()
  reader.add(SourceFile(name: name, bytes: bytes))
  #expect(reader.problems == [])
  #expect(SDKText.allCases.allSatisfy { reader.texts.override($0, locale: "en") != nil })
}
