/// Text from a file as a message may hold it. This module knows no terminal, but its messages go to
/// pipes, logs and annotations as well, where nobody filters; so what could steer a terminal or
/// reorder a line is spelled out here: `\u001b` for an escape, `\u202e` for a change of direction.
/// Zero-width characters too: in an id they are what is wrong with it.
enum VisibleText {
  static func of(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7e ~= $0 }) { return String(text) }
    return of(text.unicodeScalars)
  }

  static func of(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var visible = ""
    for scalar in scalars { append(scalar, to: &visible) }
    return visible
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if scalar == "\t" {
      text += " "
    } else if isHarmless(scalar) {
      text.unicodeScalars.append(scalar)
    } else {
      let digits = String(scalar.value, radix: 16)
      text +=
        digits.count > 4
        ? "\\u{\(digits)}" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
