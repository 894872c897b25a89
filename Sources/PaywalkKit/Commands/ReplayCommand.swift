import EmulatorShell
import PaywallModel
import SessionRecording

/// `paywalk replay`: play a recording, in the terminal or headless.
enum ReplayCommand {
  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    var recorded = try RecordedWalk.open(line.arguments[0])
    if line.flags.contains("headless") { return try playHeadless(recorded, line.arguments[0]) }
    for text in recorded.warnings { Output.talk(text) }
    recorded.isPlaying = !line.flags.contains("step")
    if let speed = line.value("speed") {
      guard let known = ReplaySpeed(option: speed) else {
        throw CommandFailure("--speed \(speed): 0.25, 0.5, 1, 2, 4, 8 or max was expected.")
      }
      recorded.speed = known
    }
    var session = try TerminalSession()
    return session.run(.replay(recorded, nil))
  }

  /// Plays everything and names the first difference on the standard output.
  static func playHeadless(
    _ recorded: RecordedWalk, _ path: String
  ) throws(CommandFailure) -> ExitStatus {
    for text in recorded.warnings { Output.talk(text) }
    var replayer = SessionReplayer(recorded.session, catalog: recorded.project.catalog)
    do throws(Divergence) {
      try replayer.playToEnd()
      OwnFaults.note(replayer.shell.walk, in: "the recording \(path)")
    } catch {
      let line = error.line > 0 ? ", line \(error.line)" : ""
      Output.data("\(path)\(line): \(error.message)")
      return .differs
    }
    if !recorded.errors.isEmpty {
      throw CommandFailure(recorded.errors.joined(separator: "\n"))
    }
    Output.data("\(path): \(recorded.session.steps.count) steps, all as recorded.")
    return .fine
  }
}
