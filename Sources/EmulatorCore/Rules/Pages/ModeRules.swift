import PaywallModel

// 2xx: mode and store.
extension RulePage {
  static let observerNeverBuys = RulePage(
    "Observer never buys", .error, scope: RuleScope(mode: .observer),
    deed: "A purchase or restore was left to the SDK in observer: nothing happens, the button is "
      + "free again, the chain ends.",
    example: "SDK 6 starts in observer unless told otherwise; no interceptor is registered.",
    advice: "Register an interceptor for purchase and restore, or start the SDK in full mode.",
    source: Reason(
      "In observer the SDK never processes purchase or restore; notHandled on those does nothing.",
      .actionInterceptor, lever: .mode))

  static let synchronizedTwice = RulePage(
    "Synchronized twice", .warning, scope: RuleScope(mode: .observer),
    deed:
      "Your app called synchronize() in an interceptor that then answered success. The SDK reads "
      + "the receipts twice.",
    example: "Buy, synchronize(), answer success.",
    advice: "Leave synchronize() out there. It is for purchases outside an interceptor.",
    source: Reason(
      "In observer, success for purchase or restore already synchronizes.", .actionInterceptor,
      lever: .interceptors))

  static let observerWithoutInterceptor = RulePage(
    "A screen that sells, and nobody buys", .warning, scope: RuleScope(mode: .observer),
    deed: "A screen with purchase or restore buttons came up in observer, and no interceptor is "
      + "registered for them. The buttons will do nothing.",
    example: "The screen is opened before the interceptors are registered.",
    advice: "Register the interceptors right after start, or start the SDK in full mode.",
    source: Reason(
      "In observer your app buys and restores, in its interceptors.", .observerMode, lever: .mode))

  static let neverSynchronized = RulePage(
    "Bought outside an interceptor, and never synchronized", .error,
    scope: RuleScope(mode: .observer),
    deed: "Your app sold something in a screen of its own, and nothing in it calls synchronize(). "
      + "The SDK does not learn of the purchase: no entitlement, no attribution.",
    example: "The settings have a store screen of their own, beside the paywall.",
    advice: "Call synchronize() when a purchase outside an interceptor is done.",
    source: Reason(
      "synchronize() is needed for transactions that are completed outside the action interceptor.",
      .actionInterceptor, lever: .interceptors))
}
