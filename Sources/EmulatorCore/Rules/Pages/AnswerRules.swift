import PaywallModel

// 1xx: how the app answers.
extension RulePage {
  static let noAnswer = RulePage(
    "An interceptor never answers", .error,
    deed:
      "Your app was asked about an action and nothing is left that could still answer: no dialog "
      + "of your app, no timer, no hand. The screen stays frozen for good, the close button too.",
    example: "The terms are accepted, but the branch that answers is missing.",
    advice: "Answer on every path, also when the person cancels and when your own code fails.",
    source: Reason(
      "An interceptor answers each call exactly once. No native SDK has a time limit.",
      .paywallActions, lever: .interceptors))

  static let secondAnswer = RulePage(
    "An interceptor answers twice", .error,
    deed: "Your app answered a call that it had answered before. The first answer counts here; in "
      + "the SDK it is undefined, and in Swift a continuation that is resumed twice ends the app.",
    example: "The dialog answers failed when it is refused and once more when it is closed.",
    advice: "Answer in one place, the one that every way out of your dialog comes through.",
    source: Reason(
      "A call is answered exactly once; what a second answer does is undefined.", .paywallActions,
      lever: .interceptors))

  static let successWithoutPurchase = RulePage(
    "success although nothing was bought", .error,
    deed:
      "Your app answered success to a purchase or a restore, and no transaction of its own went "
      + "through. The chain goes on as if it had been paid; in observer the SDK synchronizes.",
    example: "The interceptor only logs and answers success, so the thank-you screen opens unpaid.",
    advice: "Answer success after your own purchase, notHandled to let the SDK buy, failed for all "
      + "else.",
    source: Reason(
      "success says that your app has done the action. Too early, it opens the next screen "
        + "although nothing was purchased.", .actionInterceptor, lever: .interceptors))

  static let answerBeforeUser = RulePage(
    "Answered before the person had chosen", .error,
    deed: "Your app showed a screen of its own and answered at once. The SDK goes on while the "
      + "person still reads, and what they choose then changes nothing.",
    example: "The terms come up, the interceptor returns notHandled, and the store's sheet opens "
      + "over the terms.",
    advice: "Answer in the completion of your screen. On Android use the overload that hands you a "
      + "result to call later.",
    source: Reason(
      "The result tells the SDK what to do next, so it is given when the person has chosen.",
      .actionInterceptor, lever: .interceptors))

  static let bridgeTimeout = RulePage(
    "The bridge answered in the app's place", .error,
    scope: RuleScope(platforms: [.reactNative]),
    deed: "Your app did not answer within 30 s. The React Native bridge answered notHandled, and "
      + "the SDK did the action itself.",
    example: "The sign-in form stays open for a minute; meanwhile the SDK opens its own.",
    advice: "Answer within 30 s, failed if the person is not done, and let them press again.",
    source: Reason(
      "The React Native bridge gives up after 30 s and answers notHandled.", .reactNativeBridge,
      lever: .interceptors))

  static let lateAnswer = RulePage(
    "An answer that came too late", .warning, scope: RuleScope(platforms: [.reactNative]),
    deed:
      "Your app answered after the bridge had answered notHandled. The answer was dropped; what "
      + "your app and the SDK did has now been done twice.",
    example: "Your own purchase ends after 40 s with success, and the SDK has opened its sheet.",
    advice: "Give up before 30 s are over, or answer at once and act on the result afterwards.",
    source: Reason(
      "After 30 s the stored callback is removed, and a later answer reaches nobody.",
      .reactNativeBridge, lever: .interceptors),
    companions: [.bridgeTimeout])
}
