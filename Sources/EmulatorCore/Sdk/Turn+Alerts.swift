import PaywallModel

extension Turn {
  /// Raises an alert; while another is up it waits its turn.
  mutating func raise(
    _ kind: AlertKind, about subject: AlertSubject = .nothing, then purpose: PendingAlert.Purpose
  ) {
    raise(AlertTexts.alert(kind, about: subject, in: state.catalog), then: purpose)
  }

  /// Raises an alert that has its texts already.
  mutating func raise(_ alert: Alert, then purpose: PendingAlert.Purpose) {
    state.alerts.append(PendingAlert(alert: alert, stage: .queued, purpose: purpose))
    #if MUTANTS
      if Mutant.isPlanted(.stacksAlerts) && state.alerts.count > 1 {
        state.alerts[state.alerts.count - 1].stage = .frozen
      }
    #endif
    showNextAlert()
  }

  /// Shows an alert outside of any chain, with an example of what it is about.
  mutating func showAlert(_ kind: AlertKind) {
    let profile = state.profile
    guard profile.standing(of: kind) != .absent else {
      return note(Notes.noSuchAlert(kind, in: profile))
    }
    raise(kind, about: .example(of: kind, in: state.catalog), then: .standsAlone)
  }

  /// Shows the first alert that waits, or asks the app about it.
  private mutating func showNextAlert() {
    guard let next = state.alerts.first, next.stage == .queued else { return }
    let kind = next.alert.kind
    trace(.SDK, depth: 1, TraceTexts.alert(kind), reason: Reasons.alert)
    if case .endsRedemption = next.purpose { return showBySDK() }
    guard state.hasUIHandler else {
      trace(.SDK, depth: 2, TraceTexts.noHandler, reason: Reasons.noHandler)
      return showBySDK()
    }
    let profile = state.profile
    guard case .handled(let name) = profile.standing(of: kind) else {
      trace(.SDK, depth: 2, TraceTexts.noPublicCase, reason: Reasons.noPublicCase)
      return showBySDK()
    }
    let call = openCall(.alert(kind))
    state.alerts[0].stage = .askingApp(call)
    trace(
      .SDK, depth: 1, TraceTexts.asksHandler(call, about: kind),
      wide: TraceTexts.asksHandler(call, next.alert, name: name, in: profile), call: call,
      reason: Reasons.handlerAsked(in: profile))
    tell(.askAlertHandler(call, next.alert))
  }

  private mutating func showBySDK() {
    let alert = state.alerts[0].alert
    let id = state.reserveDialog()
    if case .endsRedemption(let result) = state.alerts[0].purpose {
      state.dialogs.append(RedemptionDialogs.outcome(id, alert, result))
    } else {
      state.dialogs.append(EmulatorDialogs.alert(id, alert))
    }
    state.alerts[0].stage = .shownBySDK(id)
  }

  /// Takes in what the app does with an alert (dossier §3.3).
  mutating func takeAlert(_ call: CallID, _ answer: AlertAnswer) {
    precondition(
      state.alerts.first?.stage == .askingApp(call), "one alert is asked about at a time")
    let profile = state.profile
    trace(
      .APP, depth: 1, TraceTexts.alertAnswer(answer, in: profile), call: call,
      reason: Reasons.alertAnswer(answer, in: profile))
    switch answer {
    case .proceed: showBySDK()
    case .dismissed: alertIsGone()
    case .ignored: alertIsLeftOpen(Findings.alertLeftOpen, call)
    case .forgotten: alertIsLeftOpen(Findings.alertButtonForgets, call)
    }
  }

  /// Neither proceed() nor onDismiss(): the end on iOS, a frozen screen on Android.
  private mutating func alertIsLeftOpen(_ finding: Finding, _ call: CallID) {
    switch state.profile.alertEnding {
    case .nothing: alertIsGone()
    case .proceedOrDismiss:
      state.alerts[0].stage = .frozen
      diagnose(finding, call: call)
    }
  }

  /// The SDK's own dialog was closed by one of its buttons.
  mutating func alertClosed(_ id: DialogID, by wayOut: WayOut) {
    guard state.alerts.first?.stage == .shownBySDK(id) else { return }
    alertIsGone(by: wayOut)
  }

  private mutating func alertIsGone(by wayOut: WayOut = .ok) {
    let alert = state.alerts.removeFirst()
    switch alert.purpose {
    case .standsAlone: break
    case .endsRedemption(let result): tellDelegate(result)
    case .endsDefault(let outcome): finishDefault(outcome)
    case .decidesPurchase: PurchaseAction.decided(isWanted: wayOut == .ok, in: &self)
    }
    showNextAlert()
  }
}
