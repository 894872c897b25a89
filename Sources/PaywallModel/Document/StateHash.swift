/// Digests of states and frames: equal on every machine and in every run, and eight bytes at a
/// step, because they are made after each event. Names that people see, such as ids, are made with
/// `StableHash`.
public struct StateHash: Hashable, Sendable {
  /// What was added so far, digested.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Nothing added yet.
  public init() {}

  /// Adds 64 bits. The shift brings the upper bits down, which a product leaves to themselves.
  public mutating func add(_ bits: UInt64) {
    let product = (value ^ bits) &* 0x9e37_79b9_7f4a_7c15
    value = product ^ product >> 32
  }

  /// Adds a number.
  public mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  /// Adds a flag.
  public mutating func add(_ flag: Bool) { add(UInt64(flag ? 1 : 2)) }

  /// Adds a text with its length, so that "ab", "c" differs from "a", "bc".
  public mutating func add(_ text: String) {
    // The span of a short text costs more than the digest of it.
    if text.utf8.withContiguousStorageIfAvailable({ addBytes($0.span.bytes) }) != nil { return }
    addBytes(text.utf8.span.bytes)
  }

  /// Adds bytes with their number.
  public mutating func add(_ bytes: [UInt8]) { addBytes(bytes.span.bytes) }

  /// Eight at a time, the first one in the highest bits; what is left over stands behind the last
  /// of the eight before.
  private mutating func addBytes(_ bytes: RawSpan) {
    let count = bytes.byteCount
    var offset = 0
    while count - offset >= 8 {
      add(Self.number(of: bytes, at: offset, as: UInt64.self))
      offset += 8
    }
    if offset < count {
      add(
        count < 8
          ? Self.number(ofAFew: bytes)
          : Self.number(of: bytes, at: count - 8, as: UInt64.self))
    }
    add(count)
  }

  /// Bytes of any kind are a number; the span checks that it has them.
  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    of bytes: RawSpan, at offset: Int, as type: Number.Type
  ) -> UInt64 {
    let number = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: type)
    return UInt64(truncatingIfNeeded: Number(bigEndian: number))
  }

  /// One to seven bytes, the last one in the lowest bits. Two loads that overlap agree where they
  /// do.
  private static func number(ofAFew bytes: RawSpan) -> UInt64 {
    let count = bytes.byteCount
    guard count < 4 else {
      let first = number(of: bytes, at: 0, as: UInt32.self)
      return first << (8 * UInt64(count - 4)) | number(of: bytes, at: count - 4, as: UInt32.self)
    }
    var word: UInt64 = 0
    for offset in 0..<count { word = word << 8 | number(of: bytes, at: offset, as: UInt8.self) }
    return word
  }

  /// Sixteen hex digits.
  public var hex: String { HexDigits.text(value, count: 16) }
}
