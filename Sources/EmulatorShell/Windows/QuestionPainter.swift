import PaywallRenderer
import TerminalModel

/// Draws a dialog of Paywalk over the middle of the window.
struct QuestionPainter {
  /// As wide as these get where there is room.
  static let columns = 58

  let question: Question
  let theme: Theme

  /// One row inside the border.
  struct Row {
    var text = ""
    var indent = 1
    var role = ColorRole.text
    var isStrong = false
    /// The field or option that it is, from 0.
    var item: Int?
    var isFocused = false
    var cursorColumn: Int?
    /// A row of a code, black on white.
    var isCode = false
  }

  /// The block that the dialog takes in a window, with its border. The note row stays free: what a
  /// key could not do is said there.
  func box(in size: Size) -> Rect {
    let code = (question.codeRows.map { TextWidth.columns(of: $0) }.max() ?? 0) + 4
    let columns = min(max(Self.columns, code), size.columns)
    let most = max(5, size.rows - 2)
    let rows = min(most, max(5, rows(columns: columns - 2).count + 2))
    return Self.box(columns: columns, rows: rows, in: size)
  }

  /// In the middle of the window, but above the note row where there is room for that.
  static func box(columns: Int, rows: Int, in size: Size) -> Rect {
    let lowest = max(0, size.rows - 2 - rows)
    return Rect(
      column: (size.columns - columns) / 2, row: min((size.rows - rows) / 2, lowest),
      columns: columns, rows: rows)
  }

  /// How many rows a window has no room for.
  func hiddenRows(in size: Size) -> Int {
    let box = box(in: size)
    return max(0, rows(columns: box.columns - 2).count - (box.rows - 2))
  }

  /// The rows that are shown in a box, and the first of them.
  func shown(in box: Rect) -> ArraySlice<Row> {
    let all = rows(columns: box.columns - 2)
    let height = max(1, box.rows - 2)
    guard all.count > height else { return all[...] }
    let focused = all.firstIndex { $0.isFocused }
    let wanted = focused.map { $0 - height + 2 } ?? question.firstLine
    let first = max(0, min(wanted, all.count - height))
    return all[first..<first + height]
  }

  func paint(into surface: inout Surface) -> Point? {
    let box = box(in: surface.size)
    let pen = Pen(theme: theme, ground: .raised)
    surface.fill(box, style: theme.style(.text, on: .raised))
    surface.drawBorder(
      box, Border.light.drawn(ascii: theme.glyphs == .ascii),
      style: theme.style(.line, on: .raised), titles: titles)
    var cursor: Point?
    for (index, row) in shown(in: box).enumerated() {
      let place = Rect(
        column: box.column + 1, row: box.row + 1 + index, columns: box.columns - 2, rows: 1)
      paint(row, at: place, pen, &surface)
      if let column = row.cursorColumn {
        cursor = Point(column: place.column + column, row: place.row)
      }
    }
    return cursor
  }

  private func paint(_ row: Row, at place: Rect, _ pen: Pen, _ surface: inout Surface) {
    guard !row.isCode else { return paintCode(row.text, at: place, &surface) }
    if row.isFocused {
      pen.write("▸", at: 1, in: place, role: .focus, into: &surface)
    }
    pen.write(
      row.text, at: row.indent, in: place, role: row.role, isStrong: row.isStrong,
      isReversed: row.isFocused && theme.depth == .mono, into: &surface)
  }

  /// A camera wants light paper; a terminal without colours has its own.
  private func paintCode(_ text: String, at place: Rect, _ surface: inout Surface) {
    let style =
      theme.depth == .mono
      ? Style.plain : Style(foreground: .rgb(.white), background: .rgb(.black))
    let glyphs = Glyphs.split(text)
    let column = place.column + max(0, place.columns - glyphs.count) / 2
    surface.write(glyphs: glyphs, at: Point(column: column, row: place.row), style: style)
  }

