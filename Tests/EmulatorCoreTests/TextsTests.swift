@testable import EmulatorCore
import PaywallModel
import Testing

@Test(arguments: AlertKind.allCases)
func everyAlertHasATitleATextAndAButton(kind: AlertKind) {
  let alert = AlertTexts.alert(kind)
  #expect(!alert.title.isEmpty && !alert.content.isEmpty && !alert.button.isEmpty)
}

@Test(arguments: StoreError.allCases)
func anErrorsTextTakesTheContentsPlace(error: StoreError) {
  let alert = AlertTexts.alert(.inAppError, error: error)
  #expect(alert.content == AlertTexts.text(error.textKey))
  #expect(alert.error?.hasPrefix("PLYError.") == true)
}

@Test func errorsOfTheStoreHaveTextsOfTheirOwn() {
  let texts = StoreError.allCases.map { AlertTexts.text($0.textKey) }
  #expect(Set(texts).count == texts.count)
}

@Test func keysOfTextsHaveTheSDKsPrefix() {
  #expect(TextKey.allCases.allSatisfy { $0.rawValue.hasPrefix("ply_") })
}

@Test func textsAreWrittenPlainly() {
  let texts = TextKey.allCases.map { AlertTexts.text($0) }
  for text in texts {
    for word in ["please", "oops", "invalid", "unable", "!"] {
      #expect(!text.lowercased().contains(word), "\(text)")
    }
  }
}

@Test func anAnonymousIdIsAUUIDOfItsSeed() {
  let first = Emulator(catalog: Catalog(), seed: 1).user.anonymousID
  #expect(first == Emulator(catalog: Catalog(), seed: 1).user.anonymousID)
  #expect(first != Emulator(catalog: Catalog(), seed: 2).user.anonymousID)
  #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
}
