import EmulatorCore
import PaywallModel
import TerminalModel

// THIS SCREEN: what is shown, and why it was served.
extension UserPanel {
  /// What is told of the screen on the phone, with the values that ←→ change among it.
  func screenItems(_ context: PanelContext) -> [Item] {
    guard let presentation = context.walk.presentation else { return [] }
    let hasAudiences = placement(context).map { !$0.audiences.isEmpty } ?? false
    let hasTest = test(context) != nil
    return Fact.allCases.compactMap { fact in
      switch fact {
      case .audience where hasAudiences: .audience
      case .test where hasTest: .variant
      case .contentID where presentation.contentID == nil: nil
      case .why where presentation.resolution.reasons.isEmpty: nil
      case .screen, .type, .placement, .audience, .test, .campaign, .flow, .contentID, .why,
        .shownAs, .openedBy, .shownAt, .language:
        .fact(fact)
      }
    }
  }

  private func placement(_ context: PanelContext) -> Placement? {
    context.walk.presentation?.placementID.flatMap { context.catalog.project.placement($0) }
  }

  /// The test of the presentation, else one that its placement may come to.
  private func test(_ context: PanelContext) -> ABTest? {
    let tests = placement(context)?.abTests ?? []
    let shown = context.walk.presentation?.resolution.abTestID
    return tests.first { $0.id == shown } ?? tests.first
  }

  func factRows(_ fact: Fact, _ size: Size, _ context: PanelContext) -> [PanelRow] {
    guard let presentation = context.walk.presentation else { return [] }
    let found = presentation.resolution
    func row(_ name: String, _ value: String) -> [PanelRow] { [UserPanel.columns(name, value)] }
    switch fact {
    case .screen: return row("screen", presentation.screenID.isEmpty ? "–" : presentation.screenID)
    case .type: return row("type", found.type.rawValue)
    case .placement: return row("placement", found.placementID ?? "–")
    case .audience: return row("audience", audienceName(found, context))
    case .test: return row("A/B test", testName(found))
    case .campaign: return row("campaign", found.campaignID ?? "–")
    case .flow: return row("flow", flowName(presentation, context))
    case .contentID: return row("content id", presentation.contentID ?? "–")
    case .why:
      return PanelRow.paragraph(
        "why: \(found.reasons.joined(separator: " "))", columns: size.columns)
    case .shownAs: return row("shown as", UserPanel.mode(presentation.displayMode))
    case .openedBy: return row("opened by", presentation.openedBy.panelName)
    case .shownAt:
      let time = PanelText.minute(presentation.shownAt)
      return [UserPanel.columns("shown at", time, isTime: true)]
    case .language:
      let language = context.walk.emulator.textContext.locale
      return row("language", "\(language), \(context.catalog.store.currency.code)")
    }
  }

  /// `modal`, `drawer, not dismissible`.
  private static func mode(_ mode: DisplayMode) -> String {
    mode.isDismissible ? mode.kind.rawValue : "\(mode.kind.rawValue), not dismissible"
  }

  private func testName(_ found: Resolution) -> String {
    found.abTestID.map { "\($0), \(found.variantID ?? "–")" } ?? "–"
  }

  private func audienceName(_ found: Resolution, _ context: PanelContext) -> String {
    guard let id = found.audienceID else { return found.placementID == nil ? "–" : "Everyone else" }
    return context.catalog.project.audience(id)?.title ?? id
  }

  private func flowName(_ presentation: Presentation, _ context: PanelContext) -> String {
    guard let place = presentation.flowPlace,
      let flow = context.catalog.project.flow(place.flowID)
    else { return presentation.resolution.flowID ?? "–" }
    return "\(flow.id), \(place.stepID) \(flow.number(ofStep: place.stepID))/\(flow.steps.count)"
  }

  func audienceRow(_ context: PanelContext) -> PanelRow {
    let found = context.walk.presentation?.resolution ?? Resolution()
    let isPicked = placement(context).map {
      context.walk.emulator.targeting.audiences[$0.id] != nil
    }
    return UserPanel.columns(
      "audience",
      "◂ \(Targeting.audience(placement(context), context) ?? audienceName(found, context)) ▸",
      role: isPicked == true ? .warn : .text)
  }

  func variantRow(_ context: PanelContext) -> PanelRow {
    guard let test = test(context) else { return UserPanel.columns("A/B test", "–") }
    let shown = context.walk.presentation?.resolution.variantID
    let picked = context.walk.emulator.targeting.variants[test.id]
    return UserPanel.columns(
      "A/B test", "◂ \(test.id), \(picked ?? shown ?? "–") ▸", role: picked == nil ? .text : .warn)
  }

