/// Masks redemption tokens and addresses of mail in texts: whatever is shown, told or written
/// passes through here once.
public enum TokenMask {
  /// The text as people read it: `nw://ply/redeem/7c…`, without what follows the token.
  public static func shown(_ text: String) -> String {
    replaced(in: text, dropsQuery: true) { $0.masked }
  }

  /// The text as it is typed: the token masked, the rest as it is.
  public static func typed(_ text: String) -> String {
    replaced(in: text, dropsQuery: false) { $0.masked }
  }

  /// The text as files keep it: a token can be found again by it, but not read.
  public static func recorded(_ text: String) -> String {
    replaced(in: text, dropsQuery: false) { $0.recorded }
  }

  /// `j***@example.com`; a text without `@` stays as it is.
  public static func mail(_ address: String) -> String {
    guard let at = address.lastIndex(of: "@"), let first = address.first, first != "@" else {
      return address
    }
    return "\(first)***\(address[at...])"
  }

  /// Where a token stands in a text: what follows `/redeem/`, in whatever case, with whatever
  /// separators and escapes that is written, so that a link with a fault keeps its secret too.
  public static func tokens(in text: String) -> [Range<String.Index>] {
    TokenPlaces(in: text).ranges.map { range in
      let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
      return start..<text.utf8.index(start, offsetBy: range.count)
    }
  }

  /// An address of a screen as it is kept: what looks like a link of the SDK has its token masked.
  public static func address(_ text: String) -> String {
    isOfTheSDK(text) ? recorded(text) : text
  }

  private static func isOfTheSDK(_ address: String) -> Bool {
    let marker = Array("/ply/".utf8)
    let bytes = Array(address.lowercased().utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: marker) }
  }

  private static func replaced(
    in text: String, dropsQuery: Bool, by mask: (RedemptionToken) -> String
  ) -> String {
    let tokens = tokens(in: text)
    guard !tokens.isEmpty else { return text }
    var result = ""
    var start = text.startIndex
    for range in tokens {
      // One that lay in a query went with it.
      guard range.lowerBound >= start else {
        start = max(start, range.upperBound)
        continue
      }
      result.append(contentsOf: text[start..<range.lowerBound])
      result += mask(token(text[range]))
      start = range.upperBound
      if dropsQuery, start < text.endIndex, text[start] == "?" {
        start = text[start...].firstIndex(where: endsLink) ?? text.endIndex
      }
    }
    result.append(contentsOf: text[start...])
    return result
  }

  /// A token as the server knows it: escapes of plain characters read.
  private static func token(_ text: Substring) -> RedemptionToken {
    let decoded = LinkQuery.decoded(text).flatMap { $0.utf8.allSatisfy(isPlain) ? $0 : nil }
    return RedemptionToken(decoded ?? String(text))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e: true
    default: false
    }
  }

  private static func endsLink(_ character: Character) -> Bool {
    character.isWhitespace || "\"'<>".contains(character)
  }
}
