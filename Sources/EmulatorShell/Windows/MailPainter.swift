import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Draws the mail box over the middle of the window: the list, and the chosen mail below it.
struct MailPainter {
  let window: MailWindow
  let mails: [(index: Int, mail: Mail)]
  let theme: Theme

  /// One row inside the border.
  private struct Row {
    var text = ""
    var indent = 1
    var role = ColorRole.text
    var isStrong = false
    var isFocused = false
    /// At the right end.
    var end = ""
    var isDivider = false
    /// The mail that a click chooses.
    var choice: Int?
    var opens = false
  }

  static let empty = [
    "No mail yet.", "",
    "A mail comes when a redemption link is used up or the web shop sends a receipt.",
  ]

  func box(in size: Size) -> Rect {
    let columns = min(QuestionPainter.columns, size.columns)
    let rows = min(size.rows, max(5, rows(columns: columns - 2, in: size).count + 2))
    return QuestionPainter.box(columns: columns, rows: rows, in: size)
  }

  func paint(into surface: inout Surface) {
    let box = box(in: surface.size)
    let pen = Pen(theme: theme, ground: .raised)
    surface.fill(box, style: theme.style(.text, on: .raised))
    let border = Border.light.drawn(ascii: theme.glyphs == .ascii)
    let line = theme.style(.line, on: .raised)
    surface.drawBorder(box, border, style: line, titles: titles)
    for (index, row) in shown(in: box, surface.size).enumerated() {
      let place = Rect(
        column: box.column + 1, row: box.row + 1 + index, columns: box.columns - 2, rows: 1)
      if row.isDivider {
        surface.drawDivider(row: place.row, of: box, border, style: line)
      } else {
        paint(row, at: place, pen, &surface)
      }
    }
  }

  private func shown(in box: Rect, _ size: Size) -> ArraySlice<Row> {
    rows(columns: box.columns - 2, in: size).prefix(max(1, box.rows - 2))
  }

  private func paint(_ row: Row, at place: Rect, _ pen: Pen, _ surface: inout Surface) {
    if row.isFocused { pen.write("▸", at: row.indent - 1, in: place, role: .focus, into: &surface) }
    var room = place
    if !row.end.isEmpty { room.columns -= TextWidth.columns(of: row.end) + 2 }
    pen.write(
      row.text, at: row.indent, in: room, role: row.role, isStrong: row.isStrong,
      isReversed: row.isFocused && theme.depth == .mono, into: &surface)
    guard !row.end.isEmpty else { return }
    let start = place.columns - TextWidth.columns(of: row.end) - 1
    pen.write(row.end, at: max(0, start), in: place, role: .quiet, into: &surface)
  }

  private var titles: BorderTitles {
    func title(_ text: String, isStrong: Bool = false) -> BorderTitle {
      BorderTitle(
        PanelText.text(text, in: theme.glyphs),
        style: theme.style(isStrong ? .text : .quiet, on: .raised, isStrong: isStrong))
    }
    return BorderTitles(
      upperLeft: title("paywalk · mail", isStrong: true), upperRight: title("\(mails.count)"),
      lowerLeft: title(mails.isEmpty ? "y copy" : "⏎ open  y copy"),
      lowerRight: title("esc close"), ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func rows(columns: Int, in size: Size) -> [Row] {
    guard mails.indices.contains(window.choice) else {
      return Self.empty.flatMap { line in
        line.isEmpty ? [Row()] : Wrapping.rows(line, columns: columns - 2).map { Row(text: $0) }
      }
    }
    let below = detail(mails[window.choice].mail, columns: columns)
    let room = max(1, size.rows - 2 - below.count - 1)
    return list(room: room) + [Row(isDivider: true)] + below
  }

  private func list(room: Int) -> [Row] {
    let first = max(0, min(window.choice - room / 2, mails.count - room))
    return mails.indices.dropFirst(first).prefix(room).map { index in
      let mail = mails[index].mail
      let time = mail.at < .start ? "before" : PanelText.minute(mail.at)
      return Row(
        text: "\(mail.isRead ? "read" : "new ") \(mail.subject)", indent: 2,
        role: mail.isRead ? .quiet : .text, isFocused: index == window.choice, end: time,
        choice: index)
    }
  }

  private func detail(_ mail: Mail, columns: Int) -> [Row] {
    let lines = mail.lines.flatMap { Wrapping.rows($0, columns: columns - 2) }.map { Row(text: $0) }
    let toggle = Question.Toggle.arrivals(window.arrival)
    let whole = toggle.text(toggle.values)
    let isTight = TextWidth.columns(of: whole) > columns - 2
    return lines + [
      Row(text: "[▸ \(TokenMask.shown(mail.url)) ◂]", role: .focus, isStrong: true, opens: true),
      Row(text: isTight ? toggle.text(toggle.shortValues) : whole), Row(),
      Row(text: "⏎ opens the link as the phone would.", role: .quiet),
    ]
  }

  /// What a click on a cell does: it chooses a mail, or opens the chosen one's link.
  enum Hit: Hashable {
    case mail(Int)
    case link
  }

  func hit(at point: Point, in size: Size) -> Hit? {
    let box = box(in: size)
    let rows = Array(shown(in: box, size))
    let index = point.row - box.row - 1
    guard box.contains(point), rows.indices.contains(index) else { return nil }
    if let choice = rows[index].choice { return .mail(choice) }
    return rows[index].opens ? .link : nil
  }
}

extension Shell {
  /// A click in the mail box.
  mutating func clickMail(_ window: MailWindow, _ point: Point) {
    let painter = MailPainter(window: window, mails: listedMails, theme: options.theme)
    switch painter.hit(at: point, in: options.size) {
    case .mail(let choice):
      var chosen = window
      chosen.choice = choice
      windows[windows.count - 1] = .mail(chosen)
    case .link: windowIntent(.press)
    case nil: say(.plain, "The mail box takes the clicks. esc closes it.")
    }
  }
}
