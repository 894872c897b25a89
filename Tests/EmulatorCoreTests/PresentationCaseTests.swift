import EmulatorCore
import PaywallModel
import Testing

@Test func case39TheScreenClosesAfterTheAlertIsGone() {
  var walk = Walk.on([.purchase])
  walk.press()
  walk.choose(.bought)
  #expect(walk.outcomes.isEmpty && walk.dialogs.count == 1)
  walk.choose(.ok)
  #expect(walk.outcomes.map(\.result) == [.purchased])
  #expect(walk.outcomes.first?.closeReason == Outcome.CloseReason.none)
  #expect(walk.note?.text == "Closed by the SDK after the purchase. Outcome: purchased, yearly.")
}

@Test func case41BothDialogsForOneAlertAreSeenAndSaid() {
  var integration = Integration(hasUIHandler: true, alerts: [.inAppSuccess: .both])
  integration.interceptors = [:]
  var walk = Walk.on([.purchase], platform: .android, integration)
  walk.press()
  walk.choose(.bought)
  #expect(walk.dialogs.map(\.owner) == [.app, .sdk])
  #expect(walk.rules == [.alertShownTwice])
  walk.choose(.ok)
  #expect(walk.screens.isEmpty)
  walk.choose(.ok)
  #expect(walk.isIdle && walk.rules == [.alertShownTwice])
}

@Test func case43AnErrorInTheMiddleOfARestoreEndsTheBusyState() {
  var walk = Walk.on([.restore])
  walk.press()
  walk.choose(.failed, ["value": "unknown"])
  walk.choose(.ok)
  #expect(walk.isIdle)
  walk.pressClose()
  #expect(walk.screens.isEmpty)
}

@Test func case45AModalAlertTakesAllGestures() {
  var walk = Walk.on([.purchase])
  walk.command(.showAlert(.commonError))
  let before = walk.emulator
  walk.press()
  walk.pressClose()
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.emulator == before)
  #expect(walk.note?.text == "Ignored: the alert on top takes the keys. Close it first.")
}

@Test(arguments: Platform.allCases)
func case48EachWayOfClosingIsToldOnceWithItsReason(platform: Platform) {
  var walk = Walk.on([.close], platform: platform)
  walk.pressClose()
  walk.command(.openPlacement("premium"))
  walk.handle(.gesture(.systemBack), at: walk.now)
  walk.command(.openPlacement("premium"))
  walk.command(.closeAllScreens)
  let back: Outcome.CloseReason = platform == .ios ? .interactiveDismiss : .backSystem
  #expect(walk.outcomes.map(\.closeReason) == [.button, back, .programmatic])
  #expect(walk.outcomes.map(\.presentation.number) == [1, 2, 3])
}

@Test func case48AScreenThatCannotBeSweptAwayStays() {
  var catalog = Northwind.catalog([.close])
  let locked = Northwind.screen(
    "plans", chains: [], displayMode: DisplayMode(.full, isDismissible: false))
  catalog = Catalog(project: catalog.project, screens: [locked], store: catalog.store)
  var walk = Walk.onPremium(catalog)
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.screens == ["plans"])
  walk.pressClose()
  #expect(walk.screens.isEmpty)
}

@Test func case49CloseNeedsNoInterceptorAndAnEmptySuccessIsHintedAt() {
  var plain = Walk.on([.close])
  plain.pressClose()
  #expect(plain.screens.isEmpty)
  var intercepted = Walk.on([.close], intercepting(.close, answering(.success)))
  intercepted.pressClose()
  #expect(intercepted.screens == ["plans"])
  #expect(intercepted.rules == [.successWithoutClose])
}

@Test func case50TwoQuickClosesCloseOnce() {
  var walk = Walk.on([.close])
  walk.pressClose()
  walk.pressClose()
  #expect(walk.outcomes.count == 1)
  #expect(walk.note?.text == "Nothing is shown, so there is nothing to press.")
}

@Test func case51APlacementCanBeShownAgain() {
  var walk = Walk.on([.close])
  walk.pressClose()
  walk.command(.openPlacement("premium"))
  #expect(walk.screens == ["plans"] && walk.presentation?.id.number == 2)
  walk.pressClose()
  #expect(walk.outcomes.count == 2 && walk.isIdle)
}

@Test func case53AScreenWithNothingToSeeSaysSo() {
  let empty = Screen(id: "plans", root: Component(.vstack(Stack([]))))
  let catalog = Northwind.catalog([.close])
  let walk = Walk.onPremium(
    Catalog(project: catalog.project, screens: [empty], store: catalog.store))
  #expect(
    walk.text(of: .nothingToShow)
      == "This screen has nothing to show: plans resolves to no visible component.")
}

