import PaywallModel

extension Turn {
  /// How many windows may lie on one another; screens that open one another would go on for ever.
  static let windowLimit = Limits.windows

  /// `display()`: brings up what is loaded. What is not loaded, or was displayed before, is not
  /// (`presentationNotLoaded`, dossier §5.1).
  @discardableResult
  mutating func display(_ id: RequestID, drawnByApp: Bool = false) -> DefaultOutcome {
    let request = state.request(id)
    guard let request, let found = request.resolution else {
      diagnose(Findings.notLoaded(request))
      return .failed("presentationNotLoaded")
    }
    switch request.state {
    case .loading:
      state.madeRequests[id.index].displaysWhenLoaded = true
      openWindow(for: id)
      return .succeeded
    case .loaded where found.type == .deactivated:
      note(Notes.deactivated(request.source, found))
      return .failed("\(request.source.kindName) is switched off")
    case .loaded: break
    case .displayed where request.isOpenedBySDK: diagnose(Findings.shownTwice(request.openedBy))
    case .idle, .displayed, .dismissed, .failed:
      diagnose(Findings.notLoaded(request))
      return .failed("presentationNotLoaded")
    }
    return show(request, found, drawnByApp: drawnByApp)
  }

  private mutating func show(
    _ request: PresentationRequest, _ found: Resolution, drawnByApp: Bool
  ) -> DefaultOutcome {
    closeLoadingWindow(of: request.id)
    guard hasRoom(for: found.screenID ?? "") else { return .failed("too many windows are open") }
    var presentation = coming(request, found)
    if found.flowID != nil { state.counters.flowSession += 1 }
    presentation.flowPlace?.session = state.counters.flowSession
    presentation.isDrawnByApp = drawnByApp
    state.madeRequests[request.id.index].displayCount += 1
    enter(.displayed, request.id)
    #if MUTANTS
      if Mutant.isPlanted(.forgetsHandle) { enter(.dismissed, request.id) }
    #endif
    countCampaign(found, by: request.openedBy)
    if drawnByApp, let flow = found.flowID { diagnose(Findings.flowDrawnByHand(flow)) }
    push(presentation)
    return .succeeded
  }

  /// Puts a presentation on top of all.
  mutating func push(_ coming: Presentation) {
    var presentation = coming
    state.counters.presentation += 1
    presentation.id = PresentationID(state.counters.presentation)
    presentation.shownAt = now
    state.keepScreen(presentation.screenID)
    let index = screenIndex(presentation.screenID)
    if let index { presentation.selections = selections(of: index) }
    state.presentations.append(presentation)
    if presentation.openedBy == .action || presentation.flowPlace?.fromStepID != nil {
      emit(.presentationOpened)
    }
    emit(.presentationViewed)
    note(Notes.opened(presentation.screenID))
    if presentation.type == .client {
      askClientScreen(presentation)
    } else if let index {
      startCarousels(of: index)
      check(index)
    }
    if state.counters.presentation == 1 { checkUse(of: state.interceptors) }
  }

  /// Whether one more window may open.
  mutating func hasRoom(for screenID: String) -> Bool {
    if state.presentations.count < Self.windowLimit { return true }
    diagnose(Findings.windowsPileUp(Self.windowLimit, screenID))
    return false
  }

  /// The presentation that a request will be; it is not shown yet.
  func coming(_ request: PresentationRequest, _ found: Resolution) -> Presentation {
    let flow = found.flowID.flatMap { state.sharedCatalog.value.project.flow($0) }
    let place = flow.flatMap { flow in
      flow.steps.first.map {
        FlowPlace(
          flowID: flow.id, version: flow.version, session: state.counters.flowSession + 1,
          stepID: $0.id)
      }
    }
    return Presentation(
      id: PresentationID(state.counters.presentation + 1), screenID: found.screenID ?? "",
      resolution: found, request: request.id, openedBy: request.openedBy,
      displayMode: displayMode(of: request, found, flow), shownAt: now,
      fetchedAt: request.fetchedAt ?? now, contentID: request.options.contentID, flowPlace: place)
  }

