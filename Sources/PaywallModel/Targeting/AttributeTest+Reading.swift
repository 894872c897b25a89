extension AttributeTest {
  /// The keys of the tests; exactly one of them stands beside what is tested.
  static let keys = ["is", "is_not", "contains", "above", "below", "exists"]

  /// Reads the test in an object; an object without one asks whether there is a value.
  static func read(in node: JSONNode, _ reader: inout DocumentReader) -> AttributeTest? {
    let found = (node.members ?? []).filter { keys.contains($0.key) && !$0.node.isNull }
    if let second = found.dropFirst().first {
      reader.error(
        "two-tests", at: second.keyPosition,
        "Two tests stand here: \(found.map(\.key).joined(separator: ", ")).",
        advice: "Put each into an object of its own, in \"all\" or \"any\".")
      return nil
    }
    guard let member = found.first else { return .exists(true) }
    return reader.within(.key(member.key)) { read(member.key, member.node, &$0) }
  }

  private static func read(
    _ key: String, _ node: JSONNode, _ reader: inout DocumentReader
  ) -> AttributeTest? {
    switch key {
    case "is": return reader.scalars(node).map { .isOneOf($0) }
    case "is_not": return reader.scalars(node).map { .isNoneOf($0) }
    case "contains": return reader.text(node).map { .contains($0) }
    case "exists": return reader.flag(node).map { .exists($0) }
    default:
      guard let number = node.double else {
        reader.refuse(node, expected: "a number")
        return nil
      }
      return key == "above" ? .above(number) : .below(number)
    }
  }
}

extension DocumentFields {
  /// These, and the keys of tests, which are read with what they test.
  func addingTests() -> DocumentFields {
    adding { fields in
      for name in ["is", "is_not"] {
        fields[name] = { _, _, reader in
          _ = reader.expects(.either([.scalar, .list(.scalar)]))
        }
      }
      for name in ["above", "below"] {
        fields[name] = { _, _, reader in _ = reader.expects(.anyNumber) }
      }
      fields["contains"] = { _, _, reader in _ = reader.expects(.text) }
      fields["exists"] = { _, _, reader in _ = reader.expects(.flag) }
    }
  }
}

extension DocumentReader {
  /// One text, number or truth, or several in an array, with their spelling.
  mutating func scalars(_ node: JSONNode) -> [String]? {
    if expects(.anything) { return nil }
    if node.elements != nil { return list(node) { $1.scalar($0) } }
    return scalar(node).map { [$0] }
  }

  /// A text, a number or a truth, with its spelling.
  mutating func scalar(_ node: JSONNode) -> String? {
    if expects(.anything) { return nil }
    switch node.value {
    case .string(let text), .number(let text): return text
    case .bool(let flag): return "\(flag)"
    case .null, .array, .object:
      refuse(node, expected: "a text, number or truth")
      return nil
    }
  }

  /// One name of an enumeration, or several in an array.
  mutating func choices<Choice: RawRepresentable & CaseIterable>(
    _ node: JSONNode, as type: Choice.Type = Choice.self
  ) -> [Choice] where Choice.RawValue == String {
    let isAsked = expectsEither([
      { reader in _ = reader.choice(node, as: type) },
      { reader in _ = reader.list(node) { $1.choice($0, as: type) } },
    ])
    if isAsked { return [] }
    guard node.elements != nil else { return choice(node, as: type).map { [$0] } ?? [] }
    return list(node) { $1.choice($0, as: type) }
  }

  /// One name, or several in an array.
  mutating func oneOrMoreNames(_ node: JSONNode) -> [String] {
    let isAsked = expectsEither([
      { reader in _ = reader.name(node) }, { reader in _ = reader.names(node) },
    ])
    if isAsked { return [] }
    return node.elements == nil ? name(node).map { [$0] } ?? [] : names(node)
  }
}
