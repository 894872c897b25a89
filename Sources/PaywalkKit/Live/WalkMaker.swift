import EmulatorShell
import PaywallModel
import SessionRecording

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Makes walks with their recordings.
struct WalkMaker {
  var environment: Environment
  /// Of the command line: this walk is kept there.
  var recordPath: String?
  /// Of the command line.
  var userID: String?
  /// What could not be done.
  private(set) var complaints: [String] = []
  /// Scenarios that were run, as the start list shows them, by their paths.
  var scenarioRows: [String: ListedFile] = [:]

  init(environment: Environment, recordPath: String?, userID: String?) {
    self.environment = environment
    self.recordPath = recordPath
    self.userID = userID
  }

  /// A walk that has not begun.
  mutating func walk(of project: ProjectFolder, options given: ShellOptions) -> LiveWalk {
    let paths = WalkPaths(project: project)
    let target = recordPath ?? PathText.joined(paths.sessions, paths.nextName + ".session")
    let journal = self.journal()
    let options = options(given, of: paths)
    let header = paths.header(options: options, userID: userID, path: journal?.path ?? target)
    var walk = LiveWalk(
      paths: paths, recorder: SessionRecorder(header, catalog: project.catalog),
      journal: journal, recordPath: target, isKept: options.keepsRecording,
      watch: ProjectWatch(project))
    // A journal without a header cannot be opened, and a walk can be killed before its first key.
    walk.write()
    return walk
  }

  /// With what lies in the project's folder besides its files.
  func options(_ given: ShellOptions, of paths: WalkPaths) -> ShellOptions {
    var options = firstOptions(given)
    options.recordingName = recordPath ?? "sessions/\(paths.nextName).session"
    options.sessions = WalkPaths.listed(in: paths.sessions, ending: ".session")
    options.scenarios = WalkPaths.listed(in: paths.scenarios, ending: ".scenario").map {
      scenarioRows[paths.scenario($0.name)] ?? $0
    }
    return options
  }

  /// As far as the first picture depends on it: of the folder nothing is listed.
  func firstOptions(_ given: ShellOptions) -> ShellOptions {
    var options = given
    options.keepsRecording = recordPath != nil
    return options
  }

  /// Nil where no file can be made; the walk goes on without.
  mutating func journal() -> JournalFile? {
    do throws(FileFailure) {
      if let recordPath {
        try keepAside(recordPath)
        return try JournalFile(at: recordPath)
      }
      guard let folder = environment.stateFolder else { return nil }
      return try JournalFile(in: folder)
    } catch {
      complaints.append("Nothing is recorded. \(error.message)")
      return nil
    }
  }

  /// A file that is there already is not written over: an older recording gets a `~`.
  private func keepAside(_ path: String) throws(FileFailure) {
    guard Files.exists(path) else { return }
    try JournalFile.check(path)
    guard rename(path, path + "~") == 0 else { throw FileFailure(path, number: errno) }
  }
}
