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
