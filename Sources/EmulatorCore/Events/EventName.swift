/// The events that the emulated SDK sends (dossier §8.1); the raw value is what the app is told.
enum EventName: String, Hashable, Sendable, CaseIterable {
  case appConfigured = "APP_CONFIGURED"
  case appInstalled = "APP_INSTALLED"
  case appStarted = "APP_STARTED"
  case cancellationReasonPublished = "CANCELLATION_REASON_PUBLISHED"
  case carouselSlideSwiped = "CAROUSEL_SLIDE_SWIPED"
  case deeplinkOpened = "DEEPLINK_OPENED"
  case inAppDeferred = "IN_APP_DEFERRED"
  case inAppNotAvailable = "IN_APP_NOT_AVAILABLE"
  case inAppPurchased = "IN_APP_PURCHASED"
  case inAppPurchaseFailed = "IN_APP_PURCHASE_FAILED"
  case inAppPurchasing = "IN_APP_PURCHASING"
  case inAppRenewed = "IN_APP_RENEWED"
  case inAppRestored = "IN_APP_RESTORED"
  case linkOpened = "LINK_OPENED"
  case loginTapped = "LOGIN_TAPPED"
  case optionsSelected = "OPTIONS_SELECTED"
  case optionsValidated = "OPTIONS_VALIDATED"
  case placementOpened = "PLACEMENT_OPENED"
  case presentationClosed = "PRESENTATION_CLOSED"
  case presentationLoaded = "PRESENTATION_LOADED"
  case presentationOpened = "PRESENTATION_OPENED"
  case presentationViewed = "PRESENTATION_VIEWED"
  case promoCodeTapped = "PROMO_CODE_TAPPED"
  case purchaseCancelled = "PURCHASE_CANCELLED"
  case purchaseCancelledByApp = "PURCHASE_CANCELLED_BY_APP"
  case purchaseTapped = "PURCHASE_TAPPED"
  case receiptCreated = "RECEIPT_CREATED"
  case receiptFailed = "RECEIPT_FAILED"
  case receiptValidated = "RECEIPT_VALIDATED"
  case redemptionConsumed = "REDEMPTION_CONSUMED"
  case redemptionFailed = "REDEMPTION_FAILED"
  case restoreFailed = "RESTORE_FAILED"
  case restoreStarted = "RESTORE_STARTED"
  case restoreSucceeded = "RESTORE_SUCCEEDED"
  case restoreTapped = "RESTORE_TAPPED"
  case storeProductFetchFailed = "STORE_PRODUCT_FETCH_FAILED"
  case subscriptionsListViewed = "SUBSCRIPTIONS_LIST_VIEWED"
  case subscriptionsTransferred = "SUBSCRIPTIONS_TRANSFERRED"
  case userLoggedIn = "USER_LOGGED_IN"
  case userLoggedOut = "USER_LOGGED_OUT"
  case webCheckoutError = "WEB_CHECKOUT_ERROR"
  case webCheckoutOpenedInWebBrowser = "WEB_CHECKOUT_OPENED_IN_WEB_BROWSER"
  case webCheckoutTapped = "WEB_CHECKOUT_TAPPED"
  case webCheckoutTimedOut = "WEB_CHECKOUT_TIMED_OUT"
}

extension EventName {
  /// Whether it is about what a person looks at and presses: the purpose `analytics` (dossier
  /// §10.4).
  var isBehaviour: Bool {
    switch self {
    case .carouselSlideSwiped, .linkOpened, .loginTapped, .optionsSelected, .optionsValidated,
      .placementOpened, .presentationClosed, .presentationLoaded, .presentationOpened,
      .presentationViewed, .promoCodeTapped, .purchaseTapped, .restoreTapped, .webCheckoutTapped,
      .deeplinkOpened, .subscriptionsListViewed, .cancellationReasonPublished:
      true
    case .appConfigured, .appInstalled, .appStarted, .inAppDeferred, .inAppNotAvailable,
      .inAppPurchased, .inAppPurchaseFailed, .inAppPurchasing, .inAppRenewed, .inAppRestored,
      .purchaseCancelled, .purchaseCancelledByApp, .receiptCreated, .receiptFailed,
      .receiptValidated, .redemptionConsumed, .redemptionFailed, .restoreFailed, .restoreStarted,
      .restoreSucceeded, .storeProductFetchFailed, .subscriptionsTransferred, .userLoggedIn,
      .userLoggedOut, .webCheckoutError, .webCheckoutOpenedInWebBrowser, .webCheckoutTimedOut:
      false
    }
  }
}
