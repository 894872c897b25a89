import EmulatorTestSupport
import Testing

@testable import PaywallModel

private func read(_ languages: String) -> StringReading {
  CatalogStringsReader.read(
    source("{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\(languages)}}}"))
}

@Test(arguments: [
  (#"{"stringUnit": {"state": "translated", "value": "plain"}}"#, "plain"),
  (
    #"{"variations": {"plural": {"one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "n"}}}}}"#,
    "n"
  ),
  (
    #"{"variations": {"device": {"mac": {"stringUnit": {"value": "m"}}, "other": {"stringUnit": {"value": "o"}}}}}"#,
    "o"
  ),
  (
    #"{"stringUnit": {"value": "%@: %#@days@"}, "substitutions": {"days": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg days"}}}}}}}"#,
    "%@: %2$lld days"
  ),
])
func aLanguageOfACatalogHasOneText(localization: String, text: String) {
  let reading = read("\"localizations\": {\"fr\": \(localization)}")
  #expect(reading.findings.isEmpty)
  #expect(reading.entries.map(\.value) == [text])
  #expect(reading.entries.map(\.language) == ["fr"])
}

@Test func aKeyWithoutALanguageStandsForItself() {
  let reading = read("\"extractionState\": \"manual\"")
  #expect(reading.entries.map(\.value) == ["k"])
  #expect(reading.entries.map(\.language) == ["en"])
}

@Test func anUntranslatedLanguageHasNoText() {
  let reading = read(#""localizations": {"fr": {"stringUnit": {"state": "new", "value": ""}}}"#)
  #expect(reading.entries.isEmpty && reading.problems.isEmpty)
}

@Test func aCatalogThatIsNoneIsToldWithItsPlace() {
  #expect(
    CatalogStringsReader.read(source("{\n \"a\": 1}")).findings == [
      "1:1 There is no object \"strings\" in this string catalog."
    ])
  #expect(CatalogStringsReader.read(source("{\n \"strings\" {}}")).problems[0].position.line == 2)
}

@Test(
  .enabled(if: Samples.areThere),
  arguments: [
    "Localizable", "MissingArgument", "Positional", "Substitution", "Variations",
  ])
func realCatalogsAreRead(name: String) {
  let path = "strings/xcstrings-tool__\(name).xcstrings"
  guard let reading = sample(path, CatalogStringsReader.read) else { return }
  #expect(reading.problems.isEmpty, "\(reading.findings)")
  #expect(!reading.entries.isEmpty)
}
