/// What Android makes of the text between `<string>` and `</string>`.
struct AndroidText {
  private(set) var text: [PlacedScalar] = []
  /// A bare `'` outside of quotation marks: the resource compiler refuses it.
  private(set) var bareApostrophe: SourcePosition?
  private var isQuoted = false
  private var blank: PlacedScalar?

  init(_ written: [PlacedScalar]) {
    var index = 0
    while index < written.count {
      if written[index].scalar == "\\" && !written[index].isLiteral {
        index += takeEscape(written[index...])
      } else {
        take(written[index])
        index += 1
      }
    }
  }

  private mutating func take(_ placed: PlacedScalar) {
    if placed.isLiteral { return append(placed) }
    switch placed.scalar {
    case "\"":
      flushBlank()
      isQuoted.toggle()
    case " ", "\t", "\n", "\r":
      if isQuoted {
        append(placed)
      } else {
        blank = blank ?? PlacedScalar(scalar: " ", position: placed.position)
      }
    case "'":
      if !isQuoted && bareApostrophe == nil { bareApostrophe = placed.position }
      append(placed)
    default: append(placed)
    }
  }

  private mutating func append(_ placed: PlacedScalar) {
    flushBlank()
    text.append(placed)
  }

  /// Runs of blanks become one; those at the ends vanish.
  private mutating func flushBlank() {
    if let blank, !text.isEmpty { text.append(blank) }
    blank = nil
  }

  /// Reads an escape; how many characters it takes.
  private mutating func takeEscape(_ rest: ArraySlice<PlacedScalar>) -> Int {
    let place = rest[rest.startIndex].position
    guard let next = rest.dropFirst().first else { return 1 }
    if next.scalar == "u" {
      let digits = rest.dropFirst(2).prefix(4).map(\.scalar)
      let hex = String(String.UnicodeScalarView(digits))
      if digits.count == 4, let scalar = UInt32(hex, radix: 16).flatMap({ Unicode.Scalar($0) }) {
        append(PlacedScalar(scalar: scalar, position: place))
        return 6
      }
    }
    let scalar: Unicode.Scalar =
      switch next.scalar {
      case "n": "\n"
      case "t": "\t"
      default: next.scalar
      }
    append(PlacedScalar(scalar: scalar, position: place))
    return 2
  }
}
