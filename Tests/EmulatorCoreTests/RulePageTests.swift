import EmulatorCore
import PaywallModel
import Testing

/// The pages of the rules are read by people.
struct RulePageTests {
  @Test(arguments: DiagnosticRule.allCases)
  func aPageSaysWhatWasDoneWhatToDoAndWhereItStands(rule: DiagnosticRule) {
    let page = rule.page
    #expect(page.title.first?.isLetter == true && !page.title.hasSuffix("."))
    for text in [page.deed, page.example, page.advice, page.source.text] {
      #expect(text.hasSuffix("."), "\(rule.rawValue): \(text)")
      #expect(text.count <= 300, "\(rule.rawValue): \(text)")
      for word in ["please", "oops", "invalid", "unable", "!", "simply", "just "] {
        #expect(!text.lowercased().contains(word), "\(rule.rawValue): \(word)")
      }
    }
    #expect(page.source.source != nil)
    #expect(!page.companions.contains(rule))
  }

  @Test(arguments: DiagnosticRule.allCases)
  func aRulesNumberIsItsHundredsAndHasThreeDigits(rule: DiagnosticRule) {
    #expect(rule.rawValue.hasPrefix("PLY"))
    let number = Int(rule.rawValue.dropFirst(3))
    #expect(number.map { (101...799).contains($0) } == true)
  }

  @Test func aScopeIsReadInWords() {
    #expect(RuleScope.everywhere.words == "all platforms")
    #expect(
      RuleScope(platforms: [.android], since: .v6_1, mode: .observer).words
        == "Android, SDK 6.1 and later, observer mode")
  }

  @Test func aScopeHoldsForTheProfilesItNames() {
    let scope = RuleScope(platforms: [.android], since: .v6_1, mode: .observer)
    #expect(scope.holds(for: Profile(platform: .android, sdkVersion: .v6_2, mode: .observer)))
    #expect(!scope.holds(for: Profile(platform: .ios, sdkVersion: .v6_2, mode: .observer)))
    #expect(!scope.holds(for: Profile(platform: .android, sdkVersion: .v6_0, mode: .observer)))
    #expect(!scope.holds(for: Profile(platform: .android, sdkVersion: .v6_2, mode: .full)))
  }

  @Test(arguments: DocumentationPage.allCases)
  func aPageOfTheDocumentationHasANameForPeople(page: DocumentationPage) {
    #expect(page.words.hasPrefix(page.title))
    #expect(page.title.first?.isUppercase == true)
  }
}
