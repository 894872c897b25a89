public import PaywallModel

/// A user attribute, and who has set it when.
public struct UserAttribute: Hashable, Sendable {
  /// Who has set it (dossier §10.3: the SDK's sources are `purchasely` and `client`).
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The app's code.
    case app
    /// An answer of a quiz on a screen.
    case quiz
    /// The context of a web purchase.
    case web
    /// The SDK itself.
    case sdk

    /// As the SDK calls it.
    public var apiName: String { self == .app ? "client" : "purchasely" }
  }

  /// Its name.
  public var key: String
  /// Its value as text; a list's items have commas.
  public var value: String
  /// The type that the SDK is told.
  public var kind: AttributeKind
  /// Who has set it.
  public var source: Source
  /// When.
  public var setAt: Instant

  /// Makes an attribute.
  public init(
    key: String, value: String, kind: AttributeKind = .string, source: Source = .app,
    setAt: Instant = .start
  ) {
    self.key = key
    self.value = value
    self.kind = kind
    self.source = source
    self.setAt = setAt
  }

  /// As a person reads it: texts in quotation marks.
  public var shownValue: String {
    switch kind {
    case .string, .date: "\"\(value)\""
    case .bool, .int, .double: value
    case .stringArray: "[\(value)]"
    }
  }
}

/// Who the SDK takes the person for.
public struct User: Hashable, Sendable {
  /// A UUID made from the session's seed, never from randomness; or the web visitor's.
  public var anonymousID: String
  /// Nil while anonymous. Masked where it may be a person's (`UserIDMask`).
  public var userID: String?
  /// User attributes, in the order in which they were first set.
  public var attributes: [UserAttribute]
  /// Attributes of the SDK's own: campaign parameters, counters.
  public var builtIns: [UserAttribute] = []
  /// Whether the SDK has an anonymous id yet; before, a link's is adopted (dossier §7.5).
  var hasAnonymousID = true
  /// What was redeemed while anonymous and could not go over at the last login.
  var hasFailedTransfer = false

  /// Makes a user; the attributes are the app's.
  public init(anonymousID: String, userID: String?, attributes: [StartState.Attribute]) {
    self.anonymousID = anonymousID
    self.userID = userID
    self.attributes = attributes.map {
      UserAttribute(key: $0.key, value: $0.value, kind: $0.kind)
    }
  }

  /// Whether the app has not told who the person is.
  public var isAnonymous: Bool { userID == nil }

  /// Who a subscription that is consumed now belongs to.
  public var owner: SubscriptionOwner { userID.map { .user($0) } ?? .anonymous }

  /// Sets an attribute where it stands, or at the end.
  mutating func set(_ attribute: UserAttribute) { attributes.set(attribute) }
}

extension [UserAttribute] {
  /// Sets an attribute where it stands, or at the end.
  mutating func set(_ attribute: UserAttribute) {
    if let index = firstIndex(where: { $0.key == attribute.key }) {
      self[index] = attribute
    } else {
      append(attribute)
    }
  }
}
