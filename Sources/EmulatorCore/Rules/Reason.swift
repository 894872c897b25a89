/// The rule behind a line or a note: what it says, where that stands, and what would change it.
public struct Reason: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The rule, in one or two sentences.
  public var text: String
  /// Where it stands; a reason without a page is not finished.
  public var source: DocumentationPage?
  /// What one changes to make it go another way; nil where nothing would.
  public var lever: Lever?

  /// What a person at the keyboard can change.
  public enum Lever: String, Hashable, Sendable, CaseIterable {
    /// What the app shows and answers for an action.
    case interceptors
    /// Who shows an alert.
    case alerts
    /// Whether the app has a UI handler.
    case handler
    case mode, platform, user, network, links
    /// What the store answers.
    case store
    /// Another press, or the same later.
    case stepBack
    /// A screen's or the project's file.
    case files
  }

  /// Makes a reason.
  public init(_ text: String, _ source: DocumentationPage?, lever: Lever? = nil) {
    self.text = text
    self.source = source
    self.lever = lever
  }

  /// A reason that still lacks its source.
  public init(stringLiteral text: String) { self.init(text, nil) }
}
