import PaywallModel

/// What there is to say about one error of the SDK: for `paywalk explain`.
public struct SDKErrorPage: Hashable, Sendable {
  /// A short name: `network`.
  public var code: String
  /// The name in the API: `PLYError.network`.
  public var apiName: String
  /// What the SDK's alert says of it, in English and in our words.
  public var message: String
  /// The event that it ends with; nil where a restore failed.
  public var eventName: String
  /// How it comes about.
  public var cause: String
  /// What the app should do.
  public var advice: String
  /// How it is brought about in a walk.
  public var recipe: String

  /// All of them, in the order of the enumeration.
  public static let all: [SDKErrorPage] = StoreError.allCases.map(SDKErrorPage.init)

  private init(_ error: StoreError) {
    code = error.rawValue
    apiName = error.apiName
    message = Catalog().text(error.textKey)
    eventName = error.isOfRestore ? EventName.restoreFailed.rawValue : error.eventName.rawValue
    cause = error.cause
    advice = error.appAdvice
    recipe = error.recipe
  }
}

extension StoreError {
  fileprivate var isOfRestore: Bool {
    self == .noProductsToRestore || self == .restorationPartial || self == .restorationErrors
  }

  fileprivate var recipe: String {
    if self == .network {
      return "O takes the network away, or failed, network in the store's sheet."
    }
    if let reason { return "In the store's sheet: failed, and ←→ to \(reason)." }
    return isOfRestore
      ? "In the store's sheet of a restore: nothing found, or part found."
      : "In the store's sheet: the answer of that name."
  }

  fileprivate var cause: String {
    switch self {
    case .network: "The store or the SDK's server cannot be reached."
    case .paymentNotAllowed: "The device or the account may not pay: parental controls, a profile."
    case .productNotFound: "The store does not know the plan's product, or it is not for sale here."
    case .alreadySubscribed: "The store account owns the product already."
    case .interrupted: "The store broke the purchase off, or the payment was not valid."
    case .unknown: "Something that the SDK has no name for."
    case .paymentCancelled: "The person closed the store's sheet."
    case .productNotAvailable: "The product exists, but not in this storefront."
    case .offerIneligible: "The person may not have the offer: it was used, or is for others."
    case .offerInvalid: "The offer's id, price or signature does not agree with the store."
    case .clientInvalid: "The store refuses this account."
    case .validationFailed: "The store has taken the payment, and the server did not accept it."
    case .validationTimedOut:
      "The server has not answered in time; the purchase may be there later."
    case .alreadyBeingPurchased: "A purchase of the product is running already."
    case .purchasePending: "The payment is still open: cash, or an approval."
    case .billingUnavailable: "Google Play's billing is not there: no account, an old Play store."
    case .googleDeveloperError:
      "The call to Google Play was wrong: id, type or state of the product."
    case .googleError: "Google Play failed without saying why."
    case .featureNotSupported: "The installed Play store lacks what the purchase needs."
    case .huaweiNotLogged: "Nobody is signed in to Huawei's store."
    case .noProductsToRestore: "The store account owns nothing that could be restored."
    case .restorationPartial: "Some of what the account owns came back, some did not."
    case .restorationErrors: "The store answered the restore with errors."
    }
  }

  fileprivate var appAdvice: String {
    switch self {
    case .network: "Nothing was charged: let the person try again."
    case .paymentCancelled: "Nothing: it is no error, and no text of your app should call it one."
    case .alreadySubscribed: "Offer to restore, or to sign in with the account that owns it."
    case .noProductsToRestore: "Say that nothing was found; do not treat it as a failure."
    case .validationFailed, .validationTimedOut:
      "Do not sell again at once: restore or wait, the money may have been taken."
    case .purchasePending, .alreadyBeingPurchased: "Wait for the entitlement; it comes by itself."
    case .productNotFound, .productNotAvailable, .googleDeveloperError, .offerInvalid:
      "Compare ids and offers of Console, store and storefront; paywalk check compares files."
    case .paymentNotAllowed, .clientInvalid, .billingUnavailable, .huaweiNotLogged,
      .featureNotSupported:
      "Say what the person can do on the device; the app cannot change it."
    case .offerIneligible: "Show the price without the offer."
    case .interrupted, .unknown, .googleError, .restorationPartial, .restorationErrors:
      "Keep the screen open and let the person try again; log the error's name."
    }
  }
}
