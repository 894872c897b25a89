/// What is expected of a value as keywords of JSON Schema.
extension Shape {
  /// The keywords; none where anything goes.
  var keywords: [(String, JSONNode)] {
    switch self {
    case .anything: []
    case .text: [("type", .text("string"))]
    case .name: [("type", .text("string")), ("minLength", .number(1))]
    case .pattern(let pattern, _): [("type", .text("string")), ("pattern", .text(pattern))]
    case .flag: [("type", .text("boolean"))]
    case .number(let bounds): Self.number(bounds.lowerBound, bounds.upperBound)
    case .anyNumber: [("type", .text("number"))]
    case .scalar: [("type", .texts(["string", "number", "boolean"]))]
    case .fraction: Self.number(0, 1)
    case .choice(let names): [("enum", .texts(names))]
    case .list(let shape): [("type", .text("array")), ("items", .object(shape.keywords))]
    case .table(let names, let shape): Self.table(names, shape)
    case .attributes: Self.attributeKeywords
    case .attributesAndLists: Self.attributeOrListKeywords
    case .dimension: Self.dimensionKeywords
    case .either(let shapes): [("anyOf", .list(shapes.map { .object($0.keywords) }))]
    case .definition(let name): [("$ref", .text("#/$defs/\(name)"))]
    }
  }

  /// The same, or `null`: where a key may be left out, that is the same as no key.
  static func allowingNull(_ keywords: [(String, JSONNode)]) -> [(String, JSONNode)] {
    if keywords.first?.0 == "$ref" {
      let null = JSONNode.object([("type", .text("null"))])
      return [("anyOf", .list([.object(keywords), null]))]
    }
    return keywords.map { keyword, value in
      switch keyword {
      case "anyOf":
        (keyword, .list((value.elements ?? []) + [.object([("type", .text("null"))])]))
      case "type": (keyword, .list((value.elements ?? [value]) + [.text("null")]))
      case "enum": (keyword, .list((value.elements ?? []) + [JSONNode(.null)]))
      default: (keyword, value)
      }
    }
  }

  private static func number(_ least: Int, _ most: Int) -> [(String, JSONNode)] {
    [("type", .text("number")), ("minimum", .number(least)), ("maximum", .number(most))]
  }

  private static func table(_ names: [String], _ shape: Shape) -> [(String, JSONNode)] {
    let value = JSONNode.object(allowingNull(shape.keywords))
    return [
      ("type", .text("object")), ("properties", .object(names.map { ($0, value) })),
      ("additionalProperties", .flag(false)),
    ]
  }

  private static let attributeKeywords: [(String, JSONNode)] = [
    ("type", .text("object")),
    ("additionalProperties", .object([("type", .texts(["string", "number", "boolean"]))])),
  ]

  private static let attributeOrListKeywords: [(String, JSONNode)] = [
    ("type", .text("object")),
    (
      "additionalProperties",
      .object([
        ("type", .texts(["string", "number", "boolean", "array"])),
        ("items", .object([("type", .text("string"))])), ("minItems", .number(1)),
      ])
    ),
  ]

  private static let dimensionKeywords: [(String, JSONNode)] =
    [("type", .texts(["number", "string"]))] + number(0, 4096).dropFirst()
    + [("pattern", .text(#"^(100(\.0*)?|[0-9]{1,2}(\.[0-9]*)?)%$"#))]
}
