import EmulatorShell
import PaywallModel
import SessionRecording

/// Where the recordings of a project are, and how they name the project.
struct WalkPaths: Hashable {
  var project: ProjectFolder

  /// `screens/sessions`, or beside a single file.
  var sessions: String { PathText.joined(project.folder, "sessions") }
  /// `screens/scenarios`.
  var scenarios: String { PathText.joined(project.folder, "scenarios") }

  /// Where a scenario of the start list is.
  func scenario(_ name: String) -> String {
    PathText.joined(scenarios, name.hasSuffix(".scenario") ? name : name + ".scenario")
  }

  /// A name for the next recording that is not taken: `walk-3`.
  var nextName: String {
    let taken = Set((try? Files.names(in: sessions)) ?? [])
    var number = 1
    while taken.contains("walk-\(number).session") { number += 1 }
    return "walk-\(number)"
  }

  /// The header of a walk that is written to `path`.
  func header(options: ShellOptions, userID: String?, path: String) -> SessionHeader {
    SessionHeader(
      program: Paywalk.version, catalog: project.catalog, options: options, userID: userID,
      project: relative(project.path, from: path),
      store: project.storePath.map { relative($0, from: path) },
      integration: project.changedIntegration,
      files: project.files.map(SessionHeader.FileDigest.init))
  }

  /// How a recording at `session` names a path; both as the user wrote them.
  func relative(_ path: String, from session: String) -> String {
    let current = Files.currentFolder()
    let target = Files.realPath(path) ?? PathText.joined(current, path)
    let folder = PathText.parent(of: session) ?? "."
    let start = Files.realPath(folder) ?? PathText.joined(current, folder)
    return PathText.relative(target, from: start)
  }

  /// What the start list offers of a folder: names without their ending.
  static func listed(in folder: String, ending: String) -> [ListedFile] {
    let names = (try? Files.names(in: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map {
      ListedFile(name: String($0.dropLast(ending.count)))
    }
  }
}
