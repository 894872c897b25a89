import PaywallModel
import Testing

@Test(arguments: [
  [], [""], ["a"], ["", ""], ["a", ""], ["", "b"], ["a", "b", "c"], ["e", "\u{301}"], ["ü", "🙂‍↔️"],
])
func textsAreJoinedAsTheStandardLibraryDoes(texts: [String]) {
  for separator in ["", ", ", "\u{301}", "🙂"] {
    let expected = texts.joined(separator: separator)
    #expect(Array(texts.inOneText(separator: separator).utf8) == Array(expected.utf8))
  }
}
