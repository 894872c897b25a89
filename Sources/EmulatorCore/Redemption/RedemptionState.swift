public import PaywallModel

/// A redemption that runs.
public struct Redemption: Hashable, Sendable {
  /// How far it has come.
  public enum Stage: Hashable, Sendable {
    /// The server was asked about the token.
    case exchanging
    /// The purchase's context is restored; the entitlements are read again.
    case refreshing
  }

  /// The link; its token is masked.
  public var url: String
  /// The link's token.
  public var token: RedemptionToken
  /// When the link was consumed.
  public var startedAt: Instant
  /// Who the SDK was at that moment: who gets the subscription.
  public var identity: SubscriptionOwner
  /// How far it has come.
  public internal(set) var stage = Stage.exchanging
  /// What was restored of the purchase's context, in a few words.
  public internal(set) var context = ""
  /// What the server has answered, from then on.
  var answer: RedemptionResult?
}

/// What the SDK and the server know of redemptions.
public struct RedemptionState: Hashable, Sendable {
  /// The one that runs; there is one at a time.
  public internal(set) var running: Redemption?
  /// Whether one runs.
  var isRunning: Bool { if case nil = running { false } else { true } }
  /// Whether a delegate or listener hears of redemptions, and who shows their alert.
  public internal(set) var delegate = Delegate.none
  /// What the web shop has sold, and who has it.
  public internal(set) var sales: [Sale] = []
  /// Mails that have come, oldest first.
  public internal(set) var mails: [Mail] = []
  /// A link whose redemption was running when the process ended.
  var unsettledLink: String?
  /// How many links the server has made anew.
  var freshCount = 0

  /// The delegate, as it was registered on the builder.
  public enum Delegate: Hashable, Sendable {
    case none
    /// Registered before start, with `appHandlesRedemptionAlert`.
    case registered(handlesAlert: Bool)
    /// Registered after start: never called.
    case registeredTooLate

    /// Whether the app shows the outcome in the SDK's place.
    public var handlesAlert: Bool { self == .registered(handlesAlert: true) }
  }

  /// Something that was sold, on the server.
  public struct Sale: Hashable, Sendable {
    /// What the project's file says of it.
    public var terms: WebSale
    /// Its links, the first one first.
    public internal(set) var links: [IssuedLink]
    /// Who has it; nil until it is redeemed.
    public internal(set) var owner: SubscriptionOwner?
    /// When it was redeemed first.
    public internal(set) var redeemedAt: Instant?
  }

  /// A link that the server has made.
  public struct IssuedLink: Hashable, Sendable {
    /// What it carries.
    public var token: RedemptionToken
    /// When it was sent; before the walk's start for old ones.
    public var sentAt: Instant
    /// Whether it is a later one, which gives the subscription to whoever opens it.
    var isFresh = false
    var isUsed = false
  }
}

/// A mail of the web shop.
public struct Mail: Hashable, Sendable {
  /// What it is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The receipt, with the first link.
    case receipt
    /// Another link, because the first was used up.
    case newLinkUsed
    /// Another link, because the first was too old.
    case newLinkExpired
  }

  /// What it is about.
  public var kind: Kind
  /// To whom, masked.
  public var to: String
  /// From whom.
  public var from: String
  /// The link in it; its token is masked.
  public var url: String
  /// When it came.
  public var at: Instant
  /// Whether its link was opened.
  public internal(set) var isRead = false
}