  private var titles: BorderTitles {
    func title(_ text: String, isStrong: Bool = false) -> BorderTitle? {
      guard !text.isEmpty else { return nil }
      return BorderTitle(
        PanelText.text(text, in: theme.glyphs),
        style: theme.style(isStrong ? .text : .quiet, on: .raised, isStrong: isStrong))
    }
    return BorderTitles(
      upperLeft: title("paywalk · \(question.title)", isStrong: true),
      upperRight: title(question.corner), lowerLeft: title(question.keys),
      lowerRight: title(question.escape), ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func rows(columns: Int) -> [Row] {
    let room = max(1, columns - 2)
    var rows = question.lines.flatMap { line in wrapped(line, room) }
    if !question.sourceRows.isEmpty {
      rows += [Row()] + question.sourceRows.map { Row(text: $0) }
    }
    rows += question.facts.flatMap { fact($0, room) }
    if !question.facts.isEmpty, !question.texts.isEmpty { rows.append(Row()) }
    rows += question.texts.flatMap { text in
      wrapped(text.text, room, role: text.isQuiet ? .quiet : .text, isStrong: text.isStrong)
    }
    rows += question.codeRows.map { Row(text: $0, isCode: true) }
    for index in question.fields.indices { rows += fieldRows(index, columns: columns) }
    if question.putsNotesBeforeToggle { rows += noteRows(room) }
    if let toggle = question.toggle { rows.append(toggleRow(toggle, room)) }
    if !question.options.isEmpty, !rows.isEmpty, question.texts.isEmpty { rows.append(Row()) }
    rows += question.options.indices.map { optionRow($0) }
    if !question.notes.isEmpty, !question.putsNotesBeforeToggle {
      if !rows.isEmpty { rows.append(Row()) }
      rows += noteRows(room)
    }
    return rows
  }

  private func noteRows(_ room: Int) -> [Row] {
    question.notes.flatMap { wrapped($0, room, role: .quiet) }
  }

  /// `arrives  (•) app running  ( ) cold start`.
  private func toggleRow(_ toggle: Question.Toggle, _ room: Int) -> Row {
    let isFocused = question.isOnToggle
    let whole = toggle.text(toggle.values)
    let isTight = TextWidth.columns(of: whole) > room - 1
    return Row(
      text: isTight ? toggle.text(toggle.shortValues) : whole, indent: isFocused ? 2 : 1,
      item: question.fields.count, isFocused: isFocused)
  }

  private func wrapped(
    _ text: String, _ room: Int, role: ColorRole = .text, isStrong: Bool = false
  ) -> [Row] {
    guard !text.isEmpty else { return [Row()] }
    return Wrapping.rows(text, columns: room).map {
      Row(text: $0, role: role, isStrong: isStrong)
    }
  }

  /// The value stands beside its label, and goes on below itself.
  private func fact(_ fact: Question.Fact, _ room: Int) -> [Row] {
    let column = min(19, room / 2)
    let label = String(fact.label.prefix(column - 1))
    let rows = Wrapping.rows(fact.value, columns: max(1, room - column))
    return (rows.isEmpty ? [""] : rows).enumerated().map { index, row in
      let left = index == 0 ? label : ""
      return Row(text: left + String(repeating: " ", count: column - left.count) + row)
    }
  }

  private func fieldRows(_ index: Int, columns: Int) -> [Row] {
    let isFocused = question.focus == index
    let box = FieldBox(
      question.shownField(index), columns: max(1, columns - 8), isFocused: isFocused)
    return [
      Row(text: question.labels[index]),
      Row(
        text: box.text, indent: 2, item: index, isFocused: isFocused,
        cursorColumn: isFocused ? 4 + box.cursorColumn : nil),
    ]
  }

  private func optionRow(_ index: Int) -> Row {
    let item = question.headCount + index
    return Row(
      text: "\(index + 1) \(question.options[index])", indent: 3, item: item,
      isFocused: question.focus == item)
  }
}
