import PaywallModel

extension Turn {
  /// An event of the SDK may start a campaign. What a campaign's own screen tells starts none:
  /// otherwise one that waits for PRESENTATION_VIEWED would call itself.
  mutating func triggerCampaigns(by name: String, about presentation: Presentation?) {
    let fitting = campaigns { $0.event == name && !$0.isCustom }
    guard !fitting.isEmpty,
      (presentation ?? state.presentations.last)?.resolution.campaignID == nil
    else { return }
    trigger(fitting)
  }

  /// A custom event may start a campaign (SDK 6.2).
  mutating func triggerCampaigns(byCustom name: String, properties: [String: String]) {
    trigger(
      campaigns { trigger in
        trigger.event == name && trigger.isCustom
          && (trigger.condition?.holds(for: properties) ?? true)
      })
  }

  private func campaigns(where fits: (CampaignTrigger) -> Bool) -> [Campaign] {
    let version = state.profile.sdkVersion
    let all = state.sharedCatalog.value.project.campaigns
    let fitting = all.indices.filter { index in
      all[index].trigger.map { fits($0) && $0.isKnown(to: version) } ?? false
    }
    return fitting.map { all[$0] }
  }

  /// The highest priority comes first; one that may not come up yields to the next (dossier §5.10).
  private mutating func trigger(_ fitting: [Campaign]) {
    for campaign in fitting.byPriority {
      if let why = CampaignGate(state, at: now).whyNotByTrigger(campaign) {
        trace(
          .SDK, depth: 1, PresentationTexts.campaignStays(campaign.id, why),
          reason: Reasons.campaign)
        continue
      }
      guard !state.campaigns.waiting.contains(campaign.id) else { return }
      state.campaigns.waiting.append(campaign.id)
      let campaigns = state.campaigns
      trace(
        .SDK, depth: 1,
        PresentationTexts.campaignComes(campaign.id, isAllowed: campaigns.isAllowed),
        reason: Reasons.campaign)
      if !campaigns.isAllowed { note(Notes.campaignsHeld(campaigns.waiting.count)) }
      return
    }
  }

  /// `allowCampaigns(_:)`: what has waited comes up.
  mutating func allowCampaigns(_ isAllowed: Bool) {
    state.campaigns.isAllowed = isAllowed
    trace(.APP, PresentationTexts.allowCampaigns(isAllowed), reason: Reasons.campaignGate)
    note(Notes.campaignsReady(isAllowed))
  }

  /// Brings up what waits, one at a time, as soon as nothing covers the screen.
  mutating func releaseCampaigns() {
    while let id = state.campaigns.waiting.first, state.campaigns.isAllowed, !isCovered,
      !isCampaignOpen
    {
      state.campaigns.waiting.removeFirst()
      trace(.SDK, PresentationTexts.campaign(id), reason: Reasons.campaign)
      open(.campaign(id), by: .campaign)
    }
  }

  private var isCampaignOpen: Bool {
    state.requests.contains { request in
      request.openedBy == .campaign && (request.state == .loading || request.state == .displayed)
    }
  }

  /// A campaign's screen came up: it counts for its caps.
  mutating func countCampaign(_ resolution: Resolution, by opener: Presentation.Opener) {
    guard opener == .campaign, let id = resolution.campaignID else { return }
    state.campaigns.displays.append(
      CampaignState.Display(campaignID: id, at: now, session: state.session.number))
  }
}
