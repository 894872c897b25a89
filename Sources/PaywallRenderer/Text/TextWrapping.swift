import TerminalModel

/// One line of a wrapped text.
struct TextLine: Equatable {
  /// Indices of its glyphs, blanks between its pieces included.
  var range: Range<Int>
  var columns: Int
  /// How many pieces begin in it.
  var pieceCount: Int
}

extension TextBlock {
  /// As many pieces on each line as fit; a piece wider than the line is cut hard.
  func greedyLines(columns width: Int) -> [TextLine] {
    if let line = onlyLine(columns: width) { return [line] }
    var wrapper = GreedyWrapper(width: max(1, width))
    for piece in pieces { wrapper.add(piece, glyphs: glyphs) }
    wrapper.endLine()
    return wrapper.lines
  }

  /// A text without line breaks that fits.
  private func onlyLine(columns width: Int) -> TextLine? {
    guard naturalColumns <= width, let first = pieces.first, let last = pieces.last,
      pieces.dropFirst().allSatisfy({ !$0.startsLine })
    else { return nil }
    return TextLine(
      range: first.range.lowerBound..<last.range.upperBound, columns: naturalColumns,
      pieceCount: pieces.count)
  }

  /// Greedy lines, made narrower while their number stays: up to four lines of centred text are
  /// balanced; otherwise a last line of one short word gets a second one.
  func lines(columns width: Int, isCentered: Bool) -> [TextLine] {
    let greedy = greedyLines(columns: width)
    guard greedy.count > 1 else { return greedy }
    if isCentered { return greedy.count <= 4 ? balanced(greedy, width: width) : greedy }
    return withoutWidow(greedy, width: width)
  }

  private func balanced(_ greedy: [TextLine], width: Int) -> [TextLine] {
    var best = greedy
    var (low, high) = (1, width)
    while low < high {
      let middle = (low + high) / 2
      let lines = greedyLines(columns: middle)
      if lines.count <= greedy.count, middle >= min(leastColumns, width) {
        best = lines
        high = middle
      } else {
        low = middle + 1
      }
    }
    return best
  }

  private func withoutWidow(_ greedy: [TextLine], width: Int) -> [TextLine] {
    guard isWidow(greedy, width: width), leastColumns <= width else { return greedy }
    var narrower = greedy[greedy.count - 2].columns - 1
    for _ in 0..<8 where narrower >= leastColumns {
      let lines = greedyLines(columns: narrower)
      if lines.count > greedy.count { return greedy }
      if let last = lines.last, last.pieceCount > 1 { return lines }
      narrower -= 1
    }
    return greedy
  }

  private func isWidow(_ lines: [TextLine], width: Int) -> Bool {
    guard let last = lines.last, last.pieceCount == 1, last.columns * 4 <= width else {
      return false
    }
    return last.range.first.map { glyphs[$0].glyph.columns == 1 } ?? false
  }
}

/// Fills lines from the left.
private struct GreedyWrapper {
  let width: Int
  var lines: [TextLine] = []
  private var current: TextLine?

  init(width: Int) { self.width = width }

  mutating func add(_ piece: TextPiece, glyphs: TextGlyphs) {
    if let line = current, !piece.startsLine,
      line.columns + piece.blanksBefore + piece.columns <= width
    {
      current = TextLine(
        range: line.range.lowerBound..<piece.range.upperBound,
        columns: line.columns + piece.blanksBefore + piece.columns,
        pieceCount: line.pieceCount + 1)
      return
    }
    endLine()
    if piece.columns <= width {
      current = TextLine(range: piece.range, columns: piece.columns, pieceCount: 1)
    } else {
      cut(piece, glyphs: glyphs)
    }
  }

  mutating func endLine() {
    if let line = current { lines.append(line) }
    current = nil
  }

  /// Cuts a piece at the line's end, or a little before it after a sign that joins words.
  private mutating func cut(_ piece: TextPiece, glyphs: TextGlyphs) {
    var start = piece.range.lowerBound
    var columns = 0
    var joint: (end: Int, columns: Int)?
    for index in piece.range {
      let own = Int(glyphs[index].glyph.columns)
      if columns > 0, columns + own > width {
        let cut = joint ?? (index, columns)
        lines.append(TextLine(range: start..<cut.end, columns: cut.columns, pieceCount: 1))
        start = cut.end
        columns -= cut.columns
        joint = nil
      }
      columns += own
      let isJoint = TextBreaks.joints.contains(glyphs[index].glyph.base)
      if isJoint, columns * 2 > width { joint = (index + 1, columns) }
    }
    current = TextLine(
      range: start..<piece.range.upperBound, columns: columns, pieceCount: 1)
  }
}
