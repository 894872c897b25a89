/// A broken contract rule.
public struct Diagnostic: Hashable, Sendable {
  /// Which rule.
  public var rule: DiagnosticRule
  /// What happened here, what to do; without the number.
  public var text: String
  /// The call that it is about, if there is one.
  public var call: CallID?
  /// When it was found.
  public var at: Instant

  /// Makes a diagnostic.
  public init(rule: DiagnosticRule, text: String, call: CallID? = nil, at: Instant) {
    self.rule = rule
    self.text = text
    self.call = call
    self.at = at
  }
}

/// The numbered rules; the raw value is what is printed.
public enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  case noAnswer = "PLY101"
  case secondAnswer = "PLY102"
  case successWithoutPurchase = "PLY103"
  case answerBeforeUser = "PLY104"
  case successWithoutClose = "PLY105"
  case openingIntercepted = "PLY106"
  case bridgeTimeout = "PLY107"
  case lateAnswer = "PLY108"
  case boughtTwice = "PLY109"
  case successWithoutOpening = "PLY110"
  /// One event led to more steps than a walk takes.
  case walkTooLong = "PLY111"
  case observerNeverBuys = "PLY201"
  case synchronizedTwice = "PLY202"
  case observerWithoutInterceptor = "PLY203"
  case alertLeftOpen = "PLY301"
  case alertShownTwice = "PLY302"
  case alertDismissedTooEarly = "PLY303"
  case noLoginScreen = "PLY602"
  case nothingToShow = "PLY701"
  case unknownPlacement = "PLY702"
}
