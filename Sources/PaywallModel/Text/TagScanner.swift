/// Finds the tags in a text, in time linear to its length whatever is in it.
enum TagScanner {
  /// A stretch of a label's text.
  enum Segment: Hashable, Sendable {
    case text(String)
    /// What stands between two pairs of braces.
    case braced(String)
  }

  /// The stretches of a text in order; braces that nothing closes are text.
  static func segments(of text: String) -> [Segment] {
    let bytes = Array(text.utf8)
    var segments: [Segment] = []
    var textStart = 0
    var index = 0
    while index < bytes.count {
      guard let end = bodyEnd(in: bytes, at: index) else {
        index += 1
        continue
      }
      if textStart < index { segments.append(.text(string(bytes[textStart..<index]))) }
      segments.append(.braced(string(bytes[(index + 2)..<end])))
      index = end + 2
      textStart = index
    }
    if textStart < bytes.count { segments.append(.text(string(bytes[textStart...]))) }
    return segments
  }

  /// Where the body of a tag that opens at an index ends. It holds no brace, so no stretch is
  /// looked at more than twice.
  private static func bodyEnd(in bytes: [UInt8], at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == opening, bytes[start + 1] == opening else {
      return nil
    }
    var index = start + 2
    while index < bytes.count, bytes[index] != opening, bytes[index] != closing { index += 1 }
    let closes = index + 1 < bytes.count && bytes[index] == closing && bytes[index + 1] == closing
    return closes ? index : nil
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
}
