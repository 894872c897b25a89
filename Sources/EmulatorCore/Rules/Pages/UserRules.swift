import PaywallModel

// 6xx: user, attributes, events.
extension RulePage {
  static let attributeAfterFetch = RulePage(
    "An attribute comes after the fetch", .warning,
    deed: "Your app sets an attribute while a screen is shown. The screen was chosen without it, "
      + "and stays as it is.",
    example: "A screen is open, and an attribute is set in the User panel.",
    advice: "Set attributes before the placement is fetched, or fetch it again.",
    source: Reason(
      "Attributes are used at the next fetch or trigger; they are not reactive.", .screens,
      lever: .user))
  static let languageAfterFetch = RulePage(
    "The language is set after the fetch", .warning,
    deed: "Your app sets the language while a screen is shown. The screen keeps the one that it "
      + "was fetched in.",
    example: "A screen is open, and setLanguage(fr) is called.",
    advice: "Call setLanguage before you fetch; close the screen and open it again.",
    source: Reason(
      "Call it before fetching; loaded screens are not relabelled.", .localizing, lever: .user))
  static let undeclaredEvent = RulePage(
    "A custom event is not declared", .warning, scope: RuleScope(since: .v6_2),
    deed: "Your app or a button sends a custom event whose name the Console does not know. Nothing "
      + "is sent, and only Android's log says so.",
    example: "emit with a name that is not in custom_events of paywalk.json.",
    advice: "Declare the name, letter by letter, blanks and capitals too.",
    source: Reason(
      "Only names that are declared in the Console are sent; others are ignored in silence.",
      .customEvents, lever: .files))
  static let noLoginScreen = RulePage(
    "Login is left to the SDK", .warning,
    deed: "Nobody intercepts login, or your app answered notHandled. The documentation says that "
      + "the SDK opens its login screen; no public SDK ships one.",
    example: "A screen with a sign-in link, and no interceptor for login.",
    advice: "Intercept login, show your own form, call userLogin(), then answer success.",
    source: Reason(
      "notHandled is said to open the login screen. Paywalk shows a plain one marked SDK; "
        + "sdk_login: none makes the action fail instead.", .decision, lever: .interceptors))
}
