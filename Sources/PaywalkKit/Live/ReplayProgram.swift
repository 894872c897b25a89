import EmulatorCore
import EmulatorShell
import SessionRecording
import TerminalModel

/// A recording that is played in the terminal.
struct ReplayProgram: TerminalProgram {
  var player: ReplayPlayer

  var nextDeadline: Instant? { player.nextDeadline }

  func frame() -> Frame { player.frame() }

  mutating func advance(to moment: Instant) -> [ShellRequest] {
    player.advance(to: moment)
    return []
  }

  mutating func handle(_ input: Input, at moment: Instant) -> ProgramAnswer {
    switch player.handle(input, at: moment) {
    case .goOn(let requests): .requests(requests)
    case .leave: .ending(.leaveReplay)
    case .takeOver: .ending(.takeOver)
    }
  }

  /// A replay changes nothing in the world around it.
  mutating func perform(_ request: ShellRequest, at moment: Instant) -> Ending? { nil }

  mutating func rest() {}
}
