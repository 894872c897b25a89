/// A label's text with tags replaced and markup read.
public struct ExpandedText: Hashable, Sendable {
  /// A stretch of one look.
  public struct Run: Hashable, Sendable {
    /// Outside text, not yet filtered for the terminal.
    public var text: String
    /// Between two `**`.
    public var isBold: Bool
    /// Struck through; drawn between tildes, which are not in `text`.
    public var isStruck: Bool

    /// Makes a run.
    public init(_ text: String, isBold: Bool = false, isStruck: Bool = false) {
      self.text = text
      self.isBold = isBold
      self.isStruck = isStruck
    }
  }

  /// In reading order; none when there is nothing to read.
  public var runs: [Run]

  /// Makes a text.
  public init(_ runs: [Run]) { self.runs = runs }

  /// The bare text, struck runs between `~~`.
  public var plain: String {
    runs.map { $0.isStruck ? "~~\($0.text)~~" : $0.text }.joined()
  }
}
