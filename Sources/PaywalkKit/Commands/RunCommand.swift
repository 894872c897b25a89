import CMemory
import CursesTerminal

/// `paywalk run`: walk a paywall in the terminal.
enum RunCommand {
  /// What a walk of the shipped project has taken once its first frame is there.
  private static let firstHeapBytes = 640 << 10

  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    if line.flags.contains("accessible") {
      var session = LinearSession(try RunRequest(line))
      return session.run()
    }
    cmemory_take(firstHeapBytes)
    let files = try RunRequest.files(line)
    guard let first = RunRequest(first: line, of: files) else {
      let request = try RunRequest(line, of: files.read())
      var session = try TerminalSession(request: request)
      return session.run(.walk(request.project, request.opening, request.keys))
    }
    var session = try TerminalSession(request: first)
    session.showFirst(first)
    do {
      let request = try RunRequest(line, of: files.read())
      return session.run(.walk(request.project, request.opening, request.keys))
    } catch {
      session.giveBack()
      throw error
    }
  }
}
