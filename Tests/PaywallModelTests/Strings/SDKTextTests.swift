import Testing

@testable import PaywallModel

@Test(arguments: SDKTexts.tables.keys.sorted())
func everyLanguageHasEveryKey(language: String) {
  let missing = SDKText.allCases.filter { SDKTexts.text($0, language: language) == nil }
  #expect(missing.isEmpty)
}

@Test(arguments: SDKTexts.tables.keys.sorted())
func everyLanguageTakesTheArgumentsOfEnglish(language: String) {
  func wanted(_ text: String?) -> [String] {
    FormatText(text ?? "").specifiers.map { "\($0.position) \($0.kind)" }.sorted()
  }
  for key in SDKText.allCases {
    let text = SDKTexts.text(key, language: language)
    #expect(wanted(text) == wanted(SDKTexts.english(key)), "\(key.rawValue)")
  }
}

@Test func theSDKHas104KeysWithItsPrefix() {
  #expect(SDKText.allCases.count == 104)
  #expect(SDKText.allCases.allSatisfy { $0.rawValue.hasPrefix("ply_") })
}

@Test(arguments: SDKTexts.tables.keys.sorted())
func noTextHasBlanksAtItsEnds(language: String) {
  for key in SDKText.allCases {
    let text = SDKTexts.text(key, language: language) ?? ""
    #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(key.rawValue)")
  }
}

@Test func englishIsWrittenPlainly() {
  for key in SDKText.allCases {
    for word in ["please", "oops", "invalid", "unable", "!"] {
      #expect(!SDKTexts.english(key).lowercased().contains(word), "\(key.rawValue)")
    }
  }
}
