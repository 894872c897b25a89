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

  private static let mostFiles = Limits.projectFiles
  private static let mostBytes = Limits.projectBytes

  /// Reads a folder or a file; without a path it is `screens`, here or beside the program's
  /// package.
  static func open(_ path: String?, store: String?) throws(CommandFailure) -> ProjectFolder {
    try files(of: path, store: store).read()
  }

  /// The same with an empty catalog: the files' bytes alone.
  static func files(of path: String?, store: String?) throws(CommandFailure) -> ProjectFolder {
    do throws(FileFailure) {
      var project = try read(path: path)
      if let store { try project.add(store: store) }
      return project
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// With all that its files say, checked.
  func read() -> ProjectFolder {
    var project = self
    project.catalog = CatalogReader.read(files, store: storePath.map(PathText.name(of:)))
    return project
  }

  /// With what showing something first needs, not checked; nil where that is everything.
  func readFirst(_ screens: (Project) -> [String]?) -> ProjectFolder? {
    let store = storePath.map(PathText.name(of:))
    guard !isSingleFile,
      let catalog = CatalogReader.readFirst(files, store: store, screens: screens)
    else { return nil }
    var project = self
    project.catalog = catalog
    return project
  }

  /// A store given apart stands for one of the same name in the folder.
  private mutating func add(store path: String) throws(FileFailure) {
    let name = PathText.name(of: path)
    guard name.hasSuffix(".storekit") else {
      throw FileFailure(path, "a .storekit file was expected as the store.")
    }
    let file = SourceFile(name: name, bytes: try Files.read(path))
    files.removeAll { $0.name == name }
    files.append(file)
    storePath = path
  }

  private static func read(path given: String?) throws(FileFailure) -> ProjectFolder {
    let path = if let given { given } else { try defaultPath() }
    switch try Files.kind(of: path) {
    case .folder: return try readFolder(path)
    case .other: throw FileFailure(path, Files.isNoFile)
    case .file: break
    }
    let name = PathText.name(of: path)
    if name == "paywalk.json" { return try readFolder(PathText.parent(of: path) ?? ".") }
    if name.hasSuffix(".session") {
      throw FileFailure(path, "this is a recording. paywalk replay \(path) plays it.")
    }
    let file = SourceFile(name: name, bytes: try Files.read(path))
    return ProjectFolder(
      path: path, folder: PathText.parent(of: path) ?? ".", isSingleFile: true, files: [file],
      catalog: Catalog())
  }

  /// The files that reading a project again would read.
  static func paths(of project: ProjectFolder) throws(FileFailure) -> [String] {
    if project.isSingleFile { return [project.path] }
    var paths: [String] = []
    var visit = try FolderVisit(project.folder)
    try visit.go(through: project.folder) { path, _ throws(FileFailure) in
      paths.append(path)
    }
    return paths
  }

  /// The files of a folder, from which no catalog was read.
  static func readFolder(_ path: String) throws(FileFailure) -> ProjectFolder {
    var files: [SourceFile] = []
    var bytes = 0
    var visit = try FolderVisit(path)
    try visit.go(through: path) { filePath, name throws(FileFailure) in
      let file = SourceFile(name: name, bytes: try Files.read(filePath))
      files.append(file)
      bytes += file.bytes.count
      guard files.count <= mostFiles, bytes <= mostBytes else {
        throw FileFailure(
          path,
          "more than \(mostFiles) files or \(mostBytes >> 20) MiB in them. Name the project's folder."
        )
      }
    }
    return ProjectFolder(
      path: path, folder: path, isSingleFile: false, files: files, catalog: Catalog(),
      linkedFolders: visit.linkedFolders)
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
  private static func defaultPath() throws(FileFailure) -> String {
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
