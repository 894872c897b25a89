/// The SDK's alerts (dossier §3.1); the raw value is the iOS name.
public enum AlertKind: String, Hashable, Sendable, CaseIterable {
  /// Any other SDK error.
  case commonError
  /// A purchase was validated and the user is known.
  case inAppSuccess
  /// A purchase waits for an approval.
  case inAppDeferred
  /// A purchase was validated and the user is anonymous: asks to sign in.
  case inAppSuccessUnauthentified
  /// A restoration found something.
  case inAppRestorationSuccess
  /// A restoration failed, or found nothing or only a part.
  case inAppRestorationError
  /// A purchase failed.
  case inAppError
  /// How to unsubscribe in Google Play.
  case unsubscribeGoogle
  /// How to unsubscribe in the App Store.
  case unsubscribeiOS
  /// How to unsubscribe at Amazon.
  case unsubscribeAmazon
  /// A web payment was not confirmed in time.
  case webCheckoutReceiptPollingFailure
  /// Android: a change of plan was accepted and counts from the end of the period on.
  case inAppOptionChangedSuccess
  /// Android: the person is not signed in to Huawei's store. No public case has this dialog.
  case huaweiNotLogged
  /// The plan was bought in another store. Two buttons; no public case has this dialog.
  case changePlanDifferentStore
  /// A web redemption has settled. The UI handler is not asked about it: who shows it is decided
  /// before start (dossier §7.3).
  case webRedemption
}

extension AlertKind {
  /// The raw value of the iOS enum; nil for what iOS has no case for.
  public var number: Int? {
    switch self {
    case .commonError: 0
    case .inAppSuccess: 1
    case .inAppDeferred: 2
    case .inAppSuccessUnauthentified: 3
    case .inAppRestorationSuccess: 4
    case .inAppRestorationError: 5
    case .inAppError: 6
    case .unsubscribeGoogle: 7
    case .unsubscribeiOS: 8
    case .unsubscribeAmazon: 9
    case .webCheckoutReceiptPollingFailure: 10
    case .inAppOptionChangedSuccess, .huaweiNotLogged, .changePlanDifferentStore,
      .webRedemption:
      nil
    }
  }

  /// Whether it tells an error, whose text is then the content (dossier §3.2).
  public var tellsError: Bool {
    switch self {
    case .commonError, .inAppRestorationError, .inAppError: true
    case .inAppSuccess, .inAppDeferred, .inAppSuccessUnauthentified, .inAppRestorationSuccess,
      .unsubscribeGoogle, .unsubscribeiOS, .unsubscribeAmazon, .webCheckoutReceiptPollingFailure,
      .inAppOptionChangedSuccess, .huaweiNotLogged, .changePlanDifferentStore, .webRedemption:
      false
    }
  }
}
