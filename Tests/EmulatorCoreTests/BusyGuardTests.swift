import EmulatorCore
import PaywallModel
import Testing

private let bothPlatforms = [Platform.ios, .android]

@Test(arguments: bothPlatforms)
func case15TheCloseButtonIsIgnoredWhileTheAppOwesAnAnswer(platform: Platform) {
  var walk = waitingForTheApp(platform)
  let before = walk.emulator
  walk.pressClose()
  #expect(walk.emulator == before)
  #expect(
    walk.note?.text
      == "Ignored: your app owes an answer to purchase, call 1. i gives it now.")
}

@Test(arguments: bothPlatforms)
func case15TheSystemsBackIsIgnoredWhileTheAppOwesAnAnswer(platform: Platform) {
  var walk = waitingForTheApp(platform)
  let before = walk.emulator
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.emulator == before && walk.outcomes.isEmpty)
  #expect(walk.trace.last?.text == "system back ignored: purchase is running")
}

@Test(arguments: bothPlatforms)
func case15TheSystemsBackIsIgnoredWhileTheStoreThinks(platform: Platform) {
  var walk = waitingForTheStore(platform)
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.screens == ["plans"] && walk.outcomes.isEmpty)
  #expect(
    walk.note?.text == "Ignored: a purchase is running. The close button works again after it.")
  walk.wait(3_000)
  walk.choose(.cancelled)
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.outcomes.count == 1 && walk.isIdle)
}

@Test(arguments: bothPlatforms)
func case50TwoQuickBacksCloseOnce(platform: Platform) {
  var walk = Walk.on([.close], platform: platform)
  walk.handle(.gesture(.systemBack), at: walk.now)
  walk.handle(.gesture(.systemBack), at: walk.now)
  #expect(walk.outcomes.count == 1)
  #expect(walk.note?.text == "Nothing is shown, so there is nothing to press.")
}

@Test(arguments: bothPlatforms)
func case50TheAppClosesWhatIsClosedWithoutASecondOutcome(platform: Platform) {
  var walk = Walk.on([.close], platform: platform)
  walk.pressClose()
  walk.command(.closeAllScreens)
  #expect(walk.outcomes.map(\.closeReason) == [.button])
  #expect(walk.note?.text == "Nothing is shown, so nothing was closed.")
}

@Test(arguments: bothPlatforms)
func theAppMayCloseWhileTheStoreThinksAndThePurchaseGoesOn(platform: Platform) {
  var walk = waitingForTheStore(platform)
  walk.command(.closeAllScreens)
  #expect(walk.outcomes.map(\.closeReason) == [.programmatic])
  #expect(walk.screens.isEmpty && walk.emulator.press != nil)
  walk.wait(3_000)
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(walk.isIdle && walk.outcomes.count == 1)
  #expect(walk.emulator.activeEntitlements.map(\.planID) == ["yearly"])
}

@Test(arguments: bothPlatforms)
func theAppMayCloseInItsInterceptorBeforeItAnswers(platform: Platform) {
  var walk = waitingForTheApp(platform)
  walk.command(.closeAllScreens)
  walk.handle(.answerByHand(CallID(1), .success), at: walk.now)
  #expect(walk.isIdle)
  #expect(walk.outcomes.map(\.closeReason) == [.programmatic])
}

@Test(arguments: bothPlatforms)
func whatTheAppOpensMeanwhileIsNotClosedByTheChainOfAScreenThatIsGone(platform: Platform) {
  var walk = waitingForTheStore(platform)
  walk.command(.closeAllScreens)
  walk.command(.openPlacement("settings"))
  walk.wait(3_000)
  walk.choose(.bought)
  walk.choose(.ok)
  #expect(walk.screens == ["compact"] && walk.isIdle)
  #expect(walk.outcomes.map(\.screenID) == ["plans"])
}

@Test func theAppsCloseAsksNoInterceptor() {
  var walk = Walk.on([.close], intercepting(.close, answering(.success)))
  walk.command(.closeAllScreens)
  #expect(walk.emulator.calls.isEmpty && walk.outcomes.map(\.closeReason) == [.programmatic])
}

/// A purchase is pressed, and the app has not answered yet.
private func waitingForTheApp(_ platform: Platform) -> Walk {
  let asksYou = InterceptorSetting(shows: .asksYou)
  var walk = Walk.on([.purchase], platform: platform, intercepting(.purchase, asksYou))
  walk.press()
  walk.choose(.notYet)
  return walk
}

/// A purchase is pressed, and the store takes three seconds.
private func waitingForTheStore(_ platform: Platform) -> Walk {
  var start = StartState(userID: "northwind-7")
  start.storeLatencyMilliseconds = 3_000
  var walk = Walk.on([.purchase], platform: platform, start: start)
  walk.press()
  walk.wait(1_000)
  return walk
}
