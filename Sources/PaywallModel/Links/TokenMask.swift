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

  /// Where a token stands in a text: what follows `/redeem/`, in whatever case that is written.
  public static func tokens(in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var start = text.startIndex
    while let marker = end(of: "/redeem/", in: text, from: start) {
      let end = text[marker...].firstIndex(where: endsToken) ?? text.endIndex
      if marker < end { found.append(marker..<end) }
      start = end
    }
    return found
  }

  private static func replaced(
    in text: String, dropsQuery: Bool, by mask: (RedemptionToken) -> String
  ) -> String {
    let tokens = tokens(in: text)
    guard !tokens.isEmpty else { return text }
    var result = ""
    var start = text.startIndex
    for range in tokens {
      result += text[start..<range.lowerBound] + mask(RedemptionToken(String(text[range])))
      start = range.upperBound
      if dropsQuery, start < text.endIndex, text[start] == "?" {
        start = text[start...].firstIndex(where: endsLink) ?? text.endIndex
      }
    }
    return result + text[start...]
  }

  private static func endsToken(_ character: Character) -> Bool {
    "/?#&\\".contains(character) || endsLink(character)
  }

  private static func endsLink(_ character: Character) -> Bool {
    character.isWhitespace || "\"'<>".contains(character)
  }

  /// Behind the first place of some small letters, whatever their case in the text.
  private static func end(
    of word: String, in text: String, from start: String.Index
  ) -> String.Index? {
    let wanted = Array(word)
    var index = start
    while index < text.endIndex {
      var place = index
      var count = 0
      while count < wanted.count, place < text.endIndex,
        text[place].lowercased() == String(wanted[count])
      {
        place = text.index(after: place)
        count += 1
      }
      if count == wanted.count { return place }
      index = text.index(after: index)
    }
    return nil
  }
}
