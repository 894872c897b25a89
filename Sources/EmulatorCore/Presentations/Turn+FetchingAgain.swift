import PaywallModel

extension Turn {
  /// The screen on top as it is served to the user of now: after a sign-in, or because the app
  /// fetches it again. Another audience or variant may get another screen.
  mutating func refetchTop() {
    guard let index = state.presentations.indices.last, state.presentations[index].stage == .shown
    else { return }
    let before = state.presentations[index]
    let userID = state.user.userID
    trace(
      .SDK, depth: 1, TraceTexts.fetchesAgain(before.screenID, for: userID),
      reason: Reasons.fetchedAgain)
    let found = resolutionAgain(of: before)
    if let screenID = found.screenID { state.keepScreen(screenID) }
    guard let screenID = found.screenID, let screen = screenIndex(screenID) else {
      return note(Notes.stays(before.screenID, found))
    }
    state.presentations[index].resolution = found
    state.presentations[index].screenID = screenID
    state.presentations[index].fetchedAt = now
    state.presentations[index].selections = selections(of: screen)
    state.madeRequests[before.request.index].resolution = found
    emit(.presentationLoaded)
    emit(.presentationViewed)
    if screenID != before.screenID { note(Notes.servedInstead(screenID, of: before.screenID)) }
  }

  /// Steps of a flow and what actions opened keep their screen and their attribution.
  private func resolutionAgain(of presentation: Presentation) -> Resolution {
    guard presentation.flowPlace == nil, presentation.openedBy != .action,
      let request = state.request(presentation.request)
    else { return presentation.resolution }
    let found = state.resolution(of: request.source)
    // Another kind of thing needs another window; what is up stays.
    return found.flowID == nil && found.type != .client ? found : presentation.resolution
  }

  /// The tester lets the app fetch the screen on top again.
  mutating func fetchAgain() {
    guard let top = state.presentations.last, top.stage == .shown else {
      return note(Notes.nothingToFetchAgain)
    }
    guard !state.store.isOffline else { return note(Notes.offlineFetch(top.screenID)) }
    refetchTop()
  }

  /// A presentation that the app was given and fetches again by its id has lost all attribution
  /// (dossier §6.2).
  mutating func checkRefetch(_ source: PresentationSource, by opener: Presentation.Opener) {
    guard opener == .app, state.isLogged else { return }
    for open in state.madeCalls.openIDs {
      guard let call = state.call(open), case .presentation(let id) = call.subject,
        let given = state.request(id)?.resolution
      else { continue }
      let isSame =
        switch source {
        case .screen(let id): given.screenID == id
        case .placement(let id): given.placementID == id
        case .flow(let id): given.flowID == id
        case .campaign(let id): given.campaignID == id
        case .byDefault: false
        }
      if isSame { diagnose(Findings.fetchedAgain, call: call.id) }
    }
  }
}
