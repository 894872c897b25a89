import EmulatorCore
import PaywallModel
import TerminalModel

// THIS SCREEN: what is shown, and why it was served.
extension UserPanel {
  /// The rows whose value ←→ change.
  func targetingItems(_ context: PanelContext) -> [Item] {
    let hasCampaigns = !context.catalog.project.campaigns.isEmpty
    return (placement(context).map { $0.audiences.isEmpty ? [] : [.audience] } ?? [])
      + (test(context) == nil ? [] : [.variant]) + (hasCampaigns ? [.campaigns] : [])
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

  func screenRows(
    _ size: Size, _ picked: [Item: PanelRow], context: PanelContext
  ) -> [PanelRow] {
    guard let presentation = context.walk.presentation else {
      return PanelRow.paragraph(
        "No screen is shown. The start list opens one.", columns: size.columns)
    }
    let found = presentation.resolution
    var rows = [
      UserPanel.columns("screen", presentation.screenID.isEmpty ? "–" : presentation.screenID),
      UserPanel.columns("type", found.type.rawValue),
      UserPanel.columns("placement", found.placementID ?? "–"),
      picked[.audience] ?? UserPanel.columns("audience", audienceName(found, context)),
      picked[.variant] ?? UserPanel.columns("A/B test", "–"),
      UserPanel.columns("campaign", found.campaignID ?? "–"),
      UserPanel.columns("flow", flowName(presentation, context)),
    ]
    if let contentID = presentation.contentID {
      rows.append(UserPanel.columns("content id", contentID))
    }
    return rows + shownRows(presentation, context) + whyRows(found, size)
  }

  private func shownRows(_ presentation: Presentation, _ context: PanelContext) -> [PanelRow] {
    let catalog = context.catalog
    let language = context.walk.emulator.textContext.locale
    return [
      UserPanel.columns("shown as", presentation.displayMode.kind.rawValue),
      UserPanel.columns("opened by", presentation.openedBy.panelName),
      UserPanel.columns("shown at", PanelText.minute(presentation.shownAt), isTime: true),
      UserPanel.columns("language", "\(language), \(catalog.store.currency.code)"),
    ]
  }

  private func whyRows(_ found: Resolution, _ size: Size) -> [PanelRow] {
    guard !found.reasons.isEmpty else { return [] }
    let text = "why: \(found.reasons.joined(separator: " "))"
    return PanelRow.paragraph(text, columns: size.columns)
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
    case .user, .id, .attribute, .builtIn, .consent, .language, .subscription, .gate, .handing,
      .delegate, .automatic:
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

  func campaignRows(_ gate: PanelRow?, context: PanelContext) -> [PanelRow] {
    guard let gate else { return [] }
    let emulator = context.walk.emulator
    let rows = context.catalog.project.campaigns.map { campaign in
      let shown = emulator.campaigns.displays.count { $0.campaignID == campaign.id }
      let state =
        emulator.campaigns.waiting.contains(campaign.id)
        ? "waits"
        : emulator.whyCampaignStays(campaign) ?? campaign.trigger?.event ?? "at placements"
      return UserPanel.columns(campaign.id, shown == 0 ? state : "shown \(shown)×, \(state)")
    }
    return [UserPanel.heading("CAMPAIGNS"), gate] + rows
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
