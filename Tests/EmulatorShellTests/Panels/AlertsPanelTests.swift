import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// The app's own dialog for an alert, changed in the Alerts panel.
@Suite struct AlertsPanelTests {
  private var story = PanelStory.story

  private func dialog(_ story: PanelStory) -> CustomAlert? {
    story.walk.app.integration.customAlerts[.inAppSuccess]
  }

  private func fill(_ text: String, in story: inout PanelStory) {
    let answer = PanelAnswer(id: "field", option: nil, values: ["value": text])
    let reply = story.panels.answer(
      answer, in: .alerts, context: story.context(Size(columns: 80, rows: 24)))
    story.obey(reply)
  }

  @Test func theFormChangesTitleTextAndButtons() {
    var story = story
    let asked = story.press(.editDialog, .press, in: .alerts)
    guard case .prompt(let prompt)? = asked.effects.first else {
      Issue.record("no question")
      return
    }
    #expect(prompt.fields.map(\.label) == ["Title, empty for the SDK’s"])
    fill("Welcome", in: &story)
    _ = story.press(.add, .add, .down, .right, .down, .right, in: .alerts)
    #expect(
      dialog(story)
        == CustomAlert(
          title: "Welcome",
          buttons: [
            CustomAlert.Button("OK"),
            CustomAlert.Button(
              "Sign in", effect: .link("https://www.example.com/"), dismisses: false),
          ]))
    Golden.expect(story.painted(.alerts, columns: 40, rows: 21).text, "panels/alerts-form")
    _ = story.press(.remove, in: .alerts)
    #expect(dialog(story)?.buttons.map(\.label) == ["OK"])
    _ = story.press(.back, in: .alerts)
    #expect(story.rows(.alerts)[1].contains("success"))
    #expect(story.rows(.alerts)[1].contains("custom *"))
  }

  @Test func effectsGoThroughThePlacementsOfTheProject() {
    var story = story
    _ = story.press(.editDialog, .add, .down, in: .alerts)
    var seen: [CustomAlert.Effect] = []
    repeat {
      _ = story.press(.right, in: .alerts)
      seen.append(dialog(story)?.buttons.first?.effect ?? .nothing)
    } while seen.last != .nothing && seen.count < 20
    let placements = PanelStory.catalog.project.placements.map {
      CustomAlert.Effect.placement($0.id)
    }
    #expect(seen == [.signIn, .link("https://www.example.com/")] + placements + [.nothing])
  }

  @Test func aDialogThatIsTheSDKsAgainIsNone() {
    var story = story
    _ = story.press(.editDialog, .add, .remove, in: .alerts)
    #expect(dialog(story) == nil)
  }

  @Test func fiveButtonsAreTooMany() {
    var story = story
    _ = story.press(.editDialog, .add, .add, .add, .add, in: .alerts)
    #expect(story.press(.add, in: .alerts).reason == "A dialog has at most 4 buttons.")
    #expect(dialog(story)?.buttons.map(\.label) == ["OK", "Sign in", "More", "Later"])
  }

  @Test func aTextIsNotStepped() {
    var story = story
    #expect(
      story.press(.editDialog, .right, in: .alerts).reason == "This is a text: ⏎ changes it.")
  }

  @Test func androidHasItsOwnRows() {
    var story = story
    story.walk.emulator.profile.platform = .android
    Golden.expect(story.painted(.alerts, columns: 40, rows: 21).text, "panels/alerts-android")
    for _ in 0..<6 { _ = story.press(.down, in: .alerts) }
    let reason = story.press(.right, in: .alerts).reason
    #expect(reason == "No handler is asked about this one: the SDK shows it itself.")
  }

  @Test func theLastRowTurnsTheAlertOfACancelledPurchase() {
    var story = story
    _ = story.press(.up, in: .alerts)
    for _ in 0..<20 { _ = story.press(.down, in: .alerts) }
    _ = story.press(.right, in: .alerts)
    #expect(story.walk.app.integration.alertsOnCancel && story.walk.emulator.alertsOnCancel)
    _ = story.press(.press, in: .alerts)
    #expect(!story.walk.emulator.alertsOnCancel)
  }

  @Test func theStoreIsARowWhereThereAreSeveral() {
    var story = story
    #expect(!story.rows(.store).joined().contains("App Store"))
    story.walk.emulator.profile.platform = .android
    story.walk.emulator.store.source = .googlePlayStore
    #expect(story.rows(.store)[1].contains("Google Play"))
    _ = story.press(.down, .right, in: .store)
    #expect(story.walk.emulator.store.source == .amazonAppstore)
  }

  @Test func anEntitlementCanBeUnsubscribed() {
    var story = PanelStory.walked
    _ = story.press(.last, in: .store)
    let asked = story.press(.press, in: .store)
    guard case .prompt(let prompt)? = asked.effects.first else {
      Issue.record("no menu")
      return
    }
    #expect(prompt.lines.first == "Bought in App Store.")
    _ = story.choose(0, of: prompt, in: .store)
    #expect(story.walk.emulator.alerts.last?.alert.kind == .unsubscribeiOS)
  }
}
