import Foundation
import PaywallModel

/// Where the package's files are on the machine that measures.
enum Repository {
  /// The package's folder, without a slash at its end.
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  /// The files of the project that ships, as `paywalk run` reads them.
  static func shippedFiles() throws -> [SourceFile] {
    let folder = root + "/screens"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map {
        SourceFile(name: name, bytes: [UInt8]($0))
      }
    }
  }

  /// The project that ships.
  static func shipped() throws -> Catalog { CatalogReader.read(try shippedFiles()) }
}
