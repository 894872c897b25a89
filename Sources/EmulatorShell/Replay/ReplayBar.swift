public import EmulatorCore

/// Where recording and replay no longer agree.
public struct ReplayDifference: Hashable, Sendable {
  /// From 1.
  public var step: Int
  /// For the note row: `recorded failed, now success`.
  public var summary: String
  /// What was recorded, one line each.
  public var recorded: [String]
  /// What came now, one line each.
  public var now: [String]
  /// What they are about: `call 7 purchase, way out Refuse`.
  public var subject: String
  /// What to make of it, as sentences.
  public var explanation: String

  /// Makes a difference.
  public init(
    step: Int, summary: String, recorded: [String] = [], now: [String] = [], subject: String = "",
    explanation: String = ""
  ) {
    self.step = step
    self.summary = summary
    self.recorded = recorded
    self.now = now
    self.subject = subject
    self.explanation = explanation
  }
}

/// The state of a replay, as the row above the note draws it. Whoever plays sets it on the shell.
public struct ReplayBar: Hashable, Sendable {
  /// The last step that was played, from 1; 0 before the first.
  public var step: Int
  /// All steps of the recording.
  public var count: Int
  /// Where the replay is, on the recording's clock.
  public var at: Instant
  /// How long the recording is.
  public var total: Instant
  /// `×1`, `×½`, `at once`.
  public var speed: String
  /// Not paused.
  public var isPlaying: Bool
  /// The numbers of the steps that are markers.
  public var markers: [Int]
  /// The first difference, if one was found.
  public var difference: ReplayDifference?

  /// Makes a paused replay before its first step.
  public init(count: Int, total: Instant, markers: [Int] = []) {
    self.count = count
    self.total = total
    self.markers = markers
    step = 0
    at = .start
    speed = "×1"
    isPlaying = false
    difference = nil
  }
}
