// 4xx: windows, presentations, flows.
extension RulePage {
  static let emptyWindow = RulePage(
    "close on the only step of a flow", .error,
    deed:
      "A press ran close on a flow's only visible step. The step went, the flow's window stayed. "
      + "It is invisible and takes every press: the app looks frozen.",
    example: "The X of a flow's first screen has the action close.",
    advice: "Give X, Skip and Not now the action close_all. close is for the back arrow.",
    source: Reason(
      "close goes one step back and keeps the flow's window for the step before; close_all leaves "
        + "the flow.", .flows, lever: .files))

  static let wrongClose = RulePage(
    "close and close_all mixed up", .warning,
    deed: "The X of a flow went one step back, or its back arrow left the whole flow.",
    example: "The back arrow of the third step has the action close_all.",
    advice: "Leave by close_all, go back by close.",
    source: Reason(
      "close is the step back in a flow, close_all leaves all of it.", .flows, lever: .files))

  static let fetchedAgain = RulePage(
    "A given presentation is fetched again", .warning,
    deed:
      "Your UI handler was given a presentation and fetched the same screen or placement again. "
      + "What it displays has lost its placement, audience, A/B test, campaign and flow.",
    example: "The handler calls the builder with presentation.screenId.",
    advice: "Display the very presentation that the handler is given.",
    source: Reason(
      "The presentation that the handler is given holds what it was served by; one that is fetched "
        + "by its id does not.", .deeplinkDisplay, lever: .alerts))

  static let shownTwice = RulePage(
    "A presentation is shown twice", .error,
    deed: "Your UI handler displayed the presentation and also called proceed(), so the SDK "
      + "displayed it once more on top.",
    example: "The handler displays in a branch and calls proceed() after it, as the published "
      + "sample does.",
    advice: "Call proceed() only where you display nothing.",
    source: Reason(
      "proceed() means: the SDK displays the presentation. Never both.", .deeplinkDisplay,
      lever: .alerts))

  static let clientScreenWithoutExit = RulePage(
    "A screen of your own leads nowhere", .error,
    deed: "A screen that your app draws has no connection to go on by, the connection is linked to "
      + "nothing, or no view was given for it.",
    example: "The sign-up screen of a flow never calls executeConnection.",
    advice: "Execute one of the screen's connections on every way out, and link each of them.",
    source: Reason(
      "A screen of the app's own goes on when the app executes one of its connections; without a "
        + "view the SDK closes it.", .clientScreens, lever: .files))

  static let presentationNotLoaded = RulePage(
    "A used presentation is displayed again", .warning,
    deed: "Your app displayed a handle that is not loaded, is up already or was displayed before. "
      + "Nothing comes up: presentationNotLoaded.",
    example: "The paywall is kept in a property and displayed on each tap.",
    advice: "Preload again after the presentation has closed.",
    source: Reason(
      "A presentation is displayed once; a stale handle ends in presentationNotLoaded.",
      .interfaces, lever: .stepBack))

  static let flowDrawnByHand = RulePage(
    "A flow is drawn by hand", .error,
    deed:
      "Your app put a flow's view into a container of its own. The SDK does not navigate there: "
      + "the flow stops at its first screen.",
    example: "presentation.controller is pushed although presentation.isFlow is true.",
    advice: "Call display() for a flow, at least.",
    source: Reason(
      "A flow must be shown with display(): only then does the SDK move from step to step.", .flows,
      lever: .alerts))

  static let windowsPileUp = RulePage(
    "Windows pile up", .warning,
    deed: "Screens opened one another again and again, each in a window on the last one. Paywalk "
      + "opens no more of them here.",
    example: "The offer opens the plans, and the plans open the offer.",
    advice: "Go back by close, or leave by close_all, instead of opening the screen below again.",
    source: Reason(
      "open_presentation and open_placement open one window more, over the others.", .actionTypes,
      lever: .files))
}
