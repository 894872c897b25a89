import EmulatorCore
import PaywallModel
import Testing

@Test(arguments: [WayOut.accept, .refuse, .dismiss])
func termsAnswerAsTheIntegrationSays(wayOut: WayOut) {
  var walk = Walk.on([.purchase], intercepting(.purchase, InterceptorSetting(shows: .terms)))
  walk.press()
  #expect(walk.dialogs.last?.owner == .app && walk.dialogs.last?.subject == "purchase, call 1")
  walk.choose(wayOut)
  #expect(walk.answers.map(\.value) == [wayOut == .accept ? "notHandled" : "failed"])
}

@Test func successOnRefusalRunsTheNextActionUnpaid() {
  let setting = InterceptorSetting(shows: .terms, answers: [.refuse: .success])
  var walk = Walk.on([.purchase, .openPresentation], intercepting(.purchase, setting))
  walk.press()
  walk.choose(.refuse)
  #expect(walk.screens == ["plans", "thanks"])
  #expect(
    walk.text(of: .successWithoutPurchase)
      == "success for purchase, but nothing was bought. The next action runs unpaid; failed would "
      + "stop it.")
}

@Test func signingInTellsTheSDKBeforeItAnswers() {
  let login = intercepting(.login, InterceptorSetting(shows: .login))
  var walk = Walk.on([.login], login, start: StartState())
  walk.press()
  walk.choose(.signIn, ["userID": "northwind-7"])
  #expect(walk.emulator.user.userID == "northwind-7")
  #expect(
    walk.eventNames.suffix(4) == [
      "LOGIN_TAPPED", "USER_LOGGED_IN", "PRESENTATION_LOADED", "PRESENTATION_VIEWED",
    ])
  #expect(walk.trace.contains { $0.text == "fetches plans again for northwind-7" })
}

@Test func aSignInWithoutAnIdStaysOpen() {
  let login = intercepting(.login, InterceptorSetting(shows: .login))
  var walk = Walk.on([.login], login, start: StartState())
  walk.press()
  walk.choose(.signIn, ["userID": ""])
  #expect(walk.dialogs.count == 1 && walk.answers.isEmpty)
}

@Test func aSignInThatFailsAnswersFailedAndChangesNobody() {
  let login = intercepting(.login, InterceptorSetting(shows: .login))
  var walk = Walk.on([.login], login, start: StartState())
  walk.press()
  walk.choose(.signInFails)
  #expect(walk.emulator.user.isAnonymous && walk.answers.map(\.value) == ["failed"])
}

@Test func theGateTakesTheRightAnswer() {
  let gate = intercepting(.navigate, InterceptorSetting(shows: .parentalGate))
  var walk = Walk.on([.navigate], gate)
  walk.press()
  #expect(walk.dialogs.last?.question == "7 × 4 =")
  walk.choose(.rightAnswer, ["answer": "28"])
  #expect(walk.openedURLs.count == 1)
}

@Test func theGateGivesUpAfterThreeWrongAnswers() {
  let gate = intercepting(.navigate, InterceptorSetting(shows: .parentalGate))
  var walk = Walk.on([.navigate], gate)
  walk.press()
  walk.choose(.rightAnswer, ["answer": "12"])
  walk.choose(.rightAnswer, ["answer": ""])
  #expect(walk.dialogs.last?.text.hasPrefix("Wrong answers: 2 of 3.") == true)
  walk.choose(.rightAnswer, ["answer": "13"])
  #expect(walk.isIdle && walk.answers.map(\.value) == ["failed"])
}

@Test(arguments: [
  (WayOut.answerSuccess, "success"), (.answerFailed, "failed"), (.answerNotHandled, "notHandled"),
])
func thePersonAnswersByHand(wayOut: WayOut, answer: String) {
  let asks = intercepting(.close, InterceptorSetting(shows: .asksYou))
  var walk = Walk.on([.close], asks)
  walk.press()
  walk.choose(wayOut)
  #expect(walk.answers.map(\.value) == [answer])
}

@Test func notYetKeepsTheCallOpenUntilItIsAnsweredByHand() {
  let asks = intercepting(.close, InterceptorSetting(shows: .asksYou))
  var walk = Walk.on([.close], asks)
  walk.press()
  walk.choose(.notYet)
  #expect(walk.dialogs.isEmpty && walk.rules.isEmpty && !walk.isIdle)
  walk.handle(.answerByHand(CallID(1), .notHandled), at: walk.now)
  #expect(walk.screens.isEmpty && walk.isIdle)
}

@Test func anAnswerWaitsForItsDelay() {
  let slow = InterceptorSetting(answers: [.done: .notHandled], delayMilliseconds: 1_500)
  var walk = Walk.on([.close], intercepting(.close, slow))
  walk.press()
  walk.wait(1_499)
  #expect(walk.answers.isEmpty && walk.rules.isEmpty)
  walk.wait(1)
  #expect(walk.answers.map(\.at) == [Instant(milliseconds: 1_500)] && walk.screens.isEmpty)
}