@Test func case53AComponentWithoutAlphaIsNotVisible() {
  var hidden = Component(.label(Label(text: "Northwind")))
  hidden.styles.normal.alpha = 0
  let screen = Screen(id: "plans", root: Component(.vstack(Stack([hidden]))))
  let catalog = Northwind.catalog([.close])
  let walk = Walk.onPremium(
    Catalog(project: catalog.project, screens: [screen], store: catalog.store))
  #expect(walk.rules == [.nothingToShow])
}

@Test func case55TwoAlertsAreSeenInTheOrderOfTheirArrival() throws {
  var driver = EmulatorDriver(Northwind.catalog([.close]))
  driver.command(.setUIHandler(true))
  driver.command(.showAlert(.inAppSuccess))
  driver.command(.showAlert(.inAppDeferred))
  let (first, firstAlert) = try driver.nextAlert()
  #expect(firstAlert.kind == .inAppSuccess && !driver.asksAboutAlert)
  driver.send(.answer(.alert(first, .dismissed)))
  let (second, secondAlert) = try driver.nextAlert()
  #expect(secondAlert.kind == .inAppDeferred && second != first)
  driver.send(.answer(.alert(second, .proceed)))
  driver.leave(by: .ok)
  #expect(driver.emulator.alerts.isEmpty)
  driver.finish()
}

@Test func case62ALinkWaitsUntilTheAlertIsGone() {
  var walk = Walk.on([.close])
  walk.command(.showAlert(.commonError))
  walk.command(.handleDeeplink("nw://ply/placements/settings"))
  #expect(walk.screens == ["plans"])
  #expect(walk.note?.text == "The link waits until the dialog is closed.")
  walk.choose(.ok)
  #expect(walk.screens == ["plans", "compact"])
}

@Test func aScreenThatALinkOpenedTellsTheGlobalHandler() {
  var walk = Walk.on([.close])
  walk.command(.handleDeeplink("nw://ply/presentations/compact"))
  #expect(
    walk.eventNames.suffix(3) == ["DEEPLINK_OPENED", "PRESENTATION_LOADED", "PRESENTATION_VIEWED"])
  walk.pressClose()
  #expect(walk.outcomes.map(\.listener) == [.globalHandler])
}

@Test func anUnknownPlacementShowsNothingAndIsSaid() {
  var walk = Walk(catalog: Northwind.catalog([.close]))
  walk.command(.openPlacement("premum"))
  #expect(walk.screens.isEmpty && walk.rules == [.unknownPlacement])
}

@Test func aPlacementThatIsSwitchedOffShowsNothing() {
  var walk = Walk(catalog: Northwind.catalog([.close]))
  walk.command(.openPlacement("winback"))
  #expect(walk.screens.isEmpty && walk.rules.isEmpty)
  #expect(walk.note?.text == "Nothing is shown: placement winback is switched off.")
}

@Test func whatAnActionOpenedFromALinkedScreenIsToldToTheGlobalHandlerToo() {
  let link = "nw://ply/placements/premium"
  var walk = Walk(catalog: Northwind.catalog([.openPresentation]))
  walk.command(.handleDeeplink(link))
  walk.press()
  walk.pressClose()
  walk.command(.closeAllScreens)
  #expect(walk.outcomes.map(\.listener) == [.globalHandler, .globalHandler])
}

@Test func theNoteOfAStackThatClosesIsAboutTheSale() {
  var walk = Walk.on([.purchase])
  walk.command(.openPlacement("premium"))
  walk.press()
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(walk.outcomes.map(\.result) == [.purchased, .cancelled])
  #expect(walk.note?.text == "Closed by the SDK after the purchase. Outcome: purchased, yearly.")
}

@Test func case46AScreenThatIsClosedWhileItLoadsNeverAppears() {
  var walk = Walk(catalog: Northwind.catalog([.close]))
  walk.command(.presentation(.setFetchLatency(milliseconds: 2_000)))
  walk.command(.openPlacement("premium"))
  walk.wait(1_000)
  walk.command(.closeAllScreens)
  #expect(walk.outcomes.map(\.closeReason) == [.programmatic])
  walk.wait(5_000)
  #expect(walk.emulator.presentations.isEmpty)
  #expect(!walk.events.contains { $0.name == "PRESENTATION_VIEWED" })
  #expect(walk.outcomes.count == 1)
}
