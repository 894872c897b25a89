public import PaywallModel

/// A line of the Pipeline panel.
public struct TraceLine: Hashable, Sendable {
  /// Who does it.
  public enum Who: String, Hashable, Sendable, CaseIterable {
    case you, SDK, APP, STORE, event, check
  }

  /// What kind of line it is.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case plain
    /// The first line of a press; what follows belongs to it.
    case press
    /// `1/2`: an action of the chain begins, or is skipped.
    case action
    /// `✗`: the chain ends there.
    case stop
    /// `✓`: the chain is done.
    case done
    /// `!!`: a broken rule that harms.
    case problem
    /// `!`: a broken rule that may harm.
    case warning
    /// `·`: a rule that is worth knowing.
    case hint
    /// `…`: something is waited for.
    case wait
  }

  /// When it happened.
  public var at: Instant
  /// The press it belongs to, from 1; nil for what happens outside any press.
  public var press: Int?
  /// Who did it.
  public var who: Who
  /// What kind of line it is.
  public var mark: Mark
  /// 0 for actions of the SDK, 1 for what happens in them, 2 for what the app does in a call.
  public var depth: Int
  /// For `.action`: "1/2".
  public var counter: String?
  /// What happened, in few words: `asks your app, call 8`.
  public var text: String
  /// The same where there is room, `asks your app, call 8: purchase {plan yearly}`; nil where the
  /// few words say all.
  public var wideText: String?
  /// The call that it is about, if there is one.
  public var call: CallID?
  /// The rule behind it, for "why".
  public var reason: Reason?
  /// Platform, version and mode of that moment; nil where nobody has told.
  public internal(set) var profile: Profile?

  /// Makes a line.
  public init(
    at: Instant, press: Int?, who: Who, mark: Mark = .plain, depth: Int = 0,
    counter: String? = nil, text: String, wideText: String? = nil, call: CallID? = nil,
    reason: Reason? = nil
  ) {
    self.at = at
    self.press = press
    self.who = who
    self.mark = mark
    self.depth = depth
    self.counter = counter
    self.text = text
    self.wideText = wideText
    self.call = call
    self.reason = reason
  }
}
