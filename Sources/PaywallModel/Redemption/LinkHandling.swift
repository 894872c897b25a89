/// What the app does with links that reach it: `links` of the integration.
public struct LinkHandling: Hashable, Sendable {
  /// Whether the app hands links to the SDK; iOS never takes one by itself (dossier §6.2).
  public var forwards: Bool
  /// Android's `automaticDeeplinkHandling`: the SDK takes the intent by itself.
  public var isAutomatic: Bool
  /// Whether an anonymous person signs in before a redemption link is handed over (dossier §7.5).
  public var signsInFirst: Bool
  /// Whether the app also opens the link's placement or screen by itself.
  public var opensItself: Bool

  /// Makes a handling; without anything the app hands links over at once.
  public init(
    forwards: Bool = true, isAutomatic: Bool = true, signsInFirst: Bool = false,
    opensItself: Bool = false
  ) {
    self.forwards = forwards
    self.isAutomatic = isAutomatic
    self.signsInFirst = signsInFirst
    self.opensItself = opensItself
  }
}

/// What the app does about redemptions: `redemption` of the integration (dossier §7.3).
public struct RedemptionHandling: Hashable, Sendable {
  /// When the app registers its delegate (iOS) or listener (Android).
  public enum Registration: String, Hashable, Sendable, CaseIterable {
    /// Never.
    case none
    /// On the builder, before start.
    case atStart
    /// After start, when it is too late.
    case afterStart
  }

  /// When the delegate is registered.
  public var registration: Registration
  /// `appHandlesRedemptionAlert`: the SDK shows no alert and calls at once.
  public var handlesAlert: Bool
  /// Whether the app thanks on a replay as well.
  public var thanksOnReplay: Bool
  /// Whether the app writes error messages to its log, addresses and all.
  public var logsMessage: Bool

  /// Makes a handling; without anything the SDK does everything by itself.
  public init(
    registration: Registration = .none, handlesAlert: Bool = false, thanksOnReplay: Bool = false,
    logsMessage: Bool = false
  ) {
    self.registration = registration
    self.handlesAlert = handlesAlert
    self.thanksOnReplay = thanksOnReplay
    self.logsMessage = logsMessage
  }
}

/// What the person can forbid; each call replaces what was forbidden before (dossier §10.4).
public enum ConsentPurpose: String, Hashable, Sendable, CaseIterable {
  /// Events about what is looked at and pressed.
  case analytics
  /// The user's id in events.
  case identifiedAnalytics = "identified-analytics"
  /// User attributes.
  case personalization
  /// Campaigns.
  case campaigns
  /// Other companies' tools, of which there are none here.
  case thirdPartyIntegrations = "third-party-integrations"
  /// All of the above.
  case allNonEssentials = "all-non-essentials"
}

extension Set<ConsentPurpose> {
  /// Whether something is forbidden, by its own purpose or by the one for all.
  public func forbids(_ purpose: ConsentPurpose) -> Bool {
    contains(purpose) || contains(.allNonEssentials)
  }
}
