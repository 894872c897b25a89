import PaywallModel

/// What the SDK remembers about campaigns (dossier §5.10).
public struct CampaignState: Hashable, Sendable {
  /// One display of a campaign.
  public struct Display: Hashable, Sendable {
    /// Which campaign.
    public var campaignID: String
    /// When it came up.
    public var at: Instant
    /// In which session.
    public var session: Int
  }

  /// `allowCampaigns`: whether they come up at once; else they wait.
  public internal(set) var isAllowed = true
  /// Triggered, and waiting until campaigns are allowed and nothing covers the screen.
  public internal(set) var waiting: [String] = []
  /// All displays, the first one first.
  public internal(set) var displays: [Display] = []

  /// Nothing has been triggered.
  public init() {}
}

extension Emulator {
  /// The app has started before the walk's first moment.
  mutating func beginCampaigns() -> [Effect] {
    turn { turn in
      turn.triggerCampaigns(by: EventName.appStarted.rawValue, about: nil)
      turn.release()
    }
  }

  /// The walk's moment in seconds since 1970, UTC: the project's day and the walk's clock.
  public var utcSeconds: Int { utcSeconds(at: clock) }

  func utcSeconds(at moment: Instant) -> Int {
    let day = UTCTime.days(sharedCatalog.value.project.start.date) ?? 0
    return day * UTCTime.secondsPerDay + moment.milliseconds / 1_000
  }
}
