import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Where everything of a dialog is on the phone, as a value: painter, clicks and keys read it.
struct DialogLayout: Hashable, Sendable {
  /// In the phone's pane, with its border.
  var box: Rect
  /// Inside the border.
  var rows: [DialogRow]
  var look: DialogLook
  /// The first shown line of the text, and how many can't be shown at once.
  var firstLine: Int
  var hiddenLines: Int

  /// Lays a dialog out in a pane.
  init(
    _ dialog: Dialog, _ face: DialogFace, in pane: Size, profile: Profile, glyphs: GlyphSet,
    waitsFor: String?, texts: inout WrappedTexts
  ) {
    look = DialogLook(dialog, profile: profile)
    let widest = dialog.kind.isAboutRedemption ? pane.columns : pane.columns - 2
    let columns = max(4, min(look.maximumColumns, widest))
    var parts = DialogParts(dialog, face, look: look, columns: columns - 2, texts: &texts)
    parts.glyphs = glyphs
    parts.waitsFor = waitsFor
    let isSheet = dialog.owner == .store
    let room = max(1, pane.rows - 2 - (isSheet ? 0 : min(4, max(0, pane.rows - 13))))
    let fitted = parts.fitted(to: room, firstLine: face.firstLine)
    rows = fitted.rows
    firstLine = fitted.firstLine
    hiddenLines = fitted.hiddenLines
    let height = min(pane.rows, rows.count + 2)
    box = Rect(
      column: (pane.columns - columns) / 2,
      row: isSheet ? pane.rows - height : (pane.rows - height) / 2, columns: columns,
      rows: height)
  }

  /// What is at a cell of the pane.
  func item(at point: Point) -> DialogItem? {
    let row = point.row - box.row - 1
    guard rows.indices.contains(row) else { return nil }
    let column = point.column - box.column - 1
    return rows[row].spans.first { span in
      span.item != nil && column >= span.column
        && column < span.column + TextWidth.columns(of: span.text)
    }?.item
  }

  /// The cell of a text field's cursor in the pane.
  var cursor: Point? {
    for (index, row) in rows.enumerated() {
      if let column = row.cursorColumn {
        return Point(column: box.column + 1 + column, row: box.row + 1 + index)
      }
    }
    return nil
  }
}

extension Shell {
  /// Lays a dialog out in a pane, with the rows of texts that are known already.
  func layout(
    of dialog: Dialog, _ face: DialogFace, in pane: Size, texts: inout WrappedTexts
  ) -> DialogLayout {
    DialogLayout(
      dialog, face, in: pane, profile: walk.emulator.profile, glyphs: options.glyphs,
      waitsFor: dialog.kind == .sdkRedemption ? redemptionWait : nil, texts: &texts)
  }

  /// Where everything of a dialog is on the phone.
  func layout(of dialog: Dialog, _ face: DialogFace) -> DialogLayout {
    var texts = kept.dialogTexts
    return layout(of: dialog, face, in: phonePane, texts: &texts)
  }
}

/// The rows of a dialog before they are made to fit.
struct DialogParts {
  let dialog: Dialog
  let face: DialogFace
  let look: DialogLook
  /// Inside the border.
  let columns: Int
  var glyphs = GlyphSet.unicode
  /// `3 s of at most 90 s`, below a dialog without a way out.
  var waitsFor: String?

  private let inset: Int
  private let headingLines: [String]
  private let textLines: [String]
  private let questionLines: [String]

  init(
    _ dialog: Dialog, _ face: DialogFace, look: DialogLook, columns: Int, texts: inout WrappedTexts
  ) {
    self.dialog = dialog
    self.face = face
    self.look = look
    self.columns = columns
    inset = dialog.owner == .store || look.isCentered ? 2 : 1
    headingLines = texts.rows(of: dialog.heading, columns: columns - 2 * inset)
    textLines = texts.rows(of: dialog.text, columns: columns - 2 * inset)
    questionLines = texts.rows(of: dialog.question, columns: columns - 2 * inset)
  }

