import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording

/// What came of reading a project's files once more.
enum Rereading {
  /// Nothing that counts is otherwise.
  case same
  case read(ProjectFolder, changed: [String])
  case fault(ReloadFault)

  /// Reads the files of a project again; what is shown must still be there.
  init(_ project: ProjectFolder, shown: [String]) {
    let fresh: ProjectFolder
    do throws(CommandFailure) {
      fresh = try ProjectFolder.open(project.path, store: project.storePath)
    } catch {
      let problem = Problem(.error, code: "unreadable-file", file: "", message: error.message)
      self = .fault(ReloadFault(problem))
      return
    }
    let changed = Self.changed(from: project.files, to: fresh.files)
    if changed.isEmpty {
      self = .same
    } else if let problem = Self.problem(in: fresh, changed: changed, shown: shown, project) {
      let excerpt = fresh.catalog.excerpts[problem]
      self = .fault(ReloadFault(problem, rows: ProjectProblems.rows(of: excerpt)))
    } else {
      self = .read(fresh, changed: changed)
    }
  }

  /// The names of files that were changed, added or taken away, sorted.
  static func changed(from before: [SourceFile], to after: [SourceFile]) -> [String] {
    Set(Set(before).symmetricDifference(after).map(\.name)).sorted()
  }

  private static func problem(
    in fresh: ProjectFolder, changed: [String], shown: [String], _ before: ProjectFolder
  ) -> Problem? {
    if let fatal = fresh.fatalProblems.first { return fatal }
    let broken = fresh.catalog.brokenFiles.filter(changed.contains)
    let problems = fresh.catalog.problems.filter { $0.severity == .error }
    if let first = problems.first(where: { broken.contains($0.file) }) { return first }
    let missing = shown.first {
      fresh.catalog.screen($0) == nil && before.catalog.screen($0) != nil
    }
    guard let missing else { return nil }
    return Problem(
      .error, code: "dangling-screen", file: before.catalog.screenFiles[missing] ?? missing,
      message: "\(JSONText.quoted(missing)) is shown and no longer there.",
      advice: "Close it first, or bring its file back.")
  }
}

extension LiveWalk {
  var pollMilliseconds: Int? { watch == nil ? nil : ProjectWatch.milliseconds }

  /// Looks whether files were saved, and goes on with them; says whether anything came of it.
  mutating func poll(at moment: Instant) -> Bool {
    guard moment >= nextLook else { return false }
    nextLook = moment.advanced(by: ProjectWatch.milliseconds)
    guard watch?.hasChanged() == true else { return false }
    let shown = recorder.shell.walk.emulator.presentations.map(\.screenID)
    switch Rereading(paths.project, shown: shown) {
    case .same:
      // A file that could not be used is again as it was.
      guard let fault = recorder.shell.reloadFault else { return false }
      recorder.reload(paths.project.catalog, changed: [fault.problem.file], at: moment)
    case .read(let project, let changed):
      paths.project = project
      recorder.reload(project.catalog, changed: changed, at: moment)
    case .fault(let fault): recorder.refuseReload(fault, at: moment)
    }
    write()
    return true
  }

  /// What was just written by the walk itself is no news.
  mutating func acceptFiles() {
    let project = paths.project
    guard let fresh = try? ProjectFolder.open(project.path, store: project.storePath) else {
      return
    }
    paths.project.files = fresh.files
    if watch != nil { watch = ProjectWatch(paths.project) }
  }
}
