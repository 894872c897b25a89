import PaywallModel
import SessionRecording

/// A recording and the project that it was made with, both read.
struct RecordedWalk {
  var session: Session
  var project: ProjectFolder
  /// Torn lines, changed files: what is worth telling before it is played.
  var warnings: [String]
  /// The file is damaged; what is before the damage can be played.
  var errors: [String]
  var speed: ReplaySpeed = .normal
  var isPlaying = true

  /// Reads a session's file and the project beside it; a scenario is run, and what it made is the
  /// session.
  static func open(_ path: String) throws(CommandFailure) -> RecordedWalk {
    if path.hasSuffix(".scenario") { return try play(ScenarioFile.open(path)) }
    let reading = SessionFile.read(try SourceFile.opened(at: path))
    let told = reading.problems.map { problem in
      (problem, [line(problem), problem.advice].filter { !$0.isEmpty }.joined(separator: " "))
    }
    let errors = told.filter { $0.0.severity == .error }.map(\.1)
    guard let session = reading.session else {
      throw CommandFailure(errors.joined(separator: "\n"))
    }
    let folder = PathText.parent(of: path) ?? "."
    let store = session.header.store.map { PathText.joined(folder, $0) }
    let project = try ProjectFolder.open(
      PathText.joined(folder, session.header.project), store: store)
    try RunRequest.refuse(project)
    let changed = session.header.changedFiles(project.files.map(SessionHeader.FileDigest.init))
    var warnings = told.filter { $0.0.severity == .warning }.map(\.1)
    if !changed.isEmpty {
      warnings.append("\(path): changed since it was recorded: \(changed.joined(separator: ", ")).")
      if let step = session.firstReload {
        warnings.append(
          "\(path): files were read again at step \(step); a recording holds no files, so it can "
            + "be played up to there only with those that it began with.")
      }
    }
    return RecordedWalk(session: session, project: project, warnings: warnings, errors: errors)
  }

  /// The walk of a scenario; where it stops early, that is told.
  private static func play(_ file: ScenarioFile) throws(CommandFailure) -> RecordedWalk {
    let result = file.run()
    let source = SourceFile(name: result.file, bytes: Array(result.session.utf8))
    guard let session = SessionFile.read(source).session else {
      throw CommandFailure(result.failure?.message ?? "\(result.file): nothing was walked.")
    }
    return RecordedWalk(
      session: session, project: file.project, warnings: [],
      errors: result.failure.map { [$0.message] } ?? [])
  }

  private static func line(_ problem: Problem) -> String {
    "\(problem.file), line \(problem.position.line): \(problem.message)"
  }
}
