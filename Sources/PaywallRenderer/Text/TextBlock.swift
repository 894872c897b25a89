import TerminalModel

import PaywallModel

/// One glyph of a text, with its look.
struct TextGlyph {
  var glyph: Glyph
  var isBold: Bool
  var isStruck: Bool
  /// The child of its label that is pressed here; nil where it is only text.
  var link: Int?
}

/// A stretch that no line break divides.
struct TextPiece {
  /// Indices of its glyphs.
  var range: Range<Int>
  var columns: Int
  /// Columns of blanks between it and the piece before it.
  var blanksBefore: Int
  /// A line break in the text stands before it.
  var startsLine: Bool
}

/// A text as glyphs and unbreakable pieces: read once, wrapped at any width.
struct TextBlock {
  let glyphs: [TextGlyph]
  let pieces: [TextPiece]
  /// The longest line when nothing is wrapped.
  let naturalColumns: Int
  /// The longest piece.
  let leastColumns: Int

  /// `shapesLetters`: letters of Arabic get the forms that they have beside one another.
  init(_ text: LinkedText, shapesLetters: Bool = false) {
    var builder = TextBlockBuilder(shapesLetters: shapesLetters)
    for run in text.runs { builder.add(run.run, link: run.link) }
    builder.closePiece()
    glyphs = builder.glyphs
    pieces = builder.pieces
    naturalColumns = Self.longestLine(builder.pieces)
    leastColumns = builder.pieces.lazy.map(\.columns).max() ?? 0
  }

  init(_ text: ExpandedText, shapesLetters: Bool = false) {
    self.init(LinkedText(text), shapesLetters: shapesLetters)
  }

  /// Whether there is nothing to read.
  var isEmpty: Bool { pieces.allSatisfy { $0.columns == 0 } }

  private static func longestLine(_ pieces: [TextPiece]) -> Int {
    var longest = 0
    var current = 0
    for piece in pieces {
      current = piece.startsLine ? piece.columns : current + piece.blanksBefore + piece.columns
      longest = max(longest, current)
    }
    return longest
  }
}

/// Cuts runs into glyphs and pieces.
struct TextBlockBuilder {
  private(set) var glyphs: [TextGlyph] = []
  private(set) var pieces: [TextPiece] = []
  private var start: Int?
  private var columns = 0
  private var blanks = 0
  private var lineBreaks = 0
  private let shapesLetters: Bool
  /// The link that is added now.
  private var link: Int?

  init(shapesLetters: Bool) { self.shapesLetters = shapesLetters }

  /// Adds a run; a struck one stands between tildes and is never divided.
  mutating func add(_ run: ExpandedText.Run, link: Int?) {
    self.link = link
    if run.isStruck { add(chunk: "~~", of: run) }
    if !addASCII(run) { addCharacters(of: run) }
    if run.isStruck { add(chunk: "~~", of: run) }
  }

  /// Plain ASCII, as most texts are, needs no look at characters. False where there is more.
  private mutating func addASCII(_ run: ExpandedText.Run) -> Bool {
    let isPlain = run.text.utf8.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x0a }
    guard isPlain else { return false }
    for byte in run.text.utf8 {
      switch byte {
      case 0x20: add(.breakable, of: run)
      case 0x0a: add(.line, of: run)
      default:
        append(
          TextGlyph(
            glyph: Glyph(base: UInt32(byte), columns: 1), isBold: run.isBold,
            isStruck: run.isStruck))
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

  /// Ends the piece that is being made.
  mutating func closePiece() {
    guard let first = start else { return }
    pieces.append(
      TextPiece(
        range: first..<glyphs.count, columns: columns, blanksBefore: pieces.isEmpty ? 0 : blanks,
        startsLine: lineBreaks > 0 || pieces.isEmpty))
    start = nil
    columns = 0
    blanks = 0
    lineBreaks = 0
  }

  private mutating func add(_ blank: TextBreaks.Blank, of run: ExpandedText.Run) {
    switch blank {
    case .line:
      closePiece()
      if lineBreaks > 0 { addEmptyLine() }
      lineBreaks += 1
      blanks = 0
    case .noBreak: append(TextGlyph(glyph: .blank, isBold: run.isBold, isStruck: run.isStruck))
    case .breakable:
      if run.isStruck {
        append(TextGlyph(glyph: .blank, isBold: run.isBold, isStruck: true))
      } else {
        closePiece()
        blanks += 1
        glyphs.append(TextGlyph(glyph: .blank, isBold: run.isBold, isStruck: false, link: link))
      }
    }
  }

  private mutating func addEmptyLine() {
    start = glyphs.count
    closePiece()
  }

  private mutating func add(chunk: String, of run: ExpandedText.Run) {
    for glyph in Glyphs.split(chunk) {
      if start != nil, !run.isStruck, let last = glyphs.last,
        TextBreaks.mayBreak(between: last.glyph, and: glyph)
      {
        closePiece()
      }
      append(TextGlyph(glyph: glyph, isBold: run.isBold, isStruck: run.isStruck))
    }
  }

  private mutating func append(_ glyph: TextGlyph) {
    if start == nil { start = glyphs.count }
    var glyph = glyph
    glyph.link = link
    glyphs.append(glyph)
    columns += Int(glyph.glyph.columns)
  }
}
