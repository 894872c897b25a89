import PaywallModel
import PaywallRenderer
import SessionRecording

/// What was found at one path that `check` was given.
struct CheckedPath {
  /// In the order of files and places.
  var problems: [Problem]
  /// How the problems are written.
  var texts: ProjectProblems
  /// What was looked at, in a line.
  var summary: String

  /// Reads a project, a file of one, a scenario or a recording.
  static func open(_ path: String?, store: String?) throws(CommandFailure) -> CheckedPath {
    if let path, CheckedScript.isScript(path) { return try script(path) }
    let project = try ProjectFolder.open(path, store: store)
    let scripts = project.isSingleFile ? [] : CheckedScript.all(of: project)
    let found =
      project.catalog.problems + project.linkProblems + ContrastCheck.problems(of: project.catalog)
      + ProjectPictures(folder: project.folder).problems(of: project.catalog)
    let problems = found.sorted(by: Problem.inOrder) + scripts.flatMap(\.problems)
    let screens = Count.text(project.catalog.screens.count, "screen")
    let files = Count.text(project.files.count + scripts.count, "file")
    return CheckedPath(
      problems: problems, texts: ProjectProblems(project, others: scripts.map(\.file)),
      summary: "\(project.path): \(screens), \(files) read.")
  }

  private static func script(_ path: String) throws(CommandFailure) -> CheckedPath {
    let script = CheckedScript(try SourceFile.opened(at: path), in: nil)
    return CheckedPath(
      problems: script.problems, texts: ProjectProblems(nil, others: [script.file]),
      summary: "\(path) read.")
  }
}
