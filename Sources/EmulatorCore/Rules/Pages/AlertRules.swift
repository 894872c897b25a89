import PaywallModel

// 3xx: alerts.
extension RulePage {
  private static let android = RuleScope(platforms: [.android])

  static let alertLeftOpen = RulePage(
    "An alert is never dismissed", .error, scope: android,
    deed: "Your UI handler called neither proceed() nor onDismiss(). The action stays open and the "
      + "screen takes no press, the close button included.",
    example: "The handler only logs the alert.",
    advice:
      "End every path of the handler with proceed(), or with onDismiss() once your own dialog "
      + "is closed.",
    source: Reason(
      "On Android the alert is the last step of the action: one of the two must be called.",
      .dialogs, lever: .alerts))

  static let alertShownTwice = RulePage(
    "Two dialogs for one alert", .error,
    deed: "Your UI handler drew its own dialog and also called proceed(), so the SDK's dialog lies "
      + "on top of it.",
    example: "The handler shows its dialog in a branch and calls proceed() after the switch.",
    advice: "Call proceed() only where you draw nothing.",
    source: Reason(
      "proceed() means: show the SDK's own dialog. Never both for one alert.", .dialogs,
      lever: .alerts))

  static let alertDismissedTooEarly = RulePage(
    "onDismiss() while the dialog is still up", .error, scope: android,
    deed: "Your UI handler called onDismiss() right after showing its dialog. The SDK goes on, and "
      + "after a purchase the screen closes under the dialog.",
    example: "show(dialog) is followed by alert.onDismiss() on the next line.",
    advice: "Call onDismiss() in the callback that runs when your dialog has been closed.",
    source: Reason(
      "onDismiss() does what the button of the SDK's dialog would do, so it comes after yours is "
        + "closed.", .dialogs, lever: .alerts))

  static let alertButtonForgets = RulePage(
    "A way out of the app's dialog without onDismiss()", .error, scope: android,
    deed: "Your own dialog for the alert was left by a button, or by the system's back, that does "
      + "not call onDismiss(). The action stays open and the screen takes no press.",
    example: "The button that signs in opens the form and forgets the alert; or the dialog can be "
      + "left by back, and only its buttons have a listener.",
    advice:
      "Call onDismiss() where the dialog is closed, whichever way: in its dismiss listener, not "
      + "in each button.",
    source: Reason(
      "On Android the alert is the last step of the action: every way out of your dialog ends it.",
      .dialogs, lever: .alerts))
}
