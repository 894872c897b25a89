/// A place in the characters of a file that knows its line and column.
struct TextCursor {
  let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private(set) var line = 1
  private var lineStart = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The character here; nil at the end.
  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  var isAtEnd: Bool { index >= scalars.count }

  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart + 1) }

  /// From a place up to here, as far as the line of the place goes.
  func range(from start: SourcePosition) -> SourcePosition {
    let length = line == start.line ? position.column - start.column : 1
    return SourcePosition(line: start.line, column: start.column, length: length)
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in
      index + bytes.count <= scalars.count
        && bytes.indices.allSatisfy { scalars[index + $0].value == UInt32(bytes[$0]) }
    }
  }

  /// Steps over a character; a line ends with LF, CR LF or CR.
  mutating func advance() {
    guard let scalar = current else { return }
    index += 1
    if scalar == "\n" || (scalar == "\r" && current != "\n") {
      line += 1
      lineStart = index
    }
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  mutating func skipBlanks() {
    while let scalar = current, scalar.properties.isWhitespace { advance() }
  }

  mutating func skipLine() {
    let start = line
    while !isAtEnd && line == start { advance() }
  }

  /// Steps up to a text, and over it; false, at the end of the file, when it does not come.
  mutating func skip(past text: StaticString) -> Bool {
    while !isAtEnd {
      if starts(with: text) {
        advance(by: text.utf8CodeUnitCount)
        return true
      }
      advance()
    }
    return false
  }
}

/// A character and where it stands in its file.
struct PlacedScalar: Hashable {
  var scalar: Unicode.Scalar
  var position: SourcePosition
  /// Not to be unescaped: it stood in CDATA or as an entity.
  var isLiteral = false
}

extension [PlacedScalar] {
  var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for placed in self { bytes += UTF8.encode(placed.scalar) ?? UTF8.encodedReplacementCharacter }
    return String(decoding: bytes, as: UTF8.self)
  }
}
