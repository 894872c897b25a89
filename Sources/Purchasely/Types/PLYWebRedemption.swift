public import EmulatorCore
public import PaywallModel

/// Hears of web redemptions; registered on the builder (dossier §7.3).
public protocol PLYWebRedemptionDelegate: AnyObject {
  /// A redemption has settled: once for each.
  func webRedemptionCompleted(result: PLYWebRedemptionResult)
}

/// How a redemption ended (dossier §7.4).
public struct PLYWebRedemptionResult: Hashable, Sendable {
  /// Whether the subscription is active.
  public var isSuccess: Bool
  /// `EXPIRED_REDEMPTION_TOKEN`, `INVALID_REDEMPTION_TOKEN`; nil for everything else.
  public var errorCode: String?
  /// For the person, and not for a log: it may hold a masked address of mail.
  public var errorMessage: String?
  /// Whether the server has confirmed an earlier redemption again: unlock, do not thank twice.
  public var replay: Bool
  /// What was activated; nil for a failure.
  public var context: PLYWebRedemptionContext?

  /// The result as the SDK's samples match it.
  public enum Result: Hashable, Sendable {
    case success(context: PLYWebRedemptionContext?, replay: Bool)
    case failure(errorCode: String?, errorMessage: String?)
  }

  /// The result as a success or a failure.
  public func asResult() -> Result {
    isSuccess
      ? .success(context: context, replay: replay)
      : .failure(errorCode: errorCode, errorMessage: errorMessage)
  }

  init(_ result: RedemptionResult, subscription: PLYSubscription?) {
    isSuccess = result.outcome.isSuccess
    errorCode = result.outcome.errorCode
    errorMessage = result.errorMessage
    replay = result.outcome == .replay
    context = isSuccess ? PLYWebRedemptionContext(subscription: subscription) : nil
  }
}

/// What a redemption has activated.
public struct PLYWebRedemptionContext: Hashable, Sendable {
  /// The subscription; nil where the plan is not known.
  public var subscription: PLYSubscription?
}

/// A subscription of the person (dossier §10.1).
public struct PLYSubscription: Hashable, Sendable {
  /// Where it was bought: `appleAppStore`, `googlePlayStore`, `stripe`, …
  public var subscriptionSource: SubscriptionSource
  /// How the platform spells the source: `stripe` on iOS, `STRIPE` on Android, before 6.2
  /// `WEB_CHECKOUT_STRIPE`.
  public var storeType: String
  /// What was bought.
  public var plan: PLYPlan?
  /// How it stands.
  public var status: Subscription.Status
  /// `2027-03-01`; nil for what does not renew.
  public var nextRenewalDate: String?
  /// `2026-03-01`.
  public var purchasedDate: String

  init(_ subscription: Subscription, emulator: Emulator) {
    subscriptionSource = subscription.source
    storeType =
      subscription.source == .stripe
      ? emulator.profile.webSourceName : subscription.source.rawValue
    plan = subscription.planID.map { PLYPlan(id: $0, catalog: emulator.catalog) }
    status = subscription.status
    nextRenewalDate = subscription.nextRenewalDay
    purchasedDate = subscription.purchasedDay
  }
}
