/// A line for the row above the footer: what happened, why, what to do.
public struct Note: Hashable, Sendable {
  /// `✓ ✗ … · !` in that order.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case good, bad, wait, plain, problem
  }

  /// How good or bad the news are.
  public var mark: Mark
  /// What happened, then why, then what to do.
  public var text: String
  /// The same in at most 36 columns or little more, for narrow windows; nil where the text's own
  /// sentences do.
  public var short: String?
  /// The rule behind it, shown by `w`.
  public var reason: Reason?

  /// Makes a note.
  public init(_ mark: Mark, _ text: String, short: String? = nil, reason: Reason? = nil) {
    self.mark = mark
    self.text = text
    self.short = short
    self.reason = reason
  }
}
