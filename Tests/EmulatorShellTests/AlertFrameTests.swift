import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// Dialogs of alerts that have more than one button, and of the web checkout.
@Suite struct AlertFrameTests {
  private func stage(_ platform: Platform = .ios, _ change: (inout Integration) -> Void = { _ in })
    -> Stage
  {
    var project = Plus.project
    project.profile = Profile(platform: platform, mode: .full)
    project.integration.hasUIHandler = true
    change(&project.integration)
    return Stage(Plus.catalog(project))
  }

  private func expect(_ stage: Stage, _ name: String) {
    Golden.expect(stage.text, "frames/\(name)")
  }

  @Test func anAppsDialogWithButtons() {
    var stage = stage { integration in
      integration.customAlerts[.inAppSuccessUnauthentified] = CustomAlert(
        title: "Welcome to Plus", text: "Your year starts today.\nSign in to keep it.",
        buttons: [
          CustomAlert.Button("Sign in", effect: .signIn), CustomAlert.Button("Later"),
        ])
    }
    stage.press("Enter", "Enter", "1", "Enter", "1", "Enter")
    expect(stage, "alert-custom-80x24")
    stage.resize(40, 12)
    expect(stage, "alert-custom-40x12")
    stage.resize(80, 24)
    stage.press("Enter")
    expect(stage, "alert-custom-sign-in-80x24")
  }

  @Test func fourButtonsStandBelowOneAnother() {
    var stage = stage { integration in
      integration.customAlerts[.inAppSuccessUnauthentified] = CustomAlert(
        text: String(repeating: "Thank you for buying. ", count: 20),
        buttons: ["Sign in now", "Read the terms", "\u{1b}[2J\u{202e}日本", "Later"].map {
          CustomAlert.Button($0)
        })
    }
    stage.press("Enter", "Enter", "1", "Enter", "1", "Enter")
    expect(stage, "alert-four-buttons-80x24")
    stage.resize(40, 12)
    expect(stage, "alert-four-buttons-40x12")
  }

  @Test func aPlanOfAnotherStoreHasTwoButtons() {
    for platform in [Platform.ios, .android] {
      var stage = stage(platform)
      stage.press("Enter")
      let other: SubscriptionSource = platform == .android ? .appleAppStore : .googlePlayStore
      _ = stage.shell.command(
        .recordPurchaseElsewhere(planID: "monthly", other), at: stage.now)
      stage.press("Enter", "1", "Enter")
      expect(stage, "alert-other-store-\(platform.rawValue)-80x24")
    }
  }

  @Test func theWebPageAndTheWaitForItsPayment() {
    var stage = Stage(Self.web)
    stage.press("Enter", "Enter")
    expect(stage, "web-page-80x24")
    stage.press("3", "Enter")
    expect(stage, "web-waits-80x24")
    stage.resize(40, 12)
    expect(stage, "web-waits-40x12")
    stage.pressAtOnce("Right")
    #expect(stage.shell.dialogFocus == .button(.cancel))
    stage.press("2")
    #expect(stage.noteRow.contains("Not yet"))
    stage.press("Enter")
    #expect(stage.shell.walk.dialogs.last?.kind == .sdkWebCheckout)
    stage.wait(3_000)
    stage.press("Enter")
    #expect(stage.shell.walk.dialogs.last?.kind == .webPage)
  }

  static let web: Catalog = {
    let catalog = Plus.catalog
    let action = Action(
      .webCheckout, url: "https://pay.example.com/plus", clientReferenceID: "ref-1")
    let screen = Screen(
      id: "web",
      root: Component(
        .vstack(Stack([Plus.button("Continue in the browser", action, isFilled: true)]))))
    return Catalog(
      project: Project(
        name: "Northwind", placements: [Placement(id: "web", screenID: "web")],
        plans: Plus.project.plans),
      screens: [screen], store: catalog.store)
  }()
}

/// The number of a way out that is off presses nothing beside it.
@Test func aNumberOfAButtonThatIsOffIsSaidInLinearMode() {
  var stage = Stage(AlertFrameTests.web)
  stage.press("Enter", "Enter", "3", "Enter")
  let line = LinearKeys.wayOut(2, nil, in: stage.shell)
  guard case .say(let said) = line else {
    Issue.record("keys were pressed")
    return
  }
  #expect(said == ["paywalk: Not yet: Open the browser can be pressed in a moment."])
}
