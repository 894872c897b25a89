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
    !walk.hasPresentation && !walk.hasDialogs && half == .phone && !isReplaying
  }

  /// What is to be seen now.
  public func frame() -> Frame {
    var shell = self
    return shell.draw()
  }

  /// What is to be seen now; what was drawn is kept, so that the next frame draws only what has
  /// changed.
  public mutating func draw() -> Frame {
    let layout = layout
    guard !layout.isTooSmall else { return tooSmallFrame }
    keepPicture()
    // Taken out, because drawing looks at the rest of the shell.
    var kept = KeptBeside()
    swap(&kept, &self.kept)
    var frame = kept.draw { draw(layout, into: &$0) }
    swap(&kept, &self.kept)
    paintWindow(into: &frame)
    return frame
  }

  private func draw(_ layout: FrameLayout, into kept: inout KeptFrame) -> Frame {
    kept.begin(layout, options.theme)
    paintParts(of: layout, into: &kept)
    var frame = Frame(surface: kept.surface, cursor: kept.cursor)
    frame.pictures = kept.pictures
    return frame
  }

  /// Lets go of what was drawn, so that a shell that is kept for long is small.
  public mutating func forgetPictures() {
    picture = PhonePicture()
    kept = KeptBeside()
  }

  private func paintParts(of layout: FrameLayout, into kept: inout KeptFrame) {
    if kept.statusBasis.takes(statusBasis) {
      let status = statusRow
      if kept.status.takes(status) { status.paint(into: &kept.surface, at: layout.status) }
    }
    if let rect = layout.phone {
      let input = phoneInput
      if kept.phone.takes(input) { paintPhone(input, rect, into: &kept) }
    }
    if let rect = layout.upperPanel {
      let input = panelInput(.pipeline)
      if kept.upperPanel.takes(input) {
        paintPanel(input, rect, showsTabs: false, &kept.upperPanels, into: &kept.surface)
      }
    }
    if let rect = layout.panel {
      let input = sideInput
      if kept.side.takes(input) { paintSide(input, rect, into: &kept) }
    }
    if let scrubber = layout.scrubber, let bar = replay, kept.scrubber.takes(bar) {
      ScrubberRow(bar: bar, theme: options.theme).paint(into: &kept.surface, at: scrubber)
    }
    if kept.noteBasis.takes(noteBasis) {
      let note = NoteInput(note: shownNote)
      if kept.note.takes(note) {
        NoteRow(note: note.note, theme: options.theme).paint(into: &kept.surface, at: layout.note)
      }
    }
    paintFooter(at: layout.footer, into: &kept)
  }

  private func paintFooter(at place: Rect, into kept: inout KeptFrame) {
    guard kept.footerBasis.takes(footerBasis) else { return }
    let input = footerInput
    guard kept.footer.takes(input) else { return }
    let footer = FooterRow(input: input, theme: options.theme)
    let row = kept.footers.row(of: input, columns: place.columns) { surface, place in
      footer.paint(into: &surface, at: place)
    }
    kept.surface.copy(from: row, to: Point(column: place.column, row: place.row))
  }

  private func paintSide(_ input: SideInput, _ rect: Rect, into kept: inout KeptFrame) {
    switch input {
    case .preview: paintPreview(into: &kept.surface, rect: rect, kept: &kept.start)
    case .difference(let difference):
      kept.surface.fill(rect, style: options.theme.style(.text))
      DifferencePanel(difference: difference, theme: options.theme)
        .paint(into: &kept.surface, rect: rect)
    case .panel(let panel):
      paintPanel(panel, rect, showsTabs: true, &kept.sidePanels, into: &kept.surface)
    }
  }

  private func paintPanel(
    _ input: PanelInput, _ rect: Rect, showsTabs: Bool, _ kept: inout KeptPanels,
    into surface: inout Surface
  ) {
    let cells = kept.cells(of: input, size: rect.size) { cells, shown in
      panels.paint(
        input.kind, into: &cells, rect: cells.bounds, hasFocus: input.hasFocus,
        context: panelContext(for: input.kind, showsTabs: showsTabs), over: shown)
    }
    surface.copy(from: cells, to: rect.start)
  }

  private func paintPhone(_ input: PhoneInput, _ rect: Rect, into kept: inout KeptFrame) {
    let dialogs =
      walk.hasDialogs
      ? DialogPainter.of(self, pane: rect.inset(by: 1), texts: &kept.dialogTexts) : nil
    let boxes = dialogs?.boxes ?? []
    if boxes != kept.shownDialogs?.boxes ?? [] {
      // What they covered is to be seen again.
      kept.forgetPhone()
    }
    let painted: Set<Int>? =
      kept.phoneContent.takes(input.content) ? paintContent(rect, into: &kept) : []
    kept.cursor = dialogs?.cursor
    paint(dialogs, over: painted, into: &kept)
  }

  /// `painted` are the rows of the phone's pane that were drawn under the dialogs; nil is all.
  private func paint(
    _ dialogs: DialogPainter?, over painted: Set<Int>?, into kept: inout KeptFrame
  ) {
    defer { kept.shownDialogs = dialogs }
    guard let dialogs else { return }
    let areWhole = painted?.allSatisfy { row in
      dialogs.boxes.allSatisfy { !($0.row..<$0.endRow).contains(row) }
    }
    if areWhole == true, let shown = kept.shownDialogs,
      dialogs.paint(over: shown, into: &kept.surface)
    {
      return
    }
    dialogs.paint(into: &kept.surface)
  }

  /// Draws the phone without its dialogs. Answers with the rows of the pane that were drawn; nil
  /// where all may have been.
  private func paintContent(_ rect: Rect, into kept: inout KeptFrame) -> Set<Int>? {
    guard let presentation = walk.presentation else {
      kept.shownPhone = nil
      kept.pictures = []
      paintStart(into: &kept.surface, rect: rect, kept: &kept.start)
      return nil
    }
    let rendered = picture.screen
    let painter = PhonePainter.of(self, presentation, rendered: rendered)
    defer { kept.shownPhone = ShownPhone(painter: painter, picture: picture.number) }
    if let rendered, let rows = changedRows(since: kept.shownPhone, painter) {
      PhonePainter.paint(rows: rows, of: rendered, into: &kept.surface, rect: rect)
      return rows
    }
    painter.paint(rendered, into: &kept.surface, rect: rect)
    kept.pictures = PhonePainter.pictures(of: rendered, in: rect)
    return nil
  }

  /// The rows of the screens that differ from what is there; nil where more may.
  private func changedRows(since shown: ShownPhone?, _ painter: PhonePainter) -> Set<Int>? {
    guard let shown, shown.painter == painter else { return nil }
    switch picture.number - shown.picture {
    case 0: return []
    case 1: return picture.changedRows
    default: return nil
    }
  }

  /// Draws Paywalk's own dialog, which lies over everything.
  private func paintWindow(into frame: inout Frame) {
    let theme = options.theme
    switch windows.last {
    case nil: break
    case .question(let question):
      frame.cursor = QuestionPainter(question: question, theme: theme).paint(into: &frame.surface)
    case .mail(let mail):
      MailPainter(window: mail, mails: listedMails, theme: theme).paint(into: &frame.surface)
    case .list(let list):
      frame.cursor = ListPainter(list: list, entries: entries(of: list), theme: theme)
        .paint(into: &frame.surface)
    }
  }

  private var tooSmallFrame: Frame {
    let size = options.size
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
    let pen = Pen(theme: options.theme)
    var surface = Surface(size: size, style: options.theme.style(.text))
    for (index, row) in rows.enumerated() {
      let place = Rect(column: 0, row: first + index, columns: size.columns, rows: 1)
      let start = max(0, (size.columns - pen.columns(of: row)) / 2)
      pen.write(row, at: start, in: place, into: &surface)
    }
    return Frame(surface: surface)
  }
}
