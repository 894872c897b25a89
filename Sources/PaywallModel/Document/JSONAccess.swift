extension JSONNode {
  /// What the key of an object stands for; nil where there is no such key or no object.
  public subscript(key: String) -> JSONNode? { member(key)?.node }

  /// The member of an object with a key, if there is one.
  public func member(_ key: String) -> JSONMember? { members?.first { $0.key == key } }

  /// The members, if it is an object.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements, if it is an array.
  public var elements: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }

  /// The text, if it is a string.
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The truth, if it is `true` or `false`.
  public var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }

  /// The number as a binary fraction, if it is one; never use it for prices.
  public var double: Double? { if case .number(let text) = value { Double(text) } else { nil } }

  /// Whether it is `null`.
  public var isNull: Bool { value == .null }

  /// What it is, for a person: `a string`, `true`, `an object`.
  public var kindName: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
