import CursesTerminal

/// `paywalk run`: walk a paywall in the terminal.
enum RunCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let request = try RunRequest(line)
    if line.flags.contains("accessible") {
      var session = LinearSession(request)
      return session.run()
    }
    var session = try TerminalSession(request: request)
    return session.run(.walk(request.project, request.opening, request.keys))
  }
}
