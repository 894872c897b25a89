import PaywallModel

extension Turn {
  /// A person closes the presentation on top: its button, the system's back. The app may have asked
  /// to be asked (`onCloseRequested`).
  mutating func closeByPerson(_ reason: Outcome.CloseReason) {
    guard let top = state.presentations.last else { return }
    if top.flowPlace != nil, steps(ofSessionOf: top) > 1 { return popStep() }
    if asksBeforeClosing(top) { return askCloseRequest(top) }
    closeTop(reason: reason)
  }

  /// A person leaves everything.
  mutating func closeAllByPerson() {
    let root = state.presentations.last { $0.openedBy != .action }
    if let root, asksBeforeClosing(root) { return askCloseRequest(root) }
    closeAll(reason: .button)
  }

  /// Closes the presentation on top, a flow with all its steps.
  mutating func closeTop(reason: Outcome.CloseReason) {
    if let told = endTop(reason).last { note(Notes.closed(told)) }
  }

  /// Closes all presentations, the one on top first; the note is about the one that sold something.
  mutating func closeAll(reason: Outcome.CloseReason) {
    var outcomes: [Outcome] = []
    while !state.presentations.isEmpty { outcomes += endTop(reason) }
    let sale = outcomes.first { $0.result == .purchased || $0.result == .restored }
    if let told = sale ?? outcomes.first { note(Notes.closed(told)) }
  }

  /// `close()` of a presentation: on Android and Cordova everything goes (dossier §5.5).
  mutating func closePresentation(_ id: RequestID?) {
    trace(.APP, PresentationTexts.close, reason: Reasons.close)
    let id = id ?? state.presentations.last?.request ?? state.loadingRequest
    guard let id, let request = state.request(id), request.isAlive else {
      return note(Notes.nothingToClose)
    }
    #if MUTANTS
      if Mutant.isPlanted(.asksWhenClosed), let top = state.presentations.last {
        tell(.askCloseRequest(top.id, top.request))
      }
    #endif
    if state.profile.closeReach == .allScreens { return closeAllOfApp() }
    cancelFetch(of: id)
    while state.presentations.contains(where: { $0.request == id }) {
      closeTop(reason: .programmatic)
    }
  }

  /// `closeAllScreens()`: passes no interceptor and no `onCloseRequested` (dossier §0.7).
  mutating func closeAllScreens() {
    trace(.APP, TraceTexts.closeAllScreens, reason: Reasons.closeAllScreens)
    if state.isLogged && state.presentations.isEmpty && state.loadingRequest == nil {
      note(Notes.nothingToClose)
    }
    closeAllOfApp()
  }

  private mutating func closeAllOfApp() {
    let requests = state.requests
    for index in requests.indices
    where requests[index].state == .loading && !requests[index].isOpenedBySDK {
      cancelFetch(of: requests[index].id)
    }
    closeAll(reason: .programmatic)
  }

  /// What is still being fetched never comes up.
  private mutating func cancelFetch(of id: RequestID) {
    let request = state.requests[id.index]
    guard request.state == .loading else { return }
    stopTimers(for: .fetchResponds(id))
    if loadingIndex(of: id) == nil { enter(.dismissed, id) }
    note(Notes.loadingCancelled(request.source.name))
    if request.endsDefault { finishDefault(.failed("it was closed while it was loading")) }
  }

  /// Ends the presentation on top and tells how; of a flow all steps, with one outcome.
  private mutating func endTop(_ reason: Outcome.CloseReason) -> [Outcome] {
    guard let top = state.presentations.last else { return [] }
    let unit = indices(ofUnitOf: top)
    let told = outcome(of: unit, reason)
    var outcomes: [Outcome] = []
    for index in unit.reversed() {
      let presentation = state.presentations[index]
      if presentation.stage == .shown { emit(.presentationClosed) }
      if reportsEachStep && presentation.stage == .shown && index != unit.last {
        outcomes.append(outcome(of: [index], reason))
      }
      state.presentations.remove(at: index)
      stopCarousels(of: presentation)
      noteGone(presentation.id)
    }
    outcomes.insert(told, at: 0)
    endRequest(top)
    let profile = state.profile
    for outcome in outcomes {
      trace(
        .SDK, depth: 1, TraceTexts.outcome(outcome),
        wide: TraceTexts.outcome(outcome, in: profile), reason: Reasons.outcome)
      tell(.reportOutcome(outcome))
      #if MUTANTS
        if Mutant.isPlanted(.tellsTwice) { tell(.reportOutcome(outcome)) }
      #endif
    }
    return [told]
  }

