import EmulatorCore
import PaywallModel

extension Purchasely {
  func deliver(_ effect: Effect) {
    switch effect {
    case .callInterceptor(let call, let interception): callInterceptor(call, interception)
    case .askAlertHandler(let call, let alert): askHandler(call, alert)
    case .emit(let event): if event.reach == .listenerAndWire { eventHandler?(PLYEvent(event)) }
    case .reportOutcome(let outcome): report(outcome)
    case .openURL(let url): openURLHandler?(url)
    case .reportRedemption(let result): report(result)
    case .reportSubscriptions: break
    case .diagnose(let diagnostic):
      if diagnostic.rule == .presentationNotLoaded { refusals += 1 }
      diagnosticHandler?(PLYDiagnostic(diagnostic))
    case .ownFault(let broken):
      diagnosticHandler?(PLYDiagnostic(code: broken.invariant.rawValue, text: broken.text))
    case .askPresentationHandler(let call, let offered): askHandler(call, offered)
    case .askCloseRequest(_, let id): requests[id]?.builder.closeRequested?()
    case .askClientScreen(let id, let screenID, let connections):
      askClientScreen(id, screenID, connections)
    case .presentationState(let id, let state): move(id, to: state)
    case .trace, .note: break
    }
  }

  private func callInterceptor(_ call: CallID, _ interception: Interception) {
    let kind = PLYPresentationAction(interception.action.kind)
    guard let interceptor = interceptors[kind] else { return }
    let presentation = emulator.presentations.first { $0.id == interception.presentation }
    let info = PLYInterceptorInfo(
      contentId: presentation?.contentID,
      presentation: presentation.map { PLYPresentation($0, catalog: emulator.catalog) })
    let parameters = PLYPresentationActionParameters(
      interception.action, catalog: emulator.catalog)
    interceptor(info, parameters) { [weak self] result in
      self?.send(.answer(.interceptor(call, result.result)))
    }
  }

  private func askHandler(_ call: CallID, _ alert: Alert) {
    let answer: (AlertAnswer) -> Void = { [weak self] in self?.send(.answer(.alert(call, $0))) }
    guard let uiHandler else { return answer(.proceed) }
    let error = PLYError(alert)
    let message = PLYAlertMessage(alert.kind)
    switch emulator.profile.alertEnding {
    case .nothing:
      guard let message else { return answer(.proceed) }
      let reply = AlertReply(answer)
      uiHandler.display(alert: message, with: error) { reply.proceed() }
    case .proceedOrDismiss:
      let shown = PLYAlert(
        name: emulator.profile.name(of: alert.kind), message: message, title: alert.title,
        content: alert.content, buttonTitle: alert.button,
        error: error, dismiss: { answer(.dismissed) })
      uiHandler.onAlert(shown) { answer(.proceed) }
    }
  }

  private func report(_ outcome: Outcome) {
    let own = requests[outcome.request]?.builder.dismissed
    if emulator.request(outcome.request)?.state == .dismissed { requests[outcome.request] = nil }
    let told = PLYPresentationOutcome(outcome, catalog: emulator.catalog)
    switch outcome.listener {
    case .onDismissed: (own ?? defaultDismissHandler)?(told)
    case .globalHandler: defaultDismissHandler?(told)
    case .nobody: break
    }
  }
}

/// What an iOS handler can answer to an alert. iOS has no way to say that the app's own dialog has
/// gone, and needs none: once the app has let go of `proceed` without calling it, the alert is over
/// (dossier §3.3).
private final class AlertReply {
  private let answer: (AlertAnswer) -> Void
  private var hasProceeded = false

  init(_ answer: @escaping (AlertAnswer) -> Void) { self.answer = answer }

  func proceed() {
    hasProceeded = true
    answer(.proceed)
  }

  deinit { if !hasProceeded { answer(.ignored) } }
}
