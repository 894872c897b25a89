import EmulatorCore
import EmulatorShell
import TerminalModel

/// How a program leaves the terminal's loop.
enum Ending: Hashable {
  case quit(keepsRecording: Bool)
  case signal(Int32)
  /// The loop goes on with something else.
  case change(ShellRequest)
  case leaveReplay
  case takeOver
}

/// What runs in a terminal: a live walk or a replay.
protocol TerminalProgram {
  /// Nil waits for input only.
  var nextDeadline: Instant? { get }
  mutating func frame() -> Frame
  /// The frame is shown: what can wait for that is done.
  mutating func settle()
  /// Lets time pass; answers with how it ends, if it does.
  mutating func advance(to moment: Instant) -> [ShellRequest]
  mutating func handle(_ input: Input, at moment: Instant) -> ProgramAnswer
  /// Does what the face asks for, besides what the terminal itself does.
  mutating func perform(_ request: ShellRequest, at moment: Instant) -> Ending?
  /// Nothing has come for a while.
  mutating func rest()
  /// How often it wants to look around while nothing comes; nil never.
  var pollMilliseconds: Int? { get }
  /// Looks around; whether the picture may be another now.
  mutating func poll(at moment: Instant) -> Bool
}

extension TerminalProgram {
  var pollMilliseconds: Int? { nil }
  mutating func poll(at moment: Instant) -> Bool { false }
  mutating func settle() {}
}

/// What follows from an input.
enum ProgramAnswer: Hashable {
  case requests([ShellRequest])
  case ending(Ending)
}
