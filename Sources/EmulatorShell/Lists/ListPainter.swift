import PaywallRenderer
import TerminalModel

/// Draws palette or help over the middle of the window.
struct ListPainter {
  let list: ListWindow
  let entries: [ListEntry]
  let theme: Theme

  func box(in size: Size) -> Rect {
    let columns = min(QuestionPainter.columns, size.columns)
    let rows = min(max(12, size.rows * 3 / 4), size.rows)
    return Rect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  /// Rows for entries: below the field and a blank row.
  func entryRows(in box: Rect) -> Rect {
    Rect(
      column: box.column + 1, row: box.row + 3, columns: box.columns - 2, rows: box.rows - 4)
  }

  /// The first entry that is drawn.
  func firstEntry(in box: Rect) -> Int {
    let height = max(1, entryRows(in: box).rows)
    return max(0, min(list.choice - height / 2, entries.count - height))
  }

  func paint(into surface: inout Surface) -> Point? {
    let box = box(in: surface.size)
    let pen = Pen(theme: theme, ground: .raised)
    surface.fill(box, style: theme.style(.text, on: .raised))
    surface.drawBorder(
      box, Border.light.drawn(ascii: theme.glyphs == .ascii),
      style: theme.style(.line, on: .raised), titles: titles)
    let cursor = paintField(box, pen, &surface)
    let place = entryRows(in: box)
    let first = firstEntry(in: box)
    for (index, entry) in entries.dropFirst(first).prefix(place.rows).enumerated() {
      let row = Rect(
        column: place.column, row: place.row + index, columns: place.columns, rows: 1)
      paint(entry, isChosen: first + index == list.choice, at: row, &surface)
    }
    if entries.isEmpty {
      pen.write(
        "Nothing found.", at: 2,
        in: Rect(
          column: place.column, row: place.row, columns: place.columns, rows: 1),
        role: .quiet, into: &surface)
    }
    return cursor
  }

  private func paintField(_ box: Rect, _ pen: Pen, _ surface: inout Surface) -> Point? {
    let place = Rect(
      column: box.column + 1, row: box.row + 1, columns: box.columns - 2, rows: 1)
    guard !list.isFindingKey else {
      pen.write("Press the key to find.", at: 2, in: place, role: .focus, into: &surface)
      return nil
    }
    let field = FieldBox(list.field, columns: max(1, place.columns - 8), isFocused: true)
    pen.write("▸", at: 1, in: place, role: .focus, into: &surface)
    pen.write(field.text, at: 2, in: place, into: &surface)
    if list.field.text.isEmpty {
      pen.write(hint, at: 5, in: place, role: .quiet, into: &surface)
      pen.write("]", at: place.columns - 3, in: place, into: &surface)
    }
    return Point(column: place.column + 4 + field.cursorColumn, row: place.row)
  }

  private var hint: String {
    switch list.kind {
    case .palette: "type to find a command"
    case .help: "find: words, or ⇥ and press a key"
    }
  }

  private var titles: BorderTitles {
    func title(_ text: String, isStrong: Bool = false) -> BorderTitle {
      BorderTitle(
        PanelText.text(text, in: theme.glyphs),
        style: theme.style(isStrong ? .text : .quiet, on: .raised, isStrong: isStrong))
    }
    let name: String
    let keys: String
    switch list.kind {
    case .palette:
      name = "all commands"
      keys = "⏎ do it"
    case .help(let place):
      name = "help: \(place.title)"
      keys = "small letters look"
    }
    let position = entries.isEmpty ? "0" : "\(list.choice + 1) of \(entries.count)"
    return BorderTitles(
      upperLeft: title("paywalk · \(name)", isStrong: true), upperRight: title(position),
      lowerLeft: title(keys), lowerRight: title("esc close"),
      ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func paint(
    _ entry: ListEntry, isChosen: Bool, at place: Rect, _ surface: inout Surface
  ) {
    let pen = Pen(theme: theme, ground: isChosen ? .select : .raised)
    surface.fill(place, style: theme.style(.text, on: pen.ground))
    if isChosen { pen.write("▸", at: 0, in: place, role: .focus, into: &surface) }
    switch list.kind {
    case .palette:
      let reason = entry.reason.map { " (not now: \($0))" } ?? ""
      let keysColumn = place.columns - 2 - pen.columns(of: entry.keys)
      let textPlace = Rect(
        column: place.column, row: place.row, columns: keysColumn - 1, rows: 1)
      pen.write(
        entry.title + reason, at: 2, in: textPlace, role: entry.reason == nil ? .text : .quiet,
        into: &surface)
      pen.write(entry.keys, at: keysColumn, in: place, role: .key, into: &surface)
    case .help:
      pen.write(entry.keys, at: 2, in: place, role: .key, into: &surface)
      pen.write(entry.title, at: 13, in: place, into: &surface)
    }
  }
}
