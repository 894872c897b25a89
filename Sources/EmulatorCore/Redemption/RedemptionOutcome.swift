public import PaywallModel

/// How a redemption ends (dossier §7.4); a replay is active again.
public enum RedemptionOutcome: String, Hashable, Sendable, CaseIterable {
  case active, replay, expired, invalid, failed

  /// Whether the subscription is there.
  public var isSuccess: Bool { self == .active || self == .replay }

  /// The code that the delegate gets; only these two are public.
  public var errorCode: String? {
    switch self {
    case .active, .replay, .failed: nil
    case .expired: "EXPIRED_REDEMPTION_TOKEN"
    case .invalid: "INVALID_REDEMPTION_TOKEN"
    }
  }
}

/// What the delegate is told of a redemption.
public struct RedemptionResult: Hashable, Sendable {
  /// How it ended.
  public var outcome: RedemptionOutcome
  /// The link's token.
  public var token: RedemptionToken
  /// The plan of the subscription; nil for a failure, or where the project does not know it.
  public var planID: String?
  /// What a person may read of a failure; an address of mail in it is masked.
  public var errorMessage: String?
  /// Whose the subscription is now.
  public var owner: SubscriptionOwner?

  /// Makes a result.
  public init(
    outcome: RedemptionOutcome, token: RedemptionToken, planID: String? = nil,
    errorMessage: String? = nil, owner: SubscriptionOwner? = nil
  ) {
    self.outcome = outcome
    self.token = token
    self.planID = planID
    self.errorMessage = errorMessage
    self.owner = owner
  }
}

/// Whose a subscription is.
public enum SubscriptionOwner: Hashable, Sendable {
  /// Somebody who has signed in, by the id that the app gave.
  case user(String)
  /// The anonymous user of this device.
  case anonymous
  /// Somebody on another device.
  case somebodyElse

  /// For people.
  public var words: String {
    switch self {
    case .user(let id): id
    case .anonymous: "anonymous"
    case .somebodyElse: "somebody else"
    }
  }
}
