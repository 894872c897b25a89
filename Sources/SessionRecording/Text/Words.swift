/// One word of a line, with its place.
struct Word: Hashable, Sendable {
  /// Without quotation marks, escapes read.
  var text: String
  var isQuoted: Bool
  /// From 1, in characters.
  var column: Int
  /// In characters, quotation marks included.
  var length: Int
}

/// A line that cannot be split into words.
struct WordFailure: Error, Hashable {
  /// From 1, in characters.
  var column: Int
  var message: String
}

/// Splits a line into words: bare ones, and quoted ones in which a backslash escapes. It goes by
/// scalars: a mark after a quotation mark would be one character with it.
struct WordReader {
  private let characters: [Unicode.Scalar]
  private let takesComments: Bool
  private var index = 0

  /// The words of a line; with `takesComments` a word that begins with `#` ends the line.
  static func words(
    of line: some StringProtocol, takesComments: Bool = false
  ) throws(WordFailure) -> [Word] {
    var reader = WordReader(
      characters: Array(String(line).unicodeScalars), takesComments: takesComments)
    return try reader.words()
  }

  private init(characters: [Unicode.Scalar], takesComments: Bool) {
    self.characters = characters
    self.takesComments = takesComments
  }

  private mutating func words() throws(WordFailure) -> [Word] {
    var result: [Word] = []
    while skipBlanks() {
      if takesComments && characters[index] == "#" { break }
      result.append(characters[index] == "\"" ? try quotedWord() : bareWord())
    }
    return result
  }

  private mutating func skipBlanks() -> Bool {
    while index < characters.count, characters[index] == " " || characters[index] == "\t" {
      index += 1
    }
    return index < characters.count
  }

  private mutating func bareWord() -> Word {
    let start = index
    while index < characters.count, characters[index] != " ", characters[index] != "\t" {
      index += 1
    }
    return Word(
      text: text(characters[start..<index]), isQuoted: false, column: start + 1,
      length: index - start)
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private mutating func quotedWord() throws(WordFailure) -> Word {
    let start = index
    var text = String.UnicodeScalarView()
    index += 1
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == "\"" {
        return Word(
          text: String(text), isQuoted: true, column: start + 1, length: index - start)
      }
      if character == "\\" {
        text.append(try escape())
      } else {
        text.append(character)
      }
    }
    throw WordFailure(column: start + 1, message: "The quotation mark is never closed.")
  }

  private mutating func escape() throws(WordFailure) -> Unicode.Scalar {
    let column = index
    guard index < characters.count else {
      throw WordFailure(column: column, message: "The quotation mark is never closed.")
    }
    let character = characters[index]
    index += 1
    switch character {
    case "\"": return "\""
    case "\\": return "\\"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try scalar(column: column)
    default:
      throw WordFailure(column: column, message: #"Only \" \\ \n \r \t and \u{…} are escapes."#)
    }
  }

  private mutating func scalar(column: Int) throws(WordFailure) -> Unicode.Scalar {
    let rest = characters[index...].prefix(10)
    if rest.first == "{", let end = rest.firstIndex(of: "}"),
      let value = UInt32(text(characters[(index + 1)..<end]), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      index = end + 1
      return scalar
    }
    throw WordFailure(column: column, message: #"A character is written as \u{1f600}."#)
  }
}
