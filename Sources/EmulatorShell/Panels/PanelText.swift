import EmulatorCore
import PaywallRenderer
import TerminalModel

/// Texts of panels: broken into rows, moments, and characters that every terminal has.
enum PanelText {
  /// The words of a text in rows of at most so many columns; a word that is longer stands alone and
  /// is cut when it is drawn. A line break in the text begins a row.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    SingleWrapping.rows(text, columns: columns, breaksWords: false)
      ?? text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrappedLine(String($0), columns: columns) }
  }

  private static func wrappedLine(_ line: String, columns: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for word in line.split(separator: " ") {
      let longer = row.isEmpty ? String(word) : row + " " + word
      if row.isEmpty || TextWidth.columns(of: longer) <= columns {
        row = longer
      } else {
        rows.append(row)
        row = String(word)
      }
    }
    return rows + [row]
  }

  /// `0:12.4`: minutes, seconds and tenths since the walk began; from ten minutes on no tenths.
  static func moment(_ moment: Instant) -> String {
    let tenths = max(0, moment.milliseconds) / 100
    let seconds = tenths / 10
    let clock = "\(seconds / 60):\(twoDigits(seconds % 60))"
    return seconds < 600 ? "\(clock).\(tenths % 10)" : clock
  }

  /// `0:31`: minutes and seconds since the walk began.
  static func minute(_ moment: Instant) -> String {
    let seconds = max(0, moment.milliseconds) / 1000
    return "\(seconds / 60):\(twoDigits(seconds % 60))"
  }

  /// `+1.52`: seconds between two moments; from a hundred on with one digit, from a thousand with
  /// none.
  static func duration(from start: Instant, to end: Instant) -> String {
    let hundredths = max(0, end.milliseconds - start.milliseconds) / 10
    let seconds = hundredths / 100
    if seconds >= 1000 { return "+\(seconds)" }
    if seconds >= 100 { return "+\(seconds).\(hundredths / 10 % 10)" }
    return "+\(seconds).\(twoDigits(hundredths % 100))"
  }

  /// `0.8 s`, `12 s`.
  static func seconds(_ milliseconds: Int) -> String {
    let tenths = milliseconds / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// The text in a set of glyphs; Unicode is left as it is (frames §7).
  static func text(_ text: String, in glyphs: GlyphSet) -> String {
    switch glyphs {
    case .unicode: text
    case .ascii: text.reduce(into: "") { $0 += asciiForms[$1] ?? String($1) }
    }
  }

  /// What ends a text that does not fit.
  static func ellipsis(in glyphs: GlyphSet) -> String { text(Glyphs.ellipsis, in: glyphs) }

  private static let asciiForms: [Character: String] = [
    "▸": ">", "◂": "<", "✓": "ok", "✗": "x", "…": "..", "·": "-", "▴": "^", "▾": "v", "●": "*",
    "○": "o", "◆": "#", "›": ">", "–": "-", "✕": "x", "⏎": "Enter", "⇥": "Tab", "⇤": "S-Tab",
    "␣": "Space", "←": "<-", "→": "->", "↑": "Up", "↓": "Down", "“": "\"", "”": "\"", "’": "'",
    "█": "_", "×": "x",
  ]
}
