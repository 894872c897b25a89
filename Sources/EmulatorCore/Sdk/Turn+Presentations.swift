import PaywallModel

extension Turn {
  /// Opens a placement; fails when nothing is shown.
  @discardableResult
  mutating func openPlacement(_ id: String, by opener: Presentation.Opener) -> DefaultOutcome {
    guard let placement = state.catalog.project.placement(id) else {
      diagnose(Findings.unknownPlacement(id))
      return .failed("there is no placement \(id)")
    }
    guard let screenID = placement.screenID else {
      note(Notes.deactivated(id))
      return .failed("placement \(id) is switched off")
    }
    return openScreen(screenID, placementID: id, by: opener)
  }

  /// Opens a screen; fails when the project has none of that id, or the network is off.
  @discardableResult
  mutating func openScreen(
    _ id: String, placementID: String? = nil, by opener: Presentation.Opener
  ) -> DefaultOutcome {
    guard state.catalog.screen(id) != nil else {
      note(Notes.unknownScreen(id))
      return .failed("there is no screen \(id)")
    }
    guard !state.store.isOffline else {
      note(Notes.offlineFetch(id))
      return .failed("the network is off")
    }
    present(screenID: id, placementID: placementID, by: opener)
    return .succeeded
  }

  /// Shows a screen that is known to be there.
  private mutating func present(
    screenID: String, placementID: String?, by opener: Presentation.Opener
  ) {
    guard let screen = state.catalog.screen(screenID) else { return }
    state.counters.presentation += 1
    let displayMode =
      opener == .action ? DisplayMode(.modal) : screen.displayMode
    state.presentations.append(
      Presentation(
        id: PresentationID(state.counters.presentation), screenID: screenID,
        placementID: placementID, openedBy: opener, displayMode: displayMode,
        selections: selections(of: screen), shownAt: now))
    startCarousels(of: screen)
    if opener == .action { emit(.presentationOpened) } else { emit(.presentationLoaded) }
    emit(.presentationViewed)
    note(Notes.opened(screenID))
    check(screen)
    if state.counters.presentation == 1 { checkUse(of: state.interceptors) }
  }

  /// The screen on top as it is served to the user of now.
  mutating func refetchTop() {
    guard let index = state.presentations.indices.last,
      let screen = state.catalog.screen(state.presentations[index].screenID)
    else { return }
    trace(
      .SDK, depth: 1, TraceTexts.fetchesAgain(screen.id, for: state.user.userID),
      reason: Reasons.fetchedAgain)
    state.presentations[index].selections = selections(of: screen)
    emit(.presentationLoaded)
    emit(.presentationViewed)
  }

  private func selections(of screen: Screen) -> Selections {
    var selections = Selections(defaultsOf: screen.selects)
    for select in screen.selects where select.kind == .introOfferEligibility {
      let isEligible = state.isEligibleForIntroOffer(on: screen)
      selections.set(select.id, to: [isEligible ? "true" : "false"])
    }
    for (id, options) in state.keptSelections[screen.id] ?? [:] {
      selections.set(id, to: options)
    }
    return selections
  }

  private mutating func check(_ screen: Screen) {
    let shown = ScreenSummary(screen, in: state)
    if !shown.hasVisibleComponent { diagnose(Findings.nothingToShow(screen.id)) }
    guard state.profile.mode == .observer else { return }
    let missing = [ActionKind.purchase, .restore].filter {
      shown.kinds.contains($0) && !state.interceptors.contains($0)
    }
    guard !missing.isEmpty, missing == [ActionKind.purchase, .restore].filter(shown.kinds.contains)
    else { return }
    diagnose(
      Findings.observerWithoutInterceptor(missing, buttons: shown.labels(of: Set(missing))))
  }

  /// Closes the presentation on top.
  mutating func closeTop(reason: Outcome.CloseReason) {
    if let outcome = endTop(reason) { note(Notes.closed(outcome)) }
  }

  /// Closes all presentations, the one on top first; the note is about the one that sold something.
  mutating func closeAll(reason: Outcome.CloseReason) {
    var outcomes: [Outcome] = []
    while let outcome = endTop(reason) { outcomes.append(outcome) }
    let sale = outcomes.first { $0.result == .purchased || $0.result == .restored }
    if let told = sale ?? outcomes.first { note(Notes.closed(told)) }
  }

  private mutating func endTop(_ reason: Outcome.CloseReason) -> Outcome? {
    guard let presentation = state.presentations.last else { return nil }
    emit(.presentationClosed)
    let outcome = Outcome(
      presentation: presentation.id, screenID: presentation.screenID,
      result: presentation.result == .none ? .cancelled : presentation.result,
      planID: presentation.resultPlanID, closeReason: reason, listener: listener)
    state.presentations.removeLast()
    if presentation.id == state.press?.presentation, state.press?.owed != nil {
      state.press?.owed?.goneAt = now
    }
    trace(
      .SDK, depth: 1, TraceTexts.outcome(outcome),
      wide: TraceTexts.outcome(outcome, in: state.profile), reason: Reasons.outcome)
    stopCarousels(of: presentation)
    tell(.reportOutcome(outcome))
    return outcome
  }

  /// Who hears of the presentation on top. What the SDK opened by itself is told to the global
  /// handler (dossier §5.4); what an action opened belongs to the screen below it.
  private var listener: Outcome.Listener {
    switch state.presentations.last(where: { $0.openedBy != .action })?.openedBy {
    case .link, .campaign: .globalHandler
    case .app, .action, nil: .onDismissed
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
