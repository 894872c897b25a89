/// The lines of a file, to show a place in it. Made once for all problems of the file.
public struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Looks through a file once.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0]
    var index = starts[0]
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == Byte.carriageReturn && index < bytes.count && bytes[index] == Byte.lineFeed {
        index += 1
      }
      if byte == Byte.carriageReturn || byte == Byte.lineFeed { starts.append(index) }
    }
    self.starts = starts
  }

  /// The line of a place with some lines around it, each cut to a width around the place; nil when
  /// the file has no such line.
  public func excerpt(
    at position: SourcePosition, linesAround: Int = 0, width: Int = 76
  ) -> SourceExcerpt? {
    guard position.line <= starts.count else { return nil }
    let before = position.column - 1
    let first = max(0, before - width * 2 / 3)
    let around = max(0, linesAround)
    func lines(_ range: Range<Int>) -> [String] {
      range.map { scalars(ofLine: $0, from: first, count: width).visible }
    }
    let line = scalars(ofLine: position.line, from: first, count: width)
    let left = min(before - first, line.scalars.count)
    let right = min(left + position.length, line.scalars.count)
    return SourceExcerpt(
      line: position.line,
      above: lines(max(1, position.line - around)..<position.line),
      before: (line.isCutBefore ? "…" : "") + VisibleText.of(line.scalars[..<left]),
      marked: VisibleText.of(line.scalars[left..<right]),
      after: VisibleText.of(line.scalars[right...]) + (line.isCutAfter ? "…" : ""),
      below: lines(position.line + 1..<min(starts.count, position.line + around) + 1))
  }

  private func scalars(ofLine line: Int, from first: Int, count: Int) -> CutLine {
    let start = starts[line - 1]
    let next = line < starts.count ? starts[line] : bytes.count
    let decoded = Substring(decoding: bytes[start..<next], as: UTF8.self).unicodeScalars
    let visible = LineMask.masked(decoded.prefix { $0 != "\n" && $0 != "\r" })
    let rest = visible.dropFirst(first)
    let shown = rest.prefix(count)
    return CutLine(
      scalars: Array(shown), isCutBefore: first > 0, isCutAfter: shown.endIndex < rest.endIndex)
  }
}

/// A part of a line.
private struct CutLine {
  var scalars: [Unicode.Scalar]
  var isCutBefore: Bool
  var isCutAfter: Bool

  var visible: String {
    (isCutBefore ? "…" : "") + VisibleText.of(scalars) + (isCutAfter ? "…" : "")
  }
}

/// A place in a file as lines that can be shown: nothing in them steers a terminal.
public struct SourceExcerpt: Hashable, Sendable {
  /// The number of the marked line.
  public var line: Int
  /// Lines before the marked one.
  public var above: [String]
  /// The marked line up to the mark.
  public var before: String
  /// What carets underline; empty at the end of a line.
  public var marked: String
  /// The marked line after the mark.
  public var after: String
  /// Lines after the marked one.
  public var below: [String]

  /// Makes an excerpt.
  public init(
    line: Int, above: [String] = [], before: String, marked: String, after: String,
    below: [String] = []
  ) {
    self.line = line
    self.above = above
    self.before = before
    self.marked = marked
    self.after = after
    self.below = below
  }

  /// The excerpt with numbers at the left and carets under the mark. How many columns a text takes
  /// is for the caller to say: one for each character if nobody knows better.
  public func rows(
    columns: (String) -> Int = { $0.unicodeScalars.count }
  ) -> [String] {
    let width = String(line + below.count).count
    func row(_ number: Int, _ text: String) -> String {
      let digits = String(number)
      return String(repeating: " ", count: width - digits.count) + "\(digits) | \(text)"
    }
    let carets = String(repeating: "^", count: max(1, columns(marked)))
    let caretRow =
      String(repeating: " ", count: width) + " | "
      + String(repeating: " ", count: columns(before)) + carets
    return above.enumerated().map { row(line - above.count + $0, $1) }
      + [row(line, before + marked + after), caretRow]
      + below.enumerated().map { row(line + 1 + $0, $1) }
  }
}
