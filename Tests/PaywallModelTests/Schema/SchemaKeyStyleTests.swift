import EmulatorTestSupport
import Testing

@testable import PaywallModel

/// Every key that a reader knows is in its schema with a shape and a description, and nothing else.
@Suite struct SchemaKeyStyleTests {
  static let schemas = JSONSchemas.all.map(\.name)

  private func schema(_ name: String) throws -> FormatSchema {
    try #require(JSONSchemas.all.first { $0.name == name })
  }

  /// The keys of a schema as its texts name them: `placement.id`.
  private func keys(_ schema: FormatSchema) -> [(definition: String, key: String)] {
    schema.definitions.flatMap { name, definition in
      definition.properties.keys.map { (name, $0) }
    }
  }

  @Test(arguments: schemas)
  func everyKeyIsDescribed(name: String) throws {
    let schema = try schema(name)
    let missing = keys(schema).filter { definition, key in
      let isIgnored = schema.definitions[definition]?.ignored.contains(key) == true
      return !isIgnored && schema.texts["\(definition).\(key)"] == nil
        && schema.texts["*.\(key)"] == nil
    }
    #expect(
      missing.map { "\($0.definition).\($0.key)" }.sorted() == [],
      "describe each in Sources/PaywallModel/Schema/SchemaTexts+….swift")
    let objects = schema.definitions.keys.filter { schema.texts[$0] == nil }
    #expect(objects.sorted() == [])
  }

  @Test(arguments: schemas)
  func everyDescriptionIsOfAKey(name: String) throws {
    let schema = try schema(name)
    let known = Set(
      keys(schema).flatMap { ["\($0.definition).\($0.key)", "*.\($0.key)"] }
        + schema.definitions.keys + [schema.root])
    #expect(Set(schema.texts.keys).subtracting(known).sorted() == [])
    #expect(Set(schema.examples.keys).subtracting(known).sorted() == [])
  }

  @Test(arguments: ["project", "screen"])
  func everyReaderSaysWhatItExpects(name: String) throws {
    let schema = try schema(name)
    let silent = keys(schema).filter { definition, key in
      schema.definitions[definition]?.properties[key] == .anything
        && schema.definitions[definition]?.ignored.contains(key) != true
    }
    #expect(
      silent.map { "\($0.definition).\($0.key)" }.sorted() == [],
      "call expects(_:) first in what reads the value")
  }

  @Test(arguments: schemas)
  func namesOnlyDefinitionsThatAreThere(name: String) throws {
    let schema = try schema(name)
    let text = try #require(JSONSchemas.text(name))
    let named = Set(text.matches(of: /#\/\$defs\/([a-z_-]+)/).map { String($0.output.1) })
    #expect(named.subtracting(schema.definitions.keys) == [])
  }

  /// The files that editors are pointed to.
  @Test(arguments: ["project", "screen"])
  func theFilesInTheRepositoryAreTheSchemas(name: String) throws {
    let text = try #require(JSONSchemas.text(name))
    Golden.expect(String(text.dropLast()), file: "schemas/\(name).schema.json")
  }
}
