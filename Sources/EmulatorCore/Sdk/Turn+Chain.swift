import PaywallModel

extension Turn {
  /// Begins the first action of the running press.
  mutating func beginChain() { run([.beginNext]) }

  /// Takes in the answer that the pipeline waits for.
  mutating func interceptorReturned(_ result: InterceptResult, to call: CallID, because: String?) {
    guard let press = state.press, let action = press.pipeline.action else { return }
    precondition(press.owed?.call == call, "an open call is owed by the running press")
    state.press?.owed = nil
    isLeftToSDK = result == .notHandled
    let steps = state.press?.pipeline.interceptorReturned(result, to: call) ?? []
    if result == .success { appDid(action, in: press) }
    if result == .failed { tellOwnCancellation(of: action, in: press) }
    refreshIfUserChanged(after: action)
    run(steps, because: because)
  }

  /// Ends the default that is running.
  mutating func finishDefault(_ outcome: DefaultOutcome) {
    guard let action = state.press?.pipeline.action else { return }
    precondition(state.press?.pipeline.phase == .performingDefault, "a default ends once")
    let steps = state.press?.pipeline.defaultFinished(outcome) ?? []
    refreshIfUserChanged(after: action)
    run(steps)
  }

  /// Does what the pipeline has decided. Steps that follow at once are done in the same loop, so
  /// that a long chain takes no stack.
  private mutating func run(_ first: [InterceptorPipeline.Step], because: String? = nil) {
    var steps = first[...]
    while let step = steps.popFirst() {
      switch step {
      case .ask(let call): ask(call)
      case .performDefault:
        if let outcome = performDefault() {
          steps += state.press?.pipeline.defaultFinished(outcome) ?? []
        }
      case .synchronize: synchronizeByItself()
      case .beginNext: steps += beginNext()
      case .stop(let reason): stopChain(reason, because: because)
      case .complete(let closesAll): completeChain(closesAll: closesAll)
      }
    }
  }

  private mutating func beginNext() -> [InterceptorPipeline.Step] {
    guard let press = state.press, let action = press.pipeline.action else { return [] }
    let userID = state.user.userID
    state.press?.userID = userID
    isLeftToSDK = false
    trace(
      .SDK, mark: .action, TraceTexts.action(action),
      counter: press.pipeline.counter(of: press.pipeline.index), reason: Reasons.action)
    emitTap(action)
    let isIntercepted = state.interceptors.contains(action.kind)
    let call = isIntercepted ? openCall(.action(action.kind)) : nil
    return state.press?.pipeline.begin(call: call) ?? []
  }

  private mutating func ask(_ call: CallID) {
    guard let press = state.press, let action = press.pipeline.action else { return }
    var owed = Press.Owed(call: call, kind: action.kind, since: now)
    owed.before.transactions = state.store.transactions.count
    owed.before.presentations = state.presentations.count
    owed.before.opened = state.counters.presentation
    owed.before.synchronizations = state.store.synchronizations
    owed.before.wasShown = isPressedScreenShown
    state.press?.owed = owed
    let profile = state.profile
    trace(
      .SDK, depth: 1, TraceTexts.asks(call),
      wide: TraceTexts.asks(call, about: action, in: profile),
      call: call, reason: Reasons.asked)
    if action.kind.opensScreen { diagnose(Findings.openingIntercepted(action.kind), call: call) }
    if let limit = profile.interceptorTimeoutMilliseconds {
      startTimer(after: limit, for: .bridgeGivesUp(call))
    }
    tell(
      .callInterceptor(
        call,
        Interception(
          action: action, position: press.pipeline.index + 1, count: press.pipeline.actions.count,
          presentation: press.presentation)))
  }

  private mutating func performDefault() -> DefaultOutcome? {
    guard let action = state.press?.pipeline.action else { return nil }
    if let link = link(insteadOf: action) { return follow(link) }
    switch action.kind.defaultAction.begin(action, in: &self) {
    case .finished(let outcome): return outcome
    case .waiting: return nil
    }
  }