  /// ←→ on a row: the rules, each of the choices, round and round.
  func turn(_ item: Item, by step: Int, context: PanelContext) -> PanelReply {
    switch item {
    case .audience:
      guard let placement = placement(context) else { return .nothing("No placement is shown.") }
      let all = Targeting.audienceChoices(of: placement)
      let now = context.walk.emulator.targeting.audiences[placement.id]
      let next = all.cycled(from: now, by: step) ?? nil
      return command(.setAudience(placement: placement.id, next))
    case .variant:
      guard let test = test(context) else { return .nothing("No A/B test runs here.") }
      let all = [nil] + test.variants.map { Optional($0.id) }
      let next = all.cycled(from: context.walk.emulator.targeting.variants[test.id], by: step)
      return command(.setVariant(test: test.id, next ?? nil))
    case .campaigns:
      return command(.allowCampaigns(!context.walk.emulator.campaigns.isAllowed))
    case .user, .id, .attribute, .builtIn, .consent, .language, .subscription, .fact, .campaign,
      .gate, .noneHeld, .held, .kept, .handing, .delegate, .automatic:
      return .nothing("This row does not decide what is served.")
    }
  }

  private func command(_ command: PresentationCommand) -> PanelReply {
    PanelReply([.perform(.command(.presentation(command)))])
  }

  func explainServing(_ context: PanelContext) -> PanelReply {
    guard let found = context.walk.presentation?.resolution, !found.reasons.isEmpty else {
      return .nothing("No screen is shown, so nothing was served.")
    }
    return PanelReply([
      .explain(title: "why this screen", text: found.reasons.joined(separator: "\n"))
    ])
  }
}

// CAMPAIGNS.
extension UserPanel {
  func campaignGateRow(_ context: PanelContext) -> PanelRow {
    let campaigns = context.walk.emulator.campaigns
    return campaigns.isAllowed
      ? UserPanel.columns("gate", "allowed", role: .good, hint: "K holds them")
      : UserPanel.columns("gate", "held", role: .warn, hint: "K allows them")
  }

  func campaignRow(_ id: String, _ context: PanelContext) -> PanelRow {
    let shown = context.walk.emulator.campaigns.displays.count { $0.campaignID == id }
    let state = Campaigns.state(of: id, in: context)
    return UserPanel.columns(id, shown == 0 ? state : "shown \(shown)×, \(state)")
  }
}

/// How a campaign stands.
enum Campaigns {
  /// `waits`, why it stays, or what brings it.
  static func state(of id: String, in context: PanelContext) -> String {
    let emulator = context.walk.emulator
    guard let campaign = context.catalog.project.campaign(id) else { return "–" }
    if emulator.campaigns.waiting.contains(id) { return "waits" }
    return emulator.whyCampaignStays(campaign) ?? campaign.trigger?.event ?? "at placements"
  }
}

/// What a tester can pick.
enum Targeting {
  /// The rules first, then each audience, then everyone else.
  static func audienceChoices(of placement: Placement) -> [AudienceChoice?] {
    [nil] + placement.audiences.map { .audience($0.audienceID) } + [.everyoneElse]
  }

  /// What was picked for a placement; nil lets the rules decide.
  static func audience(_ placement: Placement?, _ context: PanelContext) -> String? {
    placement.flatMap { context.walk.emulator.targeting.audiences[$0.id] }
      .map { choice in
        switch choice {
        case .audience(let id): context.catalog.project.audience(id)?.title ?? id
        case .everyoneElse: "Everyone else"
        }
      }
  }
}

extension Shell {
  /// What is picked in a row of THIS SCREEN, as scenarios call it.
  public func pickedTargeting(in row: String) -> String {
    guard let found = walk.presentation?.resolution, let id = found.placementID,
      let placement = catalog.project.placement(id)
    else { return "nothing" }
    if row == "audience" {
      return walk.emulator.targeting.audiences[id].map(AudienceNames.name) ?? "by the rules"
    }
    let test = placement.abTests.first { $0.id == found.abTestID } ?? placement.abTests.first
    return test.flatMap { walk.emulator.targeting.variants[$0.id] } ?? "by the bucket"
  }
}

extension Presentation.Opener {
  fileprivate var panelName: String {
    switch self {
    case .app: "your app"
    case .action: "an action"
    case .link: "a link"
    case .campaign: "a campaign"
    }
  }
}
