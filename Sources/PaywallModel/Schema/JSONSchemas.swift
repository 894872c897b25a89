/// The schemas of every format that is JSON, in JSON Schema's draft 2020-12. What files may hold
/// comes from the tables that they are read with, so the two cannot drift apart.
public enum JSONSchemas {
  /// The names that `paywalk schema` knows.
  public static let names = all.map(\.name)

  /// What each is the schema of, in one line, by name.
  public static let titles = Dictionary(
    all.map { ($0.name, $0.title) }, uniquingKeysWith: { first, _ in first })

  /// The text of a schema; nil where there is none of that name.
  public static func text(_ name: String) -> String? {
    all.first { $0.name == name }.map { JSONText.write($0.node) }
  }

  static let all: [FormatSchema] = [project, screen, problems, picture]

  /// `paywalk.json`.
  static let project: FormatSchema = {
    var reader = DocumentReader.probing()
    var draft = ProjectDraft()
    reader.ask(&draft, ProjectDraft.fields, of: "a project")
    return FormatSchema(
      "project", root: "project", definitions: reader.probe?.definitions ?? [:],
      texts: [SchemaTexts.project, SchemaTexts.links, SchemaTexts.targeting]
        .joined(separator: "\n"),
      examples: SchemaTexts.projectExamples.merging(SchemaTexts.linksExamples) { one, _ in one })
  }()

  /// `*.screen.json`.
  static let screen: FormatSchema = {
    var reader = DocumentReader.probing()
    ScreenReader.describe(to: &reader)
    return FormatSchema(
      "screen", root: "screen-file", definitions: reader.probe?.definitions ?? [:],
      texts: SchemaTexts.screen, examples: SchemaTexts.screenExamples)
  }()
}

/// One schema: the object that a file holds, and the objects in it.
struct FormatSchema: Sendable {
  let name: String
  let root: String
  /// Of a file that holds no object.
  let shape: Shape?
  let definitions: [String: Definition]
  /// By definition and key, `placement.id`; a definition's own by its name.
  let texts: [String: String]
  let examples: [String: JSONNode]

  init(
    _ name: String, root: String, shape: Shape? = nil, definitions: [String: Definition],
    texts: String, examples: [String: JSONNode] = [:]
  ) {
    self.shape = shape
    self.name = name
    self.root = root
    self.definitions = definitions
    self.texts = SchemaTexts.table(texts)
    self.examples = examples
  }

  /// What it is the schema of.
  var title: String { texts[root] ?? name }

  /// The whole schema.
  var node: JSONNode {
    let others = definitions.keys.filter { $0 != root }.sorted().map { name in
      (name, definitions[name]?.node(texts: keyed(texts, name), examples: keyed(examples, name)))
    }
    let rootMembers =
      definitions[root]?.members(texts: keyed(texts, root), examples: keyed(examples, root))
      ?? shape?.keywords ?? []
    return .object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("$id", .text("urn:paywalk:schema:\(name)")), ("title", .text(title)),
      ] + rootMembers.filter { $0.0 != "description" }
        + [("$defs", .object(others.compactMap { name, node in node.map { (name, $0) } }))])
  }

  /// What belongs to one definition, by key; its own has the empty key.
  private func keyed<Value>(_ table: [String: Value], _ name: String) -> [String: Value] {
    var result: [String: Value] = [:]
    for (path, value) in table {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      let key = parts.count == 2 ? parts[1] : ""
      if parts[0] == name || parts[0] == "*" && table["\(name).\(key)"] == nil {
        result[key] = value
      }
    }
    return result
  }
}
