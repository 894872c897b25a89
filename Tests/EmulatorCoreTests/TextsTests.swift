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
  let alert = AlertTexts.alert(.inAppError, about: .error(error))
  #expect(alert.content == Catalog().text(error.textKey))
  #expect(alert.error?.hasPrefix("PLYError.") == true)
}

@Test func errorsOfTheStoreHaveTextsOfTheirOwn() {
  let texts = StoreError.allCases.map { Catalog().text($0.textKey) }
  #expect(Set(texts).count == texts.count)
}

@Test func anAnonymousIdIsAUUIDOfItsSeed() {
  let first = Emulator(catalog: Catalog(), seed: 1).user.anonymousID
  #expect(first == Emulator(catalog: Catalog(), seed: 1).user.anonymousID)
  #expect(first != Emulator(catalog: Catalog(), seed: 2).user.anonymousID)
  #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
}
