import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorCore
@testable import EmulatorShell

/// What the keys of Interceptors change.
@Suite struct InterceptorsPanelTests {
  private var story = PanelStory.story

  private func integration(of reply: PanelReply) -> Integration? {
    for case .perform(.setIntegration(let integration)) in reply.effects { return integration }
    return nil
  }

  /// As `press`, with the integration set by hand: no walk is needed for it.
  private func press(_ intents: Intent..., in story: inout PanelStory) -> PanelReply {
    var reply = PanelReply.done
    for intent in intents {
      reply = story.panels.handle(
        intent, in: .interceptors, context: story.context(Size(columns: 80, rows: 24)))
      if let changed = integration(of: reply) { story.walk.app.integration = changed }
    }
    return reply
  }

  private func owing(_ kind: ActionKind) -> PanelStory {
    var story = story
    var press = Press(
      number: 3, presentation: PresentationID(1), target: .headerButton, label: "Continue",
      pipeline: InterceptorPipeline(actions: [Action(kind)], mode: .full), startedAt: .start)
    press.owed = Press.Owed(call: CallID(9), kind: kind, since: Instant(milliseconds: 13_000))
    story.walk.emulator.press = press
    return story
  }

  @Test func rightGoesThroughEverythingThatTheAppCanShowAndBackToTheSDK() {
    var story = story
    var shown: [AppScreen?] = []
    for _ in 0..<8 {
      _ = press(.right, in: &story)
      shown.append(story.walk.app.integration.interceptors[.purchase]?.shows)
    }
    #expect(shown == [.login, .parentalGate, .ownStore, .message, .asksYou, nil, .nothing, .terms])
  }

  @Test(arguments: InterceptResult.allCases)
  func aDigitAnswersForTheGoodWayOut(result: InterceptResult) {
    var story = story
    _ = press(.answer(result), in: &story)
    let setting = story.walk.app.integration.interceptors[.purchase]
    #expect(setting?.answer(for: .accept) == result)
    #expect(setting?.answer(for: .refuse) == .failed)
  }

  @Test func theCarefulAnswerLeavesNoTrace() {
    var story = story
    _ = press(.answer(.success), .answer(.notHandled), in: &story)
    #expect(story.walk.app.integration == PanelStory.catalog.project.integration)
  }

  @Test func aChangedValueCarriesAStarUntilItIsSaved() {
    var story = story
    _ = press(.nextFault, in: &story)
    #expect(story.rows(.interceptors)[5] == "▸purchase        *terms     never")
    #expect(story.painted(.interceptors, columns: 40, rows: 21).text.contains("changed *"))
    story.panels.integrationWasSaved(story.walk.app.integration)
    #expect(story.rows(.interceptors)[5] == "▸purchase         terms     never")
  }

