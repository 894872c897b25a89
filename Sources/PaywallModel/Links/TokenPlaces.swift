/// Finds tokens of redemption links in the bytes of a text. Escapes count as what they stand for,
/// so that `re%64eem`, `%2Fredeem%2F`, `redeem//` and `redeem?token=` hide nothing.
struct TokenPlaces {
  /// Of tokens, in bytes.
  private(set) var ranges: [Range<Int>] = []

  private let bytes: [UInt8]
  private static let marker = Array("redeem".utf8)
  private static let name = Array("token=".utf8)

  init(in text: String) {
    bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      guard let behind = behindMarker(at: index) else {
        index += 1
        continue
      }
      index = takeToken(from: behind)
    }
  }

  /// A letter or an escape, in small letters, and where it ends.
  private func unit(at index: Int) -> (byte: UInt8, end: Int)? {
    guard index < bytes.count else { return nil }
    if bytes[index] == 0x25, index + 2 < bytes.count,
      let high = Byte.hexDigit(bytes[index + 1]), let low = Byte.hexDigit(bytes[index + 2])
    {
      return (Self.small(high << 4 | low), index + 3)
    }
    return (Self.small(bytes[index]), index + 1)
  }

  /// Behind `/redeem` and its separators; nil where that does not stand.
  private func behindMarker(at start: Int) -> Int? {
    guard let first = unit(at: start), Self.isSeparator(first.byte),
      let end = behind(Self.marker, at: first.end)
    else { return nil }
    var index = end
    while let next = unit(at: index), Self.isSeparator(next.byte) { index = next.end }
    let isQuery = unit(at: index).map { [0x3f, 0x26, 0x23].contains($0.byte) } ?? false
    return index > end || isQuery ? index : nil
  }

  private func behind(_ word: [UInt8], at start: Int) -> Int? {
    var index = start
    for byte in word {
      guard let next = unit(at: index), next.byte == byte else { return nil }
      index = next.end
    }
    return index
  }

  /// Notes what stands there as a token, and what a query calls one; where to look on, which may be
  /// another link in the query.
  private mutating func takeToken(from start: Int) -> Int {
    var index = start
    while index < bytes.count, !Self.ends(bytes[index]) { index += 1 }
    if index > start { ranges.append(start..<index) }
    while index < bytes.count, !Self.endsLink(bytes[index]), behindMarker(at: index) == nil {
      guard let value = behind(Self.name, at: index + 1) else {
        index += 1
        continue
      }
      index = value
      while index < bytes.count, !Self.ends(bytes[index]) { index += 1 }
      if index > value { ranges.append(value..<index) }
    }
    return index
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2f || byte == 0x5c }

  /// What a token cannot hold: `/ ? # & \`, and what ends the link.
  private static func ends(_ byte: UInt8) -> Bool {
    [0x2f, 0x3f, 0x23, 0x26, 0x5c].contains(byte) || endsLink(byte)
  }

  /// Blanks, controls and what addresses stand between: `" ' < >`.
  private static func endsLink(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7f || [0x22, 0x27, 0x3c, 0x3e].contains(byte)
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte + 0x20 : byte
  }
}
