import Foundation

/// Real files that must not be copied into the repository: they lie in a folder beside it, where
/// the machine has one.
public enum Samples {
  /// The folder beside the package.
  public static let folder = Repository.root + "/../shared/samples"

  /// Whether the samples are there.
  public static var areThere: Bool { FileManager.default.fileExists(atPath: folder) }

  /// What a skipped test prints.
  public static let missing = "skipped: the folder of real samples is not beside the package"

  /// The bytes of a sample, or nil with a printed reason.
  public static func bytes(_ path: String) -> [UInt8]? {
    if let data = FileManager.default.contents(atPath: folder + "/" + path) {
      return [UInt8](data)
    }
    print("\(missing): \(path)")
    return nil
  }
}
