import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// What the keys of Alerts, Store, User, Events and Recording ask for.
@Suite struct OtherPanelsTests {
  private var story = PanelStory.story

  private func commands(_ reply: PanelReply) -> [Command] {
    reply.effects.compactMap { effect in
      if case .perform(.command(let command)) = effect { command } else { nil }
    }
  }

  private func prompt(_ reply: PanelReply) -> PanelPrompt? {
    for case .prompt(let prompt) in reply.effects { return prompt }
    return nil
  }

  private func setting(_ reply: PanelReply, _ alert: AlertKind) -> AlertSetting? {
    for case .perform(.setIntegration(let changed)) in reply.effects {
      return changed.setting(for: alert)
    }
    return nil
  }

  // Alerts.

  @Test func rightGoesToTheNextWayOfShowingAnAlert() {
    var story = story
    #expect(setting(story.press(.right, in: .alerts), .inAppSuccess) == .both)
  }

  @Test func theSpaceBarTurnsBetweenSDKAndCustom() {
    var story = story
    #expect(setting(story.press(.toggleSDKOrCustom, in: .alerts), .inAppSuccess) == .sdk)
    #expect(
      setting(story.press(.down, .down, .toggleSDKOrCustom, in: .alerts), .inAppDeferred) == .custom
    )
  }

  @Test func theThreeHelpsToUnsubscribeAreOneRow() {
    var story = story
    let down = [Intent](repeating: .down, count: 7)
    for intent in down { _ = story.press(intent, in: .alerts) }
    let reply = story.press(.toggleSDKOrCustom, in: .alerts)
    #expect(setting(reply, .unsubscribeAmazon) == .sdk)
    #expect(setting(reply, .unsubscribeiOS) == .sdk)
  }

  @Test func enterShowsTheAlertNow() {
    var story = story
    #expect(
      commands(story.press(.down, .press, in: .alerts)) == [.showAlert(.inAppSuccessUnauthentified)]
    )
  }

  @Test(arguments: AlertPreset.allCases)
  func aPresetSetsEveryAlert(preset: AlertPreset) {
    var story = story
    let asked = prompt(story.press(.presets, in: .alerts))
    #expect(asked?.options.count == 4)
    let reply = story.choose(preset.rawValue, of: AlertPreset.prompt, in: .alerts)
    #expect(
      setting(reply, .inAppSuccess)
        == (preset == .allSDK || preset == .errorsCustom ? .sdk : .custom))
    #expect(
      setting(reply, .inAppError)
        == (preset == .allSDK || preset == .successesCustom ? .sdk : .custom))
  }

  @Test func theExplanationIsThePlatformsOwn() {
    var story = story
    story.walk.emulator.hasUIHandler = true
    #expect(story.rows(.alerts).contains(" custom: your app draws it. iOS needs"))
    story.walk.emulator.profile.platform = .android
    let text = story.painted(.alerts, columns: 40, rows: 22).text
    #expect(text.contains("InAppSuccess") && text.contains("onDismiss()"))
  }

  // Store.

  @Test func theNextAnswerGoesThroughTheStoresAnswers() {
    var story = story
    #expect(commands(story.press(.right, in: .store)) == [.setStoreAnswer(.bought)])
    story.walk.emulator.store.presetAnswer = .owned
    #expect(commands(story.press(.right, in: .store)) == [.setStoreAnswer(nil)])
  }

  @Test func theRowsBelowChangeDelayNetworkAndApproval() {
    var story = story
    #expect(
      commands(story.press(.down, .right, in: .store)) == [.setStoreLatency(milliseconds: 200)])
    #expect(commands(story.press(.down, .right, in: .store)) == [.setOffline(true)])
    #expect(commands(story.press(.down, .right, in: .store)) == [.setStoreAnswer(.pending)])
  }

  @Test func aPendingTransactionCanBeApprovedOrDeclined() {
    var story = story
    story.walk.emulator.store.transactions.append(PanelStory.transaction(5, .pending, at: 32_000))
    var move: [Intent] = [.last]
    move += Array(repeating: .up, count: 3)
    for intent in move { _ = story.press(intent, in: .store) }
    let asked = prompt(story.press(.press, in: .store))
    #expect(asked?.options == ["Approve it", "Decline it", "Let it wait"])
    guard let asked else { return }
    let declined = story.choose(1, of: asked, in: .store)
    #expect(commands(declined) == [.settlePending(transaction: 5, isApproved: false)])
    #expect(story.choose(2, of: asked, in: .store).effects.isEmpty)
  }

  @Test func aSettledTransactionSaysWhatCannotBeDone() {
    var story = story
    let reply = story.press(.last, .up, .press, in: .store)
    guard case .explain(let title, let text)? = reply.effects.first else {
      Issue.record("nothing was explained")
      return
    }
    #expect(title == "T3")
    #expect(text.hasPrefix("Approve, decline: it does not wait for approval."))
  }

  @Test func aProductCanBeBoughtOutsideTheAppUnlessItIsOwned() {
    var story = story
    for _ in 0..<5 { _ = story.press(.down, in: .store) }
    guard let asked = prompt(story.press(.press, in: .store)) else {
      Issue.record("no menu")
      return
    }
    #expect(
      commands(story.choose(0, of: asked, in: .store))
        == [.recordOwnPurchase(planID: "monthly", .bought)])
    #expect(prompt(story.press(.down, .press, in: .store)) == nil)
  }

  @Test func pricesAreWrittenAsTheCatalogSays() {
    #expect(story.rows(.store).contains(" yearly           €99.99    year owned"))
    #expect(story.rows(.store).contains(" lifetime         €199.99   once"))
  }

  @Test func withoutTransactionsTheStoreSaysWhatFillsIt() {
    let text = PanelStory.empty.rows(.store).joined()
    #expect(text.contains("No transaction yet. Press a purchase button, or ⏎ on a product to buy"))
  }

  // User.

  @Test func attributesAreEditedAddedAndRemoved() {
    var story = story
    let edited = prompt(story.press(.down, .down, .press, in: .user))
    #expect(edited?.fields.first?.value == "focus")
    #expect(
      commands(story.press(.remove, in: .user)) == [.setAttribute(key: "quiz_goal", value: nil)])
    guard let added = prompt(story.press(.add, in: .user)) else { return }
    let answer = PanelAnswer(id: added.id, option: nil, values: ["key": "size", "value": "4"])
    let reply = story.panels.answer(
      answer, in: .user, context: story.context(Size(columns: 80, rows: 24)))
    #expect(commands(reply) == [.setAttribute(key: "size", value: "4", kind: .int)])
  }

  @Test func theGateIsTurnedByItsRow() {
    var story = story
    let reply = story.press(.last, .up, .up, .up, .press, in: .user)
    #expect(commands(reply) == [.allowDeeplink(false)])
    story.walk.emulator.links.isAllowed = false
    story.walk.emulator.links.held = ["nw://ply/placements/winback"]
    let rows = story.rows(.user)
    #expect(rows.contains("▸gate       holds links D lets them in"))
    #expect(rows.contains { $0.hasPrefix(" held 1     nw://ply/placements/winb") })
  }

  // Events.

  @Test func enterShowsAndHidesTheWholeEvent() {
    var story = story
    _ = story.press(.press, in: .events)
    #expect(story.rows(.events).contains(" \"plan\": \"yearly\","))
    #expect(story.press(.back, in: .events) == .done)
    #expect(story.press(.back, in: .events).effects == [.leave])
  }

  @Test func valuesAreWrittenAsTheirTypesSay() {
    let plan = SDKEvent.Property("plan", "yearly")
    let event = SDKEvent(
      name: "X", at: .start,
      properties: [
        SDKEvent.Property("a", .integer(12)), SDKEvent.Property("b", "007"),
        SDKEvent.Property("c", "say \"no\""), SDKEvent.Property("d", .truth(true)),
        SDKEvent.Property("e", .list(["x", "y"])), SDKEvent.Property("f", .list([.object([plan])])),
        SDKEvent.Property("g", .object([plan, SDKEvent.Property("empty", .object([]))])),
      ])
    #expect(
      EventJSON.lines(of: event.name, event.properties, columns: 80) == [
        "{", "\"event_name\": \"X\",", "\"a\": 12,", "\"b\": \"007\",",
        "\"c\": \"say \\\"no\\\"\",", "\"d\": true,", "\"e\": [\"x\", \"y\"],", "\"f\": [",
        "  {", "    \"plan\": \"yearly\"", "  }", "],", "\"g\": {", "  \"plan\": \"yearly\",",
        "  \"empty\": {}", "}", "}",
      ])
  }

  @Test func aFilterKeepsEventsByNameAndByProperty() {
    var story = story
    story.panels.setFilter("failed yearly", in: .events)
    #expect(story.rows(.events).filter { !$0.isEmpty } == ["▸0:21.1 IN_APP_PURCHASE_FAILED"])
  }

  // Recording.

  @Test func enterGoesToTheStepAndNowIsNoStep() {
    var story = story
    #expect(story.press(.press, in: .recording).reason == "This is now.")
    #expect(story.press(.up, .up, .press, in: .recording).effects == [.goToStep(9)])
  }

  @Test func nFindsMarkers() {
    var story = story
    _ = story.press(.first, .nextProblem, in: .recording)
    #expect(story.rows(.recording).contains("▸   6  0:15.0 ◆ terms refused"))
    #expect(
      story.press(.nextProblem, in: .recording).reason == "No other marker that way. b sets one.")
  }

  @Test func exportAsksForTheFormat() {
    var story = story
    guard let asked = prompt(story.press(.export, in: .recording)) else { return }
    #expect(
      story.choose(1, of: asked, in: .recording).effects == [.request(.export(format: "scenario"))])
  }

  // All.

  @Test func aClickChoosesARowAndADoubleClickPressesIt() {
    var story = story
    let rect = Rect(column: 40, row: 1, columns: 40, rows: 21)
    let context = story.context(Size(columns: 80, rows: 24))
    let row = Point(column: 45, row: 4)
    let single = story.panels.click(row, isDouble: false, in: .store, rect: rect, context: context)
    #expect(single == .done)
    #expect(story.rows(.store)[2].hasPrefix("▸network"))
    let double = story.panels.click(row, isDouble: true, in: .store, rect: rect, context: context)
    #expect(commands(double) == [.setOffline(true)])
  }

  @Test func tabsAreFoundByTheirColumn() {
    let rect = Rect(column: 40, row: 1, columns: 40, rows: 21)
    let context = story.context(Size(columns: 80, rows: 24))
    func tab(_ column: Int) -> PanelKind? {
      story.panels.tab(
        at: Point(column: 40 + column, row: 1), selected: .pipeline, rect: rect, context: context)
    }
    #expect(tab(2) == .pipeline)
    #expect(tab(13) == .interceptors)
    #expect(tab(23) == .recording)
    #expect(tab(30) == nil)
  }
}
