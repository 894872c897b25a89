public import PaywallModel

/// Everything that the emulated SDK wants from the world.
public enum Effect: Hashable, Sendable {
  case callInterceptor(CallID, Interception)
  case askAlertHandler(CallID, Alert)
  /// The UI handler is given a presentation that the SDK is about to display.
  case askPresentationHandler(CallID, OfferedPresentation)
  /// `onCloseRequested`: a person wants to leave, the app decides.
  case askCloseRequest(PresentationID, RequestID)
  /// A screen that the app draws: its id, and where it leads.
  case askClientScreen(PresentationID, String, [Connection])
  /// A handle is in another state.
  case presentationState(RequestID, PresentationState)
  case emit(SDKEvent)
  case reportOutcome(Outcome)
  /// A web page or a link for the system; shown to the person, never opened by Paywalk.
  case openURL(String)
  case diagnose(Diagnostic)
  /// A line for the Pipeline panel.
  case trace(TraceLine)
  /// A line for the note row.
  case note(Note)
}

/// An event of the SDK as the app's event listener gets it.
public struct SDKEvent: Hashable, Sendable {
  /// Upper snake case, dossier §8.1.
  public var name: String
  /// When it was sent.
  public var at: Instant
  /// Keys in the order in which they are shown.
  public var properties: [Property]

  /// A key and its text.
  public struct Property: Hashable, Sendable {
    /// Snake case, dossier §8.2.
    public var key: String
    /// As text, whatever its type.
    public var value: String

    /// Makes a property.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an event.
  public init(name: String, at: Instant, properties: [Property] = []) {
    self.name = name
    self.at = at
    self.properties = properties
  }
}
