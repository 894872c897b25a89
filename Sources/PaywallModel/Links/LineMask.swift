/// Masks tokens, keys and addresses of mail in a line of a project's file that is shown as it
/// stands: as many characters as before, so that marks under the line still fit.
enum LineMask {
  private static let dot: Unicode.Scalar = "•"

  /// Whose values nobody may read. No format of ours has most of them, but whole files are copied.
  private static let secretKeys = [
    "token", "privateKey", "private_key", "apiKey", "api_key", "password", "secret",
  ]

  /// The line, with what follows the key of a secret, `"mail":` and `/redeem/` masked.
  static func masked(_ line: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let text = String(Substring(line))
    let hasKey = (secretKeys + ["mail", "user"]).contains { text.holds($0) }
    guard hasKey || !TokenMask.tokens(in: text).isEmpty else { return line }
    var scalars = Array(line)
    maskLinks(in: &scalars, of: text)
    for key in secretKeys { mask(in: &scalars, after: "\"\(key)\"", .secret) }
    mask(in: &scalars, after: "\"mail\"", .mail)
    mask(in: &scalars, after: "\"user\"", .userID)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return Substring(String(result)).unicodeScalars
  }

  private enum Kind { case secret, mail, userID }

  private static func mask(in scalars: inout [Unicode.Scalar], after key: String, _ kind: Kind) {
    let wanted = Array(key.unicodeScalars)
    var index = 0
    while let start = place(of: wanted, in: scalars, from: index) {
      index = start
      while index < scalars.count, [" ", "\t", ":"].contains(scalars[index]) { index += 1 }
      guard index < scalars.count, scalars[index] == "\"" else { continue }
      index += 1
      let end = scalars[index...].firstIndex(of: "\"") ?? scalars.count
      hide(hidden(index..<end, of: kind, in: scalars), in: &scalars)
      index = end
    }
  }

  /// Which part of a value nobody may read.
  private static func hidden(
    _ value: Range<Int>, of kind: Kind, in scalars: [Unicode.Scalar]
  ) -> Range<Int> {
    switch kind {
    case .secret: return value.dropFirst(min(2, value.count / 4))
    case .mail:
      let end = scalars[value].firstIndex(of: "@") ?? value.upperBound
      return min(value.lowerBound + 1, end)..<end
    case .userID:
      let isMadeUp = value.count < UserIDMask.leastMaskedCount
      return value.dropFirst(isMadeUp ? value.count : 2)
    }
  }

  private static func maskLinks(in scalars: inout [Unicode.Scalar], of text: String) {
    let view = text.unicodeScalars
    for range in TokenMask.tokens(in: text) {
      let start = view.distance(from: view.startIndex, to: range.lowerBound)
      let count = view.distance(from: range.lowerBound, to: range.upperBound)
      hide(start + min(2, count / 4)..<start + count, in: &scalars)
    }
  }

  private static func hide(_ range: Range<Int>, in scalars: inout [Unicode.Scalar]) {
    for index in range { scalars[index] = dot }
  }

  /// Behind the next place of a word.
  private static func place(
    of word: [Unicode.Scalar], in scalars: [Unicode.Scalar], from start: Int
  ) -> Int? {
    guard scalars.count >= word.count, start <= scalars.count - word.count else { return nil }
    for index in start...(scalars.count - word.count)
    where scalars[index] == word[0] && scalars[index..<index + word.count].elementsEqual(word) {
      return index + word.count
    }
    return nil
  }
}
