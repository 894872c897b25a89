public import PaywallModel

/// A screen that is being shown.
public struct Presentation: Hashable, Sendable {
  /// Who asked for it; decides who hears the outcome.
  public enum Opener: String, Hashable, Sendable, CaseIterable {
    case app, action, link, campaign
  }

  public var id: PresentationID
  public var screenID: String
  public var placementID: String?
  public var openedBy: Opener
  public var displayMode: DisplayMode
  public var selections: Selections
  public var shownAt: Instant
  /// What was bought or restored on it, for the outcome.
  public var result: Outcome.PurchaseResult
  public var resultPlanID: String?

  /// Makes a presentation.
  public init(
    id: PresentationID, screenID: String, placementID: String?, openedBy: Opener,
    displayMode: DisplayMode, selections: Selections, shownAt: Instant
  ) {
    self.id = id
    self.screenID = screenID
    self.placementID = placementID
    self.openedBy = openedBy
    self.displayMode = displayMode
    self.selections = selections
    self.shownAt = shownAt
    result = .none
    resultPlanID = nil
  }
}

/// The press that is running; there is one at most (busy guard).
public struct Press: Hashable, Sendable {
  /// From 1.
  public var number: Int
  public var presentation: PresentationID
  public var target: PressTarget
  public var label: String
  public var pipeline: InterceptorPipeline
  public var startedAt: Instant
  /// The call that is owed an answer, and since when.
  public var owed: Owed?
  /// Who the user was when the running action began; another one means that the screen is fetched
  /// again.
  var userID: String?

  /// An answer that the app owes.
  public struct Owed: Hashable, Sendable {
    public var call: CallID
    public var kind: ActionKind
    public var since: Instant
    var before = Before()

    /// Makes one.
    public init(call: CallID, kind: ActionKind, since: Instant) {
      self.call = call
      self.kind = kind
      self.since = since
    }

    /// What there was when the app was asked; an answer is compared with it.
    struct Before: Hashable, Sendable {
      var transactions = 0
      var presentations = 0
      /// Presentations that were ever opened.
      var opened = 0
    }
  }

  /// Makes a press.
  public init(
    number: Int, presentation: PresentationID, target: PressTarget, label: String,
    pipeline: InterceptorPipeline, startedAt: Instant
  ) {
    self.number = number
    self.presentation = presentation
    self.target = target
    self.label = label
    self.pipeline = pipeline
    self.startedAt = startedAt
    owed = nil
  }
}

/// Who the SDK takes the person for.
public struct User: Hashable, Sendable {
  /// A UUID made from the session's seed, never from randomness.
  public var anonymousID: String
  public var userID: String?
  public var attributes: [StartState.Attribute]

  /// Makes a user.
  public init(anonymousID: String, userID: String?, attributes: [StartState.Attribute]) {
    self.anonymousID = anonymousID
    self.userID = userID
    self.attributes = attributes
  }

  public var isAnonymous: Bool { userID == nil }
}

/// What the store remembers.
public struct StoreState: Hashable, Sendable {
  /// One asking of the store.
  public struct Transaction: Hashable, Sendable {
    public enum State: String, Hashable, Sendable, CaseIterable {
      case asking, bought, cancelled, failed, pending, interrupted, notFound, notAllowed, owned
      case restored, nothingFound, declined
    }

    /// T1, T2, … for purchases; R1, R2, … for restores.
    public var number: Int
    public var isRestore: Bool
    public var planID: String?
    public var productID: String?
    public var state: State
    /// The chosen reason of a failure: `network`.
    public var reason: String?
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
    public var name: String
    public var planID: String?
    public var productID: String
    public var since: Instant
    public var isActive: Bool
    /// The user who has it; nil is the anonymous one.
    public var owner: String?

    /// Makes an entitlement.
    public init(
      name: String, planID: String?, productID: String, since: Instant, isActive: Bool = true,
      owner: String? = nil
    ) {
      self.name = name
      self.planID = planID
      self.productID = productID
      self.since = since
      self.isActive = isActive
      self.owner = owner
    }
  }

  public var transactions: [Transaction] = []
  public var entitlements: [Entitlement] = []
  /// Product ids that the store account owns, whatever the SDK knows of them.
  public var ownedProductIDs: [String] = []
  /// Answered without a sheet; nil asks.
  public var presetAnswer: WayOut?
  public var latencyMilliseconds = 0
  public var isOffline = false
  /// Number of automatic and asked-for synchronizations.
  public var synchronizations = 0

  /// An empty store.
  public init() {}
}

/// The deeplink gate.
public struct LinkState: Hashable, Sendable {
  public var isAllowed = true
  /// Held by the gate, first in first out.
  public var held: [String] = []
  /// Let in, but waiting until dialogs and actions are done.
  public var waiting: [String] = []

  /// Open, nothing held.
  public init() {}
}
