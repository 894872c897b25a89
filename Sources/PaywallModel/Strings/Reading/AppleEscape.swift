/// Escapes of Apple's string files: `\n`, `\"`, `\U00e9`, `\101`, a line end.
enum AppleEscape {
  /// Reads an escape that begins here; one that means nothing stands for its character.
  static func read(_ cursor: inout TextCursor) -> Unicode.Scalar {
    cursor.advance()
    guard let scalar = cursor.current else { return "\\" }
    if scalar == "U" || scalar == "u" {
      let before = cursor
      cursor.advance()
      if let value = character(&cursor) { return value }
      cursor = before
    } else if let value = octal(&cursor) {
      return value
    }
    cursor.advance()
    return plain[scalar] ?? scalar
  }

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{7}", "b": "\u{8}", "f": "\u{c}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{b}",
  ]

  /// Four digits, or two times four: a pair of halves.
  private static func character(_ cursor: inout TextCursor) -> Unicode.Scalar? {
    guard let unit = digits(&cursor, count: 4, radix: 16) else { return nil }
    guard 0xd800..<0xdc00 ~= unit else { return Unicode.Scalar(unit) ?? "\u{fffd}" }
    let before = cursor
    if cursor.starts(with: "\\U") || cursor.starts(with: "\\u") {
      cursor.advance(by: 2)
      if let low = digits(&cursor, count: 4, radix: 16), 0xdc00..<0xe000 ~= low {
        return Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{fffd}"
      }
    }
    cursor = before
    return "\u{fffd}"
  }

  private static func octal(_ cursor: inout TextCursor) -> Unicode.Scalar? {
    for count in [3, 2, 1] {
      if let value = digits(&cursor, count: count, radix: 8) { return Unicode.Scalar(value) }
    }
    return nil
  }

  /// That many digits; nothing is taken when there are fewer.
  private static func digits(_ cursor: inout TextCursor, count: Int, radix: Int) -> UInt32? {
    let end = cursor.index + count
    guard end <= cursor.scalars.count else { return nil }
    let text = String(String.UnicodeScalarView(cursor.scalars[cursor.index..<end]))
    guard text.first != "+" && text.first != "-", let value = UInt32(text, radix: radix) else {
      return nil
    }
    cursor.advance(by: count)
    return value
  }
}
