/// The types of user attributes (dossier §10.3).
public enum AttributeKind: String, Hashable, Sendable, CaseIterable {
  case string, bool, int, double, date, stringArray
}

extension StartState.Attribute {
  /// An attribute of a list of texts; items are told apart by commas.
  public init(key: String, list: [String]) {
    self.init(key: key, value: list.inOneText(separator: ", "), kind: .stringArray)
  }
}

extension DocumentReader {
  /// Attributes with texts, numbers, truths or lists of texts as their values.
  mutating func attributes(_ node: JSONNode) -> [StartState.Attribute] {
    if expects(.attributesAndLists) { return [] }
    guard let members = node.members else {
      refuse(node, expected: "an object")
      return []
    }
    return members.compactMap { member in
      within(.key(member.key)) { $0.attribute(member.key, member.node) }
    }
  }

  private mutating func attribute(_ key: String, _ node: JSONNode) -> StartState.Attribute? {
    switch node.value {
    case .string(let text): return StartState.Attribute(key: key, value: text)
    case .number(let text):
      let kind: AttributeKind = Int(text) == nil ? .double : .int
      return StartState.Attribute(key: key, value: text, kind: kind)
    case .bool(let flag): return StartState.Attribute(key: key, value: "\(flag)", kind: .bool)
    case .array(let items) where !items.isEmpty && items.allSatisfy({ $0.string != nil }):
      return StartState.Attribute(key: key, list: items.compactMap(\.string))
    case .null, .array, .object:
      refuse(node, expected: "a text, number, truth or list of texts")
      return nil
    }
  }
}
