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
    if !addASCII(run) { addCharacters(of: run) }
    if run.isStruck { add(chunk: "~~", of: run) }
  }

  /// Plain ASCII needs no look at characters. False where there is more.
  private mutating func addASCII(_ run: ExpandedText.Run) -> Bool {
    let isPlain = run.text.utf8.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x0a }
    guard isPlain else { return false }
    for byte in run.text.utf8 {
      switch byte {
      case 0x20: add(.breakable, of: run)
      case 0x0a: add(.line, of: run)
      default: append(Glyph(base: UInt32(byte), columns: 1), of: run)
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
