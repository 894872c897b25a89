/// Short ways to make nodes that are to be written.
extension JSONNode {
  /// A string.
  public static func text(_ text: String) -> JSONNode { JSONNode(.string(text)) }
  /// A whole number.
  public static func number(_ number: Int) -> JSONNode { JSONNode(.number(String(number))) }
  /// A truth.
  public static func flag(_ flag: Bool) -> JSONNode { JSONNode(.bool(flag)) }
  /// An array.
  public static func list(_ nodes: [JSONNode]) -> JSONNode { JSONNode(.array(nodes)) }
  /// An array of strings.
  public static func texts(_ texts: [String]) -> JSONNode { list(texts.map(JSONNode.text)) }
  /// A string, or null.
  public static func optional(_ text: String?) -> JSONNode {
    JSONNode(text.map(JSONValue.string) ?? .null)
  }

  /// An object, its keys in this order.
  public static func object(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(key: $0.0, node: $0.1) }))
  }
}
