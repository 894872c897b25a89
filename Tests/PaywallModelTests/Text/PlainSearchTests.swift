import PaywallModel
import Testing

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

  @Test(.timeLimit(.minutes(1)), arguments: ["a", "%#@", "ab"])
  func aTextThatRepeatsItselfTakesNoLonger(piece: String) {
    let text = String(repeating: piece, count: 200_000)
    let wanted = String(repeating: piece, count: 100_000) + "!"
    #expect(!text.holds(wanted))
    #expect(text.replacing(each: wanted, by: "") == text)
    #expect((text + "!").holds(wanted))
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
