import PaywallModel

/// Goes through the files of a folder that a project reads. What leads out of the folder is never
/// followed: a file that does is refused by its name, a folder is passed over and told.
struct FolderVisit {
  /// Links to folders that were passed over, by their names in the project.
  private(set) var linkedFolders: [String] = []
  /// The folder's path without links.
  private let root: String

  private static let deepest = 4
  private static let skipped: Set<String> = [
    "sessions", "scenarios", "schemas", "rules", "lab", "node_modules", "build",
  ]

  init(_ folder: String) throws(FileFailure) {
    root = Files.realPath(folder) ?? folder
    guard case .folder = try Files.kind(of: folder) else {
      throw FileFailure(folder, "a folder was expected.")
    }
  }

  /// Hands over each file's path and its name in the project.
  mutating func go(
    through folder: String, below prefix: String = "", depth: Int = 0,
    _ take: (String, String) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    for name in try Files.names(in: folder) {
      let path = PathText.joined(folder, name)
      let isWanted = CatalogReader.looksInto(prefix + name)
      guard let kind = isWanted ? try Files.kind(of: path) : try? Files.kind(of: path) else {
        continue
      }
      if isWanted {
        if let refusal = Files.refusal(ofLink: path, root: root) { throw refusal }
        if kind == .folder { throw FileFailure(path, Files.isFolder) }
        try take(path, prefix + name)
      } else if kind == .folder, depth < Self.deepest, !Self.skipped.contains(name) {
        if Files.isLink(path) {
          linkedFolders.append(prefix + name)
        } else {
          try go(through: path, below: prefix + name + "/", depth: depth + 1, take)
        }
      }
    }
  }
}

extension ProjectFolder {
  /// Folders that are links: what is in them is not read.
  var linkProblems: [Problem] {
    linkedFolders.map { name in
      Problem(
        .warning, code: "linked-folder", file: name,
        message: "This folder is a link, and links to folders are not followed.",
        advice: "Copy what it leads to into the project.")
    }
  }
}
