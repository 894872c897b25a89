public import PaywallModel

/// Who the SDK takes the person for.
public struct User: Hashable, Sendable {
  /// A UUID made from the session's seed, never from randomness.
  public var anonymousID: String
  /// Nil while anonymous.
  public var userID: String?
  /// User attributes, in the order in which they were set.
  public var attributes: [StartState.Attribute]

  /// Makes a user.
  public init(anonymousID: String, userID: String?, attributes: [StartState.Attribute]) {
    self.anonymousID = anonymousID
    self.userID = userID
    self.attributes = attributes
  }

  /// Whether the app has not told who the person is.
  public var isAnonymous: Bool { userID == nil }
}