  /// Rows that fit into so many: first blanks go, then the text scrolls, then the options do.
  func fitted(
    to room: Int, firstLine: Int
  ) -> (rows: [DialogRow], firstLine: Int, hiddenLines: Int) {
    let heading = heading
    let text = textRows
    let controls = controlRows
    let roomy = joined(heading, text, controls, isTight: false)
    if roomy.count <= room { return (roomy, 0, 0) }
    let tight = joined(heading, text, controls, isTight: true)
    if tight.count <= room { return (tight, 0, 0) }
    let fixed = heading.count + controls.filter { $0 != .blank && !$0.isDivider }.count + 1
    let window = room - fixed - 1
    guard !text.isEmpty, window >= 1 else { return (cramped(heading, text, controls, room), 0, 0) }
    let hidden = max(0, text.count - window)
    let first = min(firstLine, hidden)
    var rows = heading + text[first..<min(text.count, first + window)]
    rows.append(readOn(first: first, hidden: hidden))
    rows += [.divider] + controls.filter { $0 != .blank && !$0.isDivider }
    return (windowed(rows, to: room), first, hidden)
  }

  private func joined(
    _ heading: [DialogRow], _ text: [DialogRow], _ controls: [DialogRow], isTight: Bool
  ) -> [DialogRow] {
    var rows = heading
    let spacesHeading = !heading.isEmpty && !text.isEmpty && dialog.owner != .store
    if spacesHeading && !isTight { rows.append(.blank) }
    rows += text
    let startsWithRule = controls.first?.isDivider ?? false
    if !rows.isEmpty, !isTight, !startsWithRule { rows.append(.blank) }
    return rows + (isTight ? controls.filter { $0 != .blank } : controls)
  }

  /// Without the text; buttons side by side stay in the last row. Where the ways out are a list
  /// that scrolls, what it is about stays above it in the place of the question, which the note row
  /// asks as well.
  private func cramped(
    _ heading: [DialogRow], _ text: [DialogRow], _ controls: [DialogRow], _ room: Int
  ) -> [DialogRow] {
    let lines = heading.count > 1 && !text.isEmpty ? text : heading + text
    let subject = lines.prefix(max(0, room - 3))
    if listsOptions, dialog.owner == .store, !subject.isEmpty {
      let kept = Array(subject.prefix(2))
      return kept + windowed(listedOptions, to: room - kept.count)
    }
    let needed = controls.filter { $0 != .blank && !$0.isDivider }
    if heading.count + needed.count <= room { return heading + needed }
    guard !listsOptions, let last = needed.last, needed.count > room else {
      return windowed(needed, to: room)
    }
    return windowed(Array(needed.dropLast()), to: room - 1) + [last]
  }

  /// Around the focused row, where not all can be shown.
  private func windowed(_ rows: [DialogRow], to room: Int) -> [DialogRow] {
    guard rows.count > room else { return rows }
    guard room > 0 else { return [] }
    let focused = rows.firstIndex { $0.spans.contains { $0.isFocused } } ?? 0
    let first = max(0, min(focused - room / 2, rows.count - room))
    return Array(rows[first..<first + room])
  }

  private func readOn(first: Int, hidden: Int) -> DialogRow {
    let percent = hidden == 0 ? 100 : first * 100 / hidden
    let mark = first < hidden ? "▾" : "▴"
    let right = "\(percent) % \(mark)"
    return DialogRow(spans: [
      DialogSpan(
        column: inset + 1, text: KeySigns.text("↑↓", glyphs: glyphs) + " read on", role: .quiet),
      DialogSpan(
        column: max(inset + 16, columns - TextWidth.columns(of: right) - 1), text: right,
        role: .quiet),
    ])
  }

  private var heading: [DialogRow] {
    headingLines.map { placed($0, isStrong: true) }
  }

  private var textRows: [DialogRow] {
    textLines.map { placed($0) }
  }

  private func placed(_ text: String, isStrong: Bool = false, role: ColorRole = .text) -> DialogRow
  {
    let width = TextWidth.columns(of: text)
    let column = look.isCentered ? max(0, (columns - width) / 2) : inset
    return DialogRow(spans: [
      DialogSpan(column: column, text: text, role: role, isStrong: isStrong)
    ])
  }

  /// One below the other; a sign-in with its two ways on has buttons instead.
  private var listsOptions: Bool { dialog.listsOptions && face.ticked == nil }

  private var controlRows: [DialogRow] {
    if let waitsFor { return [waitRow(waitsFor)] }
    let lists = listsOptions
    let isRead = dialog.owner == .app && !look.isCentered && dialog.fields.isEmpty
    var rows: [DialogRow] = lists || look.isIOSAlert || isRead ? [.divider] : []
    if !asksInline {
      rows += questionLines.map { text in
        DialogRow(spans: [DialogSpan(column: inset, text: text)])
      }
    }
    for index in dialog.fields.indices { rows += fieldRows(index) }
    if face.ticked != nil { rows += choiceRows }
    if !dialog.fields.isEmpty || face.ticked != nil { rows.append(.blank) }
    return rows + (lists ? listedOptions : buttonRows)
  }

