import EmulatorCore
import PaywallModel
import Testing

@Test func case1ObserverSaysThatItNeverBuysAndWhatToRegister() {
  var walk = Walk.on([.purchase], mode: .observer)
  walk.press()
  #expect(walk.text(of: .observerNeverBuys)?.contains("interceptor for purchase") == true)
  #expect(walk.emulator.store.transactions.isEmpty)
  #expect(walk.isIdle && walk.screens == ["plans"])
}

@Test func case3AnAnsweredActionOpensNothingAgain() {
  var walk = Walk.on([.navigate], intercepting(.navigate, answering(.notHandled)))
  walk.press()
  #expect(walk.screens == ["plans"])
}

@Test func case4TheReactNativeBridgeGivesUpAfterThirtySeconds() {
  let silent = intercepting(.purchase, answering(.success, fault: .never))
  var walk = Walk.on([.purchase], platform: .reactNative, silent)
  walk.press()
  walk.wait(29_999)
  #expect(walk.rules.isEmpty && walk.emulator.press?.owed != nil)
  walk.wait(1)
  #expect(walk.rules == [.bridgeTimeout])
  #expect(walk.dialogs.last?.kind == .storePurchase)
}

@Test(arguments: [Platform.ios, .android, .flutter, .cordova])
func case4ANativeScreenStaysFrozenAndNamesTheCall(platform: Platform) {
  let silent = intercepting(.purchase, answering(.success, fault: .never))
  var walk = Walk.on([.purchase], platform: platform, silent)
  walk.press()
  #expect(walk.text(of: .noAnswer)?.hasPrefix("No answer to purchase, call 1.") == true)
  walk.wait(3_600_000)
  walk.pressClose()
  #expect(walk.note?.text.contains("owes an answer to purchase, call 1") == true)
  #expect(walk.screens == ["plans"] && walk.rules == [.noAnswer])
}

@Test func case6ThePressIsToldBeforeAnybodyIsAsked() throws {
  var walk = Walk.on([.purchase], intercepting(.purchase, answering(.failed)))
  walk.press()
  let texts = walk.trace.map(\.text)
  let tapped = try #require(texts.firstIndex(of: "PURCHASE_TAPPED"))
  let asked = try #require(texts.firstIndex(of: "asks your app, call 1"))
  #expect(tapped < asked)
  #expect(walk.eventNames.last == "PURCHASE_TAPPED")
}

@Test func case7ASecondAnswerIsSeenAndDoesNotCount() {
  let twice = intercepting(.purchase, answering(.success, fault: .twice))
  var walk = Walk.on([.purchase, .openPresentation], twice)
  walk.press()
  #expect(
    walk.text(of: .secondAnswer)
      == "Second answer to call 1: success, then failed. The first counts.")
  #expect(walk.screens == ["plans", "thanks"])
  #expect(walk.answers.map(\.value) == ["success", "failed"])
}

@Test func case8ATransactionThatArrivesTwiceAdvancesTheChainOnce() throws {
  var driver = EmulatorDriver(Northwind.catalog([.purchase, .openPresentation]))
  driver.command(.openScreen("plans"))
  driver.tap(Northwind.target(0))
  let sheet = try #require(driver.emulator.dialogs.last)
  driver.send(.dialog(sheet.id, .bought, values: [:]))
  driver.send(.dialog(sheet.id, .bought, values: [:]))
  driver.leave(by: .ok)
  #expect(driver.emulator.presentations.map(\.screenID) == ["plans", "thanks"])
  #expect(driver.emulator.store.transactions.count == 1)
  #expect(driver.events.filter { $0 == "IN_APP_PURCHASED" }.count == 1)
  driver.finish()
}

@Test func case9ObserverWithoutInterceptorsIsWarnedAboutOnceWithItsButtons() {
  let chains: [[ComponentAction]] = [
    [.intercepted(Northwind.action(.purchase))], [.intercepted(Northwind.action(.restore))],
    [.intercepted(Northwind.action(.login))],
  ]
  let walk = Walk.onPremium(Northwind.catalog(chains: chains, mode: .observer))
  #expect(walk.rules == [.observerWithoutInterceptor])
  let text = walk.text(of: .observerWithoutInterceptor)
  #expect(text?.contains("purchase and restore: Button 0, Button 1 will do nothing") == true)
}

@Test func case9ObserverWithAnInterceptorForOneOfBothIsLegal() {
  let chains: [[ComponentAction]] = [
    [.intercepted(Northwind.action(.purchase))], [.intercepted(Northwind.action(.restore))],
  ]
  let walk = Walk.onPremium(
    Northwind.catalog(
      chains: chains, mode: .observer,
      integration: intercepting(.purchase, answering(.failed))))
  #expect(walk.rules.isEmpty)
}

@Test func case11AnOwnPurchaseAndNotHandledBuyTwice() {
  let own = InterceptorSetting(shows: .ownStore, answers: [.bought: .notHandled])
  var walk = Walk.on([.purchase], intercepting(.purchase, own))
  walk.press()
  #expect(walk.dialogs.last?.kind == .appScreen(.ownStore))
  walk.choose(.bought)
  #expect(walk.dialogs.last?.kind == .storePurchase)
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(walk.rules == [.boughtTwice])
  #expect(walk.emulator.store.transactions.filter { $0.state == .bought }.count == 2)
}

@Test func case11AnOwnPurchaseAndSuccessBuyOnce() {
  let own = InterceptorSetting(shows: .ownStore)
  var walk = Walk.on([.purchase], intercepting(.purchase, own))
  walk.press()
  walk.choose(.bought)
  #expect(walk.rules.isEmpty)
  #expect(walk.emulator.store.transactions.map(\.isByApp) == [true])
}

@Test func case13AnAddressIsOpenedOnceByTheSDK() {
  var walk = Walk.on([.navigate], intercepting(.navigate, answering(.notHandled)))
  walk.press()
  #expect(walk.openedURLs == ["https://www.example.com/terms"])
  #expect(walk.rules.isEmpty)
}

@Test func case13SuccessWithoutOpeningIsHintedAt() {
  var walk = Walk.on([.navigate], intercepting(.navigate, answering(.success)))
  walk.press()
  #expect(walk.openedURLs.isEmpty)
  #expect(walk.rules == [.successWithoutOpening])
}

@Test func case15CloseIsIgnoredWithANoteWhileAPurchaseRuns() {
  var start = StartState(userID: "northwind-7")
  start.storeLatencyMilliseconds = 3_000
  var walk = Walk.on([.purchase], start: start)
  walk.press()
  walk.wait(1_000)
  walk.pressClose()
  #expect(
    walk.note?.text == "Ignored: a purchase is running. The close button works again after it.")
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.screens == ["plans"])
  walk.wait(2_000)
  walk.choose(.cancelled)
  walk.pressClose()
  #expect(walk.screens.isEmpty)
}

@Test func case16TwoQuickPressesOpenOneSheet() {
  var start = StartState(userID: "northwind-7")
  start.storeLatencyMilliseconds = 800
  var walk = Walk.on([.purchase], start: start)
  walk.press()
  walk.wait(50)
  walk.press()
  walk.wait(800)
  walk.press()
  #expect(walk.emulator.store.transactions.count == 1)
  #expect(walk.dialogs.count == 1)
  #expect(walk.trace.contains { $0.text.contains("ignored: purchase is running") })
}
