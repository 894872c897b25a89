import PaywallModel

/// Why lines about links and redemption are there.
extension Reasons {
  static func notOurLink(_ fault: DeeplinkFault) -> Reason {
    Reason(
      "\(fault.message) The SDK's links are scheme://ply/placements/ID, presentations/ID, flows/ID, "
        + "update_billing and redeem/TOKEN.", .deeplinks, lever: .links)
  }
  static let linkArrives = Reason(
    "The phone hands a link to the app that has its scheme; the app hands it to the SDK.",
    .deeplinks, lever: .links)
  static let automaticLink = Reason(
    "On Android the SDK takes the intent by itself unless automaticDeeplinkHandling is off.",
    .deeplinks, lever: .files)
  static let secondDelivery = Reason(
    "A link that the SDK has taken already is not taken again: the second delivery is dropped.",
    .deeplinks)
  static let start = Reason(
    "start() comes once. Links that came before it are taken in it, and a redemption may settle "
      + "in it.", .configuration)
  static let visitor = Reason(
    "The web visitor's id in a redemption link is taken over when the SDK has none of its own yet.",
    .redemption)
  static let redemption = Reason(
    "A redemption link passes no gate. One is exchanged at a time, other links wait in order.",
    .redemption)
  static let exchange = Reason(
    "A link works once, for four hours. Who has redeemed it is told so again; anybody else is "
      + "mailed a new one.", .redemption, lever: .files)
  static let contextFirst = Reason(
    "The purchase's context is restored before the entitlements are read and the event is sent.",
    .redemption)
  static let watchdog = Reason(
    "A redemption that does not settle in 90 s fails, without a code.", .redemption)
  static let delegate = Reason(
    "The delegate is called once for each redemption: after the SDK's alert, or at once where the "
      + "app handles it.", .redemption, lever: .files)
  static let appLink = Reason(
    "Your app does with links what its integration says.", .project, lever: .links)
}

/// Why lines about people, their subscriptions and consent are there.
extension Reasons {
  static let refreshFlag = Reason(
    "userLogin tells whether subscriptions went over; then entitlements are to be read again.",
    .identification, lever: .user)
  static let consent = Reason(
    "Each call replaces what was revoked before; an empty one allows all again.", .events,
    lever: .user)
  static let language = Reason(
    "A screen keeps the language in which it was fetched.", .localizing, lever: .user)
  static let subscriptionCache = Reason(
    "userSubscriptions answers from its cache for a while; a redemption and a login that moves "
      + "something empty it.", .interfaces)
  static func preview(of profile: Profile) -> Reason {
    Reason(
      "A link with preview=1 is shown in Debug Mode. "
        + (profile.letsPreviewsPast
          ? "On iOS it does not wait at the gate, from 6.1 on."
          : "It waits at the gate as any other."),
      .deeplinks, lever: .links)
  }
  static let subscriptionsRead = Reason(
    "userSubscriptionsHistory has those that no longer give access; the active ones are in "
      + "userSubscriptions.", .interfaces)
  static let customEventSent = Reason(
    "Custom events are sent when the Console declares their name, letter by letter. The app's "
      + "event listener never hears of them.", .customEvents, lever: .files)
}
