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
    var shell = self
    return shell.draw()
  }

  /// What is to be seen now; what was drawn is kept, so that the next frame draws only what has
  /// changed.
  public mutating func draw() -> Frame {
    let layout = layout
    guard !layout.isTooSmall else { return tooSmallFrame }
    keepPicture()
    var kept = KeptFrame()
    swap(&kept, &self.kept)
    kept.begin(layout, options.theme)
    paintParts(of: layout, into: &kept)
    var frame = Frame(surface: kept.surface, cursor: kept.cursor)
    frame.pictures = kept.pictures
    swap(&kept, &self.kept)
    paintWindow(into: &frame)
    return frame
  }

  private func paintParts(of layout: FrameLayout, into kept: inout KeptFrame) {
    if kept.statusBasis.takes(statusBasis) {
      let status = StatusRow(self)
      if kept.status.takes(status) { status.paint(into: &kept.surface, at: layout.status) }
    }
    if let rect = layout.phone, kept.phone.takes(phoneInput) { paintPhone(rect, into: &kept) }
    if let rect = layout.upperPanel, kept.upperPanel.takes(panelInput(.pipeline)) {
      paintPanel(
        .pipeline, rect, showsTabs: false, over: &kept.shownUpperPanel, into: &kept.surface)
    }
    if let rect = layout.panel {
      let input = sideInput
      if kept.side.takes(input) { paintSide(input, rect, into: &kept) }
    }
    if let scrubber = layout.scrubber, let bar = replay, kept.scrubber.takes(bar) {
      ScrubberRow(bar: bar, theme: options.theme).paint(into: &kept.surface, at: scrubber)
    }
    let note = NoteInput(note: shownNote)
    if kept.note.takes(note) {
      NoteRow(note: note.note, theme: options.theme).paint(into: &kept.surface, at: layout.note)
    }
    if kept.footer.takes(footerInput) {
      FooterRow(shell: self).paint(into: &kept.surface, at: layout.footer)
    }
  }

  private func paintSide(_ input: SideInput, _ rect: Rect, into kept: inout KeptFrame) {
    if case .panel(let panel) = input {
      return paintPanel(
        panel.kind, rect, showsTabs: true, over: &kept.shownSidePanel, into: &kept.surface)
    }
    kept.shownSidePanel = nil
    kept.surface.fill(rect, style: options.theme.style(.text))
    switch input {
    case .preview:
      StartPreview(shell: self).paint(into: &kept.surface, rect: rect, kept: &kept.start)
    case .difference(let difference):
      DifferencePanel(difference: difference, theme: options.theme)
        .paint(into: &kept.surface, rect: rect)
    case .panel: break
    }
  }

  private func paintPanel(
    _ kind: PanelKind, _ rect: Rect, showsTabs: Bool, over shown: inout ShownPanel?,
    into surface: inout Surface
  ) {
    let hasFocus = hasPanelFocus(kind)
    let isThere = shown?.kind == kind && shown?.hasFocus == hasFocus
    let picture = panels.paint(
      kind, into: &surface, rect: rect, hasFocus: hasFocus,
      context: panelContext(for: kind, showsTabs: showsTabs),
      over: isThere ? shown?.picture : nil)
    shown = ShownPanel(kind: kind, hasFocus: hasFocus, picture: picture)
  }

  private func paintPhone(_ rect: Rect, into kept: inout KeptFrame) {
    kept.pictures = []
    if walk.presentation == nil {
      StartPainter(shell: self).paint(into: &kept.surface, rect: rect, kept: &kept.start)
      if !walk.dialogs.isEmpty { kept.start.shown = nil }
    } else {
      kept.start.shown = nil
      kept.surface.fill(rect, style: options.theme.style(.text))
      let painter = PhonePainter(shell: self, rendered: picture.screen)
      painter.paint(into: &kept.surface, rect: rect)
      kept.pictures = painter.pictures(in: rect)
    }
    guard !walk.dialogs.isEmpty else { return kept.cursor = nil }
    kept.cursor = DialogPainter(self, pane: rect.inset(by: 1)).paint(
      self, into: &kept.surface, texts: &kept.dialogTexts)
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
