/// What can be wrong with JSON text. Each has a code, a message and advice.
enum JSONFault: Hashable {
  case empty
  case tooLarge(bytes: Int)
  case isUTF16
  case notUTF8(UInt8)
  case controlCharacter(UInt8)
  case openString
  case badEscape(String)
  case loneSurrogate(UInt32)
  case badNumber(String)
  case unknownWord(String)
  case singleQuotes
  case comment
  case trailingComma
  case missingComma(isObject: Bool)
  case missingColon(String)
  case missingKey
  case missingValue
  case wrongBracket(open: SourcePosition, isObject: Bool)
  case duplicateKey(String, firstLine: Int)
  case tooDeep
  case extraText
  case truncated(open: SourcePosition, isObject: Bool)

  /// The word that `check` prints.
  var code: String {
    switch self {
    case .empty: "json-empty"
    case .tooLarge: "json-too-large"
    case .isUTF16, .notUTF8: "json-not-utf8"
    case .controlCharacter: "json-control-character"
    case .openString: "json-open-string"
    case .badEscape: "json-bad-escape"
    case .loneSurrogate: "json-lone-surrogate"
    case .badNumber: "json-bad-number"
    case .unknownWord: "json-unknown-word"
    case .singleQuotes: "json-single-quotes"
    case .comment: "json-comment"
    case .trailingComma: "json-trailing-comma"
    case .missingComma: "json-missing-comma"
    case .missingColon: "json-missing-colon"
    case .missingKey: "json-missing-key"
    case .missingValue: "json-missing-value"
    case .wrongBracket: "json-wrong-bracket"
    case .duplicateKey: "json-duplicate-key"
    case .tooDeep: "json-too-deep"
    case .extraText: "json-extra-text"
    case .truncated: "json-truncated"
    }
  }

  /// What happened.
  var message: String {
    switch self {
    case .empty: "The file is empty."
    case .tooLarge(let bytes):
      "The file has \(bytes) bytes; \(JSONReader.maximumBytes) are the most that is read."
    case .isUTF16: "The file is written in UTF-16."
    case .notUTF8(let byte): "The byte 0x\(Self.hex(UInt32(byte), 2)) here is not UTF-8."
    case .controlCharacter(let byte):
      "The control character U+\(Self.hex(UInt32(byte), 4)) stands in a string."
    case .openString: "The string has no end."
    case .badEscape(let text): "\(text) is not an escape."
    case .loneSurrogate(let code):
      "\\u\(Self.hex(code, 4)) is half a character: its other half is missing."
    case .badNumber(let text): "\(Self.short(text)) is not a number."
    case .unknownWord(let text): "\(Self.short(text)) is not a value."
    case .singleQuotes: "Single quotes do not mark a string."
    case .comment: "JSON has no comments."
    case .trailingComma: "Nothing follows this comma."
    case .missingComma(let isObject):
      isObject ? "A comma or } is missing here." : "A comma or ] is missing here."
    case .missingColon(let key): "A colon is missing after the key \"\(Self.short(key))\"."
    case .missingKey: "A key in double quotes is missing here."
    case .missingValue: "A value is missing here."
    case .wrongBracket(let open, let isObject):
      "The \(Self.name(isObject)) that begins in line \(open.line), column \(open.column) "
        + "has no \(isObject ? "}" : "]")."
    case .duplicateKey(let key, let line):
      "The key \"\(Self.short(key))\" stands twice in this object, first in line \(line)."
    case .tooDeep: "More than \(JSONReader.maximumDepth) arrays and objects lie in one another."
    case .extraText: "There is text after the end of the value."
    case .truncated(let open, let isObject):
      "The file ends inside the \(Self.name(isObject)) that begins in line \(open.line), "
        + "column \(open.column)."
    }
  }

  /// What was expected or what to do.
  var advice: String {
    switch self {
    case .empty: "A JSON file begins with { or [."
    case .tooLarge: "Split it into several files."
    case .isUTF16, .notUTF8: "Save the file as UTF-8."
    case .controlCharacter(let byte): "Write it as \\u\(Self.hex(UInt32(byte), 4))."
    case .openString: "Close it with \" in the same line; a line break inside is written \\n."
    case .badEscape: "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hex digits."
    case .loneSurrogate: "Write both halves, or the character itself."
    case .badNumber: "Numbers look like 12, -0.5 or 3e8."
    case .unknownWord: "Texts stand in double quotes; the only words are true, false and null."
    case .singleQuotes: "Use double quotes."
    case .comment: "Take it out."
    case .trailingComma: "Take it out, or add what should follow."
    case .missingComma: "Look at the end of the entry before."
    case .missingColon: "Write \"key\": value."
    case .missingKey: "Objects are written { \"key\": value }."
    case .missingValue: "Write null where there is none."
    case .wrongBracket: "Close it first, or take the other bracket out."
    case .duplicateKey: "Programs differ in which one they take: keep one."
    case .tooDeep: "No screen needs that; look for a list that holds itself."
    case .extraText: "A file holds one value; take out what follows it."
    case .truncated: "The end is missing; save or copy the file again."
    }
  }

  private static func name(_ isObject: Bool) -> String { isObject ? "object" : "array" }

  private static func short(_ text: String) -> String {
    text.unicodeScalars.count <= 40
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(39))) + "…"
  }

  private static func hex(_ number: UInt32, _ digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension JSONScanner {
  /// A fault as a failure, here if no other place is given.
  func failure(_ fault: JSONFault, at place: SourcePosition? = nil) -> JSONReader.Failure {
    JSONReader.Failure(
      Problem(
        .error, code: fault.code, file: name, position: place ?? position, message: fault.message,
        advice: fault.advice))
  }

  /// The failure for what stands here instead of what was expected: a more telling one where it can
  /// be told.
  func unexpected(_ expected: JSONFault, in container: ContainerStart? = nil) -> JSONReader.Failure
  {
    if offset >= end, let container {
      return failure(.truncated(open: container.position, isObject: container.isObject))
    }
    switch byte {
    case Byte.slash:
      let next = offset + 1 < end ? bytes[offset + 1] : 0
      return failure(next == Byte.slash || next == Byte.asterisk ? .comment : expected)
    case Byte.apostrophe: return failure(.singleQuotes)
    case 0x80...0xff where characterLength(at: offset) == 0: return failure(.notUTF8(byte))
    default: return failure(expected)
    }
  }
}
