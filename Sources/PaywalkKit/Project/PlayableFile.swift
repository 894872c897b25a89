import EmulatorCore
import PaywallModel
import SessionRecording

/// A session or a scenario, read with its project, that can be walked under any profile.
enum PlayableFile {
  case session(RecordedWalk)
  case scenario(ScenarioFile)

  /// Reads a file by its ending.
  static func open(_ path: String) throws(CommandFailure) -> PlayableFile {
    if path.hasSuffix(".scenario") { return .scenario(try ScenarioFile.open(path)) }
    let recorded = try RecordedWalk.open(path)
    for warning in recorded.warnings { Output.talk(warning) }
    return .session(recorded)
  }

  /// Its own profile.
  var profile: Profile {
    switch self {
    case .session(let recorded): recorded.session.header.profile
    case .scenario(let file): file.project.catalog.project.profile
    }
  }

  /// Walks it, under its own profile or another.
  func account(under profile: Profile? = nil) -> WalkAccount {
    switch self {
    case .session(let recorded):
      WalkAccount(of: recorded.session, catalog: recorded.project.catalog, profile: profile)
    case .scenario(let file):
      WalkAccount(of: file.scenario, catalog: file.project.catalog, profile: profile)
    }
  }
}
