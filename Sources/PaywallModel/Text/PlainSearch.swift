// The standard library looks for a text in a text only with all of its regular expressions: a
// megabyte that every start of the program would map and relocate.

extension StringProtocol {
  /// Where a text first stands, as whole characters; nil where it does not. The empty text stands
  /// at the start.
  public func firstPlace(of wanted: some StringProtocol) -> Range<String.Index>? {
    var start = startIndex
    while true {
      var (here, there) = (start, wanted.startIndex)
      while there < wanted.endIndex, here < endIndex, self[here] == wanted[there] {
        formIndex(after: &here)
        wanted.formIndex(after: &there)
      }
      if there == wanted.endIndex { return start..<here }
      if here == endIndex { return nil }
      formIndex(after: &start)
    }
  }

  /// Whether a text stands anywhere, as whole characters.
  public func holds(_ wanted: some StringProtocol) -> Bool { firstPlace(of: wanted) != nil }

  /// What stands before, between and after the places of a separator; all of it without one.
  public func parts(between separator: some StringProtocol) -> [SubSequence] {
    var (parts, rest): ([SubSequence], SubSequence) = ([], self[...])
    while !separator.isEmpty, let place = rest.firstPlace(of: separator) {
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
