import Testing

@testable import PaywallModel

/// A letter that counts how often letters are compared.
private struct CountedLetter: Equatable {
  final class Count { var comparisons = 0 }

  let letter: Character
  let count: Count

  static func == (one: Self, other: Self) -> Bool {
    one.count.comparisons += 1
    return one.letter == other.letter
  }
}

/// How many comparisons of letters it takes to find a text, or to know that it is not there.
private func comparisons(lookingFor wanted: String, in text: String) -> Int {
  let count = CountedLetter.Count()
  let letters = { (text: String) in text.map { CountedLetter(letter: $0, count: count) } }
  _ = Wanted(letters(wanted)).firstPlace(in: letters(text))
  return count.comparisons
}

@Suite struct PlainSearchTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "", 0), ("", "a", nil), ("abc", "abc", 0), ("abc", "abcd", nil),
    ("aab", "ab", 1), ("abcabd", "abd", 3), ("aaab", "aab", 1), ("ab", "b", 1), ("ab", "c", nil),
    ("Zażółć", "ółć", 3), ("cafe\u{301}", "fé", 2),
  ])
  func aTextIsFoundWhereItFirstStands(text: String, wanted: String, place: Int?) throws {
    let found = text.firstPlace(of: wanted)
    #expect(found.map { text.distance(from: text.startIndex, to: $0.lowerBound) } == place)
    #expect(text.holds(wanted) == (place != nil))
    if let found { #expect(text[found] == wanted) }
  }

  /// All words of two letters, up to a length; they overlap with themselves in every way.
  private static func words(upTo length: Int) -> [String] {
    (0...length).flatMap { count in
      (0..<1 << count).map { number in
        String((0..<count).map { number >> $0 & 1 == 0 ? "a" : "b" })
      }
    }
  }

  @Test func everyShortTextIsFoundAsByTryingEachPlace() {
    for text in Self.words(upTo: 8) {
      for wanted in Self.words(upTo: 5) {
        let place = (0...text.count).first { text.dropFirst($0).hasPrefix(wanted) }
        let found = text.firstPlace(of: wanted)?.lowerBound
        #expect(found.map { text.distance(from: text.startIndex, to: $0) } == place)
      }
    }
  }

  @Test(arguments: ["a", "%#@", "ab", "aab"], [1, 10, 1_000])
  func aTextThatRepeatsItselfTakesNoLonger(piece: String, times: Int) {
    let text = String(repeating: piece, count: 2 * times)
    let wanted = String(repeating: piece, count: times) + "!"
    #expect(!text.holds(wanted))
    #expect((text + "!").holds(wanted))
    // Two for each letter, and one for each step back; there are no more of those than letters.
    let most = 3 * (text.count + wanted.count)
    #expect(comparisons(lookingFor: wanted, in: text) <= most)
    #expect(comparisons(lookingFor: wanted, in: text + "!") <= most)
  }

  @Test func aPartOfACharacterIsNotFound() {
    #expect(!"cafe\u{301}".holds("cafe"))
    #expect(!"👩‍👧".holds("👩"))
  }

  @Test func aPartOfATextCanBeLookedThrough() {
    let text = "ab|cd|ab"
    let rest = text.dropFirst(2)
    #expect(rest.firstPlace(of: "ab").map { text[..<$0.lowerBound] } == "ab|cd|")
  }

  @Test(arguments: [
    ("a, b", ", ", ["a", "b"]), (", ", ", ", ["", ""]), ("ab", ", ", ["ab"]), ("", "x", [""]),
    ("aaa", "aa", ["", "a"]), ("ab", "", ["ab"]),
  ])
  func partsStandBetweenSeparators(text: String, separator: String, parts: [String]) {
    #expect(text.parts(between: separator).map { String($0) } == parts)
  }

  @Test(arguments: [
    ("a'b'", "'", "''", "a''b''"), ("%arg", "%arg", "%d", "%d"), ("aaa", "aa", "b", "ba"),
    ("abc", "", "x", "abc"), ("abc", "d", "x", "abc"), ("abc", "abc", "", ""),
  ])
  func eachPlaceIsReplaced(text: String, wanted: String, other: String, result: String) {
    #expect(text.replacing(each: wanted, by: other) == result)
  }
}
