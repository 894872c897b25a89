public import PaywallModel

/// The emulated SDK and its simulated store, as one value: what reaches it is an event with its time,
/// what it wants leaves as effects, and nothing else happens.
public struct Emulator: Hashable, Sendable {
  public let catalog: Catalog
  public internal(set) var profile: Profile
  public internal(set) var user: User
  /// Bottom to top; the last one is what the person sees and presses.
  public internal(set) var presentations: [Presentation]
  public internal(set) var press: Press?
  /// Open dialogs of the SDK and the store, in the order in which they are to be shown.
  public internal(set) var dialogs: [Dialog]
  public internal(set) var store: StoreState
  public internal(set) var links: LinkState
  /// Kinds that have an interceptor.
  public internal(set) var interceptors: Set<ActionKind>
  public internal(set) var hasUIHandler: Bool

  /// Makes an SDK that has started and shows nothing. Ids that a real one draws at random come from
  /// `seed`.
  public init(catalog: Catalog, seed: UInt64 = 0) {
    self.catalog = catalog
    profile = catalog.project.profile
    user = User(
      anonymousID: "00000000-0000-4000-8000-000000000000", userID: catalog.project.start.userID,
      attributes: catalog.project.start.attributes)
    presentations = []
    press = nil
    dialogs = []
    store = StoreState()
    links = LinkState()
    interceptors = []
    hasUIHandler = false
  }

  /// The moment of the next timer, if one runs.
  public var nextDeadline: Instant? { nil }

  /// Takes in one event; timers that are due by then fire first, equal ones in order of number.
  public mutating func handle(_ event: EmulatorEvent, at: Instant) -> [Effect] { [] }
}
