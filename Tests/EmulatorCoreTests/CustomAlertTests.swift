import EmulatorCore
import PaywallModel
import Testing

/// The app's own dialogs with buttons of their own.
@Suite struct CustomAlertTests {
  private func bought(
    _ platform: Platform, _ dialog: CustomAlert, start: StartState = StartState(),
    setting: AlertSetting? = nil
  ) -> Walk {
    let kind = AlertKind.inAppSuccessUnauthentified
    let integration = Integration(
      hasUIHandler: true, alerts: setting.map { [kind: $0] } ?? [:], customAlerts: [kind: dialog])
    var walk = Walk.on([.purchase], platform: platform, integration, start: start)
    walk.press()
    walk.choose(.bought)
    return walk
  }

  @Test func titleTextAndButtonsAreTheApps() {
    let dialog = CustomAlert(
      title: "Welcome to Plus", text: "Sign in to keep it.",
      buttons: [CustomAlert.Button("Sign in", effect: .signIn), CustomAlert.Button("Later")])
    let shown = bought(.ios, dialog).dialogs.last
    #expect(shown?.heading == "Welcome to Plus" && shown?.text == "Sign in to keep it.")
    #expect(shown?.options.map(\.label) == ["Sign in", "Later"] && shown?.escape == .dismiss)
  }

  @Test func whatIsNotGivenIsTheSDKs() {
    let shown = bought(.ios, CustomAlert(title: "Welcome")).dialogs.last
    #expect(shown?.heading == "Welcome" && shown?.text.isEmpty == false)
    #expect(shown?.options.map(\.label) == ["OK"])
  }

  @Test func anErrorAlertWithoutATextOfTheAppsHasTheErrors() {
    let integration = Integration(
      hasUIHandler: true, customAlerts: [.inAppError: CustomAlert(title: "Sorry")])
    var walk = Walk.on([.purchase], integration)
    walk.press()
    walk.choose(.failed, ["value": "not allowed"])
    #expect(walk.dialogs.last?.text == "This device may not make payments. Nothing was charged.")
  }

  @Test(arguments: Platform.allCases)
  func signingInComesBeforeTheEndOfTheAlert(platform: Platform) {
    let dialog = CustomAlert(buttons: [CustomAlert.Button("Sign in", effect: .signIn)])
    var walk = bought(platform, dialog)
    walk.choose(.ok)
    #expect(walk.dialogs.map(\.kind) == [.appScreen(.login)] && walk.screens == ["plans"])
    walk.choose(.signIn, ["userID": ""])
    #expect(walk.dialogs.count == 1 && walk.note?.text.hasPrefix("A user id is missing") == true)
    walk.choose(.signIn, ["userID": "northwind-7"])
    #expect(walk.emulator.user.userID == "northwind-7")
    #expect(walk.screens.isEmpty && walk.isIdle && walk.rules.isEmpty)
    #expect(walk.emulator.activeEntitlements.map(\.owner) == ["northwind-7"])
  }

  @Test func aSignInThatIsCancelledEndsTheAlertToo() {
    let dialog = CustomAlert(buttons: [CustomAlert.Button("Sign in", effect: .signIn)])
    var walk = bought(.android, dialog)
    walk.choose(.ok)
    walk.choose(.cancel)
    #expect(walk.emulator.user.isAnonymous && walk.screens.isEmpty && walk.isIdle)
  }

  @Test func aButtonOpensALinkAfterTheAlertIsOver() {
    let address = "https://www.example.com/terms"
    let dialog = CustomAlert(buttons: [
      CustomAlert.Button("Terms", effect: .link(address)),
      CustomAlert.Button("More", effect: .link("nw://ply/placements/settings")),
    ])
    var app = bought(.android, dialog)
    app.choose(.ok)
    #expect(app.openedURLs == [address] && app.screens.isEmpty && app.isIdle)
    var sdk = bought(.android, dialog)
    sdk.choose(.later)
    #expect(sdk.openedURLs.isEmpty && sdk.screens == ["compact"])
  }

  @Test func aButtonOpensAPlacementThatTheEndOfTheChainDoesNotClose() {
    let dialog = CustomAlert(buttons: [
      CustomAlert.Button("More", effect: .placement("settings"))
    ])
    var walk = bought(.android, dialog)
    walk.choose(.ok)
    #expect(walk.screens == ["compact"] && walk.outcomes.map(\.result) == [.purchased])
  }

  @Test(arguments: Platform.allCases)
  func aButtonThatForgetsTheAlertFreezesAndroidOnly(platform: Platform) {
    let dialog = CustomAlert(buttons: [
      CustomAlert.Button("OK"), CustomAlert.Button("Later", dismisses: false),
    ])
    var walk = bought(platform, dialog)
    walk.choose(.later)
    let isFrozen = platform == .android
    #expect(walk.rules == (isFrozen ? [.alertButtonForgets] : []))
    walk.pressClose()
    #expect(walk.screens == (isFrozen ? ["plans"] : []))
    var good = bought(platform, dialog)
    good.choose(.ok)
    #expect(good.rules.isEmpty && good.screens.isEmpty)
  }

  @Test(arguments: [true, false])
  func theSystemsBackIsAWayOutToo(dismisses: Bool) {
    var walk = bought(.android, CustomAlert(dismissesOnBack: dismisses))
    walk.choose(dismisses ? .ok : .dismiss)
    #expect(walk.rules == (dismisses ? [] : [.alertButtonForgets]))
  }

  @Test func whereTheAnswerWasGivenBeforeAButtonOnlyDoesWhatItDoes() {
    let dialog = CustomAlert(buttons: [
      CustomAlert.Button("More", effect: .placement("settings"), dismisses: false)
    ])
    var walk = bought(.android, dialog, setting: .dismissTooEarly)
    #expect(walk.screens.isEmpty)
    walk.choose(.ok)
    #expect(walk.screens == ["compact"] && walk.rules == [.alertDismissedTooEarly])
  }

  @Test func aChangeOfTheIntegrationDoesNotTouchADialogThatIsUp() {
    var walk = bought(.android, CustomAlert(buttons: [CustomAlert.Button("OK", dismisses: false)]))
    walk.handle(.setIntegration(Integration(hasUIHandler: true)), at: walk.now)
    walk.choose(.ok)
    #expect(walk.rules == [.alertButtonForgets])
  }
}
