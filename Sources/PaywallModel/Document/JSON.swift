/// A JSON value whose every part knows where it stands in its file.
public struct JSONNode: Hashable, Sendable {
  /// What it is.
  public var value: JSONValue
  /// Its first character; a string's and a number's length is that of its text in the file, quotes
  /// included, an array's and an object's is 1.
  public var position: SourcePosition

  /// Makes a node.
  public init(_ value: JSONValue, at position: SourcePosition = .start) {
    self.value = value
    self.position = position
  }
}

/// The six kinds of JSON values. Numbers keep their text, so that no digit is lost.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// The text as it stands in the file, checked: `-0.50e3`.
  case number(String)
  /// Escapes resolved.
  case string(String)
  /// In the file's order.
  case array([JSONNode])
  /// In the file's order; keys are unique.
  case object([JSONMember])
}

/// A key of an object and what it holds, in the file's order.
public struct JSONMember: Hashable, Sendable {
  /// Escapes resolved.
  public var key: String
  /// The key's first quote.
  public var keyPosition: SourcePosition
  /// What the key stands for.
  public var node: JSONNode

  /// Makes a member.
  public init(key: String, keyPosition: SourcePosition = .start, node: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}