  private mutating func synchronizeByItself() {
    trace(.SDK, depth: 1, TraceTexts.synchronizes, reason: Reasons.synchronizes)
    synchronize()
  }

  private mutating func stopChain(
    _ reason: InterceptorPipeline.StopReason, because: String?
  ) {
    guard let press = state.press, let action = press.pipeline.action else { return }
    if state.isLogged { tell(why: reason, because: because, action, in: press) }
    releaseButton()
  }

  private mutating func tell(
    why reason: InterceptorPipeline.StopReason, because: String?, _ action: Action, in press: Press
  ) {
    switch reason {
    case .answeredFailed:
      let text = Notes.stopped(action, because: because)
      trace(.SDK, mark: .stop, TraceTexts.stops("failed"), reason: text.reason)
      note(text)
    case .defaultFailed(let why):
      let text = Notes.defaultFailed(action, why)
      trace(.SDK, mark: .stop, TraceTexts.stops(why), reason: text.reason)
      note(text)
    case .observerNeverBuys:
      trace(
        .SDK, mark: .stop, TraceTexts.observerNeverBuys,
        reason: Reasons.observerNeverBuys)
      diagnose(Findings.observerNeverBuys(action.kind))
    }
    for (offset, skipped) in press.pipeline.rest.enumerated() {
      trace(
        .SDK, mark: .action, TraceTexts.skipped(skipped), wide: TraceTexts.skippedWide(skipped),
        counter: press.pipeline.counter(of: press.pipeline.index + 1 + offset),
        reason: Reasons.skipped)
    }
  }

  private mutating func completeChain(closesAll: Bool) {
    trace(
      .SDK, mark: .done, TraceTexts.chainDone,
      reason: closesAll ? Reasons.chainDone : Reasons.staysOpen)
    if closesAll && isPressedScreenShown {
      trace(.SDK, depth: 1, TraceTexts.closesAllAfterPurchase, reason: Reasons.closesAll)
      closeAll(reason: .none)
    }
    releaseButton()
  }

  /// The app may have closed the screen meanwhile; what it has opened since is not the chain's to
  /// close.
  private var isPressedScreenShown: Bool {
    state.presentations.contains { $0.id == state.press?.presentation }
  }

  private mutating func releaseButton() {
    trace(.SDK, TraceTexts.released, reason: Reasons.released)
    #if MUTANTS
      if Mutant.isPlanted(.keepsPress) { return }
    #endif
    state.press = nil
  }

  /// The app has done the action itself: what it bought or restored is what the screen ends with
  /// (dossier §14, 2).
  private mutating func appDid(_ action: Action, in press: Press) {
    if action.kind == .purchase {
      remember(.purchased, planID: action.planID, on: press.presentation)
    }
    if action.kind == .restore { remember(.restored, planID: nil, on: press.presentation) }
  }

  /// After a sign-in the screen is fetched again for the new user, whatever was answered.
  private mutating func refreshIfUserChanged(after action: Action) {
    guard action.kind == .login, let press = state.press, press.userID != state.user.userID
    else { return }
    let userID = state.user.userID
    state.press?.userID = userID
    refetchTop()
  }

  /// The event of a tap comes before anybody is asked (dossier §14, 11).
  mutating func emitTap(_ action: Action) {
    #if MUTANTS
      if Mutant.isPlanted(.asksFirst) { return }
    #endif
    switch action.kind {
    case .purchase:
      emit(
        .purchaseTapped, [("plan", action.planID ?? ""), ("promo_offer", action.offerID ?? "")])
    case .restore: emit(.restoreTapped)
    case .login: emit(.loginTapped)
    case .promoCode: emit(.promoCodeTapped)
    case .navigate: emit(.linkOpened, [("link_identifier", action.url ?? "")])
    case .webCheckout: emit(.webCheckoutTapped, [("web_checkout_url", action.url ?? "")])
    case .close, .closeAll, .openPresentation, .openPlacement: break
    }
  }
}

extension InterceptorPipeline {
  /// `1/2`: the place of an action in the chain.
  fileprivate func counter(of index: Int) -> String { "\(index + 1)/\(actions.count)" }
}
