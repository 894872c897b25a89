import TerminalModel

/// Where a line of text may end.
enum TextBreaks {
  /// What a blank character does to lines.
  enum Blank {
    case breakable, noBreak, line
  }

  /// What kind of blank a character is; nil for ink.
  static func blank(_ character: Character) -> Blank? {
    switch character {
    case " ", "\t": .breakable
    case "\u{a0}", "\u{202f}", "\u{2007}": .noBreak
    case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}": .line
    default: nil
    }
  }

  /// Whether a line may end between two glyphs without a blank: between wide characters, but not
  /// before closing marks and small kana, not after opening brackets.
  static func mayBreak(between first: Glyph, and second: Glyph) -> Bool {
    first.columns == 2 && second.columns == 2
      && !opening.contains(first.base) && !closing.contains(second.base)
  }

  /// Signs in addresses after which a word that is too long is rather cut.
  static let joints = scalars("/-_.?&=,")

  private static let opening = scalars("「『（［｛〈《【〔")
  private static let closing = scalars(
    "、。，．・：；？！」』）］｝〉》】〕ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")

  private static func scalars(_ text: String) -> Set<UInt32> {
    Set(text.unicodeScalars.map(\.value))
  }
}
