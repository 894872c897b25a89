extension JSONScanner {
  /// Reads a number and keeps its text.
  mutating func number() throws(JSONReader.Failure) -> JSONNode {
    let start = offset
    let place = position
    while Self.belongsToNumber(byte) { offset += 1 }
    let text = text(start..<offset)
    guard isNumber(start..<offset) else { throw failure(.badNumber(text), at: range(from: place)) }
    return JSONNode(.number(text), at: range(from: place))
  }

  private static func belongsToNumber(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || byte == Byte.point || byte == Byte.minus || byte == Byte.plus
      || Byte.isLetter(byte)
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private func isNumber(_ token: Range<Int>) -> Bool {
    var index = token.lowerBound
    func digits() -> Bool {
      let first = index
      while index < token.upperBound && Byte.isDigit(bytes[index]) { index += 1 }
      return index > first
    }
    if bytes[index] == Byte.minus { index += 1 }
    let first = index
    guard digits() else { return false }
    if bytes[first] == Byte.zero && index > first + 1 { return false }
    if index < token.upperBound && bytes[index] == Byte.point {
      index += 1
      guard digits() else { return false }
    }
    if index < token.upperBound && bytes[index] | 0x20 == 0x65 {
      index += 1
      if index < token.upperBound && (bytes[index] == Byte.plus || bytes[index] == Byte.minus) {
        index += 1
      }
      guard digits() else { return false }
    }
    return index == token.upperBound
  }

  /// Reads `true`, `false` or `null`; whatever else begins here is an error.
  mutating func word(in container: ContainerStart?) throws(JSONReader.Failure) -> JSONNode {
    let start = offset
    let place = position
    while Byte.isLetter(byte) || (offset > start && Byte.isDigit(byte)) { offset += 1 }
    let length = offset - start
    let value: JSONValue? =
      if length == 4 && bytes[start..<offset].elementsEqual("true".utf8) {
        .bool(true)
      } else if length == 5 && bytes[start..<offset].elementsEqual("false".utf8) {
        .bool(false)
      } else if length == 4 && bytes[start..<offset].elementsEqual("null".utf8) {
        .null
      } else {
        nil
      }
    if let value { return JSONNode(value, at: range(from: place)) }
    if length == 0 { throw unexpected(.missingValue, in: container) }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    throw failure(.unknownWord(text), at: range(from: place))
  }
}
