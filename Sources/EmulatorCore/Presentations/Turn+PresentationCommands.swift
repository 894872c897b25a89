import PaywallModel

extension Turn {
  /// What the app asks of presentations, and what a tester changes about them.
  mutating func run(_ command: PresentationCommand) {
    switch command {
    case .preload(let source): preload(source)
    case .present(let source, let options, let isPreloaded):
      present(source, options, isPreloaded: isPreloaded)
    case .display(let id): display(byApp: id, isDrawn: false)
    case .draw(let id): display(byApp: id, isDrawn: true)
    case .closePresentation(let id): closePresentation(id)
    case .back: goBack()
    case .fetchAgain: fetchAgain()
    case .executeConnection(let id, let connection): executeConnection(id, connection)
    case .setTransition(let id, let mode): setTransition(id, mode)
    case .setClientScreens(let areDrawn): state.drawsClientScreens = areDrawn
    case .setPresentationHandler(let isSet): state.hasPresentationHandler = isSet
    case .setDefaultHandler(let isSet): state.hasDefaultHandler = isSet
    case .setFetchLatency(let milliseconds): setFetchLatency(max(0, milliseconds))
    case .setAudience(let placement, let choice): setAudience(placement, choice)
    case .setVariant(let test, let variant): setVariant(test, variant)
    case .allowCampaigns(let isAllowed): allowCampaigns(isAllowed)
    }
  }

  private mutating func present(
    _ source: PresentationSource, _ options: PresentationOptions, isPreloaded: Bool
  ) {
    let id = makeRequest(source, by: .app, options: options)
    state.madeRequests[id.index].displaysWhenLoaded = !isPreloaded
    trace(
      .APP, isPreloaded ? PresentationTexts.preload(source.name) : TraceTexts.opens(source.name),
      reason: isPreloaded ? Reasons.preload : Reasons.opened)
    fetch(id)
  }

  private mutating func display(byApp id: RequestID, isDrawn: Bool) {
    trace(
      .APP, depth: state.press == nil ? 0 : 1,
      isDrawn ? PresentationTexts.draws(id) : PresentationTexts.displays(id),
      reason: isDrawn ? Reasons.drawn : Reasons.display)
    display(id, drawnByApp: isDrawn)
  }

  private mutating func setTransition(_ id: RequestID, _ mode: DisplayMode) {
    guard state.request(id) != nil else { return }
    state.madeRequests[id.index].options.transition = mode
  }

  private mutating func setFetchLatency(_ milliseconds: Int) {
    state.fetchLatencyMilliseconds = milliseconds
    trace(.you, PresentationTexts.fetchTakes(milliseconds), reason: Reasons.network)
    note(Notes.fetchLatency(milliseconds))
  }

  private mutating func setAudience(_ placement: String, _ choice: AudienceChoice?) {
    state.targeting.audiences[placement] = choice
    let name =
      switch choice {
      case .audience(let id): state.catalog.project.audience(id)?.title ?? id
      case .everyoneElse: PresentationTexts.everyoneElse
      case nil: PresentationTexts.byTheRules
      }
    trace(.you, PresentationTexts.audience(placement, name), reason: Reasons.targeting)
    note(Notes.audiencePicked(placement, name))
  }

  private mutating func setVariant(_ test: String, _ variant: String?) {
    state.targeting.variants[test] = variant
    let name = variant ?? PresentationTexts.byTheBucket
    trace(.you, PresentationTexts.variant(test, name), reason: Reasons.targeting)
    note(Notes.variantPicked(test, name))
  }

  /// Brings up what has waited, as soon as nothing covers the screen.
  mutating func release() {
    releaseReady()
    releaseLinks()
    releaseCampaigns()
  }
}

extension Emulator {
  /// Something comes up as soon as nothing covers the screen.
  var hasWaiting: Bool {
    !links.waiting.isEmpty || !readyRequests.isEmpty || !campaigns.waiting.isEmpty
  }

  /// How the app uses presentations, as its integration says.
  mutating func adopt(_ use: PresentationUse) {
    displayOptions.contentID = use.contentID
    displayOptions.displaysCloseButton = use.displaysCloseButton
    displayOptions.hasNavigationBar = use.hasNavigationBar
    displayOptions.hasOnDismissed = use.listener == .onDismissed
    displayOptions.hasOnCloseRequested = use.closeRequest != .none
    displayOptions.preloadsFirst = use.preloads
    displayOptions.isDrawnByApp = use.drawsByItself
    hasDefaultHandler = use.listener != .none
    drawsClientScreens = use.drawsClientScreens
  }
}
