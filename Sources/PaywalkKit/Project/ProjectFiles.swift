import PaywallModel

/// The files of a project, which are not read yet.
struct ProjectFiles: Hashable {
  /// A file by its name in the project.
  private struct Place: Hashable {
    var name: String
    var path: String
  }

  /// What was opened, as the user wrote it: a folder or a single file.
  private let path: String
  /// The folder that file names are relative to, as the user wrote it.
  private let folder: String
  private let isSingleFile: Bool
  /// The store's file where it was given apart.
  private var storePath: String?
  private var places: [Place] = []
  /// Links to folders, which are not followed, by their names in the project.
  private var linkedFolders: [String] = []

  private static let mostFiles = Limits.projectFiles
  private static let mostBytes = Limits.projectBytes

  /// Finds the files of a folder, or a file; without a path the folder is `screens`, here or beside
  /// the program's package.
  static func of(_ path: String?, store: String?) throws(CommandFailure) -> ProjectFiles {
    do throws(FileFailure) {
      var files = try of(path: path)
      if let store { try files.add(store: store) }
      return files
    } catch {
      throw CommandFailure(error.message)
    }
  }

  private static func of(path given: String?) throws(FileFailure) -> ProjectFiles {
    let path = if let given { given } else { try ProjectFolder.defaultPath() }
    switch try Files.kind(of: path) {
    case .folder: return try ProjectFiles(folder: path)
    case .other: throw FileFailure(path, Files.isNoFile)
    case .file: break
    }
    let name = PathText.name(of: path)
    if name == "paywalk.json" { return try ProjectFiles(folder: PathText.parent(of: path) ?? ".") }
    if name.hasSuffix(".session") {
      throw FileFailure(path, "this is a recording. paywalk replay \(path) plays it.")
    }
    return ProjectFiles(file: path)
  }

  /// The files of a folder.
  init(folder: String) throws(FileFailure) {
    path = folder
    self.folder = folder
    isSingleFile = false
    var visit = try FolderVisit(folder)
    var places: [Place] = []
    try visit.go { path, name throws(FileFailure) in
      places.append(Place(name: name, path: path))
      if places.count > Self.mostFiles { throw Self.tooMuch(in: folder) }
    }
    self.places = places
    linkedFolders = visit.linkedFolders
  }

  private init(file: String) {
    path = file
    folder = PathText.parent(of: file) ?? "."
    isSingleFile = true
    places = [Place(name: PathText.name(of: file), path: file)]
  }

  /// The files that reading a project again would read.
  static func paths(of project: ProjectFolder) throws(FileFailure) -> [String] {
    if project.isSingleFile { return [project.path] }
    return try ProjectFiles(folder: project.folder).places.map(\.path)
  }

  /// A store given apart stands for one of the same name in the folder.
  private mutating func add(store path: String) throws(FileFailure) {
    let name = PathText.name(of: path)
    guard name.hasSuffix(".storekit") else {
      throw FileFailure(path, "a .storekit file was expected as the store.")
    }
    places.removeAll { $0.name == name }
    places.append(Place(name: name, path: path))
    storePath = path
  }

  private static func tooMuch(in folder: String) -> FileFailure {
    FileFailure(
      folder,
      "more than \(mostFiles) files or \(mostBytes >> 20) MiB in them. Name the project's folder.")
  }
}

extension ProjectFiles {
  /// With all that the files say, checked.
  func read() throws(CommandFailure) -> ProjectFolder {
    do throws(FileFailure) {
      var project = project
      project.files = try readBytes()
      project.catalog = CatalogReader.read(project.files, store: storePath.map(PathText.name(of:)))
      return project
    } catch {
      throw CommandFailure(error.message)
    }
  }

  /// With what showing something first needs, not checked, and without the files' bytes; nil where
  /// that is everything, or something cannot be read.
  func readFirst(_ screens: (Project) -> [String]?) -> ProjectFolder? {
    guard !isSingleFile else { return nil }
    let catalog = CatalogReader.readFirst(
      places.map(\.name), store: storePath.map(PathText.name(of:)), screens: screens
    ) { name in
      places.first { $0.name == name }.flatMap { try? read($0) }
    }
    guard let catalog else { return nil }
    var project = project
    project.catalog = catalog
    return project
  }

  /// Without anything that the files say.
  private var project: ProjectFolder {
    ProjectFolder(
      path: path, folder: folder, storePath: storePath, isSingleFile: isSingleFile, files: [],
      catalog: Catalog(), linkedFolders: linkedFolders)
  }

  /// All files with their bytes.
  func readBytes() throws(FileFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var bytes = 0
    for place in places {
      let file = try read(place)
      files.append(file)
      bytes += file.bytes.count
      guard bytes <= Self.mostBytes else { throw Self.tooMuch(in: folder) }
    }
    return files
  }

  private func read(_ place: Place) throws(FileFailure) -> SourceFile {
    SourceFile(name: place.name, bytes: try Files.read(place.path))
  }
}