@Test func aLateAnswerIsTooLateOnlyWhereTheBridgeGivesUp() {
  let late = intercepting(.close, answering(.failed, fault: .late))
  var native = Walk.on([.close], late)
  native.press()
  native.wait(30_000)
  #expect(native.rules.isEmpty && native.screens == ["plans"])
  var bridge = Walk.on([.close], platform: .reactNative, late)
  bridge.press()
  bridge.wait(30_000)
  #expect(bridge.rules == [.bridgeTimeout, .lateAnswer] && bridge.screens.isEmpty)
}

@Test func anEarlyAnswerIsSaidAndNotGivenAgain() {
  let early = InterceptorSetting(shows: .terms, fault: .early)
  var walk = Walk.on([.purchase], intercepting(.purchase, early))
  walk.press()
  #expect(walk.dialogs.map(\.kind) == [.appScreen(.terms), .storePurchase])
  #expect(walk.rules == [.answerBeforeUser])
  walk.choose(.cancelled)
  walk.choose(.refuse)
  #expect(walk.answers.map(\.value) == ["notHandled"] && walk.isIdle)
}

@Test func removingAnInterceptorDoesNotTouchItsPendingCall() {
  var walk = Walk.on([.purchase], intercepting(.purchase, InterceptorSetting(shows: .terms)))
  walk.press()
  walk.handle(.setIntegration(Integration()), at: walk.now)
  walk.choose(.refuse)
  #expect(walk.answers.map(\.value) == ["failed"])
  walk.press()
  #expect(walk.dialogs.last?.kind == .storePurchase)
}

@Test func openingActionsAreBetterLeftToTheSDK() {
  var walk = Walk.on(
    [.openPresentation], intercepting(.openPresentation, answering(.notHandled)))
  walk.press()
  #expect(walk.rules == [.openingIntercepted] && walk.screens == ["plans", "thanks"])
}

@Test func onAndroidAnAlertThatNobodyDismissesFreezesTheScreen() {
  let none = Integration(hasUIHandler: true, alerts: [.inAppSuccess: .none])
  var android = Walk.on([.purchase], platform: .android, none)
  android.press()
  android.choose(.bought)
  android.pressClose()
  #expect(android.rules == [.alertLeftOpen] && android.screens == ["plans"])
  #expect(android.note?.text.hasPrefix("Ignored: the alert was never dismissed") == true)
  var ios = Walk.on([.purchase], platform: .ios, none)
  ios.press()
  ios.choose(.bought)
  #expect(ios.rules.isEmpty && ios.screens.isEmpty)
}

@Test func onAndroidAnAlertDismissedTooEarlyClosesTheScreenUnderIt() {
  let early = Integration(hasUIHandler: true, alerts: [.inAppSuccess: .dismissTooEarly])
  var walk = Walk.on([.purchase], platform: .android, early)
  walk.press()
  walk.choose(.bought)
  #expect(walk.rules == [.alertDismissedTooEarly])
  #expect(walk.screens.isEmpty && walk.dialogs.map(\.kind) == [.appAlert(.inAppSuccess)])
  walk.choose(.ok)
  #expect(walk.isIdle)
}

@Test(arguments: Platform.allCases)
func anAppsOwnAlertEndsTheActionWhenItIsClosed(platform: Platform) {
  var walk = Walk.on([.purchase], platform: platform, Integration(hasUIHandler: true))
  walk.press()
  walk.choose(.bought)
  #expect(walk.dialogs.map(\.owner) == [.app] && walk.screens == ["plans"])
  walk.choose(.ok)
  #expect(walk.screens.isEmpty && walk.rules.isEmpty && walk.answers.map(\.value) == ["dismissed"])
}

@Test func observerSynchronizesAfterAnOwnPurchase() {
  let own = InterceptorSetting(shows: .ownStore)
  var walk = Walk.on([.purchase], mode: .observer, intercepting(.purchase, own))
  walk.press()
  walk.choose(.bought)
  #expect(walk.emulator.store.synchronizations == 1)
  #expect(walk.emulator.activeEntitlements.map(\.name) == ["plus"])
  #expect(walk.screens == ["plans"] && walk.isIdle)
}

@Test func theModeOfThePressDecides() {
  var walk = Walk.on([.purchase], intercepting(.purchase, InterceptorSetting(shows: .terms)))
  walk.press()
  walk.command(.setMode(.observer))
  #expect(
    walk.note?.text == "Mode is observer from the next press on. The running chain stays full.")
  walk.choose(.accept)
  #expect(walk.dialogs.last?.kind == .storePurchase)
}
