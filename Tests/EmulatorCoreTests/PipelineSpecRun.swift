import EmulatorCore
import PaywallModel
import Testing

/// Presses the button of one line of the specification and tells what came of it, by what can be
/// seen from outside: effects and state.
struct PipelineSpecRun {
  private var driver: EmulatorDriver
  private let spec: PipelineSpec
  private var seen = PipelineSpec.Expectation()
  private var closedScreens = 0
  private var closeReason: Outcome.CloseReason?

  init(_ spec: PipelineSpec) {
    self.spec = spec
    var start = StartState(userID: spec.isIdentified ? "northwind-7" : nil)
    start.ownedProductIDs = ["nw.lifetime"]
    driver = EmulatorDriver(
      Northwind.catalog(spec.chain, mode: spec.mode, platform: spec.platform, start: start))
    for kind in spec.answers.keys { driver.command(.setInterceptor(kind, isRegistered: true)) }
    driver.command(.setUIHandler(true))
    driver.command(.openScreen("compact"))
    driver.command(.openScreen("plans"))
  }

  /// What the press leads to.
  mutating func run() -> PipelineSpec.Expectation {
    let before = driver.effects.count
    driver.tap(Northwind.target(0))
    while answerSomething() {}
    for effect in driver.effects.dropFirst(before) { note(effect) }
    seen.synchronize = driver.emulator.store.synchronizations
    seen.loading = driver.emulator.press == nil ? "released" : "held"
    seen.closed = closed
    seen.skipped = spec.chain.dropFirst(reached).map(\.rawValue)
    return seen
  }

  private mutating func answerSomething() -> Bool {
    while let effect = driver.next() {
      if case .askAlertHandler(let call, _) = effect {
        driver.send(.answer(.alert(call, .proceed)))
        return true
      }
      guard case .callInterceptor(let call, let interception) = effect else { continue }
      guard let result = spec.answers[interception.action.kind] ?? nil else { continue }
      driver.send(.answer(.interceptor(call, result)))
      return true
    }
    if let dialog = driver.emulator.dialogs.last {
      leave(dialog)
      return true
    }
    return driver.waitForTimer()
  }

  private mutating func leave(_ dialog: Dialog) {
    switch dialog.kind {
    case .sdkAlert: driver.leave(by: .ok)
    case .storePurchase:
      seen.store += 1
      // Where no reason is told, it is none of those that a platform keeps silent about.
      driver.leave(by: spec.world[.purchase] ?? .cancelled, ["value": "unknown"])
    case .storeRestore:
      seen.store += 1
      driver.leave(by: spec.world[.restore] ?? .signInCancelled)
    case .sdkLogin: driver.leave(by: spec.world[.login] ?? .cancel, ["userID": "northwind-8"])
    case .storePromoCode, .webPage: driver.leave(by: .done)
    case .sdkWebCheckout: _ = driver.waitForTimer()
    case .appAlert, .appScreen, .sdkRedemption, .appRedemption, .sdkSubscriptions, .sdkSurvey,
      .appCloseRequest, .appClientScreen:
      driver.leave(by: .ok)
    }
  }

  private mutating func note(_ effect: Effect) {
    switch effect {
    case .callInterceptor(_, let interception):
      seen.asked.append(interception.action.kind.rawValue)
    case .askAlertHandler(_, let alert): seen.alerts.append(alert.kind.rawValue)
    case .reportOutcome(let outcome):
      closedScreens += 1
      closeReason = outcome.closeReason
    case .diagnose(let diagnostic): note(diagnostic)
    case .ownFault(let broken): Issue.record("\(broken.text)")
    case .trace(let line): note(line)
    case .emit(let event): note(event)
    case .openURL(let url):
      if !url.contains("client_reference_id") { seen.defaults.append("navigate") }
    case .reportRedemption, .reportSubscriptions, .note, .askPresentationHandler, .askCloseRequest,
      .askClientScreen, .presentationState:
      break
    }
  }

  private mutating func note(_ line: TraceLine) {
    if line.mark == .done { seen.completed = true }
    if line.text == "closes all screens" { seen.defaults.append("close_all") }
    if line.text == "closes plans" { seen.defaults.append("close") }
    if line.text == "sheet for a code" { seen.defaults.append("promo_code") }
  }

  private mutating func note(_ event: SDKEvent) {
    let kinds = [
      "IN_APP_PURCHASING": "purchase", "RESTORE_STARTED": "restore",
      "WEB_CHECKOUT_OPENED_IN_WEB_BROWSER": "web_checkout",
    ]
    if let kind = kinds[event.name] { seen.defaults.append(kind) }
    if event.name == "PRESENTATION_OPENED" {
      let screen = event.value(of: "displayed_presentation")
      let kind = screen == "thanks" ? "open_presentation" : "open_placement"
      seen.defaults.append(kind)
      seen.opened.append(kind)
    }
  }

  private mutating func note(_ diagnostic: Diagnostic) {
    if diagnostic.rule == .bridgeTimeout { seen.warned.append("timeout") }
    if diagnostic.rule == .noLoginScreen {
      seen.warned.append("no public SDK ships a login screen")
      seen.defaults.append("login")
    }
    if diagnostic.rule == .observerNeverBuys {
      let kind = diagnostic.text.contains("interceptor for restore") ? "restore" : "purchase"
      seen.warned.append("observer does not run \(kind)")
    }
  }

  private var closed: String? {
    switch (closedScreens, closeReason) {
    case (0, _): nil
    case (1, _): "close"
    case (_, .some(.none)): "close_all (implicit)"
    case (_, _): "close_all"
    }
  }

  private var reached: Int {
    driver.lines.filter { $0.mark == .action && !$0.text.hasSuffix("skipped") }.count
  }
}
