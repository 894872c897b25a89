/// FNV-1a, 64 bits: equal on every machine and in every run, unlike `Hasher`.
public struct StableHash: Hashable, Sendable {
  /// What was added so far, digested.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Nothing added yet.
  public init() {}

  /// Adds eight bits.
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds bytes.
  public mutating func add(_ bytes: [UInt8]) { for byte in bytes { add(byte) } }

  /// Adds a text and its end, so that "ab", "c" differs from "a", "bc".
  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0xff))
  }

  /// Adds a number.
  public mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Sixteen hex digits.
  public var hex: String { HexDigits.text(value, count: 16) }
}
