/// Something in a file that the rules do not allow.
struct Finding: Hashable, CustomStringConvertible {
  var file: String
  /// From 1.
  var line: Int
  var message: String

  var description: String { "\(file):\(line): \(message)" }
}

/// A source file, whole and with its comments and texts blanked out, so that only code is judged.
struct SourceText {
  let file: String
  let lines: [String]
  /// As many lines as `lines`.
  let code: [String]

  init(file: String, text: String) {
    self.file = file
    lines = Self.lines(text)
    var blanker = Blanker(bytes: Array(text.utf8))
    code = Self.lines(String(decoding: blanker.blanked(), as: UTF8.self))
  }

  /// `PaywallModel` for `Sources/PaywallModel/Screen/Select.swift`; nil outside of Sources.
  var target: String? {
    let parts = file.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  /// The lines, numbered from 1, whose code holds the word: no letter, digit or underline beside
  /// it.
  func linesUsing(_ word: String) -> [Int] {
    code.indices.filter { Self.holds(word, in: code[$0]) }.map { $0 + 1 }
  }

  private static func lines(_ text: String) -> [String] {
    var result = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if result.last == "" { result.removeLast() }
    return result
  }

  private static func holds(_ word: String, in line: String) -> Bool {
    let needle = Array(word.utf8)
    let bytes = Array(line.utf8)
    guard let first = needle.first, let last = needle.last, bytes.count >= needle.count else {
      return false
    }
    for start in 0...(bytes.count - needle.count) where bytes[start] == first {
      let end = start + needle.count
      guard bytes[start..<end].elementsEqual(needle) else { continue }
      let touchesBefore = start > 0 && isName(bytes[start - 1]) && isName(first)
      let touchesAfter = end < bytes.count && isName(bytes[end]) && isName(last)
      if !touchesBefore && !touchesAfter { return true }
    }
    return false
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x5f: true
    default: false
    }
  }
}

/// Replaces comments and the insides of texts by blanks; line ends stay.
struct Blanker {
  private var bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func blanked() -> [UInt8] {
    while index < bytes.count {
      if starts(with: "//") {
        while index < bytes.count, bytes[index] != 0x0a { blankOne() }
      } else if starts(with: "/*") {
        blankComment()
      } else if let text = opening() {
        blankText(text)
      } else {
        index += 1
      }
    }
    return bytes
  }

  /// The quotation marks that end the text which begins here; nil when none does.
  private func opening() -> (start: Int, mark: [UInt8], hashes: Int)? {
    var hashes = 0
    while index + hashes < bytes.count, bytes[index + hashes] == 0x23 { hashes += 1 }
    let quote = index + hashes
    guard quote < bytes.count, bytes[quote] == 0x22 else { return nil }
    let isLong = bytes[quote...].prefix(3).elementsEqual([0x22, 0x22, 0x22])
    let mark = Array(repeating: UInt8(0x22), count: isLong ? 3 : 1)
    return (hashes + mark.count, mark + Array(repeating: 0x23, count: hashes), hashes)
  }

  private mutating func blankText(_ text: (start: Int, mark: [UInt8], hashes: Int)) {
    index += text.start
    while index < bytes.count, !bytes[index...].starts(with: text.mark) {
      if bytes[index] == 0x5c && text.hashes == 0 { blankOne() }
      blankOne()
    }
    index = min(bytes.count, index + text.mark.count)
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") { depth += 1 }
      if starts(with: "*/") { depth -= 1 }
      blankOne()
    } while index < bytes.count && depth > 0
    blankOne()
  }

  private mutating func blankOne() {
    guard index < bytes.count else { return }
    if bytes[index] != 0x0a { bytes[index] = 0x20 }
    index += 1
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}
