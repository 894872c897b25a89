import EmulatorCore
import PaywallModel
import TerminalModel

/// The row above the footer: what happened, why, what to do (frames §5).
struct NoteRow {
  let note: Note?
  let theme: Theme

  func paint(into surface: inout Surface, at place: Rect) {
    let pen = Pen(theme: theme)
    surface.fill(place, style: pen.theme.style(.text))
    guard let note else { return }
    pen.write(Self.mark(note.mark), at: 1, in: place, role: Self.role(note.mark), into: &surface)
    let start = 2 + pen.columns(of: Self.mark(note.mark))
    let hint = hasHint(note, start, place) ? "w why" : ""
    let hintStart = place.columns - 1 - pen.columns(of: hint)
    let textPlace = Rect(
      column: place.column, row: place.row,
      columns: hint.isEmpty ? place.columns : hintStart - 1, rows: 1)
    let text = note.text(in: textPlace.columns - start) { pen.columns(of: $0) }
    pen.write(text, at: start, in: textPlace, into: &surface)
    if !hint.isEmpty {
      pen.write("w", at: hintStart, in: place, role: .key, into: &surface)
      pen.write("why", at: hintStart + 2, in: place, role: .quiet, into: &surface)
    }
  }

  /// `w why` stands beside a note that has a rule, unless it would cost the note its end.
  private func hasHint(_ note: Note, _ start: Int, _ place: Rect) -> Bool {
    guard note.reason != nil, place.columns >= 60 else { return false }
    let end = start + Pen(theme: theme).columns(of: note.text)
    return end <= place.columns - 7 || end > place.columns
  }

  static func mark(_ mark: Note.Mark) -> String {
    switch mark {
    case .good: "✓"
    case .bad: "✗"
    case .wait: "…"
    case .plain: "·"
    case .problem: "!"
    }
  }

  static func role(_ mark: Note.Mark) -> ColorRole {
    switch mark {
    case .good: .good
    case .bad: .bad
    case .wait: .wait
    case .plain: .quiet
    case .problem: .warn
    }
  }
}

extension Note {
  /// What is written into so many columns: all of it, else as many of its sentences as fit or its
  /// short form, whichever says more; where nothing fits, the shorter of the two is cut.
  func text(in room: Int, columns: (String) -> Int) -> String {
    let width = columns(text)
    if width <= room, short.map({ columns($0) <= width }) ?? true { return text }
    let forms = [text] + heads(of: text) + [short].compactMap { $0 }
    let fitting = forms.filter { columns($0) <= room }
    if let best = fitting.max(by: { columns($0) < columns($1) }) { return best }
    return forms.min { columns($0) < columns($1) } ?? text
  }

  /// The text without its last sentence, without its last two, and so on.
  private func heads(of text: String) -> [String] {
    var heads: [String] = []
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let ends = text[index] == "." && next < text.endIndex && text[next] == " "
      if ends { heads.append(String(text[..<next])) }
      index = next
    }
    return heads
  }
}
