import PaywallModel

extension Turn {
  /// Begins to consume a redemption link: who the SDK is now gets the subscription (dossier §7.5).
  mutating func beginRedemption(_ url: String, _ token: RedemptionToken) {
    precondition(state.redemption.running == nil, "one redemption at a time")
    state.redemption.unsettledLink = nil
    state.redemption.running = Redemption(
      url: url, token: token, startedAt: now, identity: state.user.owner)
    state.links.note(url, .redeeming)
    trace(.SDK, depth: 1, RedemptionTexts.begins(token), reason: Reasons.redemption)
    if state.user.isAnonymous && state.hasAccounts { diagnose(Findings.redeemedAnonymously) }
    showDialog { RedemptionDialogs.running($0, token) }
    note(Notes.redemptionRuns)
    startTimer(after: RedemptionServer.watchdogMilliseconds, for: .redemptionWatchdog)
    waitForServer(.redemptionExchanged)
  }

  /// The server takes its time.
  private mutating func waitForServer(_ purpose: PendingTimer.Purpose) {
    let latency = state.catalog.project.redemption.latencyMilliseconds
    if latency > 0 { return startTimer(after: latency, for: purpose) }
    if purpose == .redemptionExchanged { redemptionExchanged() } else { redemptionRefreshed() }
  }

  /// The server has answered about the token.
  mutating func redemptionExchanged() {
    guard let running = state.redemption.running else { return }
    guard !state.store.isOffline else { return settle(.failed, message: RedemptionText.failed) }
    let exchange = state.redemption.exchange(running.token, for: running.identity, at: now)
    trace(.SDK, depth: 2, RedemptionTexts.answered(exchange), reason: Reasons.exchange)
    switch exchange {
    case .activated(let sale, let isReplay): restoreContext(of: sale, isReplay: isReplay)
    case .mailed(let sale): mailNewLink(for: sale)
    case .unknownToken: settle(.invalid, message: RedemptionText.invalid)
    case .unavailable: settle(.failed, message: RedemptionText.unavailable)
    case .noAnswer: settle(.failed, message: RedemptionText.failed)
    case .never: break
    }
  }

  private mutating func mailNewLink(for sale: Int) {
    let project = state.catalog.project
    state.redemption.mailNewLink(
      for: sale, from: project.name, scheme: project.links.scheme ?? "app", at: now)
    let mail = state.redemption.sales[sale].terms.mail
    if mail != nil {
      trace(.SDK, depth: 2, RedemptionTexts.mailed(to: mail), reason: Reasons.exchange)
    }
    settle(.expired, message: mail == nil ? RedemptionText.expiredBare : .expired, mail: mail)
  }

  /// The purchase's context comes before the entitlements are read (dossier §7.2).
  private mutating func restoreContext(of index: Int, isReplay: Bool) {
    let sale = state.redemption.sales[index]
    for attribute in sale.terms.campaign {
      state.user.builtIns.set(UserAttribute(attribute, source: .web, setAt: now))
    }
    if !state.consent.forbids(.personalization) {
      for attribute in sale.terms.answers {
        state.user.set(UserAttribute(attribute, source: .web, setAt: now))
      }
    }
    let context = RedemptionTexts.context(of: sale.terms)
    trace(.SDK, depth: 2, RedemptionTexts.restored(context), reason: Reasons.contextFirst)
    guard let running = state.redemption.running else { return }
    state.redemption.running?.stage = .refreshing
    state.redemption.running?.context = context
    state.redemption.running?.answer = RedemptionResult(
      outcome: isReplay ? .replay : .active, token: running.token, planID: sale.terms.planID,
      owner: running.identity)
    if let redemption = state.redemption.running { redrawProgress(redemption) }
    waitForServer(.redemptionRefreshed)
  }

  private mutating func redrawProgress(_ redemption: Redemption) {
    guard let index = state.dialogs.firstIndex(where: { $0.kind == .sdkRedemption }) else { return }
    state.dialogs[index].text = RedemptionDialogs.progress(redemption)
  }

  /// The entitlements were read again.
  mutating func redemptionRefreshed() {
    guard let answer = state.redemption.running?.answer else { return }
    state.subscriptionCache = nil
    trace(.SDK, depth: 2, RedemptionTexts.refreshed, reason: Reasons.contextFirst)
    settle(answer)
  }

  /// 90 s have passed without an end (dossier §7.3).
  mutating func redemptionTimedOut() {
    guard state.redemption.running != nil else { return }
    trace(.SDK, depth: 2, RedemptionTexts.watchdog, reason: Reasons.watchdog)
    settle(.failed, message: RedemptionText.failed)
  }

  private mutating func settle(
    _ outcome: RedemptionOutcome, message: RedemptionText, mail: String? = nil
  ) {
    guard let running = state.redemption.running else { return }
    let locale = state.catalog.project.locale
    settle(
      RedemptionResult(
        outcome: outcome, token: running.token,
        errorMessage: message.text(locale: locale, argument: mail)))
  }

  /// Exactly one event, then the alert, then the delegate (dossier §14, 8).
  private mutating func settle(_ result: RedemptionResult) {
    guard let running = state.redemption.running else { return }
    for purpose in [
      PendingTimer.Purpose.redemptionWatchdog, .redemptionExchanged, .redemptionRefreshed,
    ] { stopTimers(for: purpose) }
    state.redemption.running = nil
    #if MUTANTS
      let kept = Mutant.isPlanted(.keepsRedemption) ? state.dialogs : []
    #endif
    state.dialogs.removeAll { $0.kind == .sdkRedemption }
    #if MUTANTS
      if !kept.isEmpty { state.dialogs = kept }
    #endif
    state.links.note(running.url, .redeemed(result.outcome))
    emitRedemption(result, of: running)
    note(Notes.redeemed(result))
    if state.redemption.delegate.handlesAlert { return tellDelegate(result) }
    let alert = RedemptionDialogs.alert(result, in: state)
    raise(alert, then: .endsRedemption(result))
  }

  /// Exactly one call for each redemption that settles.
  mutating func tellDelegate(_ result: RedemptionResult) {
    switch state.redemption.delegate {
    case .none: break
    case .registered:
      trace(.SDK, depth: 1, RedemptionTexts.tells(result), reason: Reasons.delegate)
      note(Notes.told(result))
      tell(.reportRedemption(result))
    case .registeredTooLate: diagnose(Findings.delegateTooLate)
    }
  }
}

extension UserAttribute {
  /// An attribute of a project's file.
  init(_ attribute: StartState.Attribute, source: Source, setAt: Instant) {
    self.init(
      key: attribute.key, value: attribute.value, kind: attribute.kind, source: source,
      setAt: setAt)
  }
}
