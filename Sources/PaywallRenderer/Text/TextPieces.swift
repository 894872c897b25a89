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

/// Puts glyphs together to pieces, in the order in which they are read.
struct TextPieces {
  private(set) var all: [TextPiece] = []
  private var start: Int?
  private var columns = 0
  private var blanks = 0
  private var lineBreaks = 0

  /// Makes room for about as many pieces as a text of so many characters has.
  mutating func reserve(forCharacters count: Int) { all.reserveCapacity(count / 6 + 1) }

  /// A piece was begun.
  var isOpen: Bool { start != nil }

  /// Adds a glyph by its index.
  mutating func addInk(at index: Int, columns: Int) {
    if start == nil { start = index }
    self.columns += columns
  }

  /// A blank between pieces.
  mutating func addBlank(at index: Int) {
    close(at: index)
    blanks += 1
  }

  /// A line break; between two of them is an empty line.
  mutating func addLineBreak(at index: Int) {
    close(at: index)
    if lineBreaks > 0 {
      start = index
      close(at: index)
    }
    lineBreaks += 1
    blanks = 0
  }

  /// Ends the piece that is being made before an index.
  mutating func close(at end: Int) {
    guard let first = start else { return }
    all.append(
      TextPiece(
        range: first..<end, columns: columns, blanksBefore: all.isEmpty ? 0 : blanks,
        startsLine: lineBreaks > 0 || all.isEmpty))
    start = nil
    columns = 0
    blanks = 0
    lineBreaks = 0
  }
}
