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
  /// The consent purpose `campaigns` was revoked: none comes up by a trigger.
  public internal(set) var isRevoked = false
  /// Triggered, and waiting until campaigns are allowed and nothing covers the screen.
  public internal(set) var waiting: [String] = []
  /// All displays, the first one first.
  public internal(set) var displays: [Display] = []

  /// Nothing has been triggered.
  public init() {}
}

/// The app's session: 30 minutes without anything end one (dossier §5.10).
public struct AppSession: Hashable, Sendable {
  /// How long nothing may happen, in milliseconds.
  public static let inactivityMilliseconds = 30 * 60 * 1_000

  /// From 1.
  public var number = 1
  /// When it began.
  public var since = Instant.start
  /// When something happened last.
  public var lastActivity = Instant.start

  /// The first session.
  public init() {}

  /// Something happens: after a long pause another session begins.
  mutating func touch(at moment: Instant) {
    if moment >= lastActivity.advanced(by: Self.inactivityMilliseconds) {
      number += 1
      since = moment
    }
    lastActivity = max(lastActivity, moment)
  }
}

extension Emulator {
  /// The walk's moment in seconds since 1970, UTC: the project's day and the walk's clock.
  public var utcSeconds: Int { utcSeconds(at: clock) }

  func utcSeconds(at moment: Instant) -> Int {
    let day = UTCTime.days(catalog.project.start.date) ?? 0
    return day * UTCTime.secondsPerDay + moment.milliseconds / 1_000
  }
}
