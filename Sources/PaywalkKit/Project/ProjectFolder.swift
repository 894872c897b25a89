import PaywallModel

/// A project's files as they are on the disk, and the catalog that was read from them.
struct ProjectFolder: Hashable {
  /// What was opened, as the user wrote it: a folder or a single file.
  var path: String
  /// The folder that file names are relative to, as the user wrote it.
  var folder: String
  /// The store's file where it was given apart.
  var storePath: String?
  /// Whether a single file was opened by itself.
  var isSingleFile: Bool
  var files: [SourceFile]
  var catalog: Catalog
  /// Links to folders, which are not followed, by their names in the project.
  var linkedFolders: [String] = []
  /// What the app does where a walk begins with an integration that no file has.
  var changedIntegration: Integration?

  /// Reads a folder or a file; without a path it is `screens`, here or beside the program's
  /// package.
  static func open(_ path: String?, store: String?) throws(CommandFailure) -> ProjectFolder {
    try ProjectFiles.of(path, store: store).read()
  }

  /// The folder that is opened when none is named.
  static func folderToUse() throws(CommandFailure) -> String {
    do throws(FileFailure) {
      return try defaultPath()
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// `screens` here, else beside the package that the program was built in.
  static func defaultPath() throws(FileFailure) -> String {
    if Files.exists("screens") { return "screens" }
    if let shipped = shippedFolder() { return shipped }
    throw FileFailure(
      "screens", "there is no such folder here. paywalk run PATH opens another folder or file.")
  }

  /// Beside the package that the program was built in.
  static func shippedFolder() -> String? {
    var folder = Files.realPath("/proc/self/exe") ?? Files.realPath(CommandLine.arguments[0]) ?? ""
    for _ in 0..<5 {
      guard let parent = PathText.parent(of: folder) else { break }
      folder = parent
      let candidate = PathText.joined(folder, "screens")
      if Files.exists(candidate + "/paywalk.json") { return candidate }
    }
    return nil
  }

  /// The screens that come with the program.
  static func openShipped() throws(CommandFailure) -> ProjectFolder {
    guard let folder = shippedFolder() else {
      throw CommandFailure("The screens that come with Paywalk are not beside the program.")
    }
    return try open(folder, store: nil)
  }

  /// A file's name as the user would write it.
  func path(of file: String) -> String {
    if let storePath, file == PathText.name(of: storePath) { return storePath }
    return PathText.joined(folder, file)
  }

  /// Why nothing can be walked; nil when something can.
  var fatalProblems: [Problem] {
    let errors = catalog.problems.filter { $0.severity == .error }
    if catalog.screens.isEmpty { return errors }
    let fatal = catalog.brokenFiles.filter { $0 == "paywalk.json" || $0.hasSuffix(".storekit") }
    return errors.filter { problem in
      fatal.contains(problem.file) || (problem.file == "paywalk.json" && problem.path.isEmpty)
    }
  }
}
