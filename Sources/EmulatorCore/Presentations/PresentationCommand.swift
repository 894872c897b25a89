public import PaywallModel

/// What the app asks of presentations, flows and campaigns, and what a tester changes about them.
public enum PresentationCommand: Hashable, Sendable {
  /// Fetches something without showing it.
  case preload(PresentationSource)
  /// Builds, fetches and displays, as the builder of the API does.
  case present(PresentationSource, PresentationOptions, isPreloaded: Bool)
  /// `display()` of a handle.
  case display(RequestID)
  /// The view of a handle is put into a container of the app's own.
  case draw(RequestID)
  /// `close()` of a handle; nil is the presentation on top. Passes no interceptor.
  case closePresentation(RequestID?)
  /// `back()`: the step before.
  case back
  /// The screen on top is fetched again.
  case fetchAgain
  /// A connection of a screen that the app draws; nil is the default one.
  case executeConnection(PresentationID, String?)
  /// The transition that `display()` is going to be called with.
  case setTransition(RequestID, DisplayMode)
  case setPresentationHandler(Bool)
  /// Whether the app draws client screens.
  case setClientScreens(Bool)
  /// `setDefaultPresentationDismissHandler`
  case setDefaultHandler(Bool)
  case setFetchLatency(milliseconds: Int)
  /// Picks the audience of a placement; nil lets the rules decide.
  case setAudience(placement: String, AudienceChoice?)
  /// Picks the variant of a test; nil lets the user's bucket decide.
  case setVariant(test: String, String?)
  case allowCampaigns(Bool)
}
