import PaywallModel

// 5xx: links and redemption.
extension RulePage {
  static let delegateAfterStart = RulePage(
    "The redemption delegate comes after start", .error, scope: RuleScope(since: .v6_1),
    deed: "Your app registers its redemption delegate or listener once the SDK has started. It is "
      + "never called: the subscription is active and your app does not know.",
    example: "delegate: afterStart in the integration, and a redemption link that works.",
    advice: "Register it on the builder, before start: a redemption may settle inside start.",
    source: Reason(
      "The delegate must be registered before start: there is no runtime setter.", .redemption,
      lever: .files))
  static let redeemedAnonymously = RulePage(
    "Redeemed while anonymous", .warning, scope: RuleScope(since: .v6_1),
    deed: "Your app has accounts, and the link was consumed while nobody was signed in. The "
      + "subscription belongs to the anonymous user of this device.",
    example: "A login interceptor, nobody signed in, and a redemption link.",
    advice: "Hold the link, sign in, hand it over in the callback of userLogin. On Android set "
      + "automaticDeeplinkHandling(false) for it.",
    source: Reason(
      "Whoever the SDK is when the link is consumed gets the subscription; a later login does not "
        + "move it before SDK 6.2.", .redemption, lever: .user))
  static let thankedOnReplay = RulePage(
    "Thanked on a replay", .warning, scope: RuleScope(since: .v6_1),
    deed: "The server confirmed an earlier redemption again, and your app counted or celebrated it "
      + "as a new one.",
    example: "thanks_on_replay in the integration, and the same link opened twice.",
    advice: "Unlock whatever the result says, thank and count only when replay is false.",
    source: Reason(
      "replay true means that the same user has opened the link again.", .redemption,
      lever: .files))
  static let loggedAddress = RulePage(
    "An address went to the log", .warning, scope: RuleScope(since: .v6_1),
    deed: "Your app wrote the error message of a redemption to its log. The message of an expired "
      + "link says where the new one was mailed.",
    example: "logs_message in the integration, and a link that is too old.",
    advice: "Show the message to the person; log the code.",
    source: Reason(
      "errorMessage is there to be shown and may hold a masked address of mail.", .redemption,
      lever: .files))
  static let linkHandledTwice = RulePage(
    "A link is shown twice", .error,
    deed: "Your app opened the link's placement or screen by itself and handed the link to the SDK "
      + "as well. Both show it.",
    example: "opens_itself in the integration, and a link to a placement.",
    advice: "Leave links to the SDK for which handleDeeplink answers true.",
    source: Reason(
      "A link that handleDeeplink answers true for is shown by the SDK; doing both shows it twice.",
      .deeplinkDisplay, lever: .links))
}
