public import PaywallModel

/// A screen that is being shown.
public struct Presentation: Hashable, Sendable {
  /// Who asked for it; decides who hears the outcome.
  public enum Opener: String, Hashable, Sendable, CaseIterable {
    case app, action, link, campaign
  }

  /// Its number.
  public var id: PresentationID
  /// The screen that it shows.
  public var screenID: String
  /// The placement that it came from, if it did.
  public var placementID: String?
  /// Who asked for it.
  public var openedBy: Opener
  /// How it came up; not always as its screen says.
  public var displayMode: DisplayMode
  /// What is chosen on it.
  public var selections: Selections
  /// When it came up.
  public var shownAt: Instant
  /// What was bought or restored on it, for the outcome.
  public var result: Outcome.PurchaseResult
  /// The plan of the result, if one is known.
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
  /// The presentation that was pressed; it may be gone while the chain goes on.
  public var presentation: PresentationID
  /// What was pressed.
  public var target: PressTarget
  /// What the person read there.
  public var label: String
  /// The chain and how far it is.
  public var pipeline: InterceptorPipeline
  /// When the finger came down.
  public var startedAt: Instant
  /// The call that is owed an answer, and since when.
  public var owed: Owed?
  /// Who the user was when the running action began; another one means that the screen is fetched
  /// again.
  var userID: String?

  /// An answer that the app owes.
  public struct Owed: Hashable, Sendable {
    /// The call.
    public var call: CallID
    /// What the app was asked about.
    public var kind: ActionKind
    /// When it was asked.
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
      var synchronizations = 0
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

  /// The kind of the action that is running.
  public var kind: ActionKind? { pipeline.action?.kind }
}

/// Who the SDK takes the person for.
public struct User: Hashable, Sendable {
  /// A UUID made from the session's seed, never from randomness.
  public var anonymousID: String
  /// Nil while anonymous.
  public var userID: String?
  /// User attributes, in the order in which they were set.
  public var attributes: [StartState.Attribute]

  /// Makes a user.
  public init(anonymousID: String, userID: String?, attributes: [StartState.Attribute]) {
    self.anonymousID = anonymousID
    self.userID = userID
    self.attributes = attributes
  }

  /// Whether the app has not told who the person is.
  public var isAnonymous: Bool { userID == nil }
}

/// What the store remembers.
public struct StoreState: Hashable, Sendable {
  /// One asking of the store.
  public struct Transaction: Hashable, Sendable {
    /// How a transaction stands.
    public enum State: String, Hashable, Sendable, CaseIterable {
      case asking, bought, cancelled, failed, pending, interrupted, notFound, notAllowed, owned
      case restored, nothingFound, declined
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

  /// All askings, the first one first.
  public var transactions: [Transaction] = []
  /// All entitlements that ever were.
  public var entitlements: [Entitlement] = []
  /// Product ids that the store account owns, whatever the SDK knows of them.
  public var ownedProductIDs: [String] = []
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

/// The deeplink gate.
public struct LinkState: Hashable, Sendable {
  /// Whether links are let in.
  public var isAllowed = true
  /// Held by the gate, first in first out.
  public var held: [String] = []
  /// Let in, but waiting until dialogs and actions are done.
  public var waiting: [String] = []

  /// Open, nothing held.
  public init() {}
}
