import PaywallModel

extension Emulator {
  func whyChainIsLoose() -> String? {
    guard let press else { return nil }
    var name: String { "press \(press.number)" }
    guard press.number == counters.press else { return "\(name) of \(counters.press)" }
    guard let action = press.pipeline.action else { return "\(name) has no action left" }
    switch press.pipeline.phase {
    case .awaitingInterceptor(let id):
      guard press.owed?.call == id else { return "\(name) waits for call \(id.number)" }
      guard call(id)?.subject == .action(action.kind) else {
        return "call \(id.number) is not about \(action.kind.apiName)"
      }
    case .performingDefault:
      if let owed = press.owed { return "\(name) runs while call \(owed.call.number) is owed" }
    case .ready, .completed, .stopped: return "\(name) is neither asked about nor done"
    }
    return nil
  }

  func whyCallsMix(
    since before: Standing, _ event: EmulatorEvent, _ effects: [Effect]
  ) -> String? {
    if let owed = press?.owed?.call, call(owed)?.isOpen != true {
      return "call \(owed.number) is owed and answered"
    }
    if let asked = alerts.first?.askedCall, call(asked)?.isOpen != true {
      return "call \(asked.number) is asked and answered"
    }
    return whyAnswerCountsTwice(since: before, event, effects) ?? whyCallIsForgotten(since: before)
  }

  /// Only the first answer does anything (dossier §2.3).
  private func whyAnswerCountsTwice(
    since before: Standing, _ event: EmulatorEvent, _ effects: [Effect]
  ) -> String? {
    guard case .answer(let answer) = event, let standing = before.answered, standing != .open
    else { return nil }
    var name: String { "call \(answer.call.number)" }
    if call(answer.call)?.standing != standing { return "\(name) was answered again" }
    guard before.isQuiet else { return nil }
    let acts = effects.contains { !$0.isTold }
    return acts ? "the second answer to \(name) did something" : nil
  }

  /// Whoever asked is gone, and the call is still open.
  private func whyCallIsForgotten(since before: Standing) -> String? {
    let suspect =
      [before.owedCall, before.askedAlert].lazy.compactMap { $0 }.first(where: isForgotten)
      ?? calls.dropFirst(before.callCount).lazy.map(\.id).first(where: isForgotten)
    return suspect.map { "call \($0.number) is open and nobody waits" }
  }

  private func isForgotten(_ id: CallID) -> Bool {
    guard let call = call(id), call.isOpen else { return false }
    return switch call.subject {
    case .action: press?.owed?.call != id
    case .alert: alerts.first?.askedCall != id
    case .presentation: false
    }
  }

  func whyLoadingIsOrphaned() -> String? {
    if press?.pipeline.phase == .performingDefault, let press, !isDefaultOwned(press) {
      return "press \(press.number), \(press.kind?.apiName ?? "nothing")"
    }
    let orphan = presentations.firstIndex { presentation in
      presentation.stage == .loading
        && !timers.contains { $0.purpose == .fetchResponds(presentation.request) }
    }
    return orphan.map { "window \(presentations[$0].id.number)" }
  }

  /// Somebody ends the default that is running: the store, a dialog, an alert, a fetch. One that
  /// the profile blocks on purpose has none (REL-A 6.1.0).
  private func isDefaultOwned(_ press: Press) -> Bool {
    if press.kind == .webCheckout && profile.blocksAfterCancelledCheckout { return true }
    return dialogs.contains { $0.kind.endsDefault } || alerts.contains { $0.endsDefault }
      || timers.contains { endsDefault($0.purpose) }
  }

  private func endsDefault(_ purpose: PendingTimer.Purpose) -> Bool {
    switch purpose {
    case .storeResponds, .pollsWebPayment: true
    case .fetchResponds(let id): request(id)?.endsDefault ?? false
    case .bridgeGivesUp, .webCheckoutContinues, .webPaymentIsLate, .carouselTurns,
      .redemptionExchanged, .redemptionRefreshed, .redemptionWatchdog:
      false
    }
  }
}

extension Effect {
  /// It is only told, and does nothing.
  fileprivate var isTold: Bool {
    switch self {
    case .trace, .note, .diagnose: true
    case .callInterceptor, .askAlertHandler, .askPresentationHandler, .askCloseRequest,
      .askClientScreen, .presentationState, .emit, .reportOutcome, .openURL, .reportRedemption,
      .reportSubscriptions, .ownFault:
      false
    }
  }
}

extension PendingAlert {
  /// A default ends with it.
  var endsDefault: Bool {
    switch purpose {
    case .endsDefault, .decidesPurchase: true
    case .standsAlone, .endsRedemption: false
    }
  }
}

extension Dialog.Kind {
  /// A default of the SDK ends when it is left.
  var endsDefault: Bool {
    switch self {
    case .storePurchase, .storeRestore, .storePromoCode, .sdkLogin, .sdkWebCheckout, .webPage: true
    case .sdkAlert, .appAlert, .appScreen, .appCloseRequest, .appClientScreen, .sdkRedemption,
      .appRedemption, .sdkSubscriptions, .sdkSurvey:
      false
    }
  }
}
