import PaywallModel

extension Turn {
  /// Begins the first action of the running press.
  mutating func beginChain() { run([.beginNext]) }

  /// Takes in the answer that the pipeline waits for.
  mutating func interceptorReturned(_ result: InterceptResult, to call: CallID, because: String?) {
    let taken = state.withPress { $0?.interceptorReturned(result, to: call) }
    guard let (kind, planID, before, steps) = taken else { return }
    isLeftToSDK = result == .notHandled
    if result == .success { appDid(kind, planID: planID) }
    if result == .failed { tellOwnCancellation(of: kind, planID: planID, since: before) }
    refreshIfUserChanged(after: kind)
    run(steps, because: because)
  }

  /// Ends the default that is running.
  mutating func finishDefault(_ outcome: DefaultOutcome) {
    guard let kind = state.press?.kind else { return }
    precondition(state.press?.pipeline.phase == .performingDefault, "a default ends once")
    let steps = state.press?.pipeline.defaultFinished(outcome) ?? []
    refreshIfUserChanged(after: kind)
    run(steps)
  }

  /// Does what the pipeline has decided. Steps that follow at once are done in the same loop, so
  /// that a long chain takes no stack; only the last step of a list leads to others.
  private mutating func run(_ first: [InterceptorPipeline.Step], because: String? = nil) {
    var steps = first
    while !steps.isEmpty {
      var next: [InterceptorPipeline.Step] = []
      for step in steps {
        switch step {
        case .ask(let call): ask(call)
        case .performDefault:
          if let outcome = performDefault() {
            next = state.press?.pipeline.defaultFinished(outcome) ?? []
          }
        case .synchronize: synchronizeByItself()
        case .beginNext: next = beginNext()
        case .stop(let reason): stopChain(reason, because: because)
        case .complete(let closesAll): completeChain(closesAll: closesAll)
        }
      }
      steps = next
    }
  }

  private mutating func beginNext() -> [InterceptorPipeline.Step] {
    guard let kind = state.press?.kind else { return [] }
    let userID = state.user.userID
    isLeftToSDK = false
    if state.isLogged { tellBeginning() } else { emitTap(kind) }
    let isIntercepted = state.interceptors.contains(kind)
    let call = isIntercepted ? openCall(.action(kind)) : nil
    return state.withPress { press in
      press?.userID = userID
      return press?.pipeline.begin(call: call) ?? []
    }
  }

  private mutating func tellBeginning() {
    guard let pipeline = state.press?.pipeline, let action = pipeline.action else { return }
    trace(
      .SDK, mark: .action, TraceTexts.action(action), counter: pipeline.counter(of: pipeline.index),
      reason: Reasons.action)
    emitTap(action)
  }

  private mutating func ask(_ call: CallID) {
    guard let kind = state.press?.kind else { return }
    var owed = Press.Owed(call: call, kind: kind, since: now)
    owed.before.transactions = state.store.transactions.count
    owed.before.presentations = state.presentations.count
    owed.before.opened = state.counters.presentation
    owed.before.synchronizations = state.store.synchronizations
    owed.before.wasShown = isPressedScreenShown
    let interception = state.withPress { press in
      press?.owed = owed
      return press.flatMap(Interception.init)
    }
    guard let interception else { return }
    let profile = state.profile
    trace(
      .SDK, depth: 1, TraceTexts.asks(call),
      wide: TraceTexts.asks(call, about: interception.action, in: profile),
      call: call, reason: Reasons.asked)
    if kind.opensScreen { diagnose(Findings.openingIntercepted(kind), call: call) }
    if let limit = profile.interceptorTimeoutMilliseconds {
      startTimer(after: limit, for: .bridgeGivesUp(call))
    }
    tell(.callInterceptor(call, interception))
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
    if state.isLogged, let press = state.press, let action = press.pipeline.action {
      tell(why: reason, because: because, action, in: press)
    }
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
  private mutating func appDid(_ kind: ActionKind, planID: String?) {
    if kind == .purchase { remember(.purchased, planID: planID) }
    if kind == .restore { remember(.restored, planID: nil) }
  }

  /// After a sign-in the screen is fetched again for the new user, whatever was answered.
  private mutating func refreshIfUserChanged(after kind: ActionKind) {
    guard kind == .login, state.press != nil, state.press?.userID != state.user.userID
    else { return }
    let userID = state.user.userID
    state.press?.userID = userID
    refetchTop()
  }

  /// The event of a tap comes before anybody is asked (dossier §14, 11).
  mutating func emitTap(_ action: Action) {
    emitTap(action.kind, action.tapProperties)
  }

  private mutating func emitTap(
    _ kind: ActionKind, _ properties: @autoclosure () -> [(String, String)] = []
  ) {
    #if MUTANTS
      if Mutant.isPlanted(.asksFirst) { return }
    #endif
    if let name = kind.tapEvent { emit(name, properties()) }
  }
}

extension Action {
  /// What the event of a tap tells besides.
  fileprivate var tapProperties: [(String, String)] {
    switch kind {
    case .purchase: [("plan", planID ?? ""), ("promo_offer", offerID ?? "")]
    case .navigate: [("link_identifier", url ?? "")]
    case .webCheckout: [("web_checkout_url", url ?? "")]
    case .restore, .login, .promoCode, .close, .closeAll, .openPresentation, .openPlacement: []
    }
  }
}

extension ActionKind {
  /// The event that a tap on it emits; nil where there is none.
  var tapEvent: EventName? {
    switch self {
    case .purchase: .purchaseTapped
    case .restore: .restoreTapped
    case .login: .loginTapped
    case .promoCode: .promoCodeTapped
    case .navigate: .linkOpened
    case .webCheckout: .webCheckoutTapped
    case .close, .closeAll, .openPresentation, .openPlacement: nil
    }
  }
}

extension InterceptorPipeline {
  /// `1/2`: the place of an action in the chain.
  fileprivate func counter(of index: Int) -> String { "\(index + 1)/\(actions.count)" }
}
