public import PaywallModel

/// What a person, a script or a recording can do to a walk.
public enum WalkEvent: Hashable, Sendable {
  case gesture(Gesture)
  case command(Command)
  /// A way out of the dialog on top, with the values of its fields; `value` is the chosen value of
  /// the option, where it has several.
  case chooseWayOut(WayOut, values: [String: String])
  /// The whole integration is replaced; what is registered follows from it.
  case setIntegration(Integration)
  /// The owed answer is given by hand.
  case answerByHand(CallID, InterceptResult)
}

/// An answer that the app gave, for recordings: which call, what about, what.
public struct GivenAnswer: Hashable, Sendable {
  public var call: CallID
  /// `purchase`, `alert inAppSuccess`.
  public var subject: String
  /// `failed`, `proceed`.
  public var value: String
  public var at: Instant

  /// Makes one.
  public init(call: CallID, subject: String, value: String, at: Instant) {
    self.call = call
    self.subject = subject
    self.value = value
    self.at = at
  }
}

/// The emulated SDK and the pretend app together, with the log of what they did: everything that a
/// face or a recording needs, and still a pure value.
public struct Walk: Hashable, Sendable {
  public internal(set) var emulator: Emulator
  public internal(set) var app: PretendApp
  /// Every line of the Pipeline panel, oldest first.
  public internal(set) var trace: [TraceLine]
  public internal(set) var events: [SDKEvent]
  public internal(set) var diagnostics: [Diagnostic]
  public internal(set) var outcomes: [Outcome]
  /// Addresses that were shown instead of opened.
  public internal(set) var openedURLs: [String]
  public internal(set) var answers: [GivenAnswer]
  /// The last thing worth telling.
  public internal(set) var note: Note?
  /// The walk's own time.
  public internal(set) var now: Instant

  /// Begins a walk of a catalog.
  public init(catalog: Catalog, seed: UInt64 = 0) {
    emulator = Emulator(catalog: catalog, seed: seed)
    app = PretendApp(integration: catalog.project.integration)
    trace = []
    events = []
    diagnostics = []
    outcomes = []
    openedURLs = []
    answers = []
    note = nil
    now = .start
  }

  /// All open dialogs, bottom to top; the last one takes the input.
  public var dialogs: [Dialog] { [] }

  /// The presentation on top, if a screen is shown.
  public var presentation: Presentation? { emulator.presentations.last }

  /// The screen of the presentation on top.
  public var screen: Screen? { presentation.flatMap { emulator.catalog.screen($0.screenID) } }

  /// The moment at which something happens by itself, if anything will.
  public var nextDeadline: Instant? { nil }

  /// Lets time pass: timers fire in order, each at its own moment.
  public mutating func advance(to moment: Instant) {}

  /// Lets time pass up to `at`, then does what the event says.
  public mutating func handle(_ event: WalkEvent, at: Instant) {}

  /// A digest of everything that decides how the walk goes on; equal walks have equal digests.
  public var digest: UInt64 { 0 }
}
