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
  /// The redemption delegate or listener is called.
  case reportRedemption(RedemptionResult)
  /// `userSubscriptions` answers.
  case reportSubscriptions([Subscription])
  /// A web page or a link for the system; shown to the person, never opened by Paywalk.
  case openURL(String)
  case diagnose(Diagnostic)
  /// An invariant does not hold: Paywalk itself is at fault.
  case ownFault(BrokenInvariant)
  /// A line for the Pipeline panel.
  case trace(TraceLine)
  /// A line for the note row.
  case note(Note)
}
