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

/// The glyphs of a text. Of plain ASCII, as most texts are, only the bytes are kept: most texts of
/// a long screen are never seen.
struct TextGlyphs {
  private enum Storage {
    /// A byte for each glyph, and one for each line break, which no line holds.
    case plain([UInt8], isBold: Bool)
    case any([TextGlyph])
  }

  private let storage: Storage
  /// Whether letters of a script that runs from the right are among them.
  let runFromRight: Bool

  init(_ glyphs: [TextGlyph]) {
    storage = .any(glyphs)
    runFromRight = glyphs.contains { VisualOrder.runsFromRight($0.glyph.base) }
  }

  init(plain bytes: [UInt8], isBold: Bool) {
    storage = .plain(bytes, isBold: isBold)
    runFromRight = false
  }

  subscript(index: Int) -> TextGlyph {
    switch storage {
    case .plain(let bytes, let isBold):
      TextGlyph(
        glyph: Glyph(base: UInt32(bytes[index]), columns: 1), isBold: isBold, isStruck: false)
    case .any(let glyphs): glyphs[index]
    }
  }

  /// The glyphs one by one; nil where only bytes are kept.
  var each: [TextGlyph]? {
    if case .any(let glyphs) = storage { glyphs } else { nil }
  }

  /// The bytes of plain ASCII, and whether all of it is bold; nil where there is more.
  var plain: (bytes: [UInt8], isBold: Bool)? {
    if case .plain(let bytes, let isBold) = storage { (bytes, isBold) } else { nil }
  }
}

/// A text as glyphs and unbreakable pieces: read once, wrapped at any width.
struct TextBlock {
  let glyphs: TextGlyphs
  let pieces: [TextPiece]
  /// The longest line when nothing is wrapped.
  let naturalColumns: Int
  /// The longest piece.
  let leastColumns: Int

  /// `shapesLetters`: letters of Arabic get the forms that they have beside one another.
  init(_ text: LinkedText, shapesLetters: Bool = false) {
    var builder = TextBlockBuilder(shapesLetters: shapesLetters)
    for run in text.runs { builder.add(run.run, link: run.link) }
    self.init(TextGlyphs(builder.glyphs), builder.allPieces)
  }

  init(_ text: ExpandedText, shapesLetters: Bool = false) {
    if text.runs.count <= 1, let block = TextBlock(plain: text.runs.first) {
      self = block
    } else {
      self.init(LinkedText(text), shapesLetters: shapesLetters)
    }
  }

  /// Plain ASCII, as most texts are, needs no look at characters. Nil where there is more.
  private init?(plain run: ExpandedText.Run?) {
    guard let run else {
      self.init(TextGlyphs([]), [])
      return
    }
    let bytes = Array(run.text.utf8)
    let isPlain = bytes.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x0a }
    guard isPlain, !run.isStruck else { return nil }
    var pieces = TextPieces()
    pieces.reserve(forCharacters: bytes.count)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x20: pieces.addBlank(at: index)
      case 0x0a: pieces.addLineBreak(at: index)
      default: pieces.addInk(at: index, columns: 1)
      }
    }
    pieces.close(at: bytes.count)
    self.init(TextGlyphs(plain: bytes, isBold: run.isBold), pieces.all)
  }

  private init(_ glyphs: TextGlyphs, _ pieces: [TextPiece]) {
    self.glyphs = glyphs
    self.pieces = pieces
    var (longest, current, widest) = (0, 0, 0)
    for piece in pieces {
      current = piece.startsLine ? piece.columns : current + piece.blanksBefore + piece.columns
      longest = max(longest, current)
      widest = max(widest, piece.columns)
    }
    naturalColumns = longest
    leastColumns = widest
  }

  /// Whether there is nothing to read.
  var isEmpty: Bool { leastColumns == 0 }
}
