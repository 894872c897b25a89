/// Reads Apple's `.strings` in text form: `"key" = "text";`, comments, and the braces of an
/// old-style property list.
struct AppleStringsReader {
  private var reading: StringReading
  private var cursor: TextCursor

  static func read(_ file: SourceFile) -> StringReading {
    var reading = StringReading(file: file.name)
    guard reading.accepts(file.bytes) else { return reading }
    if file.bytes.starts(with: BinaryStrings.mark) {
      return BinaryStrings.read(file, into: reading)
    }
    reading.reportDecoding(file.bytes)
    let scalars = TextDecoding.scalars(file.bytes)
    if PropertyListStrings.isOne(scalars) {
      return PropertyListStrings.read(scalars, into: reading)
    }
    var reader = AppleStringsReader(reading: reading, cursor: TextCursor(scalars))
    reader.readAll()
    return reader.reading
  }

  private mutating func readAll() {
    skipBlanksAndComments()
    var isInBraces = false
    if cursor.current == "{" {
      isInBraces = true
      cursor.advance()
    }
    while true {
      skipBlanksAndComments()
      guard let scalar = cursor.current else { return }
      if scalar == "}" && isInBraces {
        isInBraces = false
        cursor.advance()
      } else {
        readEntry()
      }
    }
  }

  private mutating func readEntry() {
    let start = cursor.position
    guard let key = token("a key") else { return }
    let keyPosition = cursor.range(from: start)
    skipBlanksAndComments()
    if cursor.current == ";" {
      cursor.advance()
      return add(key.text, at: keyPosition, key, at: keyPosition)
    }
    guard cursor.current == "=" else {
      reading.fault(
        cursor.position, "There is no = after \(JSONText.quoted(String(key.text.prefix(60)))).",
        advice: "An entry is \"key\" = \"text\"; on this line.")
      return cursor.skipLine()
    }
    cursor.advance()
    skipBlanksAndComments()
    let valueStart = cursor.position
    guard let value = token("a text") else { return }
    add(key.text, at: keyPosition, value, at: cursor.range(from: valueStart))
    readSemicolon()
  }

  private mutating func add(
    _ key: String, at keyPosition: SourcePosition, _ value: [PlacedScalar],
    at valuePosition: SourcePosition
  ) {
    var entry = StringEntry(
      key: key, value: value.text, keyPosition: keyPosition, valuePosition: valuePosition)
    if entry.isForSDK { entry.places = value.map(\.position) }
    reading.entries.append(entry)
  }

  /// After a missing one the next entry is read all the same.
  private mutating func readSemicolon() {
    let end = cursor.position
    skipBlanksAndComments()
    if cursor.current == ";" { return cursor.advance() }
    let isSameLine = !cursor.isAtEnd && cursor.line == end.line
    reading.fault(
      end, "There is no ; after the text.",
      advice: isSameLine
        ? "End the text with \"; or write a quotation mark in it as \\\"."
        : "Put a ; here: on a device the whole file is not read.")
    if isSameLine { cursor.skipLine() }
  }
}

extension AppleStringsReader {
  private mutating func skipBlanksAndComments() {
    while true {
      cursor.skipBlanks()
      if cursor.starts(with: "//") {
        cursor.skipLine()
      } else if cursor.starts(with: "/*") {
        let start = cursor.position
        cursor.advance(by: 2)
        if !cursor.skip(past: "*/") {
          reading.fault(start, "The comment that begins here has no end.", advice: "Add */.")
        }
      } else {
        return
      }
    }
  }

  /// A text in quotation marks or a bare word; nil, after the line, when there is neither.
  private mutating func token(_ what: String) -> [PlacedScalar]? {
    guard let scalar = cursor.current else {
      reading.fault(cursor.position, "The file ends where \(what) should be.", advice: "Add it.")
      return nil
    }
    if scalar == "\"" || scalar == "'" { return quoted(by: scalar) }
    let word = bareWord()
    if !word.isEmpty { return word }
    reading.fault(
      cursor.position, "Here should be \(what), not \(JSONText.quoted(String(scalar))).",
      advice: "An entry is \"key\" = \"text\"; and the line is passed over.")
    cursor.skipLine()
    return nil
  }

  private mutating func bareWord() -> [PlacedScalar] {
    var word: [PlacedScalar] = []
    while let scalar = cursor.current, scalar.isInBareWord, !cursor.starts(with: "//"),
      !cursor.starts(with: "/*")
    {
      word.append(PlacedScalar(scalar: scalar, position: cursor.position))
      cursor.advance()
    }
    return word
  }

  /// When it has no end only its first line is passed over: the entries after it count.
  private mutating func quoted(by mark: Unicode.Scalar) -> [PlacedScalar]? {
    let start = cursor
    cursor.advance()
    var text: [PlacedScalar] = []
    while let scalar = cursor.current {
      let position = cursor.position
      if scalar == mark {
        cursor.advance()
        return text
      }
      let read = scalar == "\\" ? AppleEscape.read(&cursor) : scalar
      if scalar != "\\" { cursor.advance() }
      text.append(PlacedScalar(scalar: read, position: position))
    }
    reading.fault(
      start.position, "The text that begins here has no end.", advice: "End it with a \(mark).")
    cursor = start
    cursor.skipLine()
    return nil
  }
}

extension Unicode.Scalar {
  /// Letters, digits and what else an old-style property list lets stand without quotation marks.
  fileprivate var isInBareWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }
}

extension StringReading {
  /// Says that something in a file is no Unicode, with its place.
  mutating func reportDecoding(_ bytes: [UInt8]) {
    let isUTF8 = TextDecoding.form(of: bytes) == .utf8
    guard isUTF8, String(validating: bytes, as: UTF8.self) == nil else { return }
    var cursor = TextCursor(TextDecoding.scalars(bytes))
    while let scalar = cursor.current, scalar != "\u{fffd}" { cursor.advance() }
    fault(cursor.position, "From here on the file is not UTF-8.", advice: "Save it as UTF-8.")
  }
}
