import PaywallModel

/// An error of the store, with its names in the SDK and its text (dossier §12.1).
enum StoreError: String, Hashable, Sendable, CaseIterable {
  // Of purchases.
  case network, paymentNotAllowed, productNotFound, alreadySubscribed, interrupted, unknown
  case paymentCancelled, productNotAvailable, offerIneligible, offerInvalid, clientInvalid
  case validationFailed, validationTimedOut, alreadyBeingPurchased, purchasePending
  // Of Google's and Huawei's stores.
  case billingUnavailable, googleDeveloperError, googleError, featureNotSupported, huaweiNotLogged
  // Of restores.
  case noProductsToRestore, restorationPartial, restorationErrors

  /// What went wrong with a purchase.
  init(of transaction: StoreState.Transaction) {
    switch transaction.state {
    case .notAllowed: self = .paymentNotAllowed
    case .notFound: self = .productNotFound
    case .owned: self = .alreadySubscribed
    case .interrupted: self = .interrupted
    case .cancelled: self = .paymentCancelled
    case .failed: self = transaction.reason.flatMap(StoreError.init(reason:)) ?? .unknown
    case .asking, .bought, .pending, .restored, .nothingFound, .declined, .changeAccepted:
      self = .unknown
    }
  }

  /// What went wrong with a restore; nil when all was found.
  init?(ofRestore wayOut: WayOut, reason: String?) {
    if wayOut == .allFound { return nil }
    if wayOut == .partFound {
      self = .restorationPartial
    } else if wayOut != .failed {
      self = .noProductsToRestore
    } else {
      self = reason.flatMap(StoreError.init(reason:)) ?? .network
    }
  }

  /// The error that a sheet offers in these words.
  init?(reason: String) {
    guard let error = Self.allCases.first(where: { $0.reason == reason }) else { return nil }
    self = error
  }

  /// `PLYError.network`.
  var apiName: String {
    switch self {
    case .alreadySubscribed: "PLYError.AlreadyPremium"
    case .interrupted: "PLYError.paymentInvalid"
    case .productNotAvailable: "PLYError.storeProductNotAvailable"
    case .offerIneligible: "PLYError.ineligibleForOffer"
    case .offerInvalid: "PLYError.invalidOfferIdentifier"
    case .validationTimedOut: "PLYError.receiptValidationTimedOut"
    case .alreadyBeingPurchased: "PLYError.purchaseAlreadyRunning"
    case .purchasePending: "PLYError.PurchasePending"
    case .billingUnavailable: "PLYError.BillingUnavailable"
    case .googleDeveloperError: "PLYError.GoogleDeveloperError"
    case .googleError: "PLYError.GoogleError"
    case .featureNotSupported: "PLYError.UnsupportedFeature"
    case .huaweiNotLogged: "PLYError.HuaweiAccountNotLogged"
    case .restorationErrors: "PLYError.restorationFailedWithErrors"
    case .network, .paymentNotAllowed, .productNotFound, .unknown, .paymentCancelled,
      .clientInvalid, .validationFailed, .noProductsToRestore, .restorationPartial:
      "PLYError.\(rawValue)"
    }
  }

  /// The event that a purchase ends with.
  var eventName: EventName {
    switch self {
    case .alreadySubscribed: .inAppRestored
    case .productNotFound: .inAppNotAvailable
    case .paymentCancelled: .purchaseCancelled
    case .network, .paymentNotAllowed, .interrupted, .unknown, .productNotAvailable,
      .offerIneligible, .offerInvalid, .clientInvalid, .validationFailed, .validationTimedOut,
      .alreadyBeingPurchased, .purchasePending, .billingUnavailable, .googleDeveloperError,
      .googleError, .featureNotSupported, .huaweiNotLogged, .noProductsToRestore,
      .restorationPartial, .restorationErrors:
      .inAppPurchaseFailed
    }
  }

  /// Whether the store has taken the money and only the SDK's server has not agreed.
  var isOfValidation: Bool { self == .validationFailed || self == .validationTimedOut }

  /// The text that the alert shows.
  var textKey: SDKText {
    switch self {
    case .network: .networkError
    case .paymentNotAllowed: .paymentNotAllowedError
    case .productNotFound: .noProductFoundError
    case .alreadySubscribed: .alreadySubscribedError
    case .interrupted: .paymentInvalidError
    case .unknown: .unknownError
    case .paymentCancelled: .paymentCancelledError
    case .productNotAvailable: .productNotAvailableError
    case .offerIneligible: .offerIneligibleError
    case .offerInvalid: .offerInvalidError
    case .clientInvalid: .clientInvalidError
    case .validationFailed: .validationFailed
    case .validationTimedOut: .validationTimedOut
    case .alreadyBeingPurchased: .alreadyBeingPurchasedError
    case .purchasePending: .errorPending
    case .billingUnavailable: .googleBillingNotAvailable
    case .googleDeveloperError: .googleDeveloperError
    case .googleError: .googleDefaultError
    case .featureNotSupported: .googleFeatureNotSupported
    case .huaweiNotLogged: .huaweiDescription
    case .noProductsToRestore: .restoreStatusNothing
    case .restorationPartial: .partialRestore
    case .restorationErrors: .restoreStatusErrors
    }
  }

  /// The words that a sheet offers it in; nil where the answer has a row of its own.
  var reason: String? {
    switch self {
    case .network: "network"
    case .paymentNotAllowed: "not allowed"
    case .unknown: "unknown"
    case .productNotAvailable: "not available"
    case .offerIneligible: "no such offer for you"
    case .offerInvalid: "offer refused"
    case .clientInvalid: "account refused"
    case .validationFailed: "not verified"
    case .validationTimedOut: "verifying takes too long"
    case .alreadyBeingPurchased: "already running"
    case .purchasePending: "payment still open"
    case .billingUnavailable: "billing is off"
    case .googleDeveloperError: "developer error"
    case .googleError: "Google error"
    case .featureNotSupported: "not supported"
    case .huaweiNotLogged: "not signed in"
    case .restorationErrors: "errors"
    case .productNotFound, .alreadySubscribed, .interrupted, .paymentCancelled,
      .noProductsToRestore, .restorationPartial:
      nil
    }
  }
}

/// The reasons of a failure that a sheet offers, in the order in which ←→ go through them.
enum StoreReason {
  static let network = "network"
  static let notAllowed = "not allowed"
  static let unknown = "unknown"
  /// What a restore in part did not bring back, where the walk knows no name for it.
  static let unnamed = "1 more"

  /// Of a purchase in a store.
  static func ofPurchase(in store: SubscriptionSource) -> [String] {
    let common: [StoreError] = [
      .network, .paymentNotAllowed, .unknown, .productNotAvailable, .validationFailed,
      .validationTimedOut, .alreadyBeingPurchased,
    ]
    return (common + own(of: store)).compactMap(\.reason)
  }

  /// Of a restore, in any store.
  static let ofRestore = [StoreError.network, .paymentNotAllowed, .unknown, .restorationErrors]
    .compactMap(\.reason)

  private static func own(of store: SubscriptionSource) -> [StoreError] {
    switch store {
    case .appleAppStore: [.offerIneligible, .offerInvalid, .clientInvalid]
    case .googlePlayStore:
      [
        .purchasePending, .billingUnavailable, .googleDeveloperError, .googleError,
        .featureNotSupported,
      ]
    case .huaweiAppGallery: [.huaweiNotLogged]
    case .amazonAppstore, .stripe: []
    }
  }
}
