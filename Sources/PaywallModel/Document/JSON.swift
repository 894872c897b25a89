/// A JSON value whose every part knows where it stands in its file.
public struct JSONNode: Hashable, Sendable {
  public var value: JSONValue
  public var position: SourcePosition

  /// Makes a node.
  public init(_ value: JSONValue, at position: SourcePosition = .start) {
    self.value = value
    self.position = position
  }
}

/// The six kinds of JSON values. Numbers keep their text, so that no digit is lost.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])
}

/// A key of an object and what it holds, in the file's order.
public struct JSONMember: Hashable, Sendable {
  public var key: String
  public var keyPosition: SourcePosition
  public var node: JSONNode

  /// Makes a member.
  public init(key: String, keyPosition: SourcePosition = .start, node: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}

/// Reads JSON text: strict, with limits on size and depth, and with the place of every error.
public enum JSONReader {
  /// A file that is no JSON, as one problem with its place and advice.
  public struct Failure: Error, Hashable {
    public var problem: Problem

    /// Makes a failure.
    public init(_ problem: Problem) { self.problem = problem }
  }

  /// Reads a whole file; anything after the value but blanks is an error.
  public static func read(_ file: SourceFile) throws(Failure) -> JSONNode {
    throw Failure(Problem(.error, code: "json", file: file.name, message: "Not read yet."))
  }
}
