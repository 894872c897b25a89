/// The bytes that mean something in JSON.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0a
  static let carriageReturn: UInt8 = 0x0d
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let asterisk: UInt8 = 0x2a
  static let plus: UInt8 = 0x2b
  static let comma: UInt8 = 0x2c
  static let minus: UInt8 = 0x2d
  static let point: UInt8 = 0x2e
  static let slash: UInt8 = 0x2f
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3a
  static let openBracket: UInt8 = 0x5b
  static let backslash: UInt8 = 0x5c
  static let closeBracket: UInt8 = 0x5d
  static let openBrace: UInt8 = 0x7b
  static let closeBrace: UInt8 = 0x7d

  static func isDigit(_ byte: UInt8) -> Bool { zero...nine ~= byte }

  static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5a ~= byte || 0x61...0x7a ~= byte || byte == 0x5f
  }

  /// What a hex digit counts, in capitals or small letters; nil for anything else.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

/// A place in the bytes of a file that knows its line and column without a table: outside of
/// strings every byte is a character, and strings count what follows a lead byte.
struct JSONScanner {
  let name: String
  let bytes: [UInt8]
  let end: Int
  var offset = 0
  private(set) var line = 1
  private(set) var lineStart = 0
  /// Bytes of this line that begin no character.
  var trailingBytes = 0

  init(_ file: SourceFile) {
    name = file.name
    bytes = file.bytes
    end = file.bytes.count
  }

  /// The byte here; 0 at the end, which is a byte that no valid text has.
  var byte: UInt8 { offset < end ? bytes[offset] : 0 }

  var column: Int { offset - lineStart - trailingBytes + 1 }

  var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// From a place in the same line up to here.
  func range(from start: SourcePosition) -> SourcePosition {
    SourcePosition(line: start.line, column: start.column, length: column - start.column)
  }

  /// Checks the size, skips a byte order mark and the first blanks.
  mutating func begin() throws(JSONReader.Failure) {
    guard end <= JSONReader.maximumBytes else { throw failure(.tooLarge(bytes: end)) }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      offset = 3
      lineStart = 3
    } else if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      throw failure(.isUTF16)
    }
    skipBlanks()
    if offset == end { throw failure(.empty) }
  }

  /// Checks that nothing follows.
  mutating func finish() throws(JSONReader.Failure) {
    skipBlanks()
    if offset < end { throw unexpected(.extraText) }
  }

  mutating func skipBlanks() {
    while offset < end {
      switch bytes[offset] {
      case Byte.space, Byte.tab: skipSpaces()
      case Byte.lineFeed: beginLine()
      case Byte.carriageReturn:
        if offset + 1 < end && bytes[offset + 1] == Byte.lineFeed { offset += 1 }
        beginLine()
      default: return
      }
    }
  }

  /// Most of a file that people read are the blanks that its lines begin with.
  private mutating func skipSpaces() {
    var index = offset
    while let eight = EightBytes(at: index, of: bytes.span.bytes) {
      let count = eight.count(of: Byte.space)
      index += count
      if count == 8 { continue }
      guard bytes[index] == Byte.tab else { return offset = index }
      index += 1
    }
    while index < end, bytes[index] == Byte.space || bytes[index] == Byte.tab { index += 1 }
    offset = index
  }

  private mutating func beginLine() {
    offset += 1
    line += 1
    lineStart = offset
    trailingBytes = 0
  }

  /// Steps over a comma; says which mistake it is when there is none.
  mutating func comma(in container: ContainerStart) throws(JSONReader.Failure) {
    guard byte == Byte.comma else {
      if byte == Byte.closeBrace || byte == Byte.closeBracket {
        throw failure(.wrongBracket(open: container.position, isObject: container.isObject))
      }
      throw unexpected(.missingComma(isObject: container.isObject), in: container)
    }
    let place = position
    offset += 1
    skipBlanks()
    if byte == Byte.closeBrace || byte == Byte.closeBracket {
      throw failure(.trailingComma, at: place)
    }
  }

  /// Reads a key and its colon, up to the value.
  mutating func key(into container: inout OpenContainer) throws(JSONReader.Failure) {
    guard byte == Byte.quote else { throw unexpected(.missingKey, in: container.start) }
    (container.key, container.keyPosition) = try string()
    skipBlanks()
    guard byte == Byte.colon else {
      throw unexpected(.missingColon(container.key), in: container.start)
    }
    offset += 1
    skipBlanks()
  }

  /// Checks that no key stands twice.
  func checkKeys(of members: [JSONMember]) throws(JSONReader.Failure) {
    guard members.count > 1 else { return }
    if members.count <= 12 {
      for later in 1..<members.count {
        for earlier in 0..<later where members[earlier].key == members[later].key {
          throw duplicate(members[later], members[earlier])
        }
      }
      return
    }
    var indexByKey: [String: Int] = [:]
    for (index, member) in members.enumerated() {
      if let earlier = indexByKey.updateValue(index, forKey: member.key) {
        throw duplicate(member, members[earlier])
      }
    }
  }

  private func duplicate(_ later: JSONMember, _ earlier: JSONMember) -> JSONReader.Failure {
    let fault = JSONFault.duplicateKey(later.key, firstLine: earlier.keyPosition.line)
    return failure(fault, at: later.keyPosition)
  }
}
