import PaywallModel

extension Turn {
  /// Raises an alert; while another is up it waits its turn.
  mutating func raise(
    _ kind: AlertKind, error: StoreError? = nil, then purpose: PendingAlert.Purpose
  ) {
    let alert = AlertTexts.alert(kind, error: error, in: state.catalog)
    state.alerts.append(PendingAlert(alert: alert, stage: .queued, purpose: purpose))
    showNextAlert()
  }

  /// Shows the first alert that waits, or asks the app about it.
  private mutating func showNextAlert() {
    guard let next = state.alerts.first, next.stage == .queued else { return }
    trace(.SDK, depth: 1, TraceTexts.alert(next.alert.kind), reason: Reasons.alert)
    guard state.hasUIHandler else {
      trace(.SDK, depth: 2, TraceTexts.noHandler, reason: Reasons.noHandler)
      return showBySDK()
    }
    let call = openCall(.alert(next.alert.kind))
    state.alerts[0].stage = .askingApp(call)
    trace(
      .SDK, depth: 1, TraceTexts.asksHandler(call, about: next.alert.kind), call: call,
      reason: Reasons.handlerAsked)
    tell(.askAlertHandler(call, next.alert))
  }

  private mutating func showBySDK() {
    let alert = state.alerts[0].alert
    let id = state.reserveDialog()
    state.dialogs.append(EmulatorDialogs.alert(id, alert))
    state.alerts[0].stage = .shownBySDK(id)
  }

  /// Takes in what the app does with an alert (dossier §3.3).
  mutating func takeAlert(_ call: CallID, _ answer: AlertAnswer) {
    precondition(
      state.alerts.first?.stage == .askingApp(call), "one alert is asked about at a time")
    trace(
      .APP, depth: 1, TraceTexts.alertAnswer(answer), call: call,
      reason: Reasons.alertAnswer(answer))
    switch answer {
    case .proceed: showBySDK()
    case .dismissed: alertIsGone()
    case .ignored:
      guard state.profile.alertMustBeDismissed else { return alertIsGone() }
      state.alerts[0].stage = .frozen
      diagnose(Findings.alertLeftOpen, call: call)
    }
  }

  /// The SDK's own dialog was closed by its button.
  mutating func alertClosed(_ id: DialogID) {
    guard state.alerts.first?.stage == .shownBySDK(id) else { return }
    alertIsGone()
  }

  private mutating func alertIsGone() {
    let alert = state.alerts.removeFirst()
    switch alert.purpose {
    case .standsAlone: break
    case .endsDefault(let outcome): finishDefault(outcome)
    }
    showNextAlert()
  }
}
