/// Eight bytes that are looked at in one go: most of a file are blanks and letters that mean
/// nothing by themselves. The first byte is the lowest.
struct EightBytes {
  private let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = ones << 7

  /// The bytes from a place on; nil where fewer are left.
  init?(at place: Int, of bytes: RawSpan) {
    guard place <= bytes.byteCount - 8 else { return nil }
    bits = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// How many bytes there are before the first that is not this one; eight where all are.
  func count(of byte: UInt8) -> Int {
    (bits ^ Self.all(byte)).trailingZeroBitCount / 8
  }

  /// Where this byte stands, from 0 to 7.
  func places(of byte: UInt8) -> Places {
    let others = bits ^ Self.all(byte)
    return Places(marks: ~((others & ~Self.highBits) &+ ~Self.highBits | others) & Self.highBits)
  }

  /// How many bytes there are that a JSON string holds as they are: ASCII that is neither a control
  /// character nor a quote nor a backslash.
  var plainCount: Int {
    let controls = (bits &- Self.all(Byte.space)) & ~bits
    let marks =
      Self.zeros(in: bits ^ Self.all(Byte.quote))
      | Self.zeros(in: bits ^ Self.all(Byte.backslash))
    return ((controls | bits) & Self.highBits | marks).trailingZeroBitCount / 8
  }

  private static func all(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  /// The high bits of the bytes that are zero, and perhaps of some above the lowest of them.
  private static func zeros(in bits: UInt64) -> UInt64 { (bits &- ones) & ~bits & highBits }
}

/// Some of eight places, from the lowest on.
struct Places: Sequence, IteratorProtocol {
  /// The high bits of their bytes.
  fileprivate var marks: UInt64

  mutating func next() -> Int? {
    guard marks != 0 else { return nil }
    defer { marks &= marks - 1 }
    return marks.trailingZeroBitCount / 8
  }
}
