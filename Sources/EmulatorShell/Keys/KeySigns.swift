import PaywallRenderer
import TerminalModel

/// How keys are written for people, with and without Unicode (frames §7).
enum KeySigns {
  /// `⏎`, `⇥`, `^R`, `a`.
  static func name(of key: Key, glyphs: GlyphSet) -> String {
    let name: String =
      switch key {
      case .enter: "⏎"
      case .tab: "⇥"
      case .backTab: "⇤"
      case .character(" "): "␣"
      case .control(let character): "^\(character.uppercased())"
      case .escape: "esc"
      case .backspace: "⌫"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .character, .function, .delete, .home, .end, .pageUp, .pageDown: key.name
      }
    return text(name, glyphs: glyphs)
  }

  /// A sign of the key table in a glyph set.
  static func text(_ sign: String, glyphs: GlyphSet) -> String {
    switch glyphs {
    case .unicode: sign
    case .ascii: ascii(sign)
    }
  }

  private static func ascii(_ sign: String) -> String {
    switch sign {
    case "←→", "↑↓", "↑↓←→": return "arrows"
    case "←→ hl", "↑↓ jk": return "arrows " + sign.suffix(2)
    default: break
    }
    return sign.reduce(into: "") { result, character in
      result += words[character] ?? String(character)
    }
  }

  private static let words: [Character: String] = [
    "⏎": "Enter", "⇥": "Tab", "⇤": "S-Tab", "␣": "Space", "⌫": "Backspace", "↑": "Up",
    "↓": "Down", "←": "Left", "→": "Right", "–": "-",
  ]
}
