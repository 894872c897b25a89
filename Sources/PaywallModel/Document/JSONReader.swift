/// Reads JSON text: strict RFC 8259, with limits on size and depth, and with the place of every
/// error. Neither comments nor trailing commas pass. A key that stands twice in an object is an
/// error, not a warning: which of the two counts differs between programs, so a screen would show
/// one thing here and another on the phone.
public enum JSONReader {
  /// A file that is no JSON, as one problem with its place and advice.
  public struct Failure: Error, Hashable {
    /// Where it is and what to do.
    public var problem: Problem

    /// Makes a failure.
    public init(_ problem: Problem) { self.problem = problem }
  }

  /// The most bytes that are read: 64 MiB.
  public static let maximumBytes = Limits.fileBytes
  /// How many arrays and objects may lie in one another.
  public static let maximumDepth = Limits.jsonDepth

  /// Reads a whole file; anything after the value but blanks is an error. A byte order mark is
  /// skipped. Takes time in proportion to the bytes and no stack in proportion to the depth.
  public static func read(_ file: SourceFile) throws(Failure) -> JSONNode {
    var scanner = JSONScanner(file)
    try scanner.begin()
    let node = try value(from: &scanner)
    try scanner.finish()
    return node
  }

  /// Reads one whole value from here on.
  static func value(from scanner: inout JSONScanner) throws(Failure) -> JSONNode {
    var open: [OpenContainer] = []
    while true {
      guard var done = try value(&scanner, &open) else { continue }
      var wantsValue = false
      while !open.isEmpty && !wantsValue {
        if let closed = try attach(done, &scanner, &open) {
          done = closed
        } else {
          wantsValue = true
        }
      }
      if !wantsValue { return done }
    }
  }

  /// The value that begins here, or nil when an array or object was opened and its first value is
  /// next.
  private static func value(
    _ scanner: inout JSONScanner, _ open: inout [OpenContainer]
  ) throws(Failure) -> JSONNode? {
    switch scanner.byte {
    case Byte.openBrace: return try begin(isObject: true, &scanner, &open)
    case Byte.openBracket: return try begin(isObject: false, &scanner, &open)
    case Byte.quote:
      let (text, position) = try scanner.string()
      return JSONNode(.string(text), at: position)
    case Byte.minus, Byte.zero...Byte.nine: return try scanner.number()
    default: return try scanner.word(in: open.last?.start)
    }
  }

  private static func begin(
    isObject: Bool, _ scanner: inout JSONScanner, _ open: inout [OpenContainer]
  ) throws(Failure) -> JSONNode? {
    guard open.count < maximumDepth else { throw scanner.failure(.tooDeep) }
    var container = OpenContainer(
      start: ContainerStart(isObject: isObject, position: scanner.position))
    scanner.offset += 1
    scanner.skipBlanks()
    if scanner.byte == container.start.close {
      scanner.offset += 1
      return container.closed()
    }
    if isObject { try scanner.key(into: &container) }
    open.append(container)
    return nil
  }

  /// Puts a value into the innermost container and returns the container when it ends here.
  private static func attach(
    _ node: JSONNode, _ scanner: inout JSONScanner, _ open: inout [OpenContainer]
  ) throws(Failure) -> JSONNode? {
    let last = open.count - 1
    let start = open[last].start
    open[last].append(node)
    scanner.skipBlanks()
    if scanner.byte == start.close {
      scanner.offset += 1
      let container = open.removeLast()
      if start.isObject { try scanner.checkKeys(of: container.members) }
      return container.closed()
    }
    try scanner.comma(in: start)
    if start.isObject { try scanner.key(into: &open[last]) }
    return nil
  }
}

/// What an array or object is, and where it begins: the little that a mistake in it is told by.
struct ContainerStart {
  let isObject: Bool
  let position: SourcePosition

  var close: UInt8 { isObject ? Byte.closeBrace : Byte.closeBracket }
}

/// An array or object whose end was not read yet.
struct OpenContainer {
  let start: ContainerStart
  var elements: [JSONNode] = []
  var members: [JSONMember] = []
  var key = ""
  var keyPosition = SourcePosition.start

  /// The whole of it, handed on and not copied.
  consuming func closed() -> JSONNode {
    JSONNode(start.isObject ? .object(members) : .array(elements), at: start.position)
  }

  /// Growing from one to two to four costs more than keeping room for some.
  private static var usualCount: Int { 4 }

  mutating func append(_ node: JSONNode) {
    if start.isObject {
      if members.isEmpty { members.reserveCapacity(Self.usualCount) }
      members.append(JSONMember(key: key, keyPosition: keyPosition, node: node))
    } else {
      elements.append(node)
    }
  }
}
