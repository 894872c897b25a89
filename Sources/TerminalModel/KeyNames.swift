extension Key {
  /// The key as files, scenarios and help write it: `Enter`, `S-Tab`, `C-r`, `F1`, `a`, `Space`.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "C-\(character)"
    case .function(let number): "F\(number)"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "S-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    }
  }

  /// The keys that are known by a word.
  public static let named: [Key] = [
    .enter, .tab, .backTab, .escape, .character(" "), .backspace, .delete, .up, .down, .left,
    .right, .home, .end, .pageUp, .pageDown,
  ]

  /// Reads a key's name; nil when it is none. A name of one character is that character.
  public init?(name: String) {
    if let key = Key.named.first(where: { $0.name == name }) {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix("C-"), let character = name.last, name.count == 3 {
      self = .control(character)
    } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...12).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
