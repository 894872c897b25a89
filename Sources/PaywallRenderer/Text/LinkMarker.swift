import PaywallModel

/// Finds the links of a label in its text: each where it first stands behind the one before it,
/// else where it first stands at all.
struct LinkMarker {
  /// The text with what was found marked.
  private(set) var text: LinkedText
  private let bytes: [UInt8]
  private var end = 0

  init(_ text: ExpandedText) {
    self.text = LinkedText(text)
    bytes = text.runs.flatMap { Array($0.text.utf8) }
  }

  /// Marks a stretch as a link; false when it is nowhere in the text.
  mutating func mark(_ stretch: String, as link: Int) -> Bool {
    let wanted = Array(stretch.utf8)
    guard !wanted.isEmpty,
      let start = ByteSearch.first(wanted, in: bytes, from: end)
        ?? ByteSearch.first(wanted, in: bytes, from: 0)
    else { return false }
    end = start + wanted.count
    text.mark(start..<end, as: link)
    return true
  }
}

/// A text with links in it.
struct LinkedText {
  /// A stretch of one look that belongs to one link or to none.
  struct Run {
    var run: ExpandedText.Run
    var link: Int?
  }

  private(set) var runs: [Run]

  init(_ text: ExpandedText) { runs = text.runs.map { Run(run: $0, link: nil) } }

  /// Cuts runs at the ends of a stretch of bytes and gives what is inside to a link.
  mutating func mark(_ range: Range<Int>, as link: Int) {
    var start = 0
    runs = runs.flatMap { run -> [Run] in
      let bytes = Array(run.run.text.utf8)
      let own = range.clamped(to: start..<start + bytes.count)
      defer { start += bytes.count }
      guard !own.isEmpty, run.link == nil else { return [run] }
      let cuts = [0, own.lowerBound - start, own.upperBound - start, bytes.count]
      return (0..<3).compactMap { part in
        guard cuts[part] < cuts[part + 1] else { return nil }
        var piece = run
        piece.run.text = String(decoding: bytes[cuts[part]..<cuts[part + 1]], as: UTF8.self)
        piece.link = part == 1 ? link : nil
        return piece
      }
    }
  }
}

/// Where bytes stand in others, in time proportional to both.
enum ByteSearch {
  /// The first place from an index on, by Knuth, Morris and Pratt.
  static func first(_ wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    let borders = borders(of: wanted)
    var matched = 0
    for index in min(start, bytes.count)..<bytes.count {
      while matched > 0, bytes[index] != wanted[matched] { matched = borders[matched - 1] }
      if bytes[index] == wanted[matched] { matched += 1 }
      if matched == wanted.count { return index + 1 - matched }
    }
    return nil
  }

  /// For each beginning, how long its longest end is that is a beginning too.
  private static func borders(of wanted: [UInt8]) -> [Int] {
    var borders = [Int](repeating: 0, count: wanted.count)
    var length = 0
    for index in wanted.indices.dropFirst() {
      while length > 0, wanted[index] != wanted[length] { length = borders[length - 1] }
      if wanted[index] == wanted[length] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
