#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Notices that files of a project were saved: by their sizes and times, looked at now and then. A
/// change counts once it has stood still from one look to the next, so that a file is not read
/// while it is being written.
struct ProjectWatch: Hashable {
  /// How often it is worth looking.
  static let milliseconds = 400

  /// What tells two states of a file apart.
  private struct Stamp: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var node: UInt64
  }

  private let project: ProjectFolder
  private var accepted: [String: Stamp]
  private var pending: [String: Stamp]?

  /// What is there now counts as known.
  init(_ project: ProjectFolder) {
    self.project = project
    accepted = Self.stamps(of: project)
  }

  /// Whether something has changed since it was last said, and is whole.
  mutating func hasChanged() -> Bool {
    let now = Self.stamps(of: project)
    guard now != accepted else {
      pending = nil
      return false
    }
    guard now == pending else {
      pending = now
      return false
    }
    accepted = now
    pending = nil
    return true
  }

  private static func stamps(of project: ProjectFolder) -> [String: Stamp] {
    var paths = (try? ProjectFiles.paths(of: project)) ?? []
    if let store = project.storePath { paths.append(store) }
    var stamps: [String: Stamp] = [:]
    for path in paths { stamps[path] = stamp(of: path) }
    return stamps
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      size: Int(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec),
      node: UInt64(status.st_ino))
  }
}
