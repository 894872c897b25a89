/// What the app's UI handler does with a presentation that the SDK is about to show: for a link, a
/// campaign (dossier §6.2).
public enum PresentationSetting: String, Hashable, Sendable, CaseIterable {
  /// The handler has no method for presentations: the SDK shows them.
  case sdk
  /// The handler calls proceed().
  case proceed
  /// The app calls display() on the presentation that it was given.
  case display
  /// The app puts the presentation's view into a container of its own.
  case draw
  /// The app calls display() and also proceed().
  case both
  /// The app fetches the screen again by its id and displays that.
  case refetch
  /// The app does nothing: no proceed(), no display().
  case nothing
}

/// Who hears how a presentation that the app opened has ended (dossier §5.4).
public enum OutcomeListener: String, Hashable, Sendable, CaseIterable {
  /// The app gives onDismissed with each display; the default handler hears of the others.
  case onDismissed
  /// Only the default handler is set.
  case defaultHandler
  /// Nobody.
  case none
}

/// What the app does when a person wants to leave and `onCloseRequested` is set (dossier §5.1).
public enum CloseRequest: String, Hashable, Sendable, CaseIterable {
  /// `onCloseRequested` is not set: the SDK closes.
  case none
  /// The app asks the person.
  case ask
  /// The app closes at once.
  case close
  /// The app does nothing: the screen stays.
  case ignore
}

/// How the app shows presentations: `presentations` of the integration.
public struct PresentationUse: Hashable, Sendable {
  /// Who hears how a presentation ended.
  public var listener: OutcomeListener
  /// What the app does when a person wants to leave.
  public var closeRequest: CloseRequest
  /// Whether the app fetches first and displays what it has got; else it displays at once.
  public var preloads: Bool
  /// Whether the app puts the view into a container of its own instead of calling display().
  public var drawsByItself: Bool
  /// `displayCloseButton`; false hides it.
  public var displaysCloseButton: Bool
  /// `contentId` of the builder.
  public var contentID: String?
  /// Whether the app draws client screens when the SDK asks for them (dossier §5.8).
  public var drawsClientScreens: Bool
  /// Whether the app has a navigation bar that a presentation can be pushed on (dossier §5.6).
  public var hasNavigationBar: Bool

  /// Makes the use of a plain app.
  public init(
    listener: OutcomeListener = .onDismissed, closeRequest: CloseRequest = .none,
    preloads: Bool = false, drawsByItself: Bool = false, displaysCloseButton: Bool = true,
    contentID: String? = nil, drawsClientScreens: Bool = true, hasNavigationBar: Bool = true
  ) {
    self.listener = listener
    self.closeRequest = closeRequest
    self.preloads = preloads
    self.drawsByItself = drawsByItself
    self.displaysCloseButton = displaysCloseButton
    self.contentID = contentID
    self.drawsClientScreens = drawsClientScreens
    self.hasNavigationBar = hasNavigationBar
  }
}
