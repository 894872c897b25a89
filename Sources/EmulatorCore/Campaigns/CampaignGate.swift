public import PaywallModel

/// Decides whether a campaign may come up now.
struct CampaignGate {
  private let state: Emulator
  private let now: Instant

  init(_ state: Emulator, at now: Instant? = nil) {
    self.state = state
    self.now = now ?? state.clock
  }

  /// Why it does not come up by its trigger; nil when it does. A capped one yields to the next.
  func whyNotByTrigger(_ campaign: Campaign) -> String? {
    whyNotConsented ?? whyNotAtPlacement(campaign) ?? whyCapped(campaign)
  }

  private var whyNotConsented: String? {
    state.consent.forbids(.campaigns) ? "the consent to campaigns was revoked" : nil
  }

  /// Why placements do not serve it; caps, frequency and exposure do not count there.
  func whyNotAtPlacement(_ campaign: Campaign) -> String? {
    let seconds = state.utcSeconds(at: now)
    if let from = campaign.from, seconds < from { return "it begins at \(UTCTime.words(from))" }
    if let until = campaign.until, seconds >= until {
      return "it was over at \(UTCTime.words(until))"
    }
    guard let id = campaign.audienceID else { return nil }
    guard let audience = state.sharedCatalog.value.project.audience(id) else {
      return "there is no audience \(id)"
    }
    return Resolver(state).includes(audience) ? nil : "the user is not in \(audience.title)"
  }

  private func whyCapped(_ campaign: Campaign) -> String? {
    let shown = state.campaigns.displays.filter { $0.campaignID == campaign.id }
    if let limit = campaign.displayLimit, shown.count >= limit {
      return "it was shown \(shown.count) of \(limit) times"
    }
    if let exposure = campaign.exposureSeconds, let first = shown.first,
      now >= first.at.advanced(by: exposure * 1_000)
    {
      return "its exposure ended \(Self.words(exposure)) after its first display"
    }
    guard let frequency = campaign.frequency else { return nil }
    let recent = shown.filter { counts($0, in: frequency.span) }.count
    return recent >= frequency.displays
      ? "it was shown \(recent) of \(frequency.displays) times in \(Self.words(frequency.span))"
      : nil
  }

  private func counts(_ display: CampaignState.Display, in span: CampaignFrequency.Span) -> Bool {
    switch span {
    case .sessions(let count): display.session > state.session.number - count
    case .seconds(let count): now < display.at.advanced(by: count * 1_000)
    }
  }

  private static func words(_ span: CampaignFrequency.Span) -> String {
    switch span {
    case .sessions(let count): count == 1 ? "this session" : "\(count) sessions"
    case .seconds(let count): words(count)
    }
  }

  /// `3 days`, `90 s`.
  private static func words(_ seconds: Int) -> String {
    for (unit, length) in [("day", UTCTime.secondsPerDay), ("minute", 60)]
    where seconds % length == 0 {
      let count = seconds / length
      return count == 1 ? "1 \(unit)" : "\(count) \(unit)s"
    }
    return "\(seconds) s"
  }
}

extension Emulator {
  /// Why a campaign does not come up by its trigger now; nil when it does.
  public func whyCampaignStays(_ campaign: Campaign) -> String? {
    if let trigger = campaign.trigger, !trigger.isKnown(to: profile.sdkVersion) {
      return "its trigger needs SDK 6.2"
    }
    return CampaignGate(self).whyNotByTrigger(campaign)
  }
}
