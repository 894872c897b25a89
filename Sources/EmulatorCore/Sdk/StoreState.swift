public import PaywallModel

public import PaywallModel

/// What the store remembers.
public struct StoreState: Hashable, Sendable {
  /// One asking of the store.
  public struct Transaction: Hashable, Sendable {
    /// How a transaction stands.
    public enum State: String, Hashable, Sendable, CaseIterable {
      case asking, bought, cancelled, failed, pending, interrupted, notFound, notAllowed, owned
      case restored, nothingFound, declined
      /// Android: accepted, and counts from the end of the period on.
      case changeAccepted
    }

    /// T1, T2, … for purchases; R1, R2, … for restores.
    public var number: Int
    /// Whether the store was asked to restore.
    public var isRestore: Bool
    /// The plan, of a purchase.
    public var planID: String?
    /// The store's product, if the plan has one.
    public var productID: String?
    /// How it stands.
    public var state: State
    /// The chosen reason of a failure: `network`.
    public var reason: String?
    /// When the store was asked.
    public var at: Instant
    /// The app bought it by itself.
    public var isByApp: Bool

    /// Makes a transaction.
    public init(
      number: Int, isRestore: Bool, planID: String?, productID: String?, state: State,
      at: Instant, isByApp: Bool = false
    ) {
      self.number = number
      self.isRestore = isRestore
      self.planID = planID
      self.productID = productID
      self.state = state
      self.at = at
      self.isByApp = isByApp
      reason = nil
    }

    /// `T3`, `R1`.
    public var name: String { "\(isRestore ? "R" : "T")\(number)" }
  }

  /// Something the person may use.
  public struct Entitlement: Hashable, Sendable {
    /// What it unlocks, as the project says.
    public var name: String
    /// The plan that gives it, if one is known.
    public var planID: String?
    /// The product that gives it.
    public var productID: String
    /// When the person got it.
    public var since: Instant
    /// Whether it still counts.
    public var isActive: Bool
    /// The user who has it; nil is the anonymous one.
    public var owner: String?
    /// The store in which it was bought; decides how to unsubscribe.
    public var source: SubscriptionSource

    /// Makes an entitlement.
    public init(
      name: String, planID: String?, productID: String, since: Instant, isActive: Bool = true,
      owner: String? = nil, source: SubscriptionSource = .appleAppStore
    ) {
      self.name = name
      self.planID = planID
      self.productID = productID
      self.since = since
      self.isActive = isActive
      self.owner = owner
      self.source = source
    }
  }

  /// All askings, the first one first.
  public var transactions: [Transaction] = []
  /// All entitlements that ever were.
  public var entitlements: [Entitlement] = []
  /// Product ids that the store account owns, whatever the SDK knows of them.
  public var ownedProductIDs: [String] = []
  /// The store in which purchases are made.
  public var source = SubscriptionSource.appleAppStore
  /// Answered without a sheet; nil asks.
  public var presetAnswer: WayOut?
  /// How long the store takes before it opens its sheet or answers.
  public var latencyMilliseconds = 0
  /// Whether the network is off.
  public var isOffline = false
  /// Number of automatic and asked-for synchronizations.
  public var synchronizations = 0

  /// An empty store.
  public init() {}
}
