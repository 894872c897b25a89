import PaywallModel
import Testing

@testable import EmulatorCore

/// Each invariant sees a state that no event may lead to. That no event does is what journeys show.
struct InvariantTests {
  private let emulator: Emulator = {
    var emulator = Emulator(catalog: Northwind.catalog([.purchase]))
    _ = emulator.handle(.command(.openPlacement("premium")), at: .start)
    return emulator
  }()

  private func broken(
    _ event: EmulatorEvent = .tick, _ effects: [Effect] = [], _ spoil: (inout Emulator) -> Void
  ) -> Set<Invariant> {
    var spoilt = emulator
    let before = Standing.of(emulator, before: event, at: .start)
    spoil(&spoilt)
    return Set(spoilt.brokenInvariants(since: before, event, effects).map(\.invariant))
  }

  private func timer(_ purpose: PendingTimer.Purpose, due: Int = 1) -> PendingTimer {
    PendingTimer(due: Instant(milliseconds: due), number: 1, purpose: purpose)
  }

  private func press(_ phase: InterceptorPipeline.Phase, of kind: ActionKind = .close) -> Press {
    var pipeline = InterceptorPipeline(actions: [Action(kind)], mode: .full)
    pipeline.phase = phase
    return Press(
      number: 1, presentation: PresentationID(1), target: .headerButton, label: "x",
      pipeline: pipeline, startedAt: .start)
  }

  @Test func aSoundStateBreaksNone() {
    #expect(broken { _ in } == [])
  }

