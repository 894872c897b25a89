/// Writes texts so that `WordReader` reads them back, and no control character is left in them.
enum Quoting {
  /// The text in quotation marks, with everything escaped that is no plain character.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars { result += escaped(scalar) }
    return result + "\""
  }

  /// The text as it is when it is one plain word, else quoted.
  static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    return isPlain ? text : quoted(text)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isVisible(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
