public import EmulatorCore
import PaywallModel
import TerminalModel

/// The row above the footer: what happened, why, what to do (frames §5).
struct NoteRow {
  let shell: Shell

  func paint(into surface: inout Surface, at place: Rect) {
    let pen = Pen(theme: shell.options.theme)
    surface.fill(place, style: pen.theme.style(.text))
    guard let note = shell.shownNote else { return }
    pen.write(Self.mark(note.mark), at: 1, in: place, role: Self.role(note.mark), into: &surface)
    let start = 2 + pen.columns(of: Self.mark(note.mark))
    let hint = hasHint(note, start, place) ? "w why" : ""
    let hintStart = place.columns - 1 - pen.columns(of: hint)
    let textPlace = Rect(
      column: place.column, row: place.row,
      columns: hint.isEmpty ? place.columns - 1 : hintStart - 1, rows: 1)
    pen.write(note.text, at: start, in: textPlace, into: &surface)
    if !hint.isEmpty {
      pen.write("w", at: hintStart, in: place, role: .key, into: &surface)
      pen.write("why", at: hintStart + 2, in: place, role: .quiet, into: &surface)
    }
  }

  /// `w why` stands beside a note that has a rule, unless it would cost the note its end.
  private func hasHint(_ note: Note, _ start: Int, _ place: Rect) -> Bool {
    guard note.reason != nil, place.columns >= 60 else { return false }
    let end = start + Pen(theme: shell.options.theme).columns(of: note.text)
    return end <= place.columns - 7 || end > place.columns
  }

  static func mark(_ mark: Note.Mark) -> String {
    switch mark {
    case .good: "✓"
    case .bad: "✗"
    case .wait: "…"
    case .plain: "·"
    case .problem: "!"
    }
  }

  static func role(_ mark: Note.Mark) -> ColorRole {
    switch mark {
    case .good: .good
    case .bad: .bad
    case .wait: .wait
    case .plain: .quiet
    case .problem: .warn
    }
  }
}

extension Shell {
  /// What the last thing worth telling is, whatever stands before it.
  public var note: Note? { ownNote ?? (walk.note == staleNote ? nil : walk.note) }

  /// What the note row says: first what holds the screen, then the last note, then what is out of
  /// the ordinary.
  public var shownNote: Note? {
    if let difference = replay?.difference {
      return Note(
        .bad, "Differs at step \(difference.step): \(difference.summary). Playing stopped here.",
        reason: difference.explanation)
    }
    return ownNote ?? standingNote ?? note ?? dialogNote ?? ordinaryNote
  }

  private var standingNote: Note? {
    if let frozen {
      let help =
        frozen.isAlert ? ("z steps back.", "z steps back.") : ("i gives it now.", "i gives it.")
      let long =
        "Your app owes an answer to \(frozen.subject), since \(frozen.since). \(help.0)"
      let short = "Your app owes an answer to \(frozen.shortSubject). \(help.1)"
      let fits = TextWidth.columns(of: long) <= options.size.columns - 4
      return Note(.problem, fits ? long : short, reason: frozen.reason)
    }
    guard let dialog = walk.dialogs.last else { return nil }
    guard dialog.owner == .store else { return nil }
    let short = "The store waits for your answer."
    let long = short + " The paywall takes no press until then."
    return Note(
      .wait, options.size.columns >= long.count + 12 ? long : short,
      reason: "While an action runs, the SDK takes no other press. The sheet's answer ends it.")
  }

  /// What the dialog on top means for the walk.
  private var dialogNote: Note? {
    guard let dialog = walk.dialogs.last else { return nil }
    if case .appScreen = dialog.kind, let call = dialog.call {
      return Note(
        .wait, "Your app shows \(dialog.name). Your choice decides what it answers.",
        reason: "The SDK has asked your app, call \(call.number), and waits. The app answers when "
          + "you leave this dialog; i shows what it answers for each way out.")
    }
    let goesOn = walk.emulator.press == nil ? "" : " The chain goes on when you close it."
    switch dialog.owner {
    case .sdk: return Note(.wait, "The SDK shows its \(dialog.name).\(goesOn)")
    case .app: return Note(.wait, "Your app shows its own \(dialog.name).\(goesOn)")
    case .store: return nil
    }
  }

  private var ordinaryNote: Note? {
    if walk.emulator.store.isOffline {
      return Note(
        .problem, "Offline: fetches and the store fail with a network error. O ends it.")
    }
    let held = walk.emulator.links.held.count
    guard held == 0 else {
      let links = held == 1 ? "1 link" : "\(held) links"
      return Note(.plain, "\(links) held: your app is not ready for them. D lets them in.")
    }
    guard walk.presentation == nil else { return nil }
    return startNote
  }

  private var startNote: Note? {
    guard let row = chosenStartRow else {
      return Note(
        .plain, "Nothing to open here. A screen is a file *.screen.json; o opens another folder.")
    }
    switch row {
    case .placement, .header:
      return Note(.plain, "Nothing is shown yet. ⏎ opens \(row.name) as your app would.")
    case .screen: return Note(.plain, "Nothing is shown yet. ⏎ opens \(row.name) by its id.")
    case .broken: return Note(.bad, "\(row.name) was not read as a screen. ⏎ shows why.")
    case .session: return Note(.plain, "Nothing is shown yet. ⏎ plays \(row.name).")
    case .scenario: return Note(.plain, "Nothing is shown yet. ⏎ runs \(row.name).")
    }
  }
}
