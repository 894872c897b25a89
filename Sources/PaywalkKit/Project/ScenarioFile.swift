import PaywallModel
import SessionRecording

/// A scenario and the project that it walks, both read.
struct ScenarioFile {
  var scenario: Scenario
  var project: ProjectFolder

  /// Reads a scenario's file and its project: the one that it names, else the folder above
  /// `scenarios`, `rules` and `lab`, else its own.
  static func open(_ path: String) throws(CommandFailure) -> ScenarioFile {
    let reading = Scenario.parse(try SourceFile.opened(at: path))
    guard let scenario = reading.scenario else {
      throw CommandFailure(reading.problems.map(line).joined(separator: "\n"))
    }
    let folder = PathText.parent(of: path) ?? "."
    let project = try ProjectFolder.open(
      scenario.project.map { PathText.joined(folder, $0) } ?? projectFolder(beside: folder),
      store: nil)
    try RunRequest.refuse(project)
    return ScenarioFile(scenario: scenario, project: project)
  }

  /// Drives a walk through the scenario, in virtual time.
  func run() -> ScenarioResult {
    let result = ScenarioRunner.run(
      scenario, catalog: project.catalog, program: Paywalk.version,
      files: project.files.map(SessionHeader.FileDigest.init))
    OwnFaults.note(result.walk, in: "the scenario \(scenario.file)")
    return result
  }

  private static func projectFolder(beside folder: String) -> String {
    let name = PathText.name(of: Files.realPath(folder) ?? folder)
    guard ["scenarios", "rules", "lab"].contains(name) else { return folder }
    return PathText.parent(of: folder) ?? (folder == "." ? ".." : ".")
  }

  private static func line(_ problem: Problem) -> String {
    let place = "line \(problem.position.line), column \(problem.position.column)"
    let text = [problem.message, problem.advice].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(problem.file), \(place): \(text)"
  }
}
