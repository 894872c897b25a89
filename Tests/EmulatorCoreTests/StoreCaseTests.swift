import EmulatorCore
import PaywallModel
import Testing

@Test func case18ACancelledPurchaseRaisesNoAlert() {
  var walk = Walk.on([.purchase, .openPresentation])
  walk.press()
  walk.choose(.cancelled)
  #expect(walk.dialogs.isEmpty && walk.screens == ["plans"])
  #expect(walk.eventNames.suffix(2) == ["IN_APP_PURCHASING", "PURCHASE_CANCELLED"])
  #expect(walk.isIdle)
}

@Test func case20ACancelledPurchaseOfTheAppEndsTheLoading() {
  let own = InterceptorSetting(shows: .ownStore)
  var walk = Walk.on([.purchase], mode: .observer, intercepting(.purchase, own))
  walk.press()
  walk.choose(.cancelled)
  #expect(walk.isIdle && walk.answers.map(\.value) == ["failed"])
  #expect(walk.emulator.store.synchronizations == 0)
}

@Test func case21AskToBuyEndsAsDeferredAndIsApprovedOutsideTheScreen() {
  var store = Northwind.store
  store.asksToBuy = true
  let chain = [ComponentAction.intercepted(Northwind.action(.purchase))]
  var walk = Walk.onPremium(Northwind.catalog(chains: [chain], store: store))
  walk.press()
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppDeferred)])
  walk.choose(.ok)
  #expect(walk.isIdle && walk.screens == ["plans"])
  #expect(walk.emulator.activeEntitlements.isEmpty)
  #expect(!walk.eventNames.contains("IN_APP_PURCHASED"))
  walk.pressClose()
  walk.command(.settlePending(transaction: 1, isApproved: true))
  #expect(walk.emulator.activeEntitlements.map(\.name) == ["plus"])
  #expect(walk.eventNames.last == "IN_APP_RENEWED")
}

@Test func case23AnEarlierPurchaseIsNotInALaterOutcome() {
  var walk = Walk.on([.purchase])
  walk.press()
  walk.choose(.bought)
  walk.choose(.ok)
  walk.command(.openScreen("compact"))
  walk.pressClose()
  #expect(walk.outcomes.map(\.result) == [.purchased, .cancelled])
  #expect(walk.outcomes.map(\.planID) == ["yearly", nil])
}

@Test func case24ANetworkFailureIsAnErrorWithItsName() throws {
  var driver = EmulatorDriver(Northwind.catalog([.purchase]))
  driver.command(.setUIHandler(true))
  driver.command(.openScreen("plans"))
  driver.tap(Northwind.target(0))
  driver.leave(by: .failed, ["value": "network"])
  let (call, alert) = try driver.nextAlert()
  #expect(alert.kind == .inAppError && alert.error == "PLYError.network")
  #expect(alert.content == "The store cannot be reached. Nothing was charged.")
  driver.send(.answer(.alert(call, .dismissed)))
  #expect(driver.events.last == "IN_APP_PURCHASE_FAILED")
  driver.finish()
}

@Test func case26ARestoreThatFindsNothingIsNoSuccess() {
  var walk = Walk.on([.restore, .openPresentation])
  walk.press()
  walk.choose(.nothingFound)
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppRestorationError)])
  walk.choose(.ok)
  #expect(walk.screens == ["plans"] && walk.eventNames.last == "RESTORE_FAILED")
}

@Test func case28ASignInThatIsCancelledRestoresNothingAndIsSilent() {
  var walk = Walk.on([.restore])
  walk.press()
  walk.choose(.signInCancelled)
  #expect(walk.isIdle && walk.screens == ["plans"])
  #expect(walk.emulator.store.entitlements.isEmpty)
}

@Test func case29OnlyExpiredPurchasesDoNotCloseTheScreen() {
  var walk = Walk.on([.restore])
  walk.press()
  walk.choose(.onlyExpired)
  #expect(walk.dialogs.last?.text == "There is no active purchase on this store account.")
  walk.choose(.ok)
  #expect(walk.screens == ["plans"])
}

@Test func case30APlanThatIsOwnedIsSaidToBe() {
  let start = StartState(userID: "northwind-7", ownedProductIDs: ["nw.plus.yearly"])
  var walk = Walk.on([.purchase], start: start)
  walk.press()
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppError)])
  #expect(walk.dialogs.last?.text.hasPrefix("You already have this.") == true)
  #expect(walk.eventNames.last == "IN_APP_RESTORED")
  walk.choose(.ok)
  #expect(walk.isIdle && walk.screens == ["plans"])
}

