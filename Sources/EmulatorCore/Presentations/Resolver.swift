public import PaywallModel

extension Emulator {
  /// What is served to the person of now for something that is asked for, and why; nothing is
  /// changed by asking.
  public func resolution(of source: PresentationSource) -> Resolution {
    Resolver(self).resolution(of: source)
  }

  /// What is known of the person.
  public var audienceFacts: AudienceFacts {
    AudienceFacts(
      attributes: Dictionary(
        (user.builtIns + user.attributes).map { ($0.key, $0.value) },
        uniquingKeysWith: { _, last in last }),
      entitlements: Set(activeEntitlements.map(\.name)), userID: user.userID,
      language: language, profile: profile)
  }
}

extension Emulator {
  /// The audiences of the project that the person belongs to now, in its order.
  public var includedAudienceIDs: [String] {
    let resolver = Resolver(self)
    return catalog.project.audiences.filter(resolver.includes).map(\.id)
  }
}

/// Decides what is served: campaigns, then audiences from the top, then everyone else, then the
/// running test (dossier §5.3).
final class Resolver {
  private let state: Emulator
  /// Gathered where an audience is asked about: most placements serve everyone the same.
  private lazy var facts = state.audienceFacts
  private let catalog: Shared<Catalog>

  init(_ state: Emulator) {
    catalog = state.sharedCatalog
    self.state = state
  }

  func resolution(of source: PresentationSource) -> Resolution {
    switch source {
    case .placement(let id): placement(id)
    case .screen(let id): screen(id, Resolution(reasons: [Served.words(screen: id)]), nil)
    case .flow(let id): flow(id, Resolution(reasons: [Served.words(flow: id)]), nil)
    case .campaign(let id): campaign(id)
    case .byDefault:
      catalog.value.project.placements.first.map { placement($0.id) }
        ?? resolution(of: .screen(catalog.value.screens.first?.id ?? ""))
    }
  }

  private func placement(_ id: String) -> Resolution {
    var found = Resolution(placementID: id)
    let placements = catalog.value.project.placements
    guard let placement = placements.first(where: { $0.id == id }) else {
      found.type = .deactivated
      found.reasons = ["The project has no placement \(id)."]
      return found
    }
    if let campaign = linkedCampaign(to: id) {
      found.campaignID = campaign.id
      found.reasons = ["The campaign \(campaign.title) takes the place of what \(id) serves."]
      return serve(campaign.assignment, found, fallback: placement.fallbackScreenID)
    }
    return serve(
      assignment(of: placement, &found), found, fallback: placement.fallbackScreenID)
  }

  /// Capping counts for triggers only, and so does the gate (dossier §5.10).
  private func linkedCampaign(to placementID: String) -> Campaign? {
    catalog.value.project.campaigns.filter { $0.placementIDs.contains(placementID) }.byPriority
      .first {
        CampaignGate(state).whyNotAtPlacement($0) == nil
      }
  }

  private func assignment(of placement: Placement, _ found: inout Resolution) -> Assignment {
    switch state.targeting.audiences[placement.id] {
    case .everyoneElse?:
      found.reasons = ["Everyone else, picked by hand."]
      return placement.everyoneElse
    case .audience(let id)?:
      if let chosen = placement.audiences.first(where: { $0.audienceID == id }) {
        found.audienceID = id
        found.reasons = ["\(title(of: id)), picked by hand."]
        return chosen.assignment
      }
    case nil: break
    }
    for candidate in placement.audiences {
      guard let audience = catalog.value.project.audience(candidate.audienceID), includes(audience)
      else {
        continue
      }
      found.audienceID = audience.id
      let why = audience.condition.map { ": \($0.words)" } ?? ""
      found.reasons = ["The first audience that fits is \(audience.title)\(why)."]
      return candidate.assignment
    }
    if !placement.audiences.isEmpty {
      let count = placement.audiences.count
      let audiences = count == 1 ? "not in the audience" : "in none of \(count) audiences"
      found.reasons = ["Everyone else: \(audiences)."]
    }
    return placement.everyoneElse
  }

