import TerminalModel

/// Keys as a session's file names them.
enum KeyWords {
  private static let named: [(Key, String)] = [
    (.enter, "Enter"), (.tab, "Tab"), (.backTab, "BackTab"), (.escape, "Escape"),
    (.backspace, "Backspace"), (.delete, "Delete"), (.up, "Up"), (.down, "Down"),
    (.left, "Left"), (.right, "Right"), (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"),
    (.pageDown, "PageDown"), (.character(" "), "Space"),
  ]

  /// The name of a key: `Enter`, `a`, `^R`, `F5`.
  static func text(of key: Key) -> String {
    if let name = named.first(where: { $0.0 == key })?.1 { return name }
    switch key {
    case .control(let letter): return "^\(letter.uppercased())"
    case .function(let number): return "F\(number)"
    case .character(let character): return Quoting.word(String(character))
    case .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      return ""
    }
  }

  /// The key of a name, or nil.
  static func key(_ name: String) -> Key? {
    if let key = named.first(where: { $0.1 == name })?.0 { return key }
    if name.count == 1, let character = name.first { return .character(character) }
    if name.count == 2, name.hasPrefix("^"), let letter = name.lowercased().last {
      return .control(letter)
    }
    if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...12).contains(number) {
      return .function(number)
    }
    return nil
  }
}