  private func waitRow(_ text: String) -> DialogRow {
    let end = "no button"
    return DialogRow(spans: [
      DialogSpan(column: inset, text: text, role: .quiet),
      DialogSpan(
        column: max(inset, columns - inset - TextWidth.columns(of: end)), text: end, role: .quiet),
    ])
  }

  /// A short question that a field answers stands on its row: `7 × 6 =`.
  private var asksInline: Bool {
    dialog.fields.count == 1 && dialog.question.hasSuffix("=")
  }

  private func fieldRows(_ index: Int) -> [DialogRow] {
    let isFocused = face.item == .field(index)
    let field = face.fields.indices.contains(index) ? face.fields[index] : TextField()
    let label = asksInline ? dialog.question + " " : ""
    let start = inset + TextWidth.columns(of: label)
    let width = asksInline ? min(8, columns - start - 6) : columns - start - 6
    let box = FieldBox(field, columns: max(1, width), isFocused: isFocused)
    var spans = [DialogSpan(column: start, text: isFocused ? "▸" : " ", role: .focus)]
    if !label.isEmpty { spans.append(DialogSpan(column: inset, text: label)) }
    spans.append(
      DialogSpan(
        column: start + 1, text: box.text, isFocused: isFocused, item: .field(index)))
    let row = DialogRow(
      spans: spans, cursorColumn: isFocused ? start + 3 + box.cursorColumn : nil)
    guard !asksInline else { return [row] }
    return [DialogRow(spans: [DialogSpan(column: inset, text: dialog.fields[index].label)]), row]
  }

  private var choiceRows: [DialogRow] {
    var rows = [DialogRow(spans: [DialogSpan(column: inset, text: "Then")])]
    for case .choice(let index) in face.items {
      let isFocused = face.item == .choice(index)
      let mark = face.ticked == index ? "(•)" : "( )"
      let text = "\(mark) \(choiceText(dialog.options[index].wayOut))"
      rows.append(
        DialogRow(spans: [
          DialogSpan(column: max(0, inset - 1), text: isFocused ? "▸" : " ", role: .focus),
          DialogSpan(column: inset, text: text, isFocused: isFocused, item: .choice(index)),
        ]))
    }
    return rows
  }

  private func choiceText(_ wayOut: WayOut) -> String {
    wayOut == .signIn ? "it works" : "it fails: unknown user"
  }

  private var listedOptions: [DialogRow] {
    dialog.options.indices.map { index in
      let isFocused = face.item == .option(index)
      let text = "\(index + 1) \(label(of: index))"
      return DialogRow(spans: [
        DialogSpan(column: max(0, inset - 2), text: isFocused ? "▸" : " ", role: .focus),
        DialogSpan(column: inset, text: text, isFocused: isFocused, item: .option(index)),
      ])
    }
  }

  /// The label, with the chosen value where there are several.
  func label(of index: Int) -> String {
    let option = dialog.options[index]
    guard option.values.count > 1 else { return option.label }
    let value = option.values[(face.chosenValues[index] ?? 0) % option.values.count]
    return "\(option.label): ◂ \(value) ▸"
  }
}

/// What is visible of a text field.
struct FieldBox {
  let text: String
  /// Counted from the first visible character.
  let cursorColumn: Int

  init(_ field: TextField, columns: Int, isFocused: Bool) {
    let head = Self.end(of: Glyphs.split(String(field.text.prefix(field.cursor))), columns - 1)
    let after = Glyphs.split(String(field.text.dropFirst(field.cursor)))
    let shown = TextWidth.prefix(of: head + after, columns: columns)
    let used = TextWidth.columns(of: shown)
    text = "[ " + shown.map(\.text).joined() + String(repeating: " ", count: columns - used) + " ]"
    cursorColumn = TextWidth.columns(of: head)
  }

  /// The last glyphs that fit.
  private static func end(of glyphs: [Glyph], _ columns: Int) -> [Glyph] {
    var left = columns
    var start = glyphs.endIndex
    while start > 0, Int(glyphs[start - 1].columns) <= left {
      start -= 1
      left -= Int(glyphs[start].columns)
    }
    return Array(glyphs[start...])
  }
}
