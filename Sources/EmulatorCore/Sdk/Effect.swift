/// Everything that the emulated SDK wants from the world.
public enum Effect: Hashable, Sendable {
  case callInterceptor(CallID, Interception)
  case askAlertHandler(CallID, Alert)
  case emit(SDKEvent)
  case reportOutcome(Outcome)
  /// The redemption delegate or listener is called.
  case reportRedemption(RedemptionResult)
  /// `userSubscriptions` answers.
  case reportSubscriptions([Subscription])
  /// A web page or a link for the system; shown to the person, never opened by Paywalk.
  case openURL(String)
  case diagnose(Diagnostic)
  /// A line for the Pipeline panel.
  case trace(TraceLine)
  /// A line for the note row.
  case note(Note)
}