  @Test func minusRemovesTheInterceptorOnce() {
    var story = story
    _ = press(.unregister, in: &story)
    #expect(story.walk.app.integration.interceptors[.purchase] == nil)
    #expect(
      press(.unregister, in: &story).reason
        == "purchase has no interceptor. ←→ registers one.")
  }

  @Test func anOwedCallIsTheFirstRowAndADigitAnswersIt() {
    var story = owing(.restore)
    #expect(story.rows(.interceptors)[1] == "▸restore          call 9    1 2 3")
    let reply = press(.answer(.failed), in: &story)
    #expect(reply.effects == [.perform(.answerByHand(CallID(9), .failed))])
  }

  @Test func afterMovingAwayDigitsChangeTheTableAgain() {
    var story = owing(.restore)
    _ = press(.last, in: &story)
    #expect(press(.unregister, in: &story).reason == nil)
    #expect(story.walk.app.integration.interceptors[.webCheckout] == nil)
  }

  @Test func aCallWithAnOpenDialogIsNotOwedByHand() {
    var story = owing(.purchase)
    story.walk.app.dialogs = [
      Dialog(
        id: DialogID(1), owner: .app, kind: .appScreen(.terms), name: "terms", options: [],
        call: CallID(9))
    ]
    guard !story.walk.dialogs.isEmpty else { return }
    #expect(!story.rows(.interceptors)[1].contains("call 9"))
  }

  @Test func presetsAreOfferedByNameAndReplaceEverything() throws {
    var story = story
    let reply = press(.presets, in: &story)
    guard case .prompt(let prompt)? = reply.effects.first else {
      Issue.record("no prompt")
      return
    }
    #expect(prompt.options.count == InterceptorPreset.allCases.count)
    let answered = story.choose(6, of: prompt, in: .interceptors)
    let expected: [ActionKind: InterceptorSetting] = [
      .purchase: InterceptorSetting(shows: .terms, fault: .early)
    ]
    #expect(integration(of: answered)?.interceptors == expected)
  }

  @Test func theOwnStoreTurnsToObserver() {
    var story = story
    let prompt = PanelPrompt(id: "presets", title: "", options: [])
    let reply = story.choose(4, of: prompt, in: .interceptors)
    #expect(reply.effects.contains(.perform(.command(.setMode(.observer)))))
  }

  @Test(arguments: InterceptorPreset.allCases)
  func theBorderNamesThePresetInForce(preset: InterceptorPreset) {
    var story = story
    preset.apply(to: &story.walk.app.integration)
    let text = story.painted(.interceptors, columns: 60, rows: 21).text
    #expect(text.contains("preset: \(preset.title) "))
  }

  @Test func theFormChangesEachFieldAndEscapeUndoesAll() {
    var story = story
    _ = press(.press, .down, .down, .right, in: &story)
    #expect(story.rows(.interceptors)[3] == "▸refuse    ◂ notHandled ▸ *")
    _ = press(.down, .down, .right, .down, .left, in: &story)
    let setting = story.walk.app.integration.interceptors[.purchase]
    #expect(setting?.delayMilliseconds == 500)
    #expect(setting?.fault == .throwing)
    _ = press(.back, in: &story)
    #expect(story.walk.app.integration == PanelStory.catalog.project.integration)
    #expect(story.rows(.interceptors)[0].contains("action"))
  }

  @Test func theFormsLastRowIsWhatTheAppCalls() {
    var story = story
    _ = press(.press, .last, .right, .right, .press, in: &story)
    #expect(story.walk.app.integration.interceptors[.purchase]?.calls == .synchronize)
    let rows = story.rows(.interceptors, columns: 60)
    #expect(rows.contains { $0.contains("calls synchronize() · delay 0 s") }, "\(rows)")
  }

  @Test func offersHaveARowOfTheirOwnAfterThePurchase() {
    var story = story
    _ = press(.down, in: &story)
    #expect(story.rows(.interceptors)[6] == "▸winBack          –         (purchase)")
    #expect(
      press(.unregister, in: &story).reason
        == "Offers are answered as other purchases are. ←→ answers them apart.")
    _ = press(.right, in: &story)
    #expect(story.walk.app.integration.winBack == InterceptorSetting())
    #expect(story.rows(.interceptors)[6] == "▸winBack         *nothing   notHandled")
  }

  @Test func enterKeepsWhatTheFormChanged() {
    var story = story
    _ = press(.press, .right, .press, in: &story)
    #expect(story.walk.app.integration.interceptors[.purchase]?.shows == .login)
    #expect(press(.back, in: &story).effects == [.leave])
  }

  @Test func otherWaysOutStandInWidePanelsOnly() {
    #expect(story.rows(.interceptors, columns: 70)[5].hasSuffix("refuse, dismiss: failed"))
    #expect(!story.rows(.interceptors, columns: 50)[5].contains("refuse"))
  }
}

/// The uses that the documentation names can be chosen as presets.
@Test(arguments: InterceptorUse.allCases)
func aUseIsOfferedAsAPreset(use: InterceptorUse) {
  let wanted = use.integration
  let preset = InterceptorPreset.allCases.first { preset in
    preset.winBack == wanted.winBack
      && wanted.interceptors.allSatisfy { preset.interceptors[$0.key] == $0.value }
  }
  #expect(preset != nil, "\(use.title)")
}
