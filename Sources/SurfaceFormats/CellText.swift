import TerminalModel

/// A cell's characters as a text that may be written anywhere. Surfaces hold only what `Glyphs` let
/// through, but they can be filled by hand too; here a control is the mark for what has no picture.
enum CellText {
  /// The characters of a glyph; empty for the right half of a wide neighbour.
  static func text(of glyph: Glyph) -> String {
    guard glyph.columns > 0 else { return "" }
    return isHarmless(glyph) ? glyph.text : "\u{fffd}"
  }

  private static func isHarmless(_ glyph: Glyph) -> Bool {
    if (0x20...0x7e).contains(glyph.base) && glyph.mark == 0 { return true }
    return glyph.text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
  }
}

/// Text as it may stand between tags and in quoted attributes of HTML and SVG.
public enum MarkupText {
  /// The text with the signs of markup as entities; controls stay as they are.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text from outside, its controls made visible, as markup.
  public static func visible(_ text: String) -> String { escaped(Glyphs.visible(text)) }
}