  private func title(of audienceID: String) -> String {
    catalog.value.project.audience(audienceID)?.title ?? audienceID
  }

  /// Whether the person belongs to an audience.
  func includes(_ audience: Audience) -> Bool { audience.condition?.holds(for: facts) ?? true }

  private func campaign(_ id: String) -> Resolution {
    guard let campaign = catalog.value.project.campaign(id) else {
      return Resolution(type: .deactivated, reasons: ["The project has no campaign \(id)."])
    }
    let found = Resolution(
      audienceID: campaign.audienceID, campaignID: id,
      reasons: ["The campaign \(campaign.title)."])
    return serve(campaign.assignment, found, fallback: nil)
  }

  private func serve(
    _ assignment: Assignment, _ before: Resolution, fallback: String?
  ) -> Resolution {
    var found = before
    var served = assignment.served
    if let test = assignment.abTest, let variant = variant(of: test, &found) {
      served = variant.served
    }
    switch served {
    case .screen(let id): return screen(id, found, fallback)
    case .flow(let id): return flow(id, found, fallback)
    case .nothing:
      found.type = .deactivated
      found.reasons.append("Nothing is assigned, so nothing is shown.")
      return found
    }
  }

  private func variant(of test: ABTest, _ found: inout Resolution) -> ABTest.Variant? {
    let picked = state.targeting.variants[test.id].flatMap { test.variant($0) }
    let bucket = ABTest.bucket(of: state.user.userID ?? state.user.anonymousID)
    guard let variant = picked ?? test.variant(inBucket: bucket) else {
      found.reasons.append("\(test.id) leaves out bucket \(bucket).")
      return nil
    }
    found.abTestID = test.id
    found.variantID = variant.id
    found.reasons.append(
      "\(test.id), variant \(variant.id): "
        + (picked == nil ? "the user is in bucket \(bucket)." : "picked by hand."))
    return variant
  }

  private func flow(_ id: String, _ before: Resolution, _ fallback: String?) -> Resolution {
    var found = before
    guard let first = catalog.value.project.flow(id)?.steps.first else {
      found.reasons.append(
        catalog.value.project.flow(id) == nil
          ? "There is no flow \(id)." : "The flow \(id) has no steps.")
      return missing(id, found, fallback)
    }
    found.flowID = id
    return screen(first.screenID, found, fallback)
  }

  private func screen(_ id: String, _ before: Resolution, _ fallback: String?) -> Resolution {
    var found = before
    guard let index = catalog.index(ofScreen: id) else {
      found.reasons.append("There is no screen \(id).")
      return missing(id, found, fallback)
    }
    let isClient = catalog.value.screens[index].isClient
    let isFallback = catalog.value.screens[index].isFallback
    found.screenID = id
    found.type = isClient ? .client : isFallback ? .fallback : .normal
    return found
  }

  /// The fallback; without one the id that is not there, for whoever tells it.
  private func missing(_ id: String, _ before: Resolution, _ fallback: String?) -> Resolution {
    var found = before
    found.flowID = nil
    let fallback = fallback ?? catalog.value.project.fallbackScreenID
    guard let fallback, catalog.index(ofScreen: fallback) != nil else {
      found.screenID = id
      return found
    }
    found.type = .fallback
    found.screenID = fallback
    found.reasons.append("The fallback \(fallback) is served instead.")
    return found
  }
}

extension Served {
  fileprivate static func words(screen id: String) -> String { "\(id) was asked for by its id." }
  fileprivate static func words(flow id: String) -> String {
    "The flow \(id) was asked for by its id."
  }
}

extension [Campaign] {
  /// The highest priority first, equal ones in the order of before.
  var byPriority: [Campaign] {
    if count < 2 { return self }
    return enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }
}
