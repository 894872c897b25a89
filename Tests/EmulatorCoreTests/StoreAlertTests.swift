import PaywallModel
import Testing

@testable import EmulatorCore

/// Every alert that the store and what was bought in it can raise.
@Suite struct StoreAlertTests {
  private func walk(
    _ kinds: [ActionKind] = [.purchase, .openPresentation], _ platform: Platform = .ios,
    _ version: SDKVersion = .v6_2, owned: [String] = [], _ integration: Integration = Integration()
  ) -> Walk {
    var catalog = Northwind.catalog(
      kinds, integration: integration,
      start: StartState(userID: "northwind-7", ownedProductIDs: owned))
    catalog.project.profile = Profile(platform: platform, sdkVersion: version, mode: .full)
    return Walk.onPremium(catalog)
  }

  @Test(arguments: SubscriptionSource.allCases)
  func everyFailureOfAStoreHasItsErrorAndItsText(store: SubscriptionSource) {
    for reason in StoreReason.ofPurchase(in: store) {
      var walk = walk(version: .v6_1, store)
      walk.press()
      walk.choose(.failed, ["value": reason])
      let error = StoreError(reason: reason)
      let alert = walk.emulator.alerts.first?.alert
      #expect(alert?.error == error?.apiName && error != nil, "\(reason)")
      #expect(alert?.content == error.map { Catalog().text($0.textKey) }, "\(reason)")
      #expect(alert?.kind == (error == .huaweiNotLogged ? .huaweiNotLogged : .inAppError))
      walk.choose(.ok)
      #expect(walk.isIdle && walk.screens == ["plans"], "\(reason)")
    }
  }

  private func walk(version: SDKVersion, _ store: SubscriptionSource) -> Walk {
    let isApple = store == .appleAppStore || store == .stripe
    var walk = walk([.purchase], isApple ? .ios : .android, version)
    walk.emulator.store.source = store
    return walk
  }

