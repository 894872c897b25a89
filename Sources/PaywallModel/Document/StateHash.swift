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
  public mutating func add(_ text: String) { addBytes(text.utf8.span.bytes) }

  /// Adds bytes with their number.
  public mutating func add(_ bytes: [UInt8]) { addBytes(bytes.span.bytes) }

  /// Eight at a time, the first one in the highest bits; what is left over stands behind the last
  /// of the eight before.
  private mutating func addBytes(_ bytes: RawSpan) {
    let count = bytes.byteCount
    var word: UInt64 = 0
    var offset = 0
    while count - offset >= 8 {
      // Eight bytes of any kind are a number, and the span checks that it has them.
      word = UInt64(bigEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      add(word)
      offset += 8
    }
    if offset < count {
      for rest in offset..<count {
        word = word << 8 | UInt64(bytes.unsafeLoad(fromByteOffset: rest, as: UInt8.self))
      }
      add(word)
    }
    add(count)
  }

  /// Sixteen hex digits.
  public var hex: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
