import PaywallModel

extension JSONNode {
  static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }
  static func number(_ number: Int) -> JSONNode { JSONNode(.number(String(number))) }
  static func flag(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }
  static func list(_ nodes: [JSONNode]) -> JSONNode { JSONNode(.array(nodes)) }
  static func optional(_ text: String?) -> JSONNode {
    JSONNode(text.map(JSONValue.string) ?? .null)
  }

  static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(key: $0.0, node: $0.1) }))
  }
}
