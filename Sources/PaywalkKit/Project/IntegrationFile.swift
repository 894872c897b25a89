import PaywallModel

/// The integration's place on the disk: `paywalk.json`.
enum IntegrationFile {
  /// Writes a changed integration; all else in the file stays as it was. Answers with the path.
  static func save(
    _ integration: Integration, in project: ProjectFolder
  ) throws(FileFailure) -> String {
    let path = PathText.joined(project.folder, "paywalk.json")
    var text: String
    if Files.exists(path) {
      let file = SourceFile(name: "paywalk.json", bytes: try Files.read(path))
      do {
        text = try ProjectWriter.text(of: integration, in: file)
      } catch {
        throw FileFailure(path, error.problem.message)
      }
    } else {
      var whole = project.catalog.project
      whole.integration = integration
      text = ProjectWriter.text(of: whole)
    }
    try Files.replace(path, with: Array(text.utf8))
    return path
  }
}
