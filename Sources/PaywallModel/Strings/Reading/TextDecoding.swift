/// Bytes of a text file as characters, whichever of Unicode's forms they are in.
public enum TextDecoding {
  /// The forms that string files come in.
  enum Form: Hashable {
    case utf8, utf16LittleEndian, utf16BigEndian
  }

  /// The file in UTF-8 without a byte order mark; what is no Unicode becomes U+FFFD. Nothing of a
  /// binary property list: it has no lines.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: BinaryStrings.mark) { return [] }
    return form(of: bytes) == .utf8 && !hasMark(bytes)
      ? bytes : Array(String(String.UnicodeScalarView(scalars(bytes))).utf8)
  }

  /// The characters, without a byte order mark; what is no Unicode becomes U+FFFD.
  static func scalars(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    let text =
      switch form(of: bytes) {
      case .utf8: String(decoding: bytes, as: UTF8.self)
      case .utf16LittleEndian: String(decoding: units(bytes, low: 0, high: 1), as: UTF16.self)
      case .utf16BigEndian: String(decoding: units(bytes, low: 1, high: 0), as: UTF16.self)
      }
    let scalars = Array(text.unicodeScalars)
    return scalars.first == "\u{feff}" ? Array(scalars.dropFirst()) : scalars
  }

  /// By the byte order mark; without one, by where the noughts of ASCII's upper halves are.
  static func form(of bytes: [UInt8]) -> Form {
    if bytes.starts(with: [0xff, 0xfe]) { return .utf16LittleEndian }
    if bytes.starts(with: [0xfe, 0xff]) { return .utf16BigEndian }
    guard bytes.count > 1 else { return .utf8 }
    let first = bytes[0] == 0
    let second = bytes[1] == 0
    return first == second ? .utf8 : second ? .utf16LittleEndian : .utf16BigEndian
  }

  private static func hasMark(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xef, 0xbb, 0xbf]) }

  private static func units(_ bytes: [UInt8], low: Int, high: Int) -> [UInt16] {
    stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + low])
    }
  }
}
