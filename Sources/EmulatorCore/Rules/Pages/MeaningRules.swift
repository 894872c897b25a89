// 1xx: an answer that means something else than what happened.
extension RulePage {
  static let successOnRefusal = RulePage(
    "success although the person refused", .error,
    deed: "The person refused your terms, failed the question for grown-ups or left your message, "
      + "and your app answered success. The chain goes on as if they had agreed.",
    example: "completion(accepted ? .notHandled : .success): a refusal opens the thank-you screen.",
    advice: "Answer failed on a refusal. It stops the chain and ends the loading.",
    source: Reason(
      "success marks the action as done and moves on; failed stops the chain. A published sample "
        + "answers success on a refusal, against the table.", .actionInterceptor,
      lever: .interceptors),
    companions: [.successWithoutPurchase])

  static let loginWithoutUser = RulePage(
    "Signed in by word only", .error,
    deed: "Your app answered success to login and nobody is signed in, or it called userLogin() "
      + "although the person had cancelled.",
    example: "userLogin(\"my-user-id\") stands in the completion, whatever its result is.",
    advice: "Call userLogin() with the id of who has signed in, then answer success. On a cancel "
      + "call nothing and answer failed.",
    source: Reason(
      "success says that your app has done the login; the screen is then fetched for the new user.",
      .identification, lever: .interceptors))

  static let failedThoughBought = RulePage(
    "Bought, and not told", .error,
    deed: "Your app's own store says bought, and your app did not answer success. The chain stops, "
      + "the next screen does not open, and in observer nothing is synchronized: paid for nothing.",
    example: "The purchase ends, and its callback answers failed because the receipt is late.",
    advice: "Answer success as soon as your own purchase is done.",
    source: Reason(
      "failed says that your app tried and failed; only success synchronizes in observer.",
      .actionInterceptor, lever: .interceptors))

  static let screenGone = RulePage(
    "An answer for a screen that is gone", .warning,
    deed: "Your app answered after the screen that was pressed had been closed. The rest of the "
      + "chain runs without it.",
    example: "The session ends, the app closes all screens, and the terms are still up.",
    advice: "Answer failed and put your own screen away before you close the paywall.",
    source: Reason(
      "The screen waits for the answer, so it is given while the screen is there.",
      .paywallActions, lever: .interceptors))

  static let interceptorUnused = RulePage(
    "An interceptor that no screen needs", .hint,
    deed: "Your app has an interceptor for a kind of action that no screen of the project uses. It "
      + "is never called.",
    example: "An interceptor for promoCode, and no screen with such a button.",
    advice: "Leave it out, or look whether a button lacks its action.",
    source: Reason(
      "Register the kinds that you want to override; all others are performed by the SDK.",
      .actionInterceptor, lever: .interceptors))

  static let closedBeforeAnswer = RulePage(
    "Closed inside the handler, before the answer", .warning,
    deed: "Your app closed all screens in the interceptor and answered only then. Closing and the "
      + "chain race: what the chain opens may come up over nothing, or be swept away.",
    example: "closePresentation() on the first line of the login handler.",
    advice: "Answer first; close from the callback of your own work, or let the chain close.",
    source: Reason(
      "Answer first, then close: closing in the handler before the answer races with the SDK.",
      .paywallActions, lever: .interceptors))
}
