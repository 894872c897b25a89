/// An object of a format as JSON Schema, draft 2020-12.
extension Definition {
  /// `texts` and `examples` are by key; the definition's own text has the empty key.
  func node(texts: [String: String], examples: [String: JSONNode]) -> JSONNode {
    .object(members(texts: texts, examples: examples))
  }

  /// The keywords, for a schema that has others besides.
  func members(
    texts: [String: String], examples: [String: JSONNode]
  ) -> [(String, JSONNode)] {
    let text = texts[""].map { [("description", JSONNode.text($0))] } ?? []
    let rest = variants.isEmpty ? fields(texts: texts, examples: examples) : choice
    return text + [("type", .text("object"))] + rest
  }

  private func fields(
    texts: [String: String], examples: [String: JSONNode]
  ) -> [(String, JSONNode)] {
    let fields = properties.keys.sorted().map { key in
      let words = texts[key] ?? (ignored.contains(key) ? SchemaTexts.ignored : nil)
      let text = words.map { [("description", JSONNode.text($0))] } ?? []
      let example = examples[key].map { [("examples", $0)] } ?? []
      let shape = properties[key] ?? .anything
      let keywords =
        required.contains(key) ? shape.keywords : Shape.allowingNull(shape.keywords)
      return (key, JSONNode.object(text + keywords + example))
    }
    let needed = required.isEmpty ? [] : [("required", JSONNode.texts(required))]
    let closed = isClosed ? [("additionalProperties", JSONNode.flag(false))] : []
    return needed + [("properties", .object(fields))] + closed + alternatives
  }

  private var alternatives: [(String, JSONNode)] {
    guard let requiredUnless else { return [] }
    let isTrue = JSONNode.object([(requiredUnless.flag, .object([("const", .flag(true))]))])
    return [
      (
        "anyOf",
        .list([
          .object([("required", .texts([requiredUnless.key]))]),
          .object([("required", .texts([requiredUnless.flag])), ("properties", isTrue)]),
        ])
      )
    ]
  }

  private var choice: [(String, JSONNode)] {
    let types = variants.keys.sorted()
    let rules = types.map { type in
      let constant = JSONNode.object([("type", .object([("const", .text(type))]))])
      return JSONNode.object([
        ("if", .object([("required", .texts(["type"])), ("properties", constant)])),
        ("then", .object([("$ref", .text("#/$defs/\(variants[type] ?? type)"))])),
      ])
    }
    let type = JSONNode.object([("type", .object([("enum", .texts(types))]))])
    return [("required", .texts(["type"])), ("properties", type), ("allOf", .list(rules))]
  }
}
