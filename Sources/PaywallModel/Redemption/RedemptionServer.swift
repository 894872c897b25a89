/// The pretend server that redemption links are exchanged with: `redemption` in `paywalk.json`
/// (dossier §7).
public struct RedemptionServer: Hashable, Sendable {
  /// How long each of its answers takes.
  public var latencyMilliseconds: Int
  /// What was sold on the web, in the file's order.
  public var sales: [WebSale]

  /// Makes a server; without sales it knows no token.
  public init(latencyMilliseconds: Int = 600, sales: [WebSale] = []) {
    self.latencyMilliseconds = latencyMilliseconds
    self.sales = sales
  }

  /// How long a token can be redeemed.
  public static let validMinutes = 4 * 60
  /// After how long the SDK gives up (dossier §7.3).
  public static let watchdogMilliseconds = 90_000
}

/// Something sold on the web: a token, and what the server does when it comes.
public struct WebSale: Hashable, Sendable {
  /// What the server does with the token.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    /// The subscription becomes active, once.
    case active
    /// Somebody else has redeemed it: a new link is mailed.
    case usedByAnother
    /// The subscription was cancelled or refunded: nothing is mailed.
    case cancelled
    /// The answer is no answer.
    case transportFailure
    /// No answer comes; the SDK gives up after 90 s.
    case slow
  }

  /// What the link carries; its text is not kept.
  public var token: RedemptionToken
  /// What the server does.
  public var answer: Answer
  /// The plan that was sold; nil where the web sells what the project does not know.
  public var planID: String?
  /// How old the link is when the walk begins.
  public var ageMinutes: Int
  /// Where its mails go, masked; nil sends none.
  public var mail: String?
  /// The web visitor's anonymous id.
  public var anonymousID: String?
  /// `utm_source`, `utm_medium`, `utm_campaign`: restored as built-in attributes.
  public var campaign: [StartState.Attribute]
  /// Answers of the web's quiz: restored as user attributes.
  public var answers: [StartState.Attribute]
  /// Where it stands in the project's file.
  public var position: SourcePosition

  /// Makes a sale.
  public init(
    token: RedemptionToken, answer: Answer = .active, planID: String? = nil, ageMinutes: Int = 0,
    mail: String? = nil, anonymousID: String? = nil, campaign: [StartState.Attribute] = [],
    answers: [StartState.Attribute] = [], position: SourcePosition = .start
  ) {
    self.token = token
    self.answer = answer
    self.planID = planID
    self.ageMinutes = ageMinutes
    self.mail = mail
    self.anonymousID = anonymousID
    self.campaign = campaign
    self.answers = answers
    self.position = position
  }
}
