import PaywallModel

extension Presentation: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(id)
    hash.add(request)
    hash.add(screenID)
    hash.add(openedBy.rawValue)
    hash.add(stage.rawValue)
    hash.add(result.rawValue)
    hash.add(resolution)
    hash.add(displayMode)
    hash.add(shownAt)
    hash.add(fetchedAt)
    hash.add(contentID)
    hash.add(flowPlace)
    hash.add(isDrawnByApp)
    hash.add(resultPlanID)
    hash.add(selections.chosen)
    hash.add(slides)
  }
}

extension FlowPlace: Digestible {
  func add(to hash: inout StateHash) {
    hash.add([flowID, stepID])
    hash.add([version, session])
    hash.add(fromStepID)
    hash.add(fromActionID)
  }
}

extension DisplayMode: Digestible {
  func add(to hash: inout StateHash) {
    hash.add(kind.rawValue)
    hash.add(isDismissible)
  }
}

extension Resolution: Digestible {
  /// The reasons follow from the rest and from the state.
  func add(to hash: inout StateHash) {
    hash.add(type.rawValue)
    hash.add(screenID)
    hash.add(placementID)
    hash.add(audienceID)
    hash.add(abTestID)
    hash.add(variantID)
    hash.add(campaignID)
    hash.add(flowID)
  }
}

extension PresentationRequest: Digestible {
  func add(to hash: inout StateHash) {
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
  func add(to hash: inout StateHash) {
    hash.add(contentID)
    hash.add(transition)
    hash.add(displaysCloseButton)
    hash.add(displaysBackButton)
    hash.add(hasNavigationBar)
    hash.add(hasOnDismissed)
    hash.add(hasOnCloseRequested)
    hash.add(preloadsFirst)
    hash.add(isDrawnByApp)
  }
}

extension PresentationUse: Digestible {
  func add(to hash: inout StateHash) {
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
  func add(to hash: inout StateHash) {
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
  func add(to hash: inout StateHash) {
    hash.add(isAllowed)
    hash.add(waiting)
    for display in displays {
      hash.add(display.campaignID)
      hash.add(display.at)
      hash.add(display.session)
    }
  }
}
