import PaywallModel

/// What an answer says about what the app has done, compared with what the app has done.
extension Turn {
  mutating func check(_ result: InterceptResult, _ call: CallID) {
    guard state.isLogged, let press = state.press, let owed = press.owed, owed.call == call
    else { return }
    checkScreen(of: owed)
    let hasBought = state.store.transactions.dropFirst(owed.before.transactions).contains {
      $0.isByApp && ($0.state == .bought || $0.state == .restored)
    }
    switch result {
    case .success: checkSuccess(of: owed.kind, owed, hasBought: hasBought, press.pipeline)
    case .failed:
      if hasBought { diagnose(Findings.failedThoughBought(owed.kind, result), call: call) }
    case .notHandled:
      guard owed.kind.isStoreAction, hasBought else { return }
      switch press.pipeline.mode {
      case .full: diagnose(Findings.boughtTwice(owed.kind), call: call)
      case .observer: diagnose(Findings.failedThoughBought(owed.kind, result), call: call)
      }
    }
  }

  /// The screen that was pressed may be gone: closed by the app in its handler, which races with
  /// the SDK, or earlier.
  private mutating func checkScreen(of owed: Press.Owed) {
    guard owed.before.wasShown, let goneAt = owed.goneAt, !owed.kind.closes else { return }
    let finding = goneAt == now ? Findings.closedBeforeAnswer : Findings.screenGone(owed.call)
    diagnose(finding, call: owed.call)
  }

  private mutating func checkSuccess(
    of kind: ActionKind, _ owed: Press.Owed, hasBought: Bool, _ pipeline: InterceptorPipeline
  ) {
    switch kind {
    case .purchase, .restore:
      if !hasBought {
        diagnose(
          Findings.successWithoutPurchase(kind, isLast: pipeline.rest.isEmpty), call: owed.call)
      }
      if pipeline.mode == .observer
        && state.store.synchronizations > owed.before.synchronizations
      {
        diagnose(Findings.synchronizedTwice, call: owed.call)
      }
    case .close, .closeAll:
      if state.presentations.count >= owed.before.presentations {
        diagnose(Findings.successWithoutClose(kind), call: owed.call)
      }
    case .navigate, .openPresentation, .openPlacement:
      if state.counters.presentation == owed.before.opened && !owed.hasOpenedLink {
        diagnose(Findings.successWithoutOpening(kind), call: owed.call)
      }
    case .login:
      if state.user.isAnonymous { diagnose(Findings.loginWithoutUser, call: owed.call) }
    case .promoCode, .webCheckout: break
    }
  }

  /// An interceptor for a kind that no screen of the project uses is never called.
  mutating func checkUse(of kinds: Set<ActionKind>) {
    guard state.isLogged else { return }
    let unused = state.catalog.kindsUnused(among: kinds)
    guard !unused.isEmpty else { return }
    diagnose(Findings.interceptorUnused(ActionKind.allCases.filter(unused.contains)))
  }

  /// The app opens an address by itself while it is asked.
  mutating func openLinkByApp(_ url: String) {
    trace(.APP, depth: 2, TraceTexts.opensItself(url), reason: Reasons.ownLink)
    state.press?.owed?.hasOpenedLink = true
    tell(.openURL(url))
    note(Notes.shown(url: url))
  }
}

extension Catalog {
  /// Those of some kinds that no action on any screen has, visible or not. Mostly each is found on
  /// the first screens, and no other is looked through.
  fileprivate func kindsUnused(among kinds: Set<ActionKind>) -> Set<ActionKind> {
    var unused = kinds
    for screen in screens {
      if unused.isEmpty { break }
      unused.subtract(screen.usedKinds)
    }
    return unused
  }
}

extension ActionKind {
  /// Whether doing it takes screens away.
  fileprivate var closes: Bool { self == .close || self == .closeAll }
}
