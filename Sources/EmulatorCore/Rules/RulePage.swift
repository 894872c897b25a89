public import PaywallModel

/// How much it matters that a rule is broken.
public enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
  /// The person or the shop is harmed: a frozen screen, an unpaid thank-you, two purchases.
  case error
  /// Something gets lost, or works by chance only.
  case warning
  /// Worth knowing; nothing is wrong yet.
  case hint
}

/// Where a rule holds; what is not named holds everywhere.
public struct RuleScope: Hashable, Sendable {
  /// The platforms that it holds for.
  public var platforms: [Platform]
  /// The first SDK version that it holds for; nil is all of them.
  public var since: SDKVersion?
  /// The mode that it holds for; nil is both.
  public var mode: RunningMode?

  /// Makes a scope.
  public init(
    platforms: [Platform] = Platform.allCases, since: SDKVersion? = nil, mode: RunningMode? = nil
  ) {
    self.platforms = platforms
    self.since = since
    self.mode = mode
  }

  /// All platforms, versions and modes.
  public static let everywhere = RuleScope()

  /// `Android, SDK 6.1 and later, observer`; `all platforms`.
  public var words: String {
    let all = platforms.count == Platform.allCases.count
    let names = all ? "all platforms" : platforms.map(\.displayName).joined(separator: ", ")
    let version = since.map { ", SDK \($0.rawValue) and later" } ?? ""
    return names + version + (mode.map { ", \($0.rawValue) mode" } ?? "")
  }

  /// Whether a walk under this profile can break the rule.
  public func holds(for profile: Profile) -> Bool {
    let versions = SDKVersion.allCases
    let isNew =
      (versions.firstIndex(of: profile.sdkVersion) ?? 0)
      >= (since.flatMap { versions.firstIndex(of: $0) } ?? 0)
    return platforms.contains(profile.platform) && isNew && (mode == nil || mode == profile.mode)
  }
}

/// What a rule is, for people: what `paywalk explain` prints.
public struct RulePage: Hashable, Sendable {
  /// In a few words: `An interceptor never answers`.
  public var title: String
  /// How much it matters.
  public var severity: RuleSeverity
  /// Where it holds.
  public var scope: RuleScope
  /// What the app did, and what comes of it.
  public var deed: String
  /// One walk in which it happens.
  public var example: String
  /// What the app should do.
  public var advice: String
  /// The rule as the documentation has it, in our words, and where it stands there.
  public var source: Reason
  /// Rules that are broken with this one, always.
  public var companions: [DiagnosticRule]

  /// Makes a page.
  public init(
    _ title: String, _ severity: RuleSeverity, scope: RuleScope = .everywhere, deed: String,
    example: String, advice: String, source: Reason, companions: [DiagnosticRule] = []
  ) {
    self.title = title
    self.severity = severity
    self.scope = scope
    self.deed = deed
    self.example = example
    self.advice = advice
    self.source = source
    self.companions = companions
  }
}
