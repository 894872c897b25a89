extension JSONScanner {
  /// Reads a string with its escapes resolved, and its place with both quotes.
  mutating func string() throws(JSONReader.Failure) -> (String, SourcePosition) {
    let place = position
    offset += 1
    let first = offset
    try skipPlain(from: place)
    if byte == Byte.quote {
      let text = text(first..<offset)
      offset += 1
      return (text, range(from: place))
    }
    var decoded = Array(bytes[first..<offset])
    while byte != Byte.quote {
      try escape(into: &decoded)
      let run = offset
      try skipPlain(from: place)
      decoded.append(contentsOf: bytes[run..<offset])
    }
    offset += 1
    return (String(decoding: decoded, as: UTF8.self), range(from: place))
  }

  /// Bytes of the file as a text. A slice of the array would count references twice for each string
  /// of a file. The buffer does not outlive the call; a range lies between bytes that were read.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { all in
      String(decoding: UnsafeBufferPointer(rebasing: all[range]), as: UTF8.self)
    }
  }

  /// Goes to the next quote or backslash.
  private mutating func skipPlain(from place: SourcePosition) throws(JSONReader.Failure) {
    while offset < end {
      skipLetters()
      guard offset < end else { break }
      let here = bytes[offset]
      if here == Byte.quote || here == Byte.backslash { return }
      if here >= 0x80 {
        let length = characterLength(at: offset)
        guard length > 0 else { throw failure(.notUTF8(here)) }
        offset += length
        trailingBytes += length - 1
      } else if here == Byte.lineFeed || here == Byte.carriageReturn {
        throw failure(.openString, at: range(from: place))
      } else {
        throw failure(.controlCharacter(here))
      }
    }
    throw failure(.openString, at: range(from: place))
  }

  /// Goes over what is a character by itself and means nothing else in a string.
  private mutating func skipLetters() {
    var index = offset
    while let eight = EightBytes(at: index, of: bytes.span.bytes) {
      let count = eight.plainCount
      index += count
      guard count == 8 else { return offset = index }
    }
    while index < end, Self.isPlain(bytes[index]) { index += 1 }
    offset = index
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= Byte.space && byte < 0x80 && byte != Byte.quote && byte != Byte.backslash
  }

  /// The bytes of the character that begins at a byte ≥ 0x80; 0 when they are not UTF-8.
  func characterLength(at start: Int) -> Int {
    func follows(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xbf) -> Bool {
      start + distance < end && range.contains(bytes[start + distance])
    }
    switch bytes[start] {
    case 0xc2...0xdf: return follows(1) ? 2 : 0
    case 0xe0: return follows(1, 0xa0...0xbf) && follows(2) ? 3 : 0
    case 0xed: return follows(1, 0x80...0x9f) && follows(2) ? 3 : 0
    case 0xe1...0xef: return follows(1) && follows(2) ? 3 : 0
    case 0xf0: return follows(1, 0x90...0xbf) && follows(2) && follows(3) ? 4 : 0
    case 0xf1...0xf3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xf4: return follows(1, 0x80...0x8f) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }

  /// Reads one escape sequence; the backslash is here.
  private mutating func escape(into decoded: inout [UInt8]) throws(JSONReader.Failure) {
    let place = position
    let letter = offset + 1 < end ? bytes[offset + 1] : 0
    if letter == 0x75 { return try unicodeEscape(into: &decoded) }
    let meaning: UInt8? =
      switch letter {
      case Byte.quote, Byte.backslash, Byte.slash: letter
      case 0x62: 0x08
      case 0x66: 0x0c
      case 0x6e: 0x0a
      case 0x72: 0x0d
      case 0x74: 0x09
      default: nil
      }
    guard let meaning else { throw badEscape(length: 2, at: place) }
    decoded.append(meaning)
    offset += 2
  }

  private mutating func unicodeEscape(into decoded: inout [UInt8]) throws(JSONReader.Failure) {
    let place = position
    guard var code = hexCode(at: offset) else { throw badEscape(length: 6, at: place) }
    offset += 6
    if 0xd800...0xdbff ~= code, let low = hexCode(at: offset), 0xdc00...0xdfff ~= low {
      code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
      offset += 6
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw failure(.loneSurrogate(code), at: range(from: place))
    }
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The number of `\uXXXX` at a byte, if it stands there.
  private func hexCode(at start: Int) -> UInt32? {
    guard start + 6 <= end, bytes[start] == Byte.backslash, bytes[start + 1] == 0x75 else {
      return nil
    }
    var code: UInt32 = 0
    for index in start + 2..<start + 6 {
      guard let digit = Byte.hexDigit(bytes[index]) else { return nil }
      code = code << 4 | UInt32(digit)
    }
    return code
  }

  /// An escape that is none, shown up to where the string or line may end.
  private mutating func badEscape(length: Int, at place: SourcePosition) -> JSONReader.Failure {
    let first = offset
    offset += 1
    while offset < end && offset < first + length && bytes[offset] > Byte.space
      && bytes[offset] < 0x80 && (bytes[offset] != Byte.quote || offset == first + 1)
    {
      offset += 1
    }
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    return failure(.badEscape(text), at: range(from: place))
  }
}
