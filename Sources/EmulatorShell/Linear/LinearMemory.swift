import EmulatorCore
import PaywallModel
import PaywallRenderer

/// What was already read, so that only news is said.
struct LinearMemory: Hashable, Sendable {
  private var traceCount = 0
  private var dialog: DialogID?
  private var presentations: [PresentationID] = []
  private var targets: [String] = []
  private var note: Note?
  private var windowCount = 0
  private var place = Place.start
  private var panelLine: String?
  /// Dialogs whose heading and text were read once.
  private var headings: Set<String> = []
  /// A wait that was said.
  private var isWaitSaid = false

  init(_ shell: Shell) { remember(shell) }

  private mutating func remember(_ shell: Shell) {
    traceCount = shell.walk.trace.count
    dialog = shell.walk.topDialog?.id
    presentations = shell.walk.emulator.presentations.map(\.id)
    targets = LinearPlace.targetLines(shell)
    note = shell.note
    windowCount = shell.windows.count
    place = shell.place
    panelLine = LinearPlace.panelLine(shell)
  }

  /// What changed since the last time; `said` is what was pressed on the phone.
  mutating func news(of shell: Shell, said: String?) -> [String] {
    var lines = traceNews(shell, said: said)
    lines += noteNews(shell, isTraceSilent: lines.allSatisfy { $0.hasPrefix("event: ") })
    if lines.isEmpty, let said, targets != LinearPlace.targetLines(shell) {
      lines.append("you: \(said)")
    }
    lines += placeNews(shell)
    lines += waitNews(shell)
    remember(shell)
    return lines
  }

  /// After a step back the trace is shorter, and nothing in it is new.
  private func traceNews(_ shell: Shell, said: String?) -> [String] {
    let trace = shell.walk.trace
    guard trace.count > traceCount else { return [] }
    var reader = LinearTrace(here: LinearPlace.here(shell), said: said)
    let new = trace[traceCount...]
    let isPress = new.contains { $0.press != nil || $0.mark == .press || $0.who == .check }
    reader.read(isPress ? new : new.filter { $0.who == .event }[...])
    return reader.lines
  }

  private func noteNews(_ shell: Shell, isTraceSilent: Bool) -> [String] {
    let isNew = shell.note != note
    let opensScreen = presentations != shell.walk.emulator.presentations.map(\.id)
    guard isNew, isTraceSilent, !opensScreen, let note = shell.note, note.mark != .wait else {
      return []
    }
    return ["paywalk: \(note.text)"]
  }

  private mutating func placeNews(_ shell: Shell) -> [String] {
    if shell.windows.count > windowCount { return LinearPlace.window(shell) }
    if shell.half == .phone, case .panel = place { return LinearPlace.afterPanel(shell) }
    if case .panel = shell.place { return panelNews(shell) }
    if let top = shell.walk.topDialog, top.id != dialog {
      let isFirst = headings.insert("\(top.name) \(top.heading)").inserted
      return [LinearDialog.line(top, isFirst: isFirst)]
    }
    let now = shell.walk.emulator.presentations.map(\.id)
    if now != presentations, shell.walk.dialogs.isEmpty {
      return now.isEmpty || presentations.isEmpty
        ? LinearPlace.whole(shell) : [LinearPlace.brief(shell)]
    }
    return changedTargets(shell)
  }

  private func panelNews(_ shell: Shell) -> [String] {
    if shell.place != place { return LinearPlace.panel(shell) }
    let line = LinearPlace.panelLine(shell)
    guard line != panelLine, let line else { return [] }
    return ["panel: \(line)"]
  }

  private func changedTargets(_ shell: Shell) -> [String] {
    let now = LinearPlace.targetLines(shell)
    guard shell.walk.dialogs.isEmpty, shell.walk.emulator.press == nil, now != targets,
      !now.isEmpty
    else { return [] }
    return ["screen: " + now.filter { !targets.contains($0) }.joined(separator: ". ")]
  }

  /// A wait longer than a second is said once.
  private mutating func waitNews(_ shell: Shell) -> [String] {
    let walk = shell.walk
    guard walk.emulator.press != nil, walk.dialogs.isEmpty, let deadline = walk.nextDeadline,
      deadline.milliseconds - walk.now.milliseconds > 1000
    else {
      isWaitSaid = false
      return []
    }
    defer { isWaitSaid = true }
    let asks = walk.emulator.store.transactions.contains { $0.state == .asking }
    return isWaitSaid ? [] : [asks ? "STORE: answering" : "APP: answering"]
  }
}