  /// The app may still owe an answer about something that was pressed there.
  private mutating func noteGone(_ id: PresentationID) {
    guard id == state.press?.presentation, state.press?.owed != nil else { return }
    let moment = now
    state.press?.owed?.goneAt = moment
  }

  /// Before 6.1 each step of a flow told an outcome of its own (dossier §5.4).
  private var reportsEachStep: Bool {
    state.profile.sdkVersion < .v6_1
  }

  private mutating func endRequest(_ presentation: Presentation) {
    let id = presentation.request
    stopTimers(for: .fetchResponds(id))
    guard !state.presentations.contains(where: { $0.request == id }) else { return }
    enter(.dismissed, id)
  }

  private func indices(ofUnitOf top: Presentation) -> [Int] {
    guard let session = top.flowPlace?.session else { return [state.presentations.count - 1] }
    let all = state.presentations.indices.reversed().prefix {
      state.presentations[$0].flowPlace?.session == session
    }
    return all.reversed()
  }

  private func outcome(of unit: [Int], _ reason: Outcome.CloseReason) -> Outcome {
    let all = state.presentations
    let sale = unit.last { all[$0].resultPlanID != nil || all[$0].result == .restored }
    let last = sale ?? unit.last { all[$0].result != .none }
    let top = unit[unit.count - 1]
    return Outcome(
      presentation: all[top].id, request: all[top].request, screenID: all[top].screenID,
      result: last.map { all[$0].result } ?? .cancelled,
      planID: last.flatMap { all[$0].resultPlanID }, closeReason: reason, listener: listener,
      resolution: all[top].resolution, contentID: all[top].contentID)
  }

  /// Who hears of the presentation on top (dossier §5.4): what the SDK opened by itself is told to
  /// the default handler; what an action opened belongs to the screen below it.
  private var listener: Outcome.Listener {
    let root = state.presentations.lastIndex { $0.openedBy != .action }
    switch root.map({ state.presentations[$0].openedBy }) {
    case .link, .campaign: return state.hasDefaultHandler ? .globalHandler : .nobody
    case .app, .action, nil:
      let request = root.map { state.presentations[$0].request.index }
      let requests = state.requests
      let hasOwn =
        request.map { !requests.indices.contains($0) || requests[$0].options.hasOnDismissed }
        ?? true
      return hasOwn ? .onDismissed : state.hasDefaultHandler ? .globalHandler : .nobody
    }
  }

  /// Notes what was bought or restored, for the outcome. Something that was got is not forgotten
  /// when a later purchase is cancelled.
  mutating func remember(
    _ result: Outcome.PurchaseResult, planID: String?, on id: PresentationID? = nil
  ) {
    let id = id ?? state.press?.presentation ?? state.presentations.last?.id
    guard let index = state.presentations.firstIndex(where: { $0.id == id }) else { return }
    if result == .cancelled && state.presentations[index].resultPlanID != nil { return }
    state.presentations[index].result = result
    state.presentations[index].resultPlanID = planID
  }

  /// Shows an address in place of opening it.
  mutating func showURL(_ url: String) {
    traceDeed(TraceTexts.opens(url))
    tell(.openURL(url))
    note(Notes.shown(url: url))
  }
}

// `onCloseRequested`.
extension Turn {
  private func asksBeforeClosing(_ top: Presentation) -> Bool {
    guard top.openedBy == .app, top.stage == .shown else { return false }
    return state.request(top.request)?.options.hasOnCloseRequested ?? false
  }

  private mutating func askCloseRequest(_ top: Presentation) {
    trace(.SDK, depth: 1, PresentationTexts.asksToClose, reason: Reasons.closeRequested)
    note(Notes.closeRequested(top.screenID))
    tell(.askCloseRequest(top.id, top.request))
  }
}

extension PresentationRequest {
  /// Something of it is shown or on its way.
  var isAlive: Bool { state == .loading || state == .displayed }
}

extension Emulator {
  /// The newest request of the app that is being fetched.
  var loadingRequest: RequestID? {
    requests.last { $0.openedBy == .app && $0.state == .loading }?.id
  }
}
