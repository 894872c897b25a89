import PaywallModel
import PaywallRenderer

/// `paywalk check`: every problem of screens, project, store and texts.
enum CheckCommand {
  enum Format: String, CaseIterable {
    case text, json, github
  }

  static func perform(_ line: CommandLineArguments) throws(CommandFailure) -> ExitStatus {
    let format = try line.choice("format", Format.self) ?? .text
    var paths: [String?] = line.arguments
    if paths.isEmpty { paths = [nil] }
    var entries: [JSONNode] = []
    var errorCount = 0
    var warningCount = 0
    for path in paths {
      let project = try ProjectFolder.open(path, store: line.value("store"))
      var texts = ProjectProblems(project)
      let contrast = ContrastCheck.problems(of: project.catalog)
      for problem in (project.catalog.problems + contrast).sorted(by: Problem.inOrder) {
        if problem.severity == .error { errorCount += 1 } else { warningCount += 1 }
        switch format {
        case .text: Output.data(texts.text(problem))
        case .github: Output.data(ProblemText.github(texts.named(problem)))
        case .json: entries.append(ProblemText.json(texts.named(problem)))
        }
      }
      if format == .text { Output.talk(summary(of: project)) }
    }
    if format == .json { Output.json(.list(entries)) }
    if format == .text { Output.talk(total(errorCount, warningCount)) }
    return errorCount > 0 ? .failed : .fine
  }

  private static func summary(of project: ProjectFolder) -> String {
    let screens = count(project.catalog.screens.count, "screen")
    return "\(project.path): \(screens), \(count(project.files.count, "file")) read."
  }

  private static func total(_ errors: Int, _ warnings: Int) -> String {
    if errors + warnings == 0 { return "Nothing to report." }
    return "\(count(errors, "error")), \(count(warnings, "warning"))."
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
