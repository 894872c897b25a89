/// Something that comes up by itself when something happens, or in the place of what placements
/// serve (dossier §5.10).
public struct Campaign: Hashable, Sendable {
  /// Unique in the project.
  public var id: String
  /// For people; the id when not given.
  public var name: String?
  /// The highest comes first.
  public var priority: Int
  /// WHO: nil is everybody.
  public var audienceID: String?
  /// WHEN: nil comes up at its placements only.
  public var trigger: CampaignTrigger?
  /// WHERE: placements that serve it instead of their own.
  public var placementIDs: [String]
  /// WHAT.
  public var assignment: Assignment
  /// The first moment, in seconds since 1970, UTC.
  public var from: Int?
  /// The first moment at which it is over, in seconds since 1970, UTC.
  public var until: Int?
  /// How often it may come up in a while.
  public var frequency: CampaignFrequency?
  /// How often it may come up at all.
  public var displayLimit: Int?
  /// For how long after its first display it may come up again, in seconds.
  public var exposureSeconds: Int?

  /// Makes a campaign that comes up when the app starts.
  public init(
    id: String, name: String? = nil, priority: Int = 0, audienceID: String? = nil,
    trigger: CampaignTrigger? = CampaignTrigger(event: CampaignTrigger.appStarted),
    placementIDs: [String] = [], assignment: Assignment = Assignment(), from: Int? = nil,
    until: Int? = nil, frequency: CampaignFrequency? = nil, displayLimit: Int? = nil,
    exposureSeconds: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.priority = priority
    self.audienceID = audienceID
    self.trigger = trigger
    self.placementIDs = placementIDs
    self.assignment = assignment
    self.from = from
    self.until = until
    self.frequency = frequency
    self.displayLimit = displayLimit
    self.exposureSeconds = exposureSeconds
  }

  /// What a person reads.
  public var title: String { name ?? id }
}

/// What starts a campaign.
public struct CampaignTrigger: Hashable, Sendable {
  /// The trigger of a campaign that names none.
  public static let appStarted = "APP_STARTED"

  /// The event's name; of the SDK's upper snake case, of the app's as it was declared.
  public var event: String
  /// The app's own event (SDK 6.2). One that is called like an event of the SDK does not stand for
  /// it.
  public var isCustom: Bool
  /// What the properties of a custom event must be.
  public var condition: PropertyCondition?

  /// Makes a trigger.
  public init(event: String, isCustom: Bool = false, condition: PropertyCondition? = nil) {
    self.event = event
    self.isCustom = isCustom
    self.condition = condition
  }

  /// The first SDK that knows it: all but APP_STARTED came with 6.2 (dossier §5.10).
  public func isKnown(to version: SDKVersion) -> Bool {
    version >= .v6_2 || (!isCustom && event == Self.appStarted)
  }
}

/// What the properties of a custom event must be.
public indirect enum PropertyCondition: Hashable, Sendable {
  case property(String, AttributeTest)
  case all([PropertyCondition])
  case any([PropertyCondition])

  /// Whether it holds for an event.
  public func holds(for properties: [String: String]) -> Bool {
    switch self {
    case .property(let key, let test): test.passes(properties[key])
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: properties) }
    case .any(let conditions): conditions.contains { $0.holds(for: properties) }
    }
  }
}

/// How often a campaign may come up in a while.
public struct CampaignFrequency: Hashable, Sendable {
  /// The while.
  public enum Span: Hashable, Sendable {
    /// Sessions of the app, the running one included; 30 minutes without anything end one.
    case sessions(Int)
    case seconds(Int)
  }

  /// Displays in the while, at most.
  public var displays: Int
  /// The while.
  public var span: Span

  /// Makes a frequency.
  public init(displays: Int, span: Span) {
    self.displays = displays
    self.span = span
  }
}
