import TerminalModel
import Testing

@Suite struct KeyNamesTests {
  @Test func readsEachNameBack() {
    let keys =
      Key.named + (1...12).map(Key.function)
      + "abcxyzABCZ0189.,:;/?!#+-<>年é ".map(Key.character) + "abcdefrsz".map(Key.control)
    for key in keys { #expect(Key(name: key.name) == key) }
  }

  @Test(arguments: [
    (Key.enter, "Enter"), (.backTab, "S-Tab"), (.escape, "Esc"), (.character(" "), "Space"),
    (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.function(1), "F1"), (.control("r"), "C-r"),
    (.character("A"), "A"),
  ])
  func writesNamesAsPeopleKnowThem(key: Key, name: String) {
    #expect(key.name == name)
  }

  @Test(arguments: ["", "F0", "F13", "C-", "C-ab", "enter", "Foo", "--"])
  func knowsNoOtherNames(name: String) {
    #expect(Key(name: name) == nil)
  }
}
