/// Screens that are linked, as the Console's flow composer does it. The wire format is not public;
/// this one is ours (dossier §11.1).
public struct Flow: Hashable, Sendable {
  /// Unique in the project.
  public var id: String
  /// For people; the id when not given.
  public var name: String?
  /// `flow_version` in events.
  public var version: Int
  /// How its first screen comes up; full screen when not given (dossier §5.6).
  public var displayMode: DisplayMode
  /// How its other screens come up, where their link does not say.
  public var transition: DisplayMode
  /// In the file's order; the first one is where it begins.
  public var steps: [FlowStep]

  /// Makes a flow.
  public init(
    id: String, name: String? = nil, version: Int = 1,
    displayMode: DisplayMode = DisplayMode(.full), transition: DisplayMode = DisplayMode(.push),
    steps: [FlowStep] = []
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.displayMode = displayMode
    self.transition = transition
    self.steps = steps
  }

  /// The step with an id, if there is one.
  public func step(_ id: String) -> FlowStep? { steps.first { $0.id == id } }

  /// A step's place, from 1: `2` in `flow 2/4`.
  public func number(ofStep id: String) -> Int {
    (steps.firstIndex { $0.id == id } ?? 0) + 1
  }
}

/// A screen of a flow.
public struct FlowStep: Hashable, Sendable {
  /// Unique in the flow: `step_id` in events.
  public var id: String
  /// What it shows.
  public var screenID: String
  /// Where its components lead.
  public var links: [FlowLink]

  /// Makes a step.
  public init(id: String, screenID: String, links: [FlowLink] = []) {
    self.id = id
    self.screenID = screenID
    self.links = links
  }

  /// The link of a component or connection: its own, else the one for all.
  public func link(from source: String?) -> FlowLink? {
    links.first { $0.from != nil && $0.from == source } ?? links.first { $0.from == nil }
  }
}

/// A transition of a flow: where a component or a connection leads.
public struct FlowLink: Hashable, Sendable {
  /// A component's id, `header_button`, `back_button` or a connection's id; nil is everything that
  /// has no link of its own.
  public var from: String?
  /// The step that it leads to.
  public var to: String
  /// How that step comes up; nil is the flow's.
  public var transition: DisplayMode?

  /// Makes a link.
  public init(from: String? = nil, to: String, transition: DisplayMode? = nil) {
    self.from = from
    self.to = to
    self.transition = transition
  }
}

extension ActionKind {
  /// Whether a transition of a flow takes its place; all others ignore it (dossier §5.7).
  public var isOverriddenInFlows: Bool {
    switch self {
    case .openPresentation, .openPlacement, .navigate: true
    case .close, .closeAll, .login, .purchase, .restore, .promoCode, .webCheckout: false
    }
  }
}
