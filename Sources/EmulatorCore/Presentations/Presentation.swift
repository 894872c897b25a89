public import PaywallModel

/// A screen that is being shown, or the window in which one is awaited.
public struct Presentation: Hashable, Sendable {
  /// Who asked for it; decides who hears the outcome.
  public enum Opener: String, Hashable, Sendable, CaseIterable {
    case app, action, link, campaign
  }

  /// What its window holds.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// Nothing yet: the presentation is being fetched.
    case loading
    /// The screen.
    case shown
    /// Nothing any more: `close` took the only visible step of a flow, and the window stays
    /// (dossier §0.8).
    case emptied
  }

  /// Its number.
  public var id: PresentationID
  /// The screen that it shows; empty while it shows none.
  public var screenID: String
  /// What was served, and why.
  public var resolution: Resolution
  /// The handle that it came from.
  public var request: RequestID
  /// Who asked for it.
  public var openedBy: Opener
  /// How it came up; not always as its screen says.
  public var displayMode: DisplayMode
  /// What is chosen on it.
  public var selections: Selections
  /// The slide that each of its carousels shows, from 0.
  public var slides: [ComponentPath: Int] = [:]
  /// When it came up.
  public var shownAt: Instant
  /// When it was asked for: what was known of the person then decided what is served.
  public var fetchedAt: Instant
  /// What its window holds.
  public var stage: Stage
  /// The app's own key for what the screen is about.
  public var contentID: String?
  /// Its place in a flow, if it is a step of one.
  public var flowPlace: FlowPlace?
  /// The app has put it into a container of its own.
  public var isDrawnByApp: Bool
  /// What was bought or restored on it, for the outcome.
  public var result: Outcome.PurchaseResult
  /// The plan of the result, if one is known.
  public var resultPlanID: String?

  /// Makes a presentation; the window holds its screen if it has one.
  public init(
    id: PresentationID, screenID: String, resolution: Resolution = Resolution(),
    request: RequestID, openedBy: Opener, displayMode: DisplayMode,
    selections: Selections = Selections(), shownAt: Instant, fetchedAt: Instant,
    stage: Stage = .shown, contentID: String? = nil, flowPlace: FlowPlace? = nil
  ) {
    self.id = id
    self.screenID = screenID
    self.resolution = resolution
    self.request = request
    self.openedBy = openedBy
    self.displayMode = displayMode
    self.selections = selections
    self.shownAt = shownAt
    self.fetchedAt = fetchedAt
    self.stage = stage
    self.contentID = contentID
    self.flowPlace = flowPlace
    isDrawnByApp = false
    result = .none
    resultPlanID = nil
  }

  /// The placement that it came from, if it did.
  public var placementID: String? { resolution.placementID }

  /// Normal, fallback, deactivated or client.
  public var type: PresentationType { resolution.type }

  /// Whether its window holds a screen that the SDK draws.
  var isDrawnBySDK: Bool { stage == .shown && type != .client }
}

/// What kind of presentation is served (dossier §5.2); the raw value is the SDK's name.
public enum PresentationType: String, Hashable, Sendable, CaseIterable {
  case normal
  /// Another screen in the place of the one that was asked for.
  case fallback
  /// Nothing is to be shown.
  case deactivated
  /// The app draws the screen by itself.
  case client
}

/// The place of a presentation in a flow (dossier §5.7).
public struct FlowPlace: Hashable, Sendable {
  /// Which flow.
  public var flowID: String
  /// Its version.
  public var version: Int
  /// From 1: each display of a flow is a session of its own.
  public var session: Int
  /// Which step.
  public var stepID: String
  /// The step that led here; nil for the first one.
  public var fromStepID: String?
  /// The component or connection that led here, if it has an id.
  public var fromActionID: String?

  /// Makes a place.
  public init(
    flowID: String, version: Int, session: Int, stepID: String, fromStepID: String? = nil,
    fromActionID: String? = nil
  ) {
    self.flowID = flowID
    self.version = version
    self.session = session
    self.stepID = stepID
    self.fromStepID = fromStepID
    self.fromActionID = fromActionID
  }
}
