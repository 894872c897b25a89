import PaywallModel

extension SessionWords {
  /// An integration as the text of a project that has nothing else. What the app puts into its
  /// links is a secret: a recording has its mask, which does all that a walk shows of it.
  static func text(of integration: Integration) -> String {
    var integration = integration
    if integration.credentials.token != Integration().credentials.token {
      integration.credentials.token = MaskedText.secret(integration.credentials.token)
    }
    return ProjectWriter.text(of: Project(integration: integration, choosesMode: false))
  }

  /// The integration of such a text; nil when it is none, or when something of it is wrong.
  static func integration(_ text: String) -> Integration? {
    let file = SourceFile(name: "integration", bytes: Array(text.utf8))
    guard let node = try? JSONReader.read(file) else { return nil }
    let (project, problems) = ProjectReader.read(node, file: file.name)
    return problems.contains { $0.severity == .error } ? nil : project.integration
  }
}
