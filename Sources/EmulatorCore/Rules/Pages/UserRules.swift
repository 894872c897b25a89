// 6xx: user, attributes, events.
extension RulePage {
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
