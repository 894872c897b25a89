/// Numbers of a fixed count of hex digits. The standard library's own way takes any number and any
/// radix, and so long that it is felt where each line of a recording has a check.
public enum HexDigits {
  /// The lowest digits of a number, at most 16, with zeros before them.
  public static func text(_ number: UInt64, count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      for index in 0..<count {
        let digit = UInt8(truncatingIfNeeded: number >> UInt64(4 * (count - 1 - index)) & 15)
        bytes.initializeElement(at: index, to: digit + (digit < 10 ? 0x30 : 0x57))
      }
      return count
    }
  }
}
