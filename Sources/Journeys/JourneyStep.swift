import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording
import TerminalModel

/// One thing that happens on a journey, so many milliseconds after the one before.
struct JourneyStep: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    /// To the SDK itself, as an app's own code may use it.
    case sdk(EmulatorEvent)
    /// To the SDK and the pretend app.
    case walk(WalkEvent)
    /// Through the terminal's face.
    case input(Input)
    case open(Opening)
    /// The files were saved again: the project's own, or the other one.
    case reload(isOther: Bool)
    /// The program is killed while it writes its last line, so much of which is there, in percent;
    /// another takes over from the journal.
    case kill(Int)
  }

  var pause: Int
  var event: Event

  /// A line for people.
  var text: String { "+\(pause) ms  \(event)" }
}

/// What a journey goes through: it makes the next step from what it sees, and takes it.
protocol Traveller {
  init(seed: UInt64, shipped: Catalog)
  /// What happens next; nothing happens yet.
  func next(_ chance: inout Chance) -> JourneyStep.Event
  mutating func take(_ event: JourneyStep.Event, at moment: Instant)
  /// What is wrong so far, in a line; nil on a journey without a fault.
  var fault: String? { get }
  /// The same on every machine.
  var digest: UInt64 { get }
  /// What happened as a recording, where there is one.
  var recording: String? { get }
  /// Kinds of things that were met: events, alerts, dialogs, rules.
  var sights: Set<String> { get }
}

extension Traveller {
  var recording: String? { nil }
  var sights: Set<String> { [] }
}
