import PaywallRenderer
import TerminalModel

/// Draws palette or help over the middle of the window.
struct ListPainter {
  let list: ListWindow
  let entries: [ListEntry]
  let theme: Theme

  /// As wide as help gets where there is room for two columns.
  private static let wideColumns = 76
  private static let wideRows = 28

  func box(in size: Size) -> Rect {
    let isWide = list.isHelp && size.columns >= Self.wideColumns + 4
    let columns = min(isWide ? Self.wideColumns : QuestionPainter.columns, size.columns)
    let wanted = isWide ? min(size.rows - 4, Self.wideRows) : size.rows * 3 / 4
    let rows = min(max(12, wanted), max(6, size.rows - 2))
    return QuestionPainter.box(columns: columns, rows: rows, in: size)
  }

  /// Help stands in two columns until it is narrowed.
  func hasTwoColumns(_ box: Rect) -> Bool {
    list.isHelp && box.columns >= Self.wideColumns && list.field.text.isEmpty
      && list.foundKey == nil
  }

  /// Rows for entries: below the field and a blank row. Below two columns the chosen entry stands
  /// whole.
  func entryRows(in box: Rect) -> Rect {
    let below = hasTwoColumns(box) ? 2 : 0
    return Rect(
      column: box.column + 1, row: box.row + 3, columns: box.columns - 2,
      rows: max(0, box.rows - 4 - below))
  }

  /// The entry at a cell, if there is one.
  func entry(at point: Point, in box: Rect) -> Int? {
    let place = entryRows(in: box)
    guard place.contains(point) else { return nil }
    let row = firstRow(in: box) + point.row - place.row
    let isRight = hasTwoColumns(box) && point.column >= place.column + place.columns / 2
    let index = row + (isRight ? rowCount(box) : 0)
    return row < rowCount(box) && entries.indices.contains(index) ? index : nil
  }

  private func rowCount(_ box: Rect) -> Int {
    hasTwoColumns(box) ? (entries.count + 1) / 2 : entries.count
  }

  private func firstRow(in box: Rect) -> Int {
    let height = max(1, entryRows(in: box).rows)
    let count = rowCount(box)
    let chosen = count == 0 ? 0 : list.choice % count
    return max(0, min(chosen - height / 2, count - height))
  }

  func paint(into surface: inout Surface) -> Point? {
    let box = box(in: surface.size)
    let pen = Pen(theme: theme, ground: .raised)
    surface.fill(box, style: theme.style(.text, on: .raised))
    surface.drawBorder(
      box, Border.light.drawn(ascii: theme.glyphs == .ascii),
      style: theme.style(.line, on: .raised), titles: titles)
    let cursor = paintField(box, pen, &surface)
    paintEntries(box, pen, &surface)
    return cursor
  }

  private func paintEntries(_ box: Rect, _ pen: Pen, _ surface: inout Surface) {
    let place = entryRows(in: box)
    let isDouble = hasTwoColumns(box)
    let columns = isDouble ? place.columns / 2 : place.columns
    let first = firstRow(in: box)
    for row in 0..<min(place.rows, max(0, rowCount(box) - first)) {
      for side in 0..<(isDouble ? 2 : 1) {
        let index = first + row + side * rowCount(box)
        guard entries.indices.contains(index) else { continue }
        let cell = Rect(
          column: place.column + side * columns, row: place.row + row, columns: columns, rows: 1)
        paint(entries[index], isChosen: index == list.choice, isDouble, at: cell, &surface)
      }
    }
    if isDouble, entries.indices.contains(list.choice) {
      let whole = Rect(
        column: place.column, row: place.endRow + 1, columns: place.columns, rows: 1)
      let entry = entries[list.choice]
      pen.write(entry.keys, at: 2, in: whole, role: .key, into: &surface)
      pen.write(entry.title, at: 12, in: whole, role: .quiet, into: &surface)
    }
    if entries.isEmpty {
      pen.write(
        "Nothing found.", at: 2,
        in: Rect(
          column: place.column, row: place.row, columns: place.columns, rows: 1),
        role: .quiet, into: &surface)
    }
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
      let room = Rect(
        column: place.column, row: place.row, columns: max(0, place.columns - 4), rows: 1)
      pen.write(hint(room.columns - 5), at: 5, in: room, role: .quiet, into: &surface)
      pen.write("]", at: place.columns - 3, in: place, into: &surface)
    }
    return Point(column: place.column + 4 + field.cursorColumn, row: place.row)
  }

  private func hint(_ columns: Int) -> String {
    switch list.kind {
    case .palette: "type to find a command"
    case .help:
      columns < 34 ? "words, or ⇥ and a key" : "find: words, or ⇥ and press a key"
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
      keys = "small letters look, capitals change the world"
    }
    let position = entries.isEmpty ? "0" : "\(list.choice + 1) of \(entries.count)"
    return BorderTitles(
      upperLeft: title("paywalk · \(name)", isStrong: true), upperRight: title(position),
      lowerLeft: title(keys), lowerRight: title("esc close"),
      ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func paint(
    _ entry: ListEntry, isChosen: Bool, _ isDouble: Bool, at place: Rect,
    _ surface: inout Surface
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
      let start = isDouble ? 12 : 13
      let text = isDouble ? brief(entry.title, columns: place.columns - start) : entry.title
      pen.write(text, at: start, in: place, into: &surface)
    }
  }

  /// What does not fit goes without its explanation.
  private func brief(_ title: String, columns: Int) -> String {
    guard TextWidth.columns(of: title) > columns else { return title }
    return String(title.prefix { $0 != ";" && $0 != ":" })
  }
}
