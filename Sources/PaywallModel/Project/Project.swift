/// `paywalk.json`: placements, plans, integration and the state in which a walk starts.
public struct Project: Hashable, Sendable {
  /// For the title of the start list.
  public var name: String
  /// Which SDK the walk pretends to be in.
  public var profile: Profile
  /// Whether the mode is the app's own choice; else another SDK version brings its own.
  public var choosesMode: Bool
  /// The language of texts and prices, as `en`, `pt-BR`.
  public var locale: String
  /// In the file's order.
  public var placements: [Placement]
  /// In the file's order.
  public var audiences: [Audience]
  /// Those of the project's file, then those of `*.flow.json`.
  public var flows: [Flow]
  /// In the file's order.
  public var campaigns: [Campaign]
  /// Served in the place of a screen that is not there; nil serves nothing then.
  public var fallbackScreenID: String?
  /// In the file's order; without any, those of the screens.
  public var plans: [Plan]
  /// What the app does.
  public var integration: Integration
  /// How a walk begins.
  public var start: StartState
  /// Which links reach the app.
  public var links = LinkSettings()
  /// What redemption links are exchanged with.
  public var redemption = RedemptionServer()
  /// Custom events that the Console declares; others are not sent (dossier §8.4).
  public var customEvents: [String] = []
  /// For how long `userSubscriptions` answers from its cache, in seconds (dossier §10.1).
  public var subscriptionsCacheSeconds = 300

  /// Makes a project; without a file it is this one.
  public init(
    name: String = "Paywalk", profile: Profile = Profile(mode: .full), locale: String = "en",
    placements: [Placement] = [], audiences: [Audience] = [], flows: [Flow] = [],
    campaigns: [Campaign] = [], fallbackScreenID: String? = nil, plans: [Plan] = [],
    integration: Integration = Integration(), start: StartState = StartState(),
    choosesMode: Bool = true
  ) {
    self.name = name
    self.profile = profile
    self.choosesMode = choosesMode
    self.locale = locale
    self.placements = placements
    self.audiences = audiences
    self.flows = flows
    self.campaigns = campaigns
    self.fallbackScreenID = fallbackScreenID
    self.plans = plans
    self.integration = integration
    self.start = start
  }

  /// The profile for another SDK version: with the mode that the app chose, else the version's.
  public func profile(_ current: Profile, in version: SDKVersion) -> Profile {
    Profile(
      platform: current.platform, sdkVersion: version, mode: choosesMode ? current.mode : nil)
  }

  /// The placement with an id, if there is one.
  public func placement(_ id: String) -> Placement? { placements.first { $0.id == id } }

  /// The audience with an id, if there is one.
  public func audience(_ id: String) -> Audience? { audiences.first { $0.id == id } }

  /// The flow with an id, if there is one.
  public func flow(_ id: String) -> Flow? { flows.first { $0.id == id } }

  /// The campaign with an id, if there is one.
  public func campaign(_ id: String) -> Campaign? { campaigns.first { $0.id == id } }
}

/// A plan as the Console declares it.
public struct Plan: Hashable, Sendable {
  /// The vendor id that screens use.
  public var id: String
  /// For people; the id when not given.
  public var name: String?
  /// The store's product; without one it cannot be bought.
  public var storeProductID: String?
  /// What it unlocks; the plan's id when not given.
  public var entitlement: String?

  /// Makes a plan.
  public init(
    id: String, name: String? = nil, storeProductID: String? = nil, entitlement: String? = nil
  ) {
    self.id = id
    self.name = name
    self.storeProductID = storeProductID
    self.entitlement = entitlement
  }
}

/// The state of user, store and links when a walk begins.
public struct StartState: Hashable, Sendable {
  /// Nil is anonymous.
  public var userID: String?
  /// Product ids that the store account already owns.
  public var ownedProductIDs: [String]
  /// User attributes, in the file's order.
  public var attributes: [Attribute]
  /// Whether links are shown at once; else they are held (dossier §6.2). Nil is the SDK version's
  /// default.
  public var allowsDeeplinks: Bool?
  /// Whether the app was just installed: the SDK starts with the first screen or link, and has no
  /// anonymous id before (dossier §7.5).
  public var isFirstLaunch = false
  /// The anonymous id that the app gives to the builder; nil lets the SDK make one.
  public var anonymousID: String?
  /// What the person has forbidden.
  public var revokedConsent: Set<ConsentPurpose> = []
  /// Whether campaigns come up at once; else they wait (dossier §5.10). Nil is the SDK version's
  /// default.
  public var allowsCampaigns: Bool?
  /// Whether fetches and the store fail with a network error.
  public var isOffline: Bool
  /// How long the store takes to open its sheet and to answer.
  public var storeLatencyMilliseconds: Int
  /// How long a presentation takes to be fetched.
  public var fetchLatencyMilliseconds: Int
  /// The day on which the walk's clock starts, as `2026-03-01`; dates follow from it, never from
  /// the machine's clock.
  public var date: String {
    didSet {
      dayNumber = Self.dayNumber(of: date)
      moment = Moment(date)
    }
  }
  /// Days from 1970 to that day, 0 where it cannot be read: each event has several dates, which all
  /// count from it.
  public private(set) var dayNumber: Int
  /// The moment at which that day begins, nil where it cannot be read: countdowns ask for it at
  /// each frame.
  public private(set) var moment: Moment?

  /// A user attribute with its text.
  public struct Attribute: Hashable, Sendable {
    /// Its name.
    public var key: String
    /// Its value as text; numbers and truths keep their spelling, a list's items have commas.
    public var value: String
    /// The type that the SDK is told.
    public var kind: AttributeKind

    /// Makes an attribute.
    public init(key: String, value: String, kind: AttributeKind = .string) {
      self.key = key
      self.value = value
      self.kind = kind
    }
  }

  /// Makes a start state: anonymous, owning nothing, online.
  public init(
    userID: String? = nil, ownedProductIDs: [String] = [], attributes: [Attribute] = [],
    allowsDeeplinks: Bool? = nil, allowsCampaigns: Bool? = nil, isOffline: Bool = false,
    storeLatencyMilliseconds: Int = 0, fetchLatencyMilliseconds: Int = 0,
    date: String = "2026-03-01"
  ) {
    self.userID = userID
    self.ownedProductIDs = ownedProductIDs
    self.attributes = attributes
    self.allowsDeeplinks = allowsDeeplinks
    self.allowsCampaigns = allowsCampaigns
    self.isOffline = isOffline
    self.storeLatencyMilliseconds = storeLatencyMilliseconds
    self.fetchLatencyMilliseconds = fetchLatencyMilliseconds
    self.date = date
    dayNumber = Self.dayNumber(of: date)
    moment = Moment(date)
  }
}
