public import EmulatorCore
public import PaywallModel

/// How a scenario ended.
public struct ScenarioResult: Hashable, Sendable {
  /// The scenario's file.
  public var file: String
  /// Steps that were done, the failing one not counted.
  public var doneStepCount: Int
  /// Nil when every step was done and every expectation came true.
  public var failure: ScenarioFailure?
  /// The walk as a recording's text, up to the failure.
  public var session: String
  /// The walk as it ended; after a step `platform` the one that began there.
  public var walk: Walk
  /// What it told, step by step.
  public var account: WalkAccount
  /// Broken rules that no line has expected.
  public var unexpected: [Diagnostic]

  /// Makes a result.
  public init(
    file: String, doneStepCount: Int, failure: ScenarioFailure? = nil, session: String,
    walk: Walk, account: WalkAccount, unexpected: [Diagnostic] = []
  ) {
    self.file = file
    self.doneStepCount = doneStepCount
    self.failure = failure
    self.session = session
    self.walk = walk
    self.account = account
    self.unexpected = unexpected
  }
}

/// The step at which a scenario failed.
public struct ScenarioFailure: Hashable, Sendable {
  /// The scenario's file.
  public var file: String
  /// Where the step stands.
  public var position: SourcePosition
  /// The step as it is written.
  public var step: String
  /// What was wanted: `screen thanks on top`.
  public var wanted: String
  /// What was there instead: `plans, under STORE sheet`.
  public var seen: String
  /// The window at that moment, row by row.
  public var frame: String

  /// Makes a failure.
  public init(
    file: String, position: SourcePosition, step: String, wanted: String, seen: String,
    frame: String
  ) {
    self.file = file
    self.position = position
    self.step = step
    self.wanted = wanted
    self.seen = seen
    self.frame = frame
  }

  /// For people, several lines: place and step, what was wanted and seen, the frame.
  public var message: String {
    """
    \(file), line \(position.line), column \(position.column): \(step)
      wanted  \(wanted)
      seen    \(seen)
    \(frame)
    """
  }
}

/// Why a step cannot be done.
struct ScenarioStop: Error, Hashable {
  var wanted: String
  var seen: String
}
