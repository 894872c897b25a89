/// HTML's entities, which the Console writes into texts: `&amp;`, `&#8364;`.
enum Entities {
  /// The text with each entity that is known replaced, once; anything else stays as written.
  static func decode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(ampersand) else { return text }
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == ampersand, let (character, end) = entity(in: bytes, at: index) {
        decoded.append(contentsOf: String(character).utf8)
        index = end
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The entity that begins at an index, and where the text goes on.
  private static func entity(in bytes: [UInt8], at start: Int) -> (Unicode.Scalar, Int)? {
    let limit = min(bytes.count, start + longestEntity)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let scalar = name.hasPrefix("#") ? numbered(name.dropFirst()) : named[name]
    return scalar.map { ($0, end + 1) }
  }

  private static func numbered(_ text: Substring) -> Unicode.Scalar? {
    let isHexadecimal = text.hasPrefix("x") || text.hasPrefix("X")
    let digits = isHexadecimal ? text.dropFirst() : text
    guard let first = digits.first, first != "+", first != "-",
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0
    else { return nil }
    return Unicode.Scalar(number)
  }

  private static let ampersand = UInt8(ascii: "&")
  private static let longestEntity = 12
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "bull": "•", "cent": "¢", "copy": "©", "deg": "°", "euro": "€", "hellip": "…",
    "laquo": "«", "ldquo": "“", "lsquo": "‘", "mdash": "—", "middot": "·", "ndash": "–",
    "pound": "£", "raquo": "»", "rdquo": "”", "reg": "®", "rsquo": "’", "times": "×",
    "trade": "™", "yen": "¥",
  ]
}