  @Test func whatIsBoughtButNotVerifiedIsToldInOrder() {
    var walk = walk()
    walk.press()
    walk.choose(.failed, ["value": "not verified"])
    #expect(
      walk.eventNames.suffix(4) == [
        "IN_APP_PURCHASED", "RECEIPT_CREATED", "RECEIPT_FAILED", "IN_APP_PURCHASE_FAILED",
      ])
    #expect(walk.emulator.activeEntitlements.isEmpty)
  }

  @Test func android62TellsNoAlertAboutTheNetworkOfAPurchase() {
    for version in SDKVersion.allCases {
      var walk = walk([.purchase], .android, version)
      walk.press()
      walk.choose(.failed, ["value": "network"])
      #expect(walk.dialogs.isEmpty == (version == .v6_2), "\(version)")
      if version == .v6_2 { #expect(walk.isIdle && walk.screens == ["plans"]) }
    }
    var restore = walk([.restore], .android)
    restore.press()
    restore.choose(.failed, ["value": "network"])
    #expect(restore.dialogs.map(\.kind) == [.sdkAlert(.inAppRestorationError)])
  }

  @Test func aCancelledPurchaseRaisesAnAlertOnlyWhereTheIntegrationSaysSo() {
    var silent = walk([.purchase])
    silent.press()
    silent.choose(.cancelled)
    #expect(silent.dialogs.isEmpty && silent.isIdle)
    var told = walk([.purchase], Integration(alertsOnCancel: true))
    told.press()
    told.choose(.cancelled)
    #expect(told.dialogs.map(\.kind) == [.sdkAlert(.inAppError)])
    #expect(told.emulator.alerts.first?.alert.error == "PLYError.paymentCancelled")
    #expect(told.dialogs.last?.text == "You cancelled the payment. Nothing was charged.")
    #expect(!told.eventNames.contains("IN_APP_PURCHASE_FAILED"))
    told.choose(.ok)
    #expect(told.isIdle && told.screens == ["plans"])
  }

  private func walk(_ kinds: [ActionKind], _ integration: Integration) -> Walk {
    walk(kinds, .ios, .v6_2, owned: [], integration)
  }

  @Test(arguments: [
    ("allFound", WayOut.allFound, AlertKind.inAppRestorationSuccess, ""),
    ("nothing", .nothingFound, .inAppRestorationError, "There is no active purchase"),
    ("expired", .onlyExpired, .inAppRestorationError, "There is no active purchase"),
    ("part", .partFound, .inAppRestorationError, "Restored: lifetime. Not restored: yearly."),
  ])
  func aRestoreTellsWhatItFound(name: String, wayOut: WayOut, kind: AlertKind, text: String) {
    var walk = walk([.restore], .ios, owned: ["nw.lifetime", "nw.plus.yearly"])
    walk.press()
    walk.choose(wayOut)
    #expect(walk.dialogs.map(\.kind) == [.sdkAlert(kind)])
    #expect(walk.dialogs.last?.text.hasPrefix(text) == true)
    walk.choose(.ok)
    #expect(walk.screens.isEmpty == (kind == .inAppRestorationSuccess) && walk.isIdle)
  }

  @Test func aRestoreThatEndsWithErrorsSaysSo() {
    var walk = walk([.restore])
    walk.press()
    walk.choose(.failed, ["value": "errors"])
    #expect(
      walk.emulator.alerts.first?.alert.error == "PLYError.restorationFailedWithErrors")
    #expect(walk.emulator.activeEntitlements.isEmpty)
  }

  @Test(arguments: SubscriptionSource.allCases)
  func unsubscribingHelpsForTheStoreThatSoldIt(source: SubscriptionSource) {
    var walk = walk()
    walk.command(.recordPurchaseElsewhere(planID: "yearly", source))
    walk.command(.unsubscribe(productID: "nw.plus.yearly"))
    let expected: [SubscriptionSource: AlertKind] = [
      .appleAppStore: .unsubscribeiOS, .googlePlayStore: .unsubscribeGoogle,
      .amazonAppstore: .unsubscribeAmazon,
    ]
    #expect(
      walk.dialogs.map(\.kind) == (expected[source].map { [Dialog.Kind.sdkAlert($0)] } ?? []))
    walk.choose(.ok)
    #expect(walk.isIdle && walk.screens == ["plans"])
  }

  @Test func whatIsNotOwnedCannotBeUnsubscribed() {
    var walk = walk()
    walk.command(.unsubscribe(productID: "nw.plus.yearly"))
    #expect(walk.dialogs.isEmpty)
    #expect(walk.note?.text == "Nothing to unsubscribe: nw.plus.yearly is not active.")
  }

  @Test func aPlanOfAnotherStoreIsBoughtOnlyAfterAQuestion() {
    var walk = walk()
    walk.command(.recordPurchaseElsewhere(planID: "monthly", .googlePlayStore))
    walk.press()
    #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.changePlanDifferentStore)])
    #expect(walk.dialogs.last?.text.contains("Google Play") == true)
    #expect(walk.dialogs.last?.options.map(\.label) == ["Continue", "Cancel"])
    #expect(!walk.eventNames.contains("IN_APP_PURCHASING"))
    walk.choose(.cancel)
    #expect(walk.isIdle && walk.screens == ["plans"] && walk.emulator.store.transactions.isEmpty)
    walk.press()
    walk.choose(.ok)
    #expect(walk.dialogs.map(\.kind) == [.storePurchase])
    walk.choose(.bought)
    walk.choose(.ok)
    #expect(walk.screens == ["plans", "thanks"])
  }

  @Test func theQuestionIsTheSDKsAloneWhateverTheHandler() {
    var walk = walk([.purchase], Integration(hasUIHandler: true))
    walk.command(.recordPurchaseElsewhere(planID: "yearly", .amazonAppstore))
    walk.press()
    #expect(walk.dialogs.map(\.owner) == [.sdk] && walk.emulator.owedCall == nil)
    #expect(walk.trace.contains { $0.text == "no public case: no handler is asked" })
  }

  @Test func onAndroidAnAcceptedChangeOfPlanCountsFromTheEndOfThePeriodOn() {
    var walk = walk([.purchase], .android, owned: ["nw.plus.monthly"])
    walk.press()
    #expect(walk.dialogs.last?.options.last?.label == "accepted, after monthly")
    walk.choose(.changeAccepted)
    #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppOptionChangedSuccess)])
    #expect(walk.dialogs.last?.text.hasSuffix("1 April 2026") == true)
    walk.choose(.ok)
    #expect(walk.outcomes.map(\.result) == [.purchased] && walk.screens.isEmpty)
    #expect(walk.emulator.store.ownedProductIDs == ["nw.plus.monthly"])
    walk.command(.settlePending(transaction: 1, isApproved: true))
    #expect(walk.emulator.store.ownedProductIDs == ["nw.plus.yearly"])
  }

  @Test func onIOSAChangeOfPlanIsAPurchase() {
    var walk = walk([.purchase], .ios, owned: ["nw.plus.monthly"])
    walk.press()
    #expect(walk.dialogs.last?.offers(.changeAccepted) == false)
  }

  @Test func huaweisStoreAsksToSignIn() {
    var walk = walk([.purchase], .android)
    walk.command(.setStore(.huaweiAppGallery))
    walk.press()
    walk.choose(.failed, ["value": "not signed in"])
    #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.huaweiNotLogged)])
    #expect(walk.dialogs.last?.heading == "Not signed in to Huawei")
    walk.choose(.ok)
    #expect(walk.isIdle)
  }

  @Test func aPlatformSellsInItsOwnStoresOnly() {
    var walk = walk()
    walk.command(.setStore(.huaweiAppGallery))
    #expect(walk.emulator.store.source == .appleAppStore)
    #expect(walk.note?.text == "iOS does not sell in Huawei AppGallery.")
  }

  @Test func aCodeThatIsRefusedIsACommonError() {
    var walk = walk([.promoCode, .openPresentation])
    walk.press()
    walk.choose(.failed)
    #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.commonError)])
    walk.choose(.ok)
    #expect(walk.isIdle && walk.screens == ["plans"])
  }

  @Test func anAlertThatThePlatformDoesNotHaveIsNotShown() {
    var walk = walk()
    walk.command(.showAlert(.huaweiNotLogged))
    #expect(walk.dialogs.isEmpty)
    #expect(walk.note?.text == "iOS has no alert huaweiNotLogged.")
  }

  @Test func textsOfAlertsAreInTheLanguageOfTheWalk() {
    var catalog = Northwind.catalog([.purchase])
    catalog.project.locale = "fr"
    catalog.project.profile = Profile(platform: .android, mode: .full)
    catalog.project.start.ownedProductIDs = ["nw.plus.monthly"]
    var walk = Walk.onPremium(catalog)
    walk.press()
    walk.choose(.changeAccepted)
    #expect(walk.dialogs.last?.text.hasSuffix("1 avril 2026") == true)
    #expect(walk.dialogs.last?.options.map(\.label) == ["Très bien"])
  }
}
