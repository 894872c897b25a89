import PaywallModel

// 1xx: what the app says it has done, and chains.
extension RulePage {
  static let successWithoutClose = RulePage(
    "success for close, and nothing was closed", .warning,
    deed: "Your app answered success to close or closeAll and left the screen open. The close "
      + "button looks broken.",
    example: "The interceptor of close tracks the press and answers success.",
    advice:
      "Answer notHandled to let the SDK close. success is right only after your app has closed "
      + "the screen.",
    source: Reason(
      "success means that your app handled the action: the SDK does not run its own.",
      .actionInterceptor, lever: .interceptors))

  static let openingIntercepted = RulePage(
    "open_presentation or open_placement is intercepted", .warning,
    deed: "Your app has an interceptor for an action that opens another screen. Audience, A/B test "
      + "and campaign are lost for that screen when the app opens it.",
    example: "An interceptor for openPlacement that fetches the placement and displays it.",
    advice: "Leave these two kinds to the SDK. To learn of them, listen to the events.",
    source: Reason(
      "The two actions belong to the SDK's own context; overriding them breaks A/B tests, "
        + "audiences and campaigns.", .actionInterceptor, lever: .interceptors))

  static let boughtTwice = RulePage(
    "Bought by the app and by the SDK", .error, scope: RuleScope(mode: .full),
    deed: "Your app bought or restored by itself and answered notHandled, so the SDK does the same "
      + "once more. The person meets two sheets and may pay twice.",
    example: "The app's store says bought, and the interceptor returns notHandled.",
    advice:
      "Answer success after your own purchase. Answer notHandled only where the SDK is to buy.",
    source: Reason(
      "notHandled makes the SDK perform the default action, whatever your app did before.",
      .actionInterceptor, lever: .interceptors))

  static let successWithoutOpening = RulePage(
    "success for a link or screen, and nothing was opened", .hint,
    deed:
      "Your app answered success to an action that opens something, and nothing was opened. The "
      + "press leads nowhere.",
    example: "The interceptor of openPlacement decides against it and answers success.",
    advice: "Answer notHandled to let the SDK open it, failed to refuse it.",
    source: Reason(
      "success means that your app handled the action: the SDK opens nothing itself.",
      .actionInterceptor, lever: .interceptors))

  static let walkTooLong = RulePage(
    "Your app and the SDK call each other for ever", .error,
    deed:
      "One event led to more steps than Paywalk takes. What would have followed was not walked.",
    example: "A chain of a thousand actions, each answered at once.",
    advice: "Look at the last lines of the Pipeline panel: what repeats there is the loop.",
    source: Reason(
      "One event may lead to 1000 steps at most, so that a loop ends and is told.", .project,
      lever: .interceptors))
}
