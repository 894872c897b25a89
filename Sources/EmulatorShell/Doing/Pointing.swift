import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Clicks and the wheel (frames §6, mouse). What can be seen can be clicked; a dialog takes all
/// clicks on the phone.
extension Shell {
  mutating func handle(_ mouse: Mouse) {
    guard !FrameLayout.isTooSmall(options.size) else { return }
    switch mouse.action {
    case .click: click(mouse.at, isDouble: false)
    case .doubleClick: click(mouse.at, isDouble: true)
    case .wheelUp: wheel(mouse.at, by: -1)
    case .wheelDown: wheel(mouse.at, by: 1)
    case .drag: seek(to: mouse.at)
    case .release: break
    }
  }

  private mutating func click(_ point: Point, isDouble: Bool) {
    let layout = layout
    if let window = windows.last { return click(window, point) }
    if layout.footer.contains(point) { return clickFooter(point) }
    if layout.scrubber?.contains(point) ?? false { return seek(to: point) }
    if let rect = layout.phone, rect.contains(point) { return clickPhone(point, rect, isDouble) }
    if let rect = layout.panel, rect.contains(point) {
      return clickPanel(selectedPanel, point, rect, isDouble)
    }
    if let rect = layout.upperPanel, rect.contains(point) {
      return clickPanel(.pipeline, point, rect, isDouble)
    }
    if layout.status.contains(point) { return say(.plain, "Here: \(breadcrumb.text).") }
    why()
  }

  private mutating func clickFooter(_ point: Point) {
    let hints = FooterRow(input: footerInput, theme: options.theme)
      .placed(columns: options.size.columns)
    guard let hint = hints.first(where: { $0.columns.contains(point.column) })?.hint else { return }
    let place = place
    let binding = KeyTable.bindings(in: place).first { $0.intent == hint.intent }
    run(hint.intent, in: place, reason: binding?.whyUnavailable(self))
  }

  private mutating func clickPhone(_ point: Point, _ rect: Rect, _ isDouble: Bool) {
    guard !isReplaying else { return say(.plain, "Off in a replay. t takes over.") }
    go(to: .phone)
    let pane = rect.inset(by: 1)
    let inside = Point(column: point.column - pane.column, row: point.row - pane.row)
    if !walk.dialogs.isEmpty { return clickDialog(inside) }
    guard walk.hasPresentation else { return clickStart(point, pane, isDouble) }
    guard pane.contains(point) else { return }
    if let target = keptTargets().first(where: { $0.rect.contains(inside) }) {
      return press(target)
    }
    guard let pager = arranged?.pagers.first(where: { $0.rect.contains(inside) }) else {
      return say(.plain, "Nothing to press there.")
    }
    turn(pager, by: inside.column < pager.rect.column + pager.rect.columns / 2 ? -1 : 1)
  }

  private mutating func clickDialog(_ point: Point) {
    guard let (dialog, face) = topDialog else { return }
    let layout = layout(of: dialog, face)
    guard let item = layout.item(at: point), let index = face.items.firstIndex(of: item) else {
      guard !layout.box.contains(point) else { return say(.plain, "Nothing to press there.") }
      return say(.plain, "Ignored: the dialog on top takes the clicks. Close it first.")
    }
    dialogFaces[dialogFaces.count - 1].focus = index
    if case .field = item { return }
    dialogIntent(.press)
  }

  private mutating func clickStart(_ point: Point, _ pane: Rect, _ isDouble: Bool) {
    let rows = start.rows
    let first = StartPainter.firstRow(of: rows.count, chosen: start.chosenIndex, height: pane.rows)
    let index = point.row - pane.row + first
    guard pane.contains(point), rows.indices.contains(index), rows[index].isChoice else {
      return say(.plain, "Nothing to open there.")
    }
    start.choice = rows[..<index].count { $0.isChoice }
    if isDouble { openChosenRow() }
  }

  private mutating func clickPanel(
    _ kind: PanelKind, _ point: Point, _ rect: Rect, _ isDouble: Bool
  ) {
    let context = panelContext(for: kind)
    if let tab = panels.tab(at: point, selected: kind, rect: rect, context: context) {
      selectedPanel = tab
      return go(to: .panel)
    }
    selectedPanel = kind
    go(to: .panel)
    apply(
      panels.click(point, isDouble: isDouble, in: kind, rect: rect, context: context), from: kind)
  }

  private mutating func click(_ window: Window, _ point: Point) {
    switch window {
    case .question(var question):
      let painter = QuestionPainter(question: question, theme: options.theme)
      let box = painter.box(in: options.size)
      let rows = Array(painter.shown(in: box))
      let index = point.row - box.row - 1
      guard box.contains(point), rows.indices.contains(index), let item = rows[index].item else {
        return say(.plain, "The dialog on top takes the clicks. esc closes it.")
      }
      question.focus = item
      windows[windows.count - 1] = .question(question)
      if !question.isTyping { windowIntent(.press) }
    case .mail(let mail): clickMail(mail, point)
    case .list(var list):
      let painter = ListPainter(list: list, entries: entries(of: list), theme: options.theme)
      let box = painter.box(in: options.size)
      guard let entry = painter.entry(at: point, in: box) else {
        return say(.plain, "The list on top takes the clicks. esc closes it.")
      }
      list.choice = entry
      windows[windows.count - 1] = .list(list)
      windowIntent(.press)
    }
  }

  private mutating func wheel(_ point: Point, by step: Int) {
    let layout = layout
    if !windows.isEmpty { return windowIntent(step < 0 ? .up : .down) }
    if let rect = layout.phone, rect.contains(point) {
      if !walk.dialogs.isEmpty {
        scrollDialogText(by: step * 3)
      } else if !walk.hasPresentation {
        startIntent(step < 0 ? .up : .down)
      } else {
        scrollPhone(by: step * 3)
      }
    } else if layout.panel?.contains(point) ?? false {
      panelIntent(step < 0 ? .up : .down, selectedPanel)
    } else if layout.upperPanel?.contains(point) ?? false {
      panelIntent(step < 0 ? .up : .down, .pipeline)
    }
  }

  private mutating func seek(to point: Point) {
    guard let bar = replay, let scrubber = layout.scrubber, scrubber.contains(point) else { return }
    let row = ScrubberRow(bar: bar, theme: options.theme)
    if let step = row.step(at: point.column, columns: scrubber.columns) {
      outbox.append(.seek(step: step))
    }
  }
}
