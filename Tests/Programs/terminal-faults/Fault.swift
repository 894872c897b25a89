import CursesTerminal
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Takes the terminal over as Paywalk does and then goes wrong in one way, so that a test can look
/// at what is left of the terminal.
@main
enum TerminalFaults {
  static func main() throws {
    guard let fault = CommandLine.arguments.dropFirst().first.flatMap(Fault.init) else {
      print("usage: terminal-faults \(Fault.allCases.map(\.rawValue).joined(separator: "|"))")
      exit(2)
    }
    let terminal = try CursesTerminal(environment: ["TERM": "xterm-256color"])
    CursesTerminal.setLastWords("last words\r\n")
    terminal.present(Surface(size: terminal.size), cursor: Point(column: 3, row: 2))
    _ = terminal.nextInput(waitingAtMost: nil)
    fault.happen()
  }
}

/// What goes wrong.
enum Fault: String, CaseIterable {
  case trap
  case trapOnThread = "trap-on-thread"
  case overflow
  case leaving = "exit"

  func happen() {
    switch self {
    case .trap: Self.trapHere()
    case .trapOnThread:
      Self.trapOnThread()
      while true { pause() }
    case .overflow: print(Self.depth(of: 1))
    case .leaving: exit(3)
    }
  }

  private static func trapHere() {
    let none = CommandLine.arguments.count
    precondition(none == 0, "a trap of the test")
  }

  /// Recursion that no optimiser turns into a loop.
  private static func depth(of level: Int) -> Int {
    level == 0 ? 0 : 1 + depth(of: level + CommandLine.arguments.count) % (level | 1)
  }

  private static func trapOnThread() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { _ in
        Fault.trapHere()
        return nil
      }, nil)
  }
}