@Test func case31APurchaseAfterAFailedRestoreHasItsOwnAnswer() {
  let chains: [[ComponentAction]] = [
    [.intercepted(Northwind.action(.restore))], [.intercepted(Northwind.action(.purchase))],
  ]
  var walk = Walk.onPremium(Northwind.catalog(chains: chains))
  walk.press(0)
  walk.choose(.failed)
  walk.choose(.ok)
  walk.press(1)
  walk.choose(.bought)
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppSuccess)])
  #expect(!walk.trace.contains { $0.press == 2 && $0.text.contains("RESTORE") })
}

@Test func case33NoIntroductoryOfferForAnUpgradeInTheGroup() {
  let eligibility = Select(
    id: "ply_intro_offer_eligibility", kind: .introOfferEligibility, defaults: ["false"])
  let catalog = { (owned: [String]) in
    Northwind.catalog(
      chains: [], selects: [eligibility],
      start: StartState(userID: "northwind-7", ownedProductIDs: owned))
  }
  let new = Walk.onPremium(catalog([]))
  #expect(new.presentation?.selections.chosen[eligibility.id] == ["true"])
  #expect(new.textContext.introEligibility == ["plus": true])
  let upgrading = Walk.onPremium(catalog(["nw.plus.monthly"]))
  #expect(upgrading.presentation?.selections.chosen[eligibility.id] == ["false"])
  #expect(upgrading.textContext.introEligibility == ["plus": false])
}

@Test func case36ThePlanThatIsPickedIsTheOneThatIsBought() {
  let plan = Select(
    id: "plan_picker", kind: .plan, defaults: ["yearly"],
    options: ["yearly", "monthly"].map { Select.Option(id: $0, value: $0) })
  let pick = { (id: String) in
    [ComponentAction.selectOptions(SelectBinding(selectID: plan.id, options: [id]))]
  }
  let chains = [
    pick("yearly"), pick("monthly"), [.intercepted(Action(.purchase, planID: "monthly"))],
  ]
  var walk = Walk.onPremium(Northwind.catalog(chains: chains, selects: [plan]))
  walk.press(1)
  #expect(walk.eventNames.last == "OPTIONS_SELECTED")
  walk.press(2)
  #expect(walk.emulator.store.transactions.map(\.planID) == ["monthly"])
}

@Test func case37APendingPaymentIsNoFailure() {
  var walk = Walk.on([.purchase])
  walk.press()
  walk.choose(.pending)
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppDeferred)])
  #expect(!walk.eventNames.contains("IN_APP_PURCHASE_FAILED"))
  walk.choose(.ok)
  walk.command(.settlePending(transaction: 1, isApproved: false))
  #expect(walk.emulator.store.transactions.map(\.state) == [.declined])
}

@Test func onlyOneSubscriptionOfAGroupIsActive() {
  let start = StartState(userID: "northwind-7", ownedProductIDs: ["nw.plus.monthly"])
  var walk = Walk.on([.restore, .purchase], start: start)
  walk.press()
  for wayOut in [WayOut.allFound, .ok, .bought, .ok] { walk.choose(wayOut) }
  #expect(walk.emulator.activeEntitlements.map(\.productID) == ["nw.plus.yearly"])
  #expect(walk.emulator.store.ownedProductIDs == ["nw.plus.yearly"])
}

@Test func aPresetAnswerNeedsNoSheet() {
  var walk = Walk.on([.purchase])
  walk.command(.setStoreAnswer(.bought))
  walk.press()
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppSuccess)])
}

@Test func offlineTheStoreFailsWithoutASheet() {
  var walk = Walk.on([.purchase])
  walk.command(.setOffline(true))
  walk.press()
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppError)])
  #expect(walk.emulator.store.transactions.first?.reason == "network")
}

@Test func aPurchaseInFullModeSendsItsEventsInOrder() {
  var walk = Walk.on([.purchase])
  walk.press()
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(
    walk.eventNames == [
      "APP_CONFIGURED", "APP_STARTED", "PRESENTATION_LOADED", "PRESENTATION_VIEWED",
      "PURCHASE_TAPPED", "IN_APP_PURCHASING", "IN_APP_PURCHASED", "RECEIPT_CREATED",
      "RECEIPT_VALIDATED", "IN_APP_RENEWED", "PRESENTATION_CLOSED",
    ])
}
