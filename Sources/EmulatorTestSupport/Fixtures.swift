public import PaywallModel
public import SessionRecording

/// What ships with the program, read once.
public enum Fixtures {
  /// The files of the project that ships, as `paywalk run` reads them.
  public static let shippedFiles: [SourceFile] = sources(in: "screens")

  /// The project that ships.
  public static let shipped = CatalogReader.read(shippedFiles)

  /// The files of a folder of the repository and its `strings`, not the others below it.
  public static func sources(in folder: String) -> [SourceFile] {
    Repository.files(below: folder).filter(isOfProject).compactMap { name in
      Repository.bytes("\(folder)/\(name)").map { SourceFile(name: name, bytes: $0) }
    }
  }

  /// The project of a scenario of the repository: the folder that its header names, else the one
  /// that ships.
  public static func catalog(for scenario: Scenario) -> Catalog {
    guard let project = scenario.project, !project.hasPrefix("..") else { return shipped }
    let folder = scenario.file.split(separator: "/").dropLast().joined(separator: "/")
    return CatalogReader.read(sources(in: "\(folder)/\(project)"))
  }

  private static func isOfProject(_ name: String) -> Bool {
    !name.contains("/") || name.hasPrefix("strings/")
  }

  /// The files with an ending in a folder of the repository and below it, named from its root.
  public static func files(in folder: String, endingWith ending: String) -> [SourceFile] {
    Repository.files(below: folder).filter { $0.hasSuffix(ending) }.compactMap { name in
      let path = "\(folder)/\(name)"
      return Repository.bytes(path).map { SourceFile(name: path, bytes: $0) }
    }
  }
}
