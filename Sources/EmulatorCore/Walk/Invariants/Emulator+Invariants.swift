import PaywallModel

extension Emulator {
  /// Every invariant that an event has broken; none, unless Paywalk itself is at fault.
  func brokenInvariants(
    since before: Standing, _ event: EmulatorEvent, _ effects: [Effect]
  ) -> [BrokenInvariant] {
    var broken: [BrokenInvariant] = []
    func note(_ invariant: Invariant, _ detail: String?) {
      if let detail { broken.append(BrokenInvariant(invariant, detail, at: clock)) }
    }
    note(.oneDialogTakesInput, whyDialogsMix(since: before, event))
    note(.chainBelongsToOnePress, whyChainIsLoose())
    note(.callIsAnsweredOrOpen, whyCallsMix(since: before, event, effects))
    note(.loadingHasAnOwner, whyLoadingIsOrphaned())
    note(.entitlementHasACause, whyUncaused(since: before, event))
    note(.nothingHappensAfterTheEnd, whyNotOver(since: before, effects))
    note(.alertsTakeTurns, whyAlertsMix())
    note(.observerNeverBuys, whyObserverBuys(since: before))
    note(.closingByTheAppIsSilent, whyClosingIsHeard(since: before, event, effects))
    note(.oneRedemptionRuns, whyRedemptionIsLoose())
    note(.gatesHold, whyGatesLeak(since: before))
    note(.tapIsToldFirst, isLogged ? whyTapIsLate(effects) : nil)
    note(.timeRunsForward, whyTimeIsWrong(since: before))
    note(.windowHasALiveHandle, whyWindowIsLoose())
    return broken
  }
}

// Time and windows.
extension Emulator {
  private func whyTimeIsWrong(since before: Standing) -> String? {
    if clock < before.clock {
      return "\(before.clock.milliseconds) ms is followed by \(clock.milliseconds) ms"
    }
    guard let late = timers.first(where: { $0.due < clock }) else { return nil }
    return "timer \(late.number) was due at \(late.due.milliseconds) ms"
  }

  private func whyWindowIsLoose() -> String? {
    guard presentations.count <= Limits.windows else { return "\(presentations.count) windows" }
    var last = 0
    for index in presentations.indices {
      let number = presentations[index].id.number
      guard number > last else { return "window \(number) twice" }
      last = number
      let request = presentations[index].request
      let isKnown = requests.indices.contains(request.index)
      let state = isKnown ? requests[request.index].state : nil
      guard state == (presentations[index].stage == .loading ? .loading : .displayed) else {
        return "window \(last) of request \(request.number), \(state?.name ?? "none")"
      }
    }
    return nil
  }
}

// Gates and order.
extension Emulator {
  private func whyGatesLeak(since before: Standing) -> String? {
    if links.isAllowed && !links.held.isEmpty { return "the link gate is open and holds links" }
    guard !campaigns.isAllowed else { return nil }
    let leaked = requests.dropFirst(before.requestCount).first { $0.openedBy == .campaign }
    return leaked.map { "request \($0.id.number) of a held campaign" }
  }

  /// What a person taps is told before anybody is asked (dossier §14, 11).
  private func whyTapIsLate(_ effects: [Effect]) -> String? {
    var told: Set<String> = []
    for effect in effects {
      if case .emit(let event) = effect { told.insert(event.name) }
      guard case .callInterceptor(let call, let interception) = effect,
        let name = interception.action.kind.tapEvent?.rawValue, !told.contains(name)
      else { continue }
      return "call \(call.number) before \(name)"
    }
    return nil
  }

  /// Closing by code passes no interceptor and no `onCloseRequested` (dossier §0.7).
  private func whyClosingIsHeard(
    since before: Standing, _ event: EmulatorEvent, _ effects: [Effect]
  ) -> String? {
    guard before.isQuiet, event.closesByApp else { return nil }
    for effect in effects {
      if case .askCloseRequest(_, let request) = effect { return "request \(request.number)" }
      guard case .callInterceptor(let call, let interception) = effect else { continue }
      let kind = interception.action.kind
      if kind == .close || kind == .closeAll { return "call \(call.number)" }
    }
    return nil
  }
}

extension EmulatorEvent {
  fileprivate var closesByApp: Bool {
    switch self {
    case .command(.closeAllScreens), .command(.presentation(.closePresentation)): true
    case .command, .gesture, .answer, .dialog, .tick: false
    }
  }
}
