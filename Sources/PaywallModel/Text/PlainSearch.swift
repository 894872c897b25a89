// The standard library looks for a text in a text only with all of its regular expressions, whose
// tables every start of the program would have to set right.

extension StringProtocol {
  /// Where a text first stands, as whole characters; nil where it does not. The empty text stands
  /// at the start. Takes time in proportion to both texts, whatever is in them.
  public func firstPlace(of wanted: some StringProtocol) -> Range<String.Index>? {
    Wanted(wanted).firstPlace(in: self)
  }

  /// Whether a text stands anywhere, as whole characters.
  public func holds(_ wanted: some StringProtocol) -> Bool { firstPlace(of: wanted) != nil }

  /// What stands before, between and after the places of a separator; all of it without one.
  public func parts(between separator: some StringProtocol) -> [SubSequence] {
    let wanted = Wanted(separator)
    var (parts, rest): ([SubSequence], SubSequence) = ([], self[...])
    while !separator.isEmpty, let place = wanted.firstPlace(in: rest) {
      parts.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    return parts + [rest]
  }

  /// The text with another one at each place where the first stood.
  public func replacing(each wanted: String, by other: String) -> String {
    parts(between: wanted).joined(separator: other)
  }
}

/// A text that is looked for. What was read of the other text is never read again (Knuth, Morris,
/// Pratt): texts come from outside, and may repeat themselves. What its elements are is left open,
/// so that a test can count how often they are compared.
struct Wanted<Element: Equatable> {
  private let elements: [Element]
  /// For each number of elements from its start, how many of the last of them are its first, at
  /// most all but one.
  private var overlaps = [0]

  init(_ text: some Sequence<Element>) {
    elements = Array(text)
    var count = 0
    for element in elements.dropFirst() {
      count = matched(after: count, element)
      overlaps.append(count)
    }
  }

  func firstPlace<Text: BidirectionalCollection<Element>>(in text: Text) -> Range<Text.Index>? {
    guard !elements.isEmpty else { return text.startIndex..<text.startIndex }
    var (end, count) = (text.startIndex, 0)
    while end < text.endIndex {
      count = matched(after: count, text[end])
      text.formIndex(after: &end)
      if count == elements.count { return text.index(end, offsetBy: -count)..<end }
    }
    return nil
  }

  /// How many of its first elements have been seen, where so many had been before this one. Not
  /// all of them may have been.
  private func matched(after seen: Int, _ element: Element) -> Int {
    var count = seen
    while count > 0, elements[count] != element { count = overlaps[count - 1] }
    return elements[count] == element ? count + 1 : count
  }
}
