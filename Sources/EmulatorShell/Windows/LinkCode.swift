import PaywallRenderer
import QRCode
import TerminalModel

extension Question {
  /// A link as a QR code, so that it opens on a phone that looks at the terminal; where there is no
  /// room for the whole code, what it needs.
  static func code(of link: String, in size: Size, glyphs: GlyphSet) -> Question {
    var question = Question(.code(link: link), title: "QR code of a link", keys: "y copy")
    question.escape = "esc back"
    question.lines = [link]
    guard glyphs == .unicode else {
      question.notes = ["The code is drawn with block characters, which this terminal lacks."]
      return question
    }
    guard let code = QRCode(Array(link.utf8)) else {
      question.notes = [
        "The link has \(link.utf8.count) bytes; a code holds at most \(QRCode.mostBytes) here."
      ]
      return question
    }
    let rows = code.lines(quiet: 2)
    let needed = Size(columns: code.size + 8, rows: rows.count + 7)
    guard size.columns >= needed.columns, size.rows >= needed.rows else {
      question.notes = [
        "The code needs a window of \(needed.columns)×\(needed.rows), this one is "
          + "\(size.columns)×\(size.rows)."
      ]
      return question
    }
    question.codeRows = rows
    question.notes = ["A phone that has your app opens it."]
    return question
  }
}