  @Test func dialogs() {
    let dialog = Dialog(
      id: DialogID(3), owner: .sdk, kind: .sdkSurvey, name: "x",
      options: [Dialog.Option(.ok, label: "OK")])
    #expect(broken { $0.dialogs = [dialog, dialog] } == [.oneDialogTakesInput])
    #expect(
      broken { $0.dialogs = [EmulatorDialogs.login(DialogID(1))] }.contains(
        .nothingHappensAfterTheEnd))
    var shut = dialog
    shut.options = []
    #expect(broken { $0.dialogs = [shut] } == [.oneDialogTakesInput])
  }

  @Test func chains() {
    #expect(broken { $0.press = press(.ready) }.contains(.chainBelongsToOnePress))
    #expect(
      broken {
        $0.counters.press = 1
        $0.press = press(.awaitingInterceptor(CallID(1)))
      } == [.chainBelongsToOnePress])
    #expect(
      broken {
        $0.counters.press = 1
        $0.press = press(.performingDefault, of: .login)
      } == [.loadingHasAnOwner])
  }

  @Test func calls() {
    let open = Call(id: CallID(1), subject: .action(.close), standing: .open, since: .start)
    #expect(broken { $0.madeCalls.append(open) } == [.callIsAnsweredOrOpen])
    #expect(
      broken {
        var answered = open
        answered.standing = .answered("failed")
        var press = press(.awaitingInterceptor(CallID(1)))
        press.owed = Press.Owed(call: CallID(1), kind: .close, since: .start)
        $0.madeCalls.append(answered)
        $0.counters.press = 1
        $0.press = press
      } == [.callIsAnsweredOrOpen])
  }

  @Test func whatPeopleGet() {
    let gift = StoreState.Entitlement(name: "plus", planID: nil, productID: "p", since: .start)
    #expect(broken { $0.store.entitlements = [gift] } == [.entitlementHasACause])
    #expect(broken { $0.store.ownedProductIDs = ["p"] } == [.entitlementHasACause])
    let asked = StoreState.Transaction(
      number: 1, isRestore: false, planID: "yearly", productID: nil, state: .cancelled, at: .start)
    #expect(
      broken {
        $0.profile.mode = .observer
        $0.store.transactions = [asked]
      } == [.observerNeverBuys])
  }

  @Test func ends() {
    let id = PresentationID(7)
    #expect(
      broken { $0.timers = [timer(.carouselTurns(id, ComponentPath()))] }
        == [.nothingHappensAfterTheEnd])
    let outcome = Outcome(
      presentation: PresentationID(1), request: RequestID(1), screenID: "plans", result: .none,
      planID: nil, closeReason: .button, listener: .onDismissed)
    #expect(broken(.tick, [.reportOutcome(outcome)]) { _ in } == [.nothingHappensAfterTheEnd])
    #expect(
      broken(.tick, [.reportOutcome(outcome), .reportOutcome(outcome)]) { $0.presentations = [] }
        == [.nothingHappensAfterTheEnd])
  }

  @Test func alerts() {
    let alert = AlertTexts.alert(.inAppSuccess, about: .nothing, in: emulator.catalog)
    let queued = PendingAlert(alert: alert, stage: .queued, purpose: .standsAlone)
    let frozen = PendingAlert(alert: alert, stage: .frozen, purpose: .standsAlone)
    #expect(broken { $0.alerts = [queued] } == [.alertsTakeTurns])
    #expect(broken { $0.alerts = [frozen, frozen] } == [.alertsTakeTurns])
    #expect(broken { $0.alerts = [frozen, queued] } == [])
    #expect(
      broken { $0.dialogs = [EmulatorDialogs.alert(DialogID(1), alert)] } == [.alertsTakeTurns])
  }

  @Test func closing() {
    let asks = Effect.askCloseRequest(PresentationID(1), RequestID(1))
    #expect(broken(.command(.closeAllScreens), [asks]) { _ in } == [.closingByTheAppIsSilent])
    #expect(broken(.gesture(.systemBack), [asks]) { _ in } == [])
  }

  @Test func redemptions() {
    #expect(
      broken { $0.timers = [timer(.redemptionWatchdog)] }
        == [.oneRedemptionRuns, .nothingHappensAfterTheEnd])
  }

  @Test func gates() {
    #expect(broken { $0.links.held = ["x"] } == [.gatesHold])
    #expect(
      broken {
        $0.links.isAllowed = false
        $0.links.held = ["x"]
      } == [])
  }

  @Test func order() {
    let interception = Interception(
      action: Action(.restore), position: 1, count: 1, presentation: PresentationID(1))
    let asks = Effect.callInterceptor(CallID(1), interception)
    #expect(broken(.tick, [asks]) { _ in } == [.tapIsToldFirst])
    let tap = Effect.emit(SDKEvent(name: "RESTORE_TAPPED", at: .start, properties: []))
    #expect(broken(.tick, [tap, asks]) { _ in } == [])
  }

  @Test func time() {
    #expect(broken { $0.clock = Instant(milliseconds: -1) } == [.timeRunsForward])
    #expect(
      broken {
        $0.clock = Instant(milliseconds: 9)
        $0.timers = [timer(.carouselTurns(PresentationID(1), ComponentPath()), due: 8)]
      } == [.timeRunsForward])
  }

  @Test func windows() {
    #expect(broken { $0.madeRequests[0].state = .dismissed } == [.windowHasALiveHandle])
    let one = emulator.presentations[0]
    let many = Array(repeating: one, count: Limits.windows + 1)
    #expect(broken { $0.presentations = many }.contains(.windowHasALiveHandle))
  }

  @Test func aFaultIsToldOnceAndNeverSilently() {
    var walk = Walk(catalog: Northwind.catalog([.close]))
    for detail in ["press 3", "press 4"] {
      walk.tell(BrokenInvariant(.chainBelongsToOnePress, detail, at: .start))
    }
    #expect(walk.ownFaults.map(\.detail) == ["press 3"])
    let text =
      "OWN02 Paywalk's own fault. A running chain belongs to the newest press, and to it alone. "
      + "Here: press 3."
    #expect(walk.note?.text == text)
    #expect(walk.trace.count { $0.text == text && $0.mark == .problem } == 1)
  }
}
