public import PaywallModel

/// The number of a request for a presentation, from 1.
public struct RequestID: Hashable, Comparable, Sendable {
  /// From 1, in the order of the requests.
  public var number: Int

  /// Makes a number.
  public init(_ number: Int) { self.number = number }

  /// Earlier requests first.
  public static func < (left: RequestID, right: RequestID) -> Bool { left.number < right.number }
}

/// What a presentation is asked for by.
public enum PresentationSource: Hashable, Sendable {
  case placement(String)
  case screen(String)
  case flow(String)
  case campaign(String)
  /// `.default()`: the project's first placement.
  case byDefault

  /// For a person: `premium`, `flow tour`.
  public var name: String {
    switch self {
    case .placement(let id), .screen(let id): id
    case .flow(let id): "flow \(id)"
    case .campaign(let id): "campaign \(id)"
    case .byDefault: "the default"
    }
  }
}

/// What the builder was told besides the source (dossier §5.1).
public struct PresentationOptions: Hashable, Sendable {
  /// `contentId`.
  public var contentID: String?
  /// `displayCloseButton`; false hides it.
  public var displaysCloseButton = true
  /// `displayBackButton`; false hides it.
  public var displaysBackButton = true
  /// Whether there is a navigation bar to push on.
  public var hasNavigationBar = true
  /// The transition that display() was called with.
  public var transition: DisplayMode?
  /// Whether `onDismissed` is set: then only it hears the outcome.
  public var hasOnDismissed = true
  /// Whether `onCloseRequested` is set: then the SDK asks instead of closing.
  public var hasOnCloseRequested = false
  /// Fetched first and displayed when it is loaded, so that no window waits for it.
  public var preloadsFirst = false
  /// The app puts the view into a container of its own instead of calling display().
  public var isDrawnByApp = false

  /// A builder that was told nothing but `onDismissed`.
  public init() {}
}

/// Where a request is (dossier §5.1).
public enum PresentationState: Hashable, Sendable {
  case idle
  case loading
  case loaded
  case displayed
  case dismissed
  /// With the error's name: `PLYError.network`.
  case failed(String)

  /// The SDK's word.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .loaded: "loaded"
    case .displayed: "displayed"
    case .dismissed: "dismissed"
    case .failed: "error"
    }
  }
}

/// A handle to a presentation: what the builder makes, or what the SDK makes for itself. It is kept
/// for ever, so that the use of a used one is seen.
public struct PresentationRequest: Hashable, Sendable {
  /// Its number.
  public var id: RequestID
  /// What is asked for.
  public var source: PresentationSource
  /// What the builder was told.
  public var options: PresentationOptions
  /// Who asks.
  public var openedBy: Presentation.Opener
  /// Where it is.
  public internal(set) var state = PresentationState.idle
  /// What is served; known from the moment at which it is fetched.
  public internal(set) var resolution: Resolution?
  /// When it was fetched.
  public internal(set) var fetchedAt: Instant?
  /// It comes up as soon as it is loaded.
  var displaysWhenLoaded = false
  /// The default of an action that ends when it comes up.
  var endsDefault = false
  /// The attribution that an action hands down from the screen on which it was pressed.
  var inherited: Resolution?
  /// How often it came up.
  var displayCount = 0

  init(
    id: RequestID, source: PresentationSource, options: PresentationOptions,
    openedBy: Presentation.Opener
  ) {
    self.id = id
    self.source = source
    self.options = options
    self.openedBy = openedBy
  }
}

extension Emulator {
  /// A request by its number; nil when there is none.
  public func request(_ id: RequestID) -> PresentationRequest? {
    let index = id.number - 1
    return requests.indices.contains(index) ? requests[index] : nil
  }

  /// The newest request of the app that is loaded and was not displayed yet.
  public var preloadedRequest: PresentationRequest? {
    requests.last { $0.openedBy == .app && $0.state == .loaded && $0.displayCount == 0 }
  }

  /// The newest request of the app that was displayed and is gone.
  public var usedRequest: PresentationRequest? {
    requests.last { $0.openedBy == .app && $0.state == .dismissed && $0.displayCount > 0 }
  }

  /// The screen of a presentation, as far as the SDK draws it.
  public func screen(of presentation: Presentation) -> Screen? {
    guard presentation.isDrawnBySDK else { return nil }
    var screen = catalog.screen(presentation.screenID)
    if !shows(.headerButton, on: presentation) { screen?.headerButton = nil }
    if !shows(.backButton, on: presentation) { screen?.backButton = nil }
    return screen
  }

  /// Whether the builder lets a button of the header be there; all else is.
  func shows(_ target: PressTarget, on presentation: Presentation) -> Bool {
    switch target {
    case .component: true
    case .headerButton: request(presentation.request)?.options.displaysCloseButton ?? true
    case .backButton: request(presentation.request)?.options.displaysBackButton ?? true
    }
  }
}

extension PresentationRequest {
  /// The app's process ends: what was on its way or shown is gone, and nobody hears of it.
  mutating func dieWithProcess() {
    switch state {
    case .loading, .loaded, .displayed: state = .dismissed
    case .idle, .dismissed, .failed: break
    }
  }
}
