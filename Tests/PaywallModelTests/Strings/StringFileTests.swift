import Testing

@testable import PaywallModel

@Test(arguments: [
  ("strings/fr.lproj/Localizable.strings", "fr"), ("strings/Base.lproj/a.strings", "base"),
  ("app/strings/pt-BR.lproj/Localizable.strings", "pt-BR"), ("strings/values/a.xml", "base"),
  ("strings/values-fr-rCA/strings.xml", "fr-CA"), ("strings/values-b+zh+Hans/x.xml", "zh-Hans"),
  ("strings/values-fr-night/strings.xml", "fr"), ("strings/Localizable.xcstrings", nil),
  ("strings/Localizable.strings", nil),
])
func thePathTellsTheLanguage(name: String, language: String?) {
  #expect(StringFile(name) != nil)
  #expect(StringFile(name)?.language == language)
}

@Test(arguments: [
  "fr.lproj/Localizable.strings", "strings/values-night/a.xml", "strings/readme.md",
  "strings/layout/a.xml", "strings/values-car/a.xml", "a.strings",
])
func otherFilesHoldNoTexts(name: String) { #expect(StringFile(name) == nil) }

private func catalog(_ files: [String: String]) -> Catalog {
  CatalogReader.read(files.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) })
}

@Test func theAppsFilesTakeThePlaceOfTheSDKsTexts() {
  let catalog = catalog([
    "strings/fr.lproj/Localizable.strings": "\"ply_price_free\" = \"Offert\"; \"mine\" = \"x\";",
    "strings/values/strings.xml": "<string name=\"ply_price_free\">On us</string>",
    "strings/Localizable.xcstrings":
      #"{"strings": {"ply_price_free": {"localizations": {"de": {"stringUnit": {"value": "Umsonst"}}}}}}"#,
  ])
  #expect(catalog.problems.filter { $0.file.hasPrefix("strings") } == [])
  #expect(catalog.texts.languages == ["base", "de", "fr"])
  #expect(
    ["fr", "en", "de", "ja"].map { catalog.texts.text(.priceFree, locale: $0) } == [
      "Offert", "On us", "Umsonst", "無料",
    ])
}

@Test func aFileThatTheSDKDoesNotReadIsTold() {
  let catalog = catalog([
    "strings/fr.lproj/Other.strings": "\n\"ply_price_free\" = \"Offert\";",
    "strings/Localizable.strings": "\"ply_price_free\" = \"Offert\";",
  ])
  #expect(catalog.texts.languages == [])
  #expect(catalog.problems.filter { $0.code == "strings-unused" }.map(\.position.line) == [1, 2])
}

@Test func ofTwoFilesTheFirstByNameCounts() {
  let catalog = catalog([
    "strings/fr.lproj/Localizable.strings": "\"ply_price_free\" = \"Offert\";",
    "strings/values-fr/strings.xml": "<string name=\"ply_price_free\">Cadeau</string>",
  ])
  #expect(catalog.texts.text(.priceFree, locale: "fr") == "Offert")
  #expect(catalog.problems.filter { $0.code == "strings-duplicate" }.count == 1)
}

@Test func ofTwoEntriesApplesLastAndAndroidsFirstCounts() {
  let apple = catalog([
    "strings/fr.lproj/Localizable.strings":
      "\"ply_price_free\" = \"1\";\n\"ply_price_free\" = \"2\";"
  ])
  #expect(apple.texts.text(.priceFree, locale: "fr") == "2")
  let string = "<string name=\"ply_price_free\">"
  let android = catalog([
    "strings/values-fr/strings.xml": "\(string)1</string>\n\(string)2</string>"
  ])
  #expect(android.texts.text(.priceFree, locale: "fr") == "1")
  for catalog in [apple, android] {
    #expect(catalog.problems.filter { $0.code == "strings-duplicate" }.map(\.position.line) == [2])
  }
}

@Test func aFaultyFileStillGivesItsOtherTexts() {
  let catalog = catalog([
    "strings/fr.lproj/Localizable.strings": "= ;\n\"ply_price_free\" = \"Offert\""
  ])
  #expect(catalog.texts.text(.priceFree, locale: "fr") == "Offert")
  #expect(catalog.problems.filter { $0.code == "strings-syntax" }.map(\.position.line) == [1, 2])
}
