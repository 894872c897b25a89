import PaywallModel
import SessionRecording

/// A scenario or a recording, with what is wrong with it. Its name is its path.
struct CheckedScript {
  var file: SourceFile
  var problems: [Problem]

  static func isScript(_ path: String) -> Bool {
    path.hasSuffix(".scenario") || path.hasSuffix(".session")
  }

  /// Those in a project's folders for them.
  static func all(of project: ProjectFolder) -> [CheckedScript] {
    let paths = WalkPaths(project: project)
    let files = [paths.scenarios, paths.sessions].flatMap { folder in
      (try? Files.below(folder)) ?? []
    }
    let root = Files.realPath(project.folder) ?? project.folder
    return files.filter(isScript).map { path in
      if let refusal = Files.refusal(ofLink: path, root: root) {
        return CheckedScript(unreadable: path, refusal.message)
      }
      do throws(CommandFailure) {
        return CheckedScript(try SourceFile.opened(at: path), in: project.catalog)
      } catch {
        return CheckedScript(unreadable: path, error.message)
      }
    }
  }

  /// Reads a script; where the project is known, what it opens is looked up.
  init(_ file: SourceFile, in catalog: Catalog?) {
    self.file = file
    guard file.name.hasSuffix(".scenario") else {
      problems = SessionFile.read(file).problems
      return
    }
    let reading = Scenario.parse(file)
    problems = reading.problems
    if let scenario = reading.scenario, scenario.project == nil, let catalog {
      problems += scenario.problems(in: catalog)
    }
  }

  private init(unreadable path: String, _ message: String) {
    file = SourceFile(name: path, bytes: [])
    problems = [
      Problem(
        .error, code: "unreadable-file", file: path, message: message,
        advice: "It is left out.")
    ]
  }
}
