import PaywallModel

extension Turn {
  /// Asks for a presentation that comes up as soon as it is loaded.
  @discardableResult
  mutating func open(
    _ source: PresentationSource, by opener: Presentation.Opener,
    inheriting inherited: Resolution? = nil
  ) -> DefaultProgress {
    let id = makeRequest(source, by: opener)
    state.madeRequests[id.index].displaysWhenLoaded = true
    state.madeRequests[id.index].inherited = inherited
    state.madeRequests[id.index].endsDefault = opener == .action
    return fetch(id)
  }

  /// A new handle, as the builder makes it.
  mutating func makeRequest(
    _ source: PresentationSource, by opener: Presentation.Opener,
    options: PresentationOptions? = nil
  ) -> RequestID {
    let id = RequestID(state.requests.count + 1)
    let plain = opener == .app ? state.displayOptions : PresentationOptions()
    state.madeRequests.append(
      PresentationRequest(
        id: id, source: source, options: options ?? plain, openedBy: opener))
    checkRefetch(source, by: opener)
    return id
  }

  /// `preload`: fetched now, displayed when the app says so.
  mutating func preload(_ source: PresentationSource) {
    trace(.you, PresentationTexts.preload(source.name), reason: Reasons.preload)
    fetch(makeRequest(source, by: .app))
  }

  /// Fetches what a request asks for. What is known of the person now decides what is served
  /// (dossier §5.3).
  @discardableResult
  mutating func fetch(_ id: RequestID) -> DefaultProgress {
    let request = state.requests[id.index]
    state.madeRequests[id.index].fetchedAt = now
    state.madeRequests[id.index].resolution = resolve(request)
    enter(.loading, id)
    let latency = state.fetchLatencyMilliseconds
    guard latency > 0 else { return fetchResponds(id) }
    trace(
      .SDK, depth: 1, PresentationTexts.loads(request.source.name), reason: Reasons.loading)
    if request.displaysWhenLoaded && !request.options.preloadsFirst { openWindow(for: id) }
    startTimer(after: latency, for: .fetchResponds(id))
    return .waiting
  }

  private func resolve(_ request: PresentationRequest) -> Resolution {
    var found = state.resolution(of: request.source)
    guard let inherited = request.inherited, case .screen = request.source else { return found }
    found.placementID = inherited.placementID
    found.audienceID = inherited.audienceID
    found.abTestID = inherited.abTestID
    found.variantID = inherited.variantID
    found.campaignID = inherited.campaignID
    return found
  }

  /// The server has answered, or the network is off.
  @discardableResult
  mutating func fetchResponds(_ id: RequestID) -> DefaultProgress {
    let request = state.requests[id.index]
    guard request.state == .loading, let found = request.resolution else {
      return .finished(.failed("it was closed while it was loading"))
    }
    if let failure = failure(of: request, found) {
      closeLoadingWindow(of: id)
      return .finished(failure)
    }
    explain(found)
    enter(.loaded, id)
    if found.type == .deactivated { return deactivated(request, found) }
    if request.openedBy != .action { emit(.presentationLoaded, about: coming(request, found)) }
    guard request.displaysWhenLoaded else {
      note(Notes.loaded(request.source.name))
      return .waiting
    }
    return present(id)
  }

  /// The fetch has taken its time; an action may have waited for it.
  mutating func fetchResponds(late id: RequestID) {
    let endsDefault = state.requests[id.index].endsDefault
    #if MUTANTS
      if Mutant.isPlanted(.losesFetch) {
        _ = fetchResponds(id)
        return
      }
    #endif
    guard case .finished(let outcome) = fetchResponds(id), endsDefault else { return }
    finishDefault(outcome)
  }

  /// What keeps a presentation from being loaded; told.
  private mutating func failure(
    of request: PresentationRequest, _ found: Resolution
  ) -> DefaultOutcome? {
    let name = request.source.name
    if case .placement(let id) = request.source,
      !state.sharedCatalog.value.project.placements.contains(where: { $0.id == id })
    {
      diagnose(Findings.unknownPlacement(id))
      enter(.loaded, request.id)
      return .failed("there is no placement \(id)")
    }
    if let id = found.screenID, state.sharedCatalog.index(ofScreen: id) == nil {
      note(found.flowID == nil ? Notes.unknownScreen(id) : Notes.unknownStep(id))
      enter(.failed("PLYError.presentationNotLoaded"), request.id)
      return .failed("there is no screen \(id)")
    }
    guard state.store.isOffline, found.type != .deactivated else { return nil }
    note(Notes.offlineFetch(found.screenID ?? name))
    enter(.failed("PLYError.network"), request.id)
    return .failed("the network is off")
  }

  /// Type deactivated: nothing is shown. Who displays links and campaigns by itself is told all the
  /// same (dossier §6.2).
  private mutating func deactivated(
    _ request: PresentationRequest, _ found: Resolution
  ) -> DefaultProgress {
    closeLoadingWindow(of: request.id)
    if asksHandler(about: request) {
      askHandler(about: request, found)
      return .waiting
    }
    note(Notes.deactivated(request.source, found))
    return .finished(.failed("\(request.source.kindName) is switched off"))
  }

  /// The screen of a loaded request comes up, unless the app's handler decides about it.
  private mutating func present(_ id: RequestID) -> DefaultProgress {
    let request = state.requests[id.index]
    if asksHandler(about: request), let found = request.resolution {
      askHandler(about: request, found)
      return .waiting
    }
    if isCovered && request.isOpenedBySDK && state.fetchLatencyMilliseconds > 0 {
      state.readyRequests.append(id)
      return .waiting
    }
    return .finished(display(id, drawnByApp: request.options.isDrawnByApp))
  }

  /// What was loaded while something covered the screen comes up.
  mutating func releaseReady() {
    while !state.readyRequests.isEmpty, !isCovered { display(state.readyRequests.removeFirst()) }
  }

  mutating func enter(_ new: PresentationState, _ id: RequestID) {
    state.madeRequests[id.index].state = new
    tell(.presentationState(id, new))
  }

  /// Says what decided, where there was anything to decide.
  private mutating func explain(_ found: Resolution) {
    guard found.audienceID != nil || found.abTestID != nil || found.campaignID != nil else {
      return
    }
    trace(.SDK, depth: 1, PresentationTexts.served(found), reason: Reasons.served(found))
  }
}

extension RequestID {
  /// Its place among the requests.
  var index: Int { number - 1 }
}

extension PresentationRequest {
  /// Links and campaigns; the outcome goes to the default handler only (dossier §5.4).
  var isOpenedBySDK: Bool { openedBy == .link || openedBy == .campaign }
}

extension PresentationSource {
  /// `placement winback`, as the reason of a failure.
  var kindName: String {
    switch self {
    case .placement(let id): "placement \(id)"
    case .screen(let id): "screen \(id)"
    case .flow(let id): "flow \(id)"
    case .campaign(let id): "campaign \(id)"
    case .byDefault: "the default placement"
    }
  }
}
