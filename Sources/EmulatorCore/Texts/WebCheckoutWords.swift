import PaywallModel

extension TraceTexts {
  static let asksForPayment = "asks its server for the payment"
  static let asksForPaymentWide =
    "asks its server for the payment every \(seconds(WebCheckout.pollMilliseconds)), at most "
    + seconds(WebCheckout.limitMilliseconds)
  static let webPaymentConfirmed = "the payment is confirmed"
  static let checkoutBlocks = "the action queue stays blocked"

  static func webPayment(_ payment: WebCheckout.Payment) -> String {
    switch payment {
    case .notPaid: "back without paying"
    case .paid: "paid on the web"
    case .neverConfirmed: "paid, never confirmed"
    }
  }
}

extension Reasons {
  static let webPayment = Reason(
    "The payment happens in the browser; the SDK hears of it only from its server.", .webCheckout,
    lever: .store)
  static let webPolling = Reason(
    "After the browser the SDK asks its server until the payment is confirmed or the limit is "
      + "reached. How often and how long its server says; the figures here are Paywalk's.",
    .webCheckout, lever: .store)
  static let checkoutBlocks = Reason(
    "Before Android 6.1 a cancelled web checkout left the queue of actions blocked.",
    .webCheckout, lever: .platform)
}

extension Notes {
  static let webPaymentAwaited = Note(
    .wait, "The SDK waits for the web payment. Cancel ends it; the browser opens again after 3 s.",
    short: "The SDK waits for the web payment.", reason: Reasons.webPolling)
  static let webPaymentConfirmed = Note(.good, "The web payment is confirmed. The chain goes on.")
  static let webContinuesLater = Note(
    .plain, "Not yet: the browser can be opened again 3 s after you are back.",
    short: "Not yet: it comes after 3 s.")
  static let checkoutBlocks = Note(
    .problem,
    "Cancelled, and the screen takes no press any more: SDK 6.0 on Android. z steps back.",
    short: "Blocked for good. z steps back.", reason: Reasons.checkoutBlocks)
}
