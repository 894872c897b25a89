/// What a label's text depends on besides its screen: the store, who the user is, what is picked.
public struct TextContext: Hashable, Sendable {
  /// The plan that tags without an argument refer to, if the label names none.
  public var currentPlanID: String?
  /// Whether the user gets introductory offers in a group, by group id; absent means yes.
  public var introEligibility: [String: Bool]
  /// The language of period words and the writing of prices.
  public var locale: String

  /// Makes a context.
  public init(
    currentPlanID: String? = nil, introEligibility: [String: Bool] = [:], locale: String = "en"
  ) {
    self.currentPlanID = currentPlanID
    self.introEligibility = introEligibility
    self.locale = locale
  }
}
