import PaywallModel
import TerminalModel

/// Cuts runs into glyphs and pieces.
struct TextBlockBuilder {
  private(set) var glyphs: [TextGlyph] = []
  private var pieces = TextPieces()
  private let shapesLetters: Bool
  /// The link that is added now.
  private var link: Int?

  init(shapesLetters: Bool) { self.shapesLetters = shapesLetters }

  /// The pieces of everything that was added.
  var allPieces: [TextPiece] {
    var closed = pieces
    closed.close(at: glyphs.count)
    return closed.all
  }

  /// Adds a run; a struck one stands between tildes and is never divided.
  mutating func add(_ run: ExpandedText.Run, link: Int?) {
    self.link = link
    if run.isStruck { add(chunk: "~~", of: run) }
    if !addStandingAlone(run) { addCharacters(of: run) }
    if run.isStruck { add(chunk: "~~", of: run) }
  }

  /// Latin letters and common signs need no look at characters. False where there is more.
  private mutating func addStandingAlone(_ run: ExpandedText.Run) -> Bool {
    let scalars = run.text.unicodeScalars
    guard scalars.allSatisfy({ Glyphs.standsAlone($0) || $0 == "\n" || $0 == "\u{a0}" }) else {
      return false
    }
    for scalar in scalars {
      switch scalar {
      case " ": add(.breakable, of: run)
      case "\n": add(.line, of: run)
      case "\u{a0}": add(.noBreak, of: run)
      default: append(Glyph(base: scalar.value, columns: 1), of: run)
      }
    }
    return true
  }

  private mutating func addCharacters(of run: ExpandedText.Run) {
    var chunk = ""
    let text = shapesLetters ? ArabicLetters.shaped(run.text) : run.text
    for character in text {
      switch TextBreaks.blank(character) {
      case .none: chunk.append(character)
      case .some(let blank):
        add(chunk: chunk, of: run)
        chunk = ""
        add(blank, of: run)
      }
    }
    add(chunk: chunk, of: run)
  }

  private mutating func add(_ blank: TextBreaks.Blank, of run: ExpandedText.Run) {
    switch blank {
    case .line: pieces.addLineBreak(at: glyphs.count)
    case .noBreak: append(.blank, of: run)
    case .breakable:
      if run.isStruck { return append(.blank, of: run) }
      pieces.addBlank(at: glyphs.count)
      glyphs.append(TextGlyph(glyph: .blank, isBold: run.isBold, isStruck: false, link: link))
    }
  }

  private mutating func add(chunk: String, of run: ExpandedText.Run) {
    for glyph in Glyphs.split(chunk) {
      if pieces.isOpen, !run.isStruck, let last = glyphs.last,
        TextBreaks.mayBreak(between: last.glyph, and: glyph)
      {
        pieces.close(at: glyphs.count)
      }
      append(glyph, of: run)
    }
  }

  private mutating func append(_ glyph: Glyph, of run: ExpandedText.Run) {
    pieces.addInk(at: glyphs.count, columns: Int(glyph.columns))
    glyphs.append(
      TextGlyph(glyph: glyph, isBold: run.isBold, isStruck: run.isStruck, link: link))
  }
}
