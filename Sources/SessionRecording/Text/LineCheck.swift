import PaywallModel

/// The short check at the end of every line of a session: `+0 key Enter  #3fa0`.
enum LineCheck {
  /// What a line's check says.
  enum Verdict: Hashable, Sendable {
    case matches
    /// There is one, for another text.
    case differs
    /// There is none.
    case missing
  }

  private static let length = 7

  /// The line with its check.
  static func sealed(_ content: String) -> String { "\(content)  #\(digits(content))" }

  /// The line without its check, and what the check says.
  static func open(_ line: String) -> (content: String, verdict: Verdict) {
    let check = line.utf8.suffix(length)
    guard check.count == length, check.starts(with: "  #".utf8),
      check.dropFirst(3).allSatisfy(isHexDigit)
    else { return (line, .missing) }
    let content = String(decoding: line.utf8.dropLast(length), as: UTF8.self)
    let isRight = check.dropFirst(3).elementsEqual(digits(content).utf8)
    return (content, isRight ? .matches : .differs)
  }

  private static func digits(_ content: String) -> String {
    var hash = StableHash()
    hash.add(Array(content.utf8))
    let folded = hash.value ^ (hash.value >> 32)
    return HexDigits.text(folded ^ (folded >> 16), count: 4)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}
