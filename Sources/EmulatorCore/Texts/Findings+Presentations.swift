import PaywallModel

extension Findings {
  static func emptyWindow(_ flow: String) -> Finding {
    Finding(
      .emptyWindow,
      "An empty window covers all: close took the last step of the flow. closeAll leaves it.")
  }
  static let closeWhereCloseAllIsMeant = Finding(
    .wrongClose, "close on the X goes one step back; the person means to leave. closeAll leaves.")
  static let closeAllWhereCloseIsMeant = Finding(
    .wrongClose,
    "closeAll on the back arrow leaves the flow; the person means one step. close goes back.")
  static let fetchedAgain = Finding(
    .fetchedAgain,
    "The presentation was fetched again. Placement, audience, A/B test, campaign and flow are gone."
  )
  static func shownTwice(_ opener: Presentation.Opener) -> Finding {
    let whose = opener == .campaign ? "campaign's" : "link's"
    return Finding(
      .shownTwice,
      "The \(whose) presentation was shown twice: by your app and, after proceed(), by the SDK.")
  }
  static func clientScreenWithoutExit(_ screen: String) -> Finding {
    Finding(
      .clientScreenWithoutExit,
      "Nothing leads out of \(screen): your app draws it, and it has no connection to execute.")
  }
  static func connectionLeadsNowhere(_ connection: String, _ place: String) -> Finding {
    Finding(
      .clientScreenWithoutExit,
      "Connection \(connection) leads nowhere from \(place): the screen stays for good.",
      reason: "In a flow a connection goes to the step that it is linked to; outside it runs its "
        + "actions.")
  }
  static func clientScreenNotDrawn(_ screen: String) -> Finding {
    Finding(
      .clientScreenWithoutExit,
      "Your app returned no view for \(screen). The SDK closes the presentation.",
      reason: "Set a delegate (iOS) or a provider (Android) for screens of your own.")
  }
  static func clientScreensAreNative(_ screen: String) -> Finding {
    Finding(
      .clientScreenWithoutExit,
      "\(screen) is a screen of your own: bridges have none. The SDK closes the presentation.",
      reason: "Screens of the app's own in presentations exist in the native SDKs only.")
  }
  static func notLoaded(_ request: PresentationRequest?) -> Finding {
    let why =
      switch request?.state {
      case .displayed: "it is displayed already"
      case .dismissed: "it was displayed before"
      case .failed: "its fetch failed"
      case .idle, .loading, .loaded: "it was not fetched"
      case nil: "there is no such handle"
      }
    return Finding(
      .presentationNotLoaded,
      "display() fails with presentationNotLoaded: \(why). Fetch again for a new handle.")
  }
  static func flowDrawnByHand(_ flow: String) -> Finding {
    Finding(
      .flowDrawnByHand,
      "\(flow) is a flow, and your app draws it by itself: it stops at its first screen. display() "
        + "shows it.")
  }
  static func windowsPileUp(_ limit: Int, _ screen: String) -> Finding {
    Finding(
      .windowsPileUp,
      "\(limit) windows lie on one another, and \(screen) would be one more. It does not open.")
  }
}
