import PaywallModel

/// Why lines about the store are there, and about the SDK's events.
extension Reasons {
  static let sheet = Reason(
    "The store shows its own sheet; the SDK and your app wait for its answer.", .storeKit,
    lever: .store)
  static let storeAnswer = Reason(
    "The store's answer decides: bought goes on, everything else stops the chain.",
    .actionInterceptor, lever: .store)
  static let ownStore = Reason(
    "Your app bought by itself. The SDK learns of it by a synchronization.", .observerMode,
    lever: .interceptors)
  static let settled = Reason(
    "A purchase that waits for approval is settled outside the screen, maybe days later.",
    .storeKit, lever: .store)
}

extension EventName {
  /// Why it is sent.
  var reason: Reason {
    switch self {
    case .purchaseTapped, .restoreTapped, .loginTapped, .promoCodeTapped, .webCheckoutTapped,
      .linkOpened:
      Reason("A tap is told before anybody is asked, whatever becomes of it.", .decision)
    case .appInstalled, .appConfigured, .appStarted:
      Reason("The SDK has started; what came before start is taken in between.", .configuration)
    case .redemptionConsumed, .redemptionFailed:
      Reason(
        "Each redemption sends exactly one event, after the context was restored and before the "
          + "alert and the delegate.", .redemption, lever: .files)
    case .placementOpened: Reason("A button has opened a placement.", .events)
    case .purchaseCancelledByApp:
      Reason(
        "Your app began a purchase of its own, it was cancelled, and your app answered failed. A "
          + "refusal before any purchase sends nothing.", .decision, lever: .interceptors)
    case .storeProductFetchFailed:
      Reason("The store did not tell its products.", .events, lever: .network)
    case .subscriptionsListViewed, .cancellationReasonPublished:
      Reason("SDK 5 shows its own list of subscriptions and its survey.", .migration)
    case .optionsSelected:
      Reason("A choice on the screen is told at once; it is never intercepted.", .events)
    case .optionsValidated:
      Reason("An answer is told when it is sent, and saved as the user's attribute.", .events)
    case .carouselSlideSwiped:
      Reason("A swipe is told; a slide that turns by itself is not.", .events)
    case .presentationLoaded, .presentationViewed, .presentationOpened:
      Reason("A screen is told when it has been fetched, and again when it is seen.", .events)
    case .presentationClosed:
      Reason("Closing is told however it comes about, also by your app.", .events)
    case .deeplinkOpened: Reason("A link of the SDK was let in and opened.", .deeplinks)
    case .inAppPurchasing: Reason("The SDK has asked the store to buy.", .events, lever: .store)
    case .inAppPurchased, .receiptCreated, .receiptValidated, .inAppRenewed:
      Reason(
        "After a purchase the SDK makes a receipt, has it validated and tells the subscription.",
        .events, lever: .store)
    case .inAppDeferred:
      Reason("The purchase waits for an approval; it may come later.", .events, lever: .store)
    case .inAppPurchaseFailed, .inAppNotAvailable, .purchaseCancelled, .receiptFailed:
      Reason("The purchase did not go through.", .events, lever: .store)
    case .inAppRestored:
      Reason(
        "The store account owns the product already. A restore that succeeds is told by "
          + "RESTORE_SUCCEEDED.", .events, lever: .store)
    case .restoreStarted, .restoreSucceeded, .restoreFailed:
      Reason("A restore is told when it begins and how it ended.", .events, lever: .store)
    case .userLoggedIn, .userLoggedOut, .subscriptionsTransferred:
      Reason(
        "The user's id counts at once; what the anonymous user had goes over to it.",
        .identification, lever: .user)
    case .webCheckoutOpenedInWebBrowser, .webCheckoutError, .webCheckoutTimedOut:
      Reason("A web payment is told when it begins and when it does not end well.", .webCheckout)
    }
  }
}
