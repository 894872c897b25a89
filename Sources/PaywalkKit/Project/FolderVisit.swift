import PaywallModel

/// Goes through the files of a folder that a project reads. What leads out of the folder is never
/// followed: a file that does is refused by its name, a folder is passed over and told.
struct FolderVisit {
  /// Links to folders that were passed over, by their names in the project.
  private(set) var linkedFolders: [String] = []
  private let folder: String
  /// The folder's path without links.
  private lazy var root = Files.realPath(folder) ?? folder

  private static let deepest = 4
  private static let skipped: Set<String> = [
    "sessions", "scenarios", "schemas", "rules", "lab", "node_modules", "build",
  ]

  init(_ folder: String) throws(FileFailure) {
    self.folder = folder
    guard case .folder = try Files.kind(of: folder) else {
      throw FileFailure(folder, "a folder was expected.")
    }
  }

  /// Hands over each file's path and its name in the project.
  mutating func go(
    _ take: (String, String) throws(FileFailure) -> Void
  ) throws(FileFailure) { try go(through: folder, below: "", depth: 0, take) }

  private mutating func go(
    through folder: String, below prefix: String, depth: Int,
    _ take: (String, String) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    for entry in try Files.entries(in: folder) {
      let name = prefix + entry.name
      let path = PathText.joined(folder, entry.name)
      if CatalogReader.looksInto(name) {
        if entry.kind != .file { try refuse(path) }
        try take(path, name)
      } else if depth < Self.deepest, !Self.skipped.contains(entry.name), isFolder(entry, path) {
        if entry.kind != .folder && Files.isLink(path) {
          linkedFolders.append(name)
        } else {
          try go(through: path, below: name + "/", depth: depth + 1, take)
        }
      }
    }
  }

  private func isFolder(_ entry: Files.Entry, _ path: String) -> Bool {
    switch entry.kind {
    case .file: false
    case .folder: true
    case .other: (try? Files.kind(of: path)) == .folder
    }
  }

  /// Fails for what is no plain file, by itself or through a link that stays in the folder.
  private mutating func refuse(_ path: String) throws(FileFailure) {
    let kind = try Files.kind(of: path)
    if let refusal = Files.refusal(ofLink: path, root: root) { throw refusal }
    switch kind {
    case .file: break
    case .folder: throw FileFailure(path, Files.isFolder)
    case .other: throw FileFailure(path, Files.isNoFile)
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
