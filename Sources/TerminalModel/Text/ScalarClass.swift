/// What becomes of one scalar value of outside text.
enum ScalarClass {
  /// It has a cell, as this character.
  case picture(base: UInt32, columns: UInt8)
  /// It stands on the character before it.
  case mark
  /// It takes no cell and shows nothing.
  case nothing

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x20...0x7e, 0xa1...0xac, 0xae...0x2ff: self = .picture(base: value, columns: 1)
    case 0x09, 0xa0: self = .blank
    case 0..<0x20: self = .picture(base: 0x2400 + value, columns: 1)
    case 0x7f: self = .picture(base: 0x2421, columns: 1)
    case 0x85, 0x2028, 0x2029: self = .picture(base: 0x2424, columns: 1)
    case 0x80..<0xa0: self = .picture(base: 0x2426, columns: 1)
    case 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0x61c:
      self = .picture(base: 0x21c4, columns: 1)
    case 0x1160...0x11ff, 0xd7b0...0xd7ff, 0x1171e: self = .mark
    case 0x1f1e6...0x1f1ff: self = .picture(base: value - 0x1f1e6 + 0x41, columns: 1)
    case 0x3000: self = .picture(base: value, columns: 2)
    default: self = ScalarClass(categoryOf: scalar)
    }
  }

  /// Whether a scalar is a picture of itself, one column wide, that joins nothing of its kind:
  /// Latin letters, signs of punctuation and money, arrows, lines and blocks. Not every scalar of
  /// which that is true.
  static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7e, 0xa1...0xac, 0xae...0x2ff, 0x2010...0x2027, 0x2030...0x205e, 0x20a0...0x20bf,
      0x2190...0x2319, 0x231c...0x2328, 0x232b...0x23e8, 0x2400...0x2426, 0x2500...0x25fc,
      0x2713...0x2718:
      true
    default: false
    }
  }

  private static let blank = ScalarClass.picture(base: 0x20, columns: 1)
  private static let replacement = ScalarClass.picture(base: 0xfffd, columns: 1)

  private init(categoryOf scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .format: self = .nothing
    case .nonspacingMark, .enclosingMark:
      self = scalar.properties.isVariationSelector ? .nothing : .mark
    case .spaceSeparator: self = .blank
    case .privateUse, .unassigned, .surrogate, .control, .lineSeparator, .paragraphSeparator:
      self = .replacement
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol:
      self = .picture(base: scalar.value, columns: WideRanges.contains(scalar.value) ? 2 : 1)
    @unknown default: self = .replacement
    }
  }
}
