import CursesTerminal

/// `paywalk run`: walk a paywall in the terminal.
enum RunCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let request = try RunRequest(line)
    var session = try TerminalSession(request: request)
    return session.run(.walk(request.project, request.opening, request.keys))
  }
}
