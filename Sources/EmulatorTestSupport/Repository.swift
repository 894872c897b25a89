import Foundation

/// Where the package's files are on the machine that runs the tests.
public enum Repository {
  /// The package's folder, without a slash at its end.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// The bytes of a file of the repository, or nil when it is not there.
  public static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) }
  }

  /// The text of a file of the repository, or nil when it is not there.
  public static func text(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of the files below a folder, relative to it and sorted.
  public static func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects
    return (names ?? []).compactMap { $0 as? String }.sorted()
  }
}
