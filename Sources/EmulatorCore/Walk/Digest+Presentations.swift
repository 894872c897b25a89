import PaywallModel

extension Emulator {
  /// Handles, targeting and campaigns.
  func addHandles(to hash: inout StableHash) {
    hash.add(requests)
    hash.add(readyRequests.map(\.number))
    hash.add(displayOptions)
    for flag in [hasDefaultHandler, hasPresentationHandler, drawsClientScreens] { hash.add(flag) }
    hash.add(fetchLatencyMilliseconds)
    hash.add(targeting)
    hash.add(campaigns)
  }
}

extension Presentation: Digestible {
  func add(to hash: inout StableHash) {
    hash.add([id.number, request.number])
    hash.add([screenID, openedBy.rawValue, stage.rawValue, result.rawValue])
    hash.add(resolution)
    hash.add(displayMode)
    hash.add(shownAt)
    hash.add(fetchedAt)
    hash.add(contentID)
    hash.add(flowPlace)
    hash.add(isDrawnByApp)
    hash.add(resultPlanID)
    for (select, options) in selections.chosen.sorted(by: { $0.key < $1.key }) {
      hash.add(select)
      hash.add(options)
    }
    for (path, slide) in slides.sorted(by: { $0.key < $1.key }) {
      hash.add(path.indices)
      hash.add(slide)
    }
  }
}

extension FlowPlace: Digestible {
  func add(to hash: inout StableHash) {
    hash.add([flowID, stepID])
    hash.add([version, session])
    hash.add(fromStepID)
    hash.add(fromActionID)
  }
}

extension DisplayMode: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(kind.rawValue)
    hash.add(isDismissible)
  }
}

extension Resolution: Digestible {
  /// The reasons follow from the rest and from the state.
  func add(to hash: inout StableHash) {
    hash.add(type.rawValue)
    for id in [screenID, placementID, audienceID, abTestID, variantID, campaignID, flowID] {
      hash.add(id)
    }
  }
}

extension PresentationRequest: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(id.number)
    hash.add(source.name)
    hash.add(openedBy.rawValue)
    hash.add(options)
    hash.add(state.name)
    hash.add(resolution)
    hash.add(fetchedAt)
    hash.add(displaysWhenLoaded)
    hash.add(endsDefault)
    hash.add(inherited)
    hash.add(displayCount)
  }
}

extension PresentationOptions: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(contentID)
    hash.add(transition)
    for flag in [
      displaysCloseButton, displaysBackButton, hasNavigationBar, hasOnDismissed,
      hasOnCloseRequested, preloadsFirst,
      isDrawnByApp,
    ] {
      hash.add(flag)
    }
  }
}

extension PresentationUse: Digestible {
  func add(to hash: inout StableHash) {
    hash.add([listener.rawValue, closeRequest.rawValue])
    hash.add(contentID)
    for flag in [
      preloads, drawsByItself, displaysCloseButton, drawsClientScreens, hasNavigationBar,
    ] {
      hash.add(flag)
    }
  }
}

extension TargetingChoices: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(audiences.map { "\($0.key) \($0.value.word)" }.sorted())
    hash.add(variants.map { "\($0.key) \($0.value)" }.sorted())
  }
}

extension AudienceChoice {
  fileprivate var word: String {
    switch self {
    case .audience(let id): "audience \(id)"
    case .everyoneElse: "everyone else"
    }
  }
}

extension CampaignState: Digestible {
  func add(to hash: inout StableHash) {
    hash.add(isAllowed)
    hash.add(waiting)
    for display in displays {
      hash.add(display.campaignID)
      hash.add(display.at)
      hash.add(display.session)
    }
  }
}
