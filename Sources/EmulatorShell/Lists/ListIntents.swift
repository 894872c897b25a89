import EmulatorCore
import TerminalModel

/// Keys in palette and help.
extension Shell {
  mutating func listIntent(_ intent: Intent, _ before: ListWindow) {
    var list = before
    switch intent {
    case .back: windows.removeLast()
    case .press: choose(list)
    case .quit: quit()
    case .redraw: outbox.append(.redraw)
    case .suspend: outbox.append(.suspend)
    case .findByKey: findByKey(&list)
    case .up, .down, .pageUp, .pageDown: move(&list, intent)
    case .left, .right: moveSideways(&list, intent)
    default: type(&list, intent)
    }
    if windows.count > 0, windows.last == .list(before) {
      windows[windows.count - 1] = .list(list)
    }
  }

  private mutating func move(_ list: inout ListWindow, _ intent: Intent) {
    let count = entries(of: list).count
    let step = intent == .up ? -1 : intent == .down ? 1 : intent == .pageUp ? -8 : 8
    list.choice = max(0, min(list.choice + step, count - 1))
  }

  /// Between the columns of help, else in what is typed.
  private func moveSideways(_ list: inout ListWindow, _ intent: Intent) {
    let entries = entries(of: list)
    let painter = ListPainter(list: list, entries: entries, theme: options.theme)
    guard painter.hasTwoColumns(painter.box(in: options.size)) else { return type(&list, intent) }
    let other = list.choice + (intent == .left ? -1 : 1) * ((entries.count + 1) / 2)
    if entries.indices.contains(other) { list.choice = other }
  }

  private func type(_ list: inout ListWindow, _ intent: Intent) {
    list.foundKey = nil
    _ = list.field.edit(intent)
    list.choice = 0
  }

  private mutating func findByKey(_ list: inout ListWindow) {
    switch list.kind {
    case .help:
      list.isFindingKey = true
      say(.plain, "Press any key: help says what it does.")
    case .palette: say(.plain, "⇥ finds by key in help. ? opens it.")
    }
  }

  /// In help, after ⇥, a key is looked up and does nothing else.
  mutating func lookUp(_ key: Key) -> Bool {
    guard case .list(var list)? = windows.last, list.isFindingKey else { return false }
    list.isFindingKey = false
    list.foundKey = key
    list.field = TextField()
    list.choice = 0
    windows[windows.count - 1] = .list(list)
    if entries(of: list).isEmpty {
      let name = KeySigns.name(of: key, glyphs: options.glyphs)
      say(.plain, "\(name) means nothing anywhere.")
    }
    return true
  }

  private mutating func choose(_ list: ListWindow) {
    let all = entries(of: list)
    guard all.indices.contains(list.choice) else {
      return say(.plain, "Nothing found. ⌫ takes back what was typed.")
    }
    let entry = all[list.choice]
    guard let intent = entry.intent else {
      windows.removeLast()
      return
    }
    if let reason = entry.reason { return say(.plain, "Not now: \(reason)") }
    windows.removeLast()
    recentCommands.removeAll { $0 == entry.id }
    recentCommands.insert(entry.id, at: 0)
    run(command: intent, in: entry.place)
  }

  private mutating func run(command intent: Intent, in place: Place?) {
    switch place {
    case .panel(let kind):
      selectedPanel = kind
      go(to: .panel)
      panelIntent(intent, kind)
    case .start: startIntent(intent)
    case .phone: phoneIntent(intent)
    case .replay: replayIntent(intent)
    case .phoneDialog, .ownDialog, .textField, .list, .tooSmall, nil: _ = everywhere(intent)
    }
  }
}
