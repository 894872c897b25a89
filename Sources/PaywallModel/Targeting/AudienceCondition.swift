/// What is known of a person when a screen is fetched.
public struct AudienceFacts: Hashable, Sendable {
  /// User attributes with their texts.
  public var attributes: [String: String]
  /// Names of the entitlements that are active.
  public var entitlements: Set<String>
  /// Nil while anonymous.
  public var userID: String?
  /// The language of the walk: `en`, `pt-BR`.
  public var language: String
  /// Platform and SDK version.
  public var profile: Profile

  /// Makes facts.
  public init(
    attributes: [String: String] = [:], entitlements: Set<String> = [], userID: String? = nil,
    language: String = "en", profile: Profile = Profile()
  ) {
    self.attributes = attributes
    self.entitlements = entitlements
    self.userID = userID
    self.language = language
    self.profile = profile
  }
}

/// Who belongs to an audience: the `when` object of `paywalk.json`.
public indirect enum AudienceCondition: Hashable, Sendable {
  /// A user attribute.
  case attribute(String, AttributeTest)
  /// An entitlement, active or not.
  case entitlement(String, isActive: Bool)
  /// Whether the app has told who the person is.
  case isSignedIn(Bool)
  /// One of some languages; `fr` stands for `fr-CA` too.
  case language([String])
  /// One of some platforms.
  case platform([Platform])
  /// One of some SDK versions.
  case sdk([SDKVersion])
  /// All of them.
  case all([AudienceCondition])
  /// At least one of them.
  case any([AudienceCondition])
  /// Its contrary.
  case not(AudienceCondition)

  /// Whether it holds for a person.
  public func holds(for facts: AudienceFacts) -> Bool {
    switch self {
    case .attribute(let key, let test): test.passes(facts.attributes[key])
    case .entitlement(let name, let isActive): facts.entitlements.contains(name) == isActive
    case .isSignedIn(let isSignedIn): (facts.userID != nil) == isSignedIn
    case .language(let names): names.contains { facts.speaks($0) }
    case .platform(let platforms): platforms.contains(facts.profile.platform)
    case .sdk(let versions): versions.contains(facts.profile.sdkVersion)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: facts) }
    case .any(let conditions): conditions.contains { $0.holds(for: facts) }
    case .not(let condition): !condition.holds(for: facts)
    }
  }

  /// As a person says it: `team_size is above 3 and plus is not active`.
  public var words: String {
    switch self {
    case .attribute(let key, let test): "\(key) \(test.words)"
    case .entitlement(let name, let isActive): "\(name) is \(isActive ? "" : "not ")active"
    case .isSignedIn(let isSignedIn): isSignedIn ? "signed in" : "not signed in"
    case .language(let names): "language \(names.joined(separator: " or "))"
    case .platform(let platforms): platforms.map(\.displayName).joined(separator: " or ")
    case .sdk(let versions): "SDK \(versions.map(\.rawValue).joined(separator: " or "))"
    case .all(let conditions): Self.joined(conditions, by: " and ")
    case .any(let conditions): Self.joined(conditions, by: " or ")
    case .not(let condition): "not (\(condition.words))"
    }
  }

  private static func joined(_ conditions: [AudienceCondition], by word: String) -> String {
    conditions.map { $0.isGroup ? "(\($0.words))" : $0.words }.joined(separator: word)
  }

  private var isGroup: Bool {
    switch self {
    case .all(let conditions), .any(let conditions): conditions.count > 1
    case .attribute, .entitlement, .isSignedIn, .language, .platform, .sdk, .not: false
    }
  }
}

extension AudienceFacts {
  fileprivate func speaks(_ name: String) -> Bool {
    let spoken = language.lowercased()
    let wanted = name.lowercased()
    return spoken == wanted || spoken.hasPrefix(wanted + "-") || spoken.hasPrefix(wanted + "_")
  }
}
