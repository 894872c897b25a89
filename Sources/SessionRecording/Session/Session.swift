public import EmulatorCore
public import EmulatorShell
import PaywallModel
public import TerminalModel

/// A recording: what was there at the start, and everything that came from outside, with its time.
/// Timers, effects and frames follow from these and are not recorded.
public struct Session: Hashable, Sendable {
  /// What was there at the start.
  public var header: SessionHeader
  /// In the order in which they were done; step 1 is the first.
  public var steps: [SessionStep]
  /// How long the walk took, in milliseconds; at least the last step's moment.
  public var endedAt: Instant
  /// Whether the recording was ended by the person; a killed one was not.
  public var hasEndMark: Bool

  /// Makes a recording.
  public init(
    header: SessionHeader, steps: [SessionStep] = [], endedAt: Instant = .start,
    hasEndMark: Bool = false
  ) {
    self.header = header
    self.steps = steps
    self.endedAt = endedAt
    self.hasEndMark = hasEndMark
  }
}

/// What came from outside in one step.
public enum SessionEvent: Hashable, Sendable {
  /// A placement, screen or link of the command line was opened.
  case open(Opening)
  /// A key, a paste, the mouse, a new window size.
  case input(Input)
  /// A name for this moment.
  case marker(String)
  /// Files that were saved were read again: their names, and the digest of all files.
  case reload(digest: String, files: [String])
  /// Files that were saved could not be used.
  case reloadFault(ReloadFault)
  /// Only time passed.
  case time
}

/// What the command line opens before the first key.
public enum Opening: Hashable, Sendable {
  case placement(String)
  case screen(String)
  case link(String)
}

extension Opening {
  /// As it is recorded: a link's token is masked.
  var masked: Opening {
    switch self {
    case .placement, .screen: self
    case .link(let address): .link(TokenMask.recorded(address))
    }
  }

  /// Opens it on a shell; what the shell asks for is handed out.
  public func perform(on shell: inout Shell, at moment: Instant) -> [ShellRequest] {
    switch self {
    case .placement(let id): shell.command(.openPlacement(id), at: moment)
    case .screen(let id): shell.command(.openScreen(id), at: moment)
    case .link(let address): shell.open(link: address, at: moment)
    }
  }
}

/// One step of a session: an event, and what followed from it as far as it is recorded.
public struct SessionStep: Hashable, Sendable {
  /// Where it stands in its file, from 1; 0 when it has none.
  public var line: Int
  /// Since the walk began.
  public var at: Instant
  /// What came from outside.
  public var event: SessionEvent
  /// What the app answered from this step on until the next.
  public var answers: [RecordedAnswer]
  /// What was to be seen right after it.
  public var checkpoint: Checkpoint?

  /// Makes a step.
  public init(
    line: Int = 0, at: Instant, event: SessionEvent, answers: [RecordedAnswer] = [],
    checkpoint: Checkpoint? = nil
  ) {
    self.line = line
    self.at = at
    self.event = event
    self.answers = answers
    self.checkpoint = checkpoint
  }
}

/// An answer that the app gave: derived while recording, compared while replaying.
public struct RecordedAnswer: Hashable, Sendable {
  /// Where it stands in its file, from 1; 0 when it has none.
  public var line: Int
  /// Which call, what about, what.
  public var answer: GivenAnswer

  /// Makes one.
  public init(line: Int = 0, _ answer: GivenAnswer) {
    self.line = line
    self.answer = answer
  }
}

/// Digests of a moment, and the moment in words, so that a difference has a name.
public struct Checkpoint: Hashable, Sendable {
  /// Sixteen hex digits: everything that decides how the walk goes on; nil is not compared.
  public var state: String?
  /// Sixteen hex digits: every cell of the frame; nil is not compared.
  public var frame: String?
  /// What a person would say is there: `plans, APP terms`.
  public var place: String

  /// Makes a checkpoint.
  public init(state: String? = nil, frame: String? = nil, place: String) {
    self.state = state
    self.frame = frame
    self.place = place
  }

  /// The checkpoint of a moment, with a digest of its frame where it is given.
  public init(of shell: Shell, showing frame: Frame?) {
    self.init(
      state: Digests.state(of: shell), frame: frame.map(Digests.frame),
      place: Digests.place(of: shell))
  }
}