  /// What an action opens comes up as a modal, whatever its own mode is (dossier §1.4).
  private func displayMode(
    of request: PresentationRequest, _ found: Resolution, _ flow: Flow?
  ) -> DisplayMode {
    if request.openedBy == .action { return DisplayMode(.modal) }
    let own = found.screenID.flatMap { state.sharedCatalog.index(ofScreen: $0) }
      .map { state.sharedCatalog.value.screens[$0].displayMode }
    let plain = request.openedBy == .app ? state.profile.plainTransition : nil
    let asked = request.options.transition ?? plain
    let wanted = asked ?? flow?.displayMode ?? own ?? DisplayMode(.modal)
    guard wanted.kind == .push, !state.displayOptions.hasNavigationBar else { return wanted }
    // Without a navigation bar there is nothing to push on (dossier §5.6).
    let instead: DisplayMode.Kind = state.profile.platform == .android ? .full : .modal
    return DisplayMode(instead, isDismissible: wanted.isDismissible)
  }

  /// The window in which a presentation of the app is awaited.
  mutating func openWindow(for id: RequestID) {
    let request = state.requests[id.index]
    guard request.openedBy == .app, loadingIndex(of: id) == nil, let found = request.resolution,
      hasRoom(for: found.screenID ?? "")
    else { return }
    var presentation = coming(request, found)
    state.counters.presentation += 1
    presentation.id = PresentationID(state.counters.presentation)
    presentation.screenID = ""
    presentation.flowPlace = nil
    presentation.stage = .loading
    state.presentations.append(presentation)
    note(Notes.loading(request.source.name))
  }

  /// The loading window goes; what it waited for comes up in its place, or does not.
  mutating func closeLoadingWindow(of id: RequestID) {
    guard let index = loadingIndex(of: id) else { return }
    state.presentations.remove(at: index)
  }

  func loadingIndex(of id: RequestID) -> Int? {
    state.presentations.firstIndex { $0.request == id && $0.stage == .loading }
  }

  func selections(of index: ScreenIndex) -> Selections {
    var selections = Selections(defaultsOf: index.screen.selects)
    for select in index.screen.selects where select.kind == .introOfferEligibility {
      let isEligible = state.isEligibleForIntroOffer(on: index.screen)
      selections.set(select.id, to: [isEligible ? "true" : "false"])
    }
    for select in index.screen.selects where select.kind == .audiences {
      selections.set(select.id, to: audienceIDs(amongOptionsOf: select))
    }
    for (id, options) in state.keptSelections[index.screen.id] ?? [:] {
      selections.set(id, to: options)
    }
    return selections
  }

  /// The audiences that the person of now is in, as far as the select knows them (dossier §11.2).
  private func audienceIDs(amongOptionsOf select: Select) -> [String] {
    let known = select.options.map(\.id)
    return state.includedAudienceIDs.filter { known.isEmpty || known.contains($0) }
  }

  private mutating func check(_ index: ScreenIndex) {
    guard state.isLogged else { return }
    let screen = index.screen
    let selections =
      state.presentations.last?.selections ?? Selections(defaultsOf: screen.selects)
    if !screen.root.showsSomething(selections) { diagnose(Findings.nothingToShow(screen.id)) }
    guard state.profile.mode == .observer else { return }
    let shown = ScreenSummary(screen, in: state)
    let missing = [ActionKind.purchase, .restore].filter {
      shown.kinds.contains($0) && !state.interceptors.contains($0)
    }
    guard !missing.isEmpty, missing == [ActionKind.purchase, .restore].filter(shown.kinds.contains)
    else { return }
    let buttons = shown.labels(of: Set(missing), in: state)
    diagnose(Findings.observerWithoutInterceptor(missing, buttons: buttons))
  }
}
