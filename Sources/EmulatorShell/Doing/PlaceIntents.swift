import EmulatorCore
import PaywallModel
import TerminalModel

/// What the intents of each place do there.
extension Shell {
  mutating func phoneIntent(_ intent: Intent) {
    switch intent {
    case .press: pressFocus()
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .up, .down, .left, .right: moveFocus(intent)
    case .digit(let number): focusOnNumber(number)
    case .first: focusOnEnd(first: true)
    case .last: focusOnEnd(first: false)
    case .toggleNumbers: phone.showsNumbers.toggle()
    case .back: perform(.gesture(.systemBack))
    default: break
    }
  }

  mutating func panelIntent(_ intent: Intent, _ kind: PanelKind) {
    let context = panelContext(for: kind)
    apply(panels.handle(intent, in: kind, context: context), from: kind)
  }

  mutating func apply(_ reply: PanelReply, from kind: PanelKind) {
    if let reason = reply.reason { say(.plain, reason) }
    for effect in reply.effects { apply(effect, from: kind) }
  }

  private mutating func apply(_ effect: PanelEffect, from kind: PanelKind) {
    switch effect {
    case .perform(let event): perform(event)
    case .note(let note): say(note.mark, note.text, short: note.short, reason: note.reason)
    case .request(let request): outbox.append(request)
    case .leave: go(to: .phone)
    case .prompt(let prompt): windows.append(.question(Question(prompt, from: kind)))
    case .goToStep(let number): goToStep(number)
    case .explain(let title, let text): explain(title, text)
    case .why(let index): why(ofLine: index)
    }
  }

  /// Everything that a panel may look at.
  func panelContext(for kind: PanelKind, showsTabs: Bool = true) -> PanelContext {
    var options = options
    options.keepsRecording = isRecordingKept
    return PanelContext(
      walk: walk, options: options, theme: options.theme, steps: steps, now: walk.now,
      showsTabs: showsTabs, filterField: kind == selectedPanel ? filterField : nil)
  }

  mutating func replayIntent(_ intent: Intent) {
    switch intent {
    case .first: ask(.replayStep)
    default: outbox.append(.replay(intent))
    }
  }

  /// Keys of text fields: of the filter, of the search, of a dialog on the phone or of a window.
  mutating func typing(_ intent: Intent) {
    if intent == .help {
      windows.append(.list(ListWindow(.help(.textField))))
    } else if intent == .quit || intent == .redraw || intent == .suspend {
      _ = everywhere(intent)
    } else if windows.count > (isReplaying ? recordedWindowCount : 0) {
      windowIntent(intent)
    } else if filterField != nil {
      typeFilter(intent)
    } else if start.field != nil {
      typeSearch(intent)
    } else {
      dialogIntent(intent)
    }
  }

  private mutating func typeFilter(_ intent: Intent) {
    switch intent {
    case .press, .up, .down, .next, .previous: filterField = nil
    case .back:
      filterField = nil
      panels.setFilter(filterBefore, in: selectedPanel)
    default:
      _ = filterField?.edit(intent)
      panels.setFilter(filterField?.text ?? "", in: selectedPanel)
    }
  }

  /// A paste is one entry; it is sanitised where it is drawn.
  mutating func paste(_ text: String) {
    guard place.takesText else {
      return say(.plain, "Pasted text needs a text field. d opens one for a link.")
    }
    let line = TextField.line(of: text)
    guard line.utf8.count <= TextField.longestPasteBytes else {
      return say(.plain, "Not pasted: a field takes \(TextField.longestPasteBytes) bytes at once.")
    }
    run(.insert(line), in: place, reason: nil)
  }

  mutating func resize(to size: Size) {
    options.size = size
    settle()
    scrollToFocus()
  }

  mutating func copyLine() {
    let text: String? =
      if half == .panel {
        panels.chosenLine(in: selectedPanel, context: panelContext(for: selectedPanel))?.text
      } else if let dialog = walk.topDialog {
        [dialog.heading, dialog.text].filter { !$0.isEmpty }.joined(separator: "\n")
      } else {
        shownNote?.text
      }
    guard let text, !text.isEmpty else {
      return say(.plain, "Nothing to copy: no line is chosen and no note is shown.")
    }
    copy(text)
  }

  mutating func copy(_ text: String) {
    outbox.append(.copy(text))
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = count == 1 ? "1 line" : "\(count) lines"
    say(.plain, "Copied: \(lines). The terminal may refuse the clipboard.")
  }
}
