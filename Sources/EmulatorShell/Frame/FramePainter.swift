import EmulatorCore
import PaywallModel
import TerminalModel

extension Shell {
  /// The right half shows where recording and program differ.
  var showsDifference: Bool {
    replay?.difference != nil && !hidesDifference && half == .phone
  }

  /// On the start list the right half tells about the chosen row, until a panel is gone into.
  var showsPreview: Bool {
    walk.presentation == nil && walk.dialogs.isEmpty && half == .phone && replay == nil
  }

  /// What is to be seen now.
  public func frame() -> Frame {
    var painter = FramePainter(self)
    return painter.frame()
  }
}

/// Draws the whole window.
struct FramePainter {
  private let shell: Shell
  private let layout: FrameLayout
  private let theme: Theme
  /// The start list as it was painted before.
  private let start: StartPicture?
  private var surface: Surface
  private var cursor: Point?
  private var pictures: [PlacedPicture] = []

  init(_ shell: Shell) {
    self.shell = shell
    layout = shell.layout
    theme = shell.options.theme
    start = shell.walk.presentation == nil ? shell.keptStartPicture : nil
    surface = Surface(size: shell.options.size, style: theme.style(.text))
  }

  mutating func frame() -> Frame {
    guard !layout.isTooSmall else {
      paintTooSmall()
      return Frame(surface: surface)
    }
    StatusRow(shell: shell).paint(into: &surface, at: layout.status)
    paintBody()
    if let scrubber = layout.scrubber, let bar = shell.replay {
      ScrubberRow(bar: bar, theme: theme).paint(into: &surface, at: scrubber)
    }
    NoteRow(shell: shell).paint(into: &surface, at: layout.note)
    FooterRow(shell: shell).paint(into: &surface, at: layout.footer)
    paintWindows()
    var frame = Frame(surface: surface, cursor: cursor)
    frame.pictures = pictures
    return frame
  }

  private mutating func paintBody() {
    if let rect = layout.phone { paintPhone(rect) }
    if let rect = layout.upperPanel { paintPanel(.pipeline, rect, showsTabs: false) }
    guard let rect = layout.panel else { return }
    if shell.showsPreview {
      if !copy(start?.preview, to: rect) {
        StartPreview(shell: shell).paint(into: &surface, rect: rect)
      }
    } else if shell.showsDifference, let difference = shell.replay?.difference {
      DifferencePanel(difference: difference, theme: theme).paint(into: &surface, rect: rect)
    } else {
      paintPanel(shell.selectedPanel, rect, showsTabs: true)
    }
  }

  private mutating func paintPhone(_ rect: Rect) {
    if shell.walk.presentation == nil {
      if !copy(start?.list, to: rect) {
        StartPainter(shell: shell).paint(into: &surface, rect: rect)
      }
    } else {
      let painter = PhonePainter(shell: shell, rendered: shell.rendered)
      painter.paint(into: &surface, rect: rect)
      pictures = painter.pictures(in: rect)
    }
    guard !shell.walk.dialogs.isEmpty else { return }
    let painter = DialogPainter(shell: shell, pane: rect.inset(by: 1))
    cursor = painter.paint(into: &surface)
  }

  /// Copies a part that was painted before, if it was.
  private mutating func copy(_ known: Surface?, to rect: Rect) -> Bool {
    guard let known else { return false }
    surface.copy(from: known, to: Point(column: rect.column, row: rect.row))
    return true
  }

  private mutating func paintPanel(_ kind: PanelKind, _ rect: Rect, showsTabs: Bool) {
    let hasFocus =
      shell.half == .panel && kind == shell.selectedPanel && shell.windows.isEmpty
    shell.panels.paint(
      kind, into: &surface, rect: rect, hasFocus: hasFocus,
      context: shell.panelContext(for: kind, showsTabs: showsTabs))
  }

  private mutating func paintWindows() {
    guard let window = shell.windows.last else { return }
    switch window {
    case .question(let question):
      cursor = QuestionPainter(question: question, theme: theme).paint(into: &surface)
    case .mail(let mail):
      MailPainter(window: mail, mails: shell.listedMails, theme: theme).paint(into: &surface)
    case .list(let list):
      cursor = ListPainter(list: list, entries: shell.entries(of: list), theme: theme)
        .paint(into: &surface)
    }
  }

  private mutating func paintTooSmall() {
    let size = layout.size
    let least = FrameLayout.least
    let sentences = [
      "Paywalk needs \(least.columns)×\(least.rows).",
      "This window is \(size.columns)×\(size.rows).", "",
      "The walk is kept. Make the window larger; q leaves.",
    ]
    let columns = max(1, size.columns - 2)
    let rows = sentences.flatMap { sentence in
      sentence.isEmpty ? [""] : Wrapping.rows(sentence, columns: columns)
    }
    let first = max(0, (size.rows - rows.count) / 2)
    let pen = Pen(theme: theme)
    for (index, row) in rows.enumerated() {
      let place = Rect(column: 0, row: first + index, columns: size.columns, rows: 1)
      let start = max(0, (size.columns - pen.columns(of: row)) / 2)
      pen.write(row, at: start, in: place, into: &surface)
    }
  }
}
