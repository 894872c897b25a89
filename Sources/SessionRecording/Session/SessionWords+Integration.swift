import PaywallModel

extension SessionWords {
  /// An integration as the text of a project that has nothing else.
  static func text(of integration: Integration) -> String {
    ProjectWriter.text(of: Project(integration: integration, choosesMode: false))
  }

  /// The integration of such a text; nil when it is none, or when something of it is wrong.
  static func integration(_ text: String) -> Integration? {
    let file = SourceFile(name: "integration", bytes: Array(text.utf8))
    guard let node = try? JSONReader.read(file) else { return nil }
    let (project, problems) = ProjectReader.read(node, file: file.name)
    return problems.contains { $0.severity == .error } ? nil : project.integration
  }
}
