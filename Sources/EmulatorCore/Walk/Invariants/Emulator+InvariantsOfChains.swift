import PaywallModel

extension Emulator {
  func whyChainIsLoose() -> String? {
    guard let number = press?.number, let phase = press?.pipeline.phase else { return nil }
    var name: String { "press \(number)" }
    guard number == counters.press else { return "\(name) of \(counters.press)" }
    guard let kind = press?.kind else { return "\(name) has no action left" }
    switch phase {
    case .awaitingInterceptor(let id):
      guard press?.owed?.call == id else { return "\(name) waits for call \(id.number)" }
      guard call(id)?.subject == .action(kind) else {
        return "call \(id.number) is not about \(kind.apiName)"
      }
    case .performingDefault:
      if let owed = press?.owed?.call { return "\(name) runs while call \(owed.number) is owed" }
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
    func why(_ id: CallID) -> String? {
      isForgotten(id) ? "call \(id.number) is open and nobody waits" : nil
    }
    if let owed = before.owedCall, let why = why(owed) { return why }
    if let asked = before.askedAlert, let why = why(asked) { return why }
    for index in before.callCount..<max(before.callCount, madeCalls.count) {
      if let why = why(calls[index].id) { return why }
    }
    return nil
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
    if press?.pipeline.phase == .performingDefault, !isDefaultOwned, let press {
      return "press \(press.number), \(press.kind?.apiName ?? "nothing")"
    }
    for index in presentations.indices where presentations[index].stage == .loading {
      let purpose = PendingTimer.Purpose.fetchResponds(presentations[index].request)
      guard timers.contains(where: { $0.purpose == purpose }) else {
        return "window \(presentations[index].id.number)"
      }
    }
    return nil
  }

  /// Somebody ends the default that is running: the store, a dialog, an alert, a fetch. One that
  /// the profile blocks on purpose has none (REL-A 6.1.0).
  private var isDefaultOwned: Bool {
    if press?.kind == .webCheckout && profile.blocksAfterCancelledCheckout { return true }
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
