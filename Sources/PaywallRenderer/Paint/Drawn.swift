import TerminalModel

/// A character that the renderer draws by itself, with its stand-in for terminals without Unicode.
struct Drawn: Equatable {
  var unicode: Glyph
  var ascii: Glyph

  init(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) {
    self.unicode = Glyph(base: unicode.value, columns: 1)
    self.ascii = Glyph(base: ascii.value, columns: 1)
  }

  /// A document's own character, which has no stand-in.
  init(_ glyph: Glyph) {
    unicode = glyph
    ascii = glyph
  }

  /// The glyph of a set.
  func glyph(in set: GlyphSet) -> Glyph {
    switch set {
    case .unicode: unicode
    case .ascii: ascii
    }
  }

  static let blank = Drawn(" ", " ")
  static let focusLeft = Drawn("▸", ">")
  static let focusRight = Drawn("◂", "<")
  static let chosenLeft = Drawn("‹", "<")
  static let chosenRight = Drawn("›", ">")
  static let disabled = Drawn("░", ":")
  static let close = Drawn("✕", "x")
  static let back = Drawn("‹", "<")
  static let moreAbove = Drawn("▴", "^")
  static let moreBelow = Drawn("▾", "v")
  static let cut = Drawn("┄", ".")
  static let rule = Drawn("─", "-")
  static let heavyRule = Drawn("━", "=")
  static let plateEdge = Drawn("▏", "|")
  static let plateEdgeMirrored = Drawn("▕", "|")
  static let lightBar = Drawn("│", "|")
  static let heavyBar = Drawn("┃", "#")
  static let badgeLeft = Drawn("▐", "|")
  static let badgeRight = Drawn("▌", "|")
  static let picture = Drawn("▨", "%")
  static let standIn = Drawn("▪", "-")
  static let video = Drawn("▶", ">")
  static let animation = Drawn("✦", "*")
  static let page = Drawn("≡", "=")
  static let unknown = Drawn("?", "?")
  static let dot = Drawn("○", "o")
  static let shownDot = Drawn("●", "*")

  /// The forms of the spinner, one for each 100 ms.
  static let spinner: [Drawn] = zip("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".unicodeScalars, "|/-\\|/-\\|/".unicodeScalars)
    .map { Drawn($0, $1) }

  /// Nine characters: corners, edges and sides, row by row without the middle.
  static func edges(_ unicode: StaticString, _ ascii: StaticString) -> [Drawn] {
    zip(unicode.description.unicodeScalars, ascii.description.unicodeScalars)
      .map { Drawn($0, $1) }
  }
}

/// The eight characters of a frame.
struct FrameGlyphs {
  private let drawn: [Drawn]

  private init(_ unicode: StaticString, _ ascii: StaticString) {
    drawn = Drawn.edges(unicode, ascii)
    precondition(drawn.count == 8, "a frame has eight characters")
  }

  var upperLeft: Drawn { drawn[0] }
  var upper: Drawn { drawn[1] }
  var upperRight: Drawn { drawn[2] }
  var left: Drawn { drawn[3] }
  var right: Drawn { drawn[4] }
  var lowerLeft: Drawn { drawn[5] }
  var lower: Drawn { drawn[6] }
  var lowerRight: Drawn { drawn[7] }

  static let light = FrameGlyphs("┌─┐││└─┘", "+-+||+-+")
  static let round = FrameGlyphs("╭─╮││╰─╯", ".-.||'-'")
  static let heavy = FrameGlyphs("┏━┓┃┃┗━┛", "#=####=#")
  static let dashed = FrameGlyphs("╭╌╮╎╎╰╌╯", "...::...")
  static let solid = FrameGlyphs("▗▄▖▐▌▝▀▘", "[=][][=]")
  static let dotted = FrameGlyphs("┌┈┐┊┊└┈┘", "...::...")
  static let dottedRound = FrameGlyphs("╭┈╮┊┊╰┈╯", "...::...")
}
