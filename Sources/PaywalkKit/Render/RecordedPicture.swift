import EmulatorShell
import PaywallModel
import SessionRecording
import TerminalModel

/// The picture of the whole window at a moment of a recording, or of a scenario's walk.
enum RecordedPicture {
  static func isRecording(_ path: String) -> Bool {
    path.hasSuffix(".session") || path.hasSuffix(".scenario")
  }

  static func print(
    _ path: String, _ line: CommandLineArguments, look: PictureLook
  ) throws(CommandFailure) {
    let others = ["size", "select", "in", "locale", "store"] + PictureState.options
    for name in others where line.value(name) != nil {
      throw CommandFailure("--\(name) counts for a screen; \(path) says it by itself.")
    }
    var recorded = try open(path)
    recorded.session.header.options.draw(as: look)
    var replayer = SessionReplayer(recorded.session, catalog: recorded.project.catalog)
    let count = recorded.session.steps.count
    let step = try line.number("step", in: 0...count) ?? count
    replayer.seek(to: step)
    let surface = replayer.shell.frame().surface
    look.print(surface, title: "\(PathText.name(of: path)), step \(step)") {
      WindowJSON.node(surface, step: step, of: path)
    }
  }

  /// A recording, or the one that a scenario makes.
  static func open(_ path: String) throws(CommandFailure) -> RecordedWalk {
    if path.hasSuffix(".session") { return try RecordedWalk.open(path) }
    let file = try ScenarioFile.open(path)
    let result = file.run()
    if let failure = result.failure { throw CommandFailure(failure.message, status: .failed) }
    let source = SourceFile(name: path, bytes: Array(result.session.utf8))
    guard let session = SessionFile.read(source).session else {
      throw CommandFailure("\(path): its walk cannot be read back.", status: .ownFault)
    }
    return RecordedWalk(session: session, project: file.project, warnings: [], errors: [])
  }

}

extension ShellOptions {
  /// Draws as a picture wants it; what it does not say stays as it was recorded.
  fileprivate mutating func draw(as look: PictureLook) {
    depth = look.depth
    glyphs = look.glyphs
    if look.scheme != nil { scheme = look.colorScheme }
  }
}
