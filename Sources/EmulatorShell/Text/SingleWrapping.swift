import TerminalModel

/// Words in rows, found in one pass over the bytes of a text in which each scalar takes a column
/// and one blank stands between two words, as in nearly every text.
struct SingleWrapping {
  /// A stretch of the text: the bytes from a word's first to a word's last, and its columns.
  private struct Row {
    var bytes = 0..<0
    var columns = 0
  }

  private let text: String
  private let columns: Int
  /// Whether a word that is longer than a row is broken.
  private let breaksWords: Bool
  private var rows: [String] = []
  private var row = Row()

  /// The rows of a text; nil where it is none of those.
  static func rows(_ text: String, columns: Int, breaksWords: Bool) -> [String]? {
    var wrapping = SingleWrapping(text: text, columns: columns, breaksWords: breaksWords)
    return wrapping.wrap() ? wrapping.rows : nil
  }

  private init(text: String, columns: Int, breaksWords: Bool) {
    self.text = text
    self.columns = columns
    self.breaksWords = breaksWords
  }

  private mutating func wrap() -> Bool {
    var word = Row()
    var hasSigns = false
    var place = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"):
        word.bytes = word.bytes.lowerBound..<place
        guard add(word) else { return false }
        if byte == UInt8(ascii: "\n") { endLine() }
        word = Row(bytes: place + 1..<place + 1)
      case 0x21...0x7e: word.columns += 1
      case 0x80..<0xc0: break
      case 0xc0...0xff:
        word.columns += 1
        hasSigns = true
      default: return false
      }
      place += 1
    }
    word.bytes = word.bytes.lowerBound..<place
    guard add(word) else { return false }
    endLine()
    return !hasSigns || text.unicodeScalars.allSatisfy { $0 == "\n" || Glyphs.standsAlone($0) }
  }

  /// Adds a word to the row or begins the next one with it; false where more than a blank stands
  /// before it in the row.
  private mutating func add(_ word: Row) -> Bool {
    guard word.columns > 0 else { return true }
    guard row.columns > 0, row.columns + 1 + word.columns <= columns else {
      if row.columns > 0 { endRow() }
      row = word
      return true
    }
    let isNext = word.bytes.lowerBound == row.bytes.upperBound + 1
    row.columns += 1 + word.columns
    row.bytes = row.bytes.lowerBound..<word.bytes.upperBound
    return isNext
  }

  private mutating func endLine() {
    endRow()
    row = Row()
  }

  private mutating func endRow() {
    guard breaksWords, row.columns > columns else { return rows.append(String(text(row.bytes))) }
    var rest = text(row.bytes).unicodeScalars[...]
    while !rest.isEmpty {
      rows.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
  }

  private func text(_ bytes: Range<Int>) -> Substring {
    let first = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return text[first..<text.utf8.index(first, offsetBy: bytes.count)]
  }
}
