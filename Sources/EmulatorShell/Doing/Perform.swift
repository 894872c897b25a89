import EmulatorCore
import PaywallModel
import PaywallRenderer

/// Doing things in the walk.
extension Shell {
  /// Does something in the walk; it can be stepped back from.
  mutating func perform(_ event: WalkEvent) {
    guard !isReplaying else { return say(.plain, "Off in a replay. t takes over.") }
    remember(StepText.text(of: event, in: walk), event: event)
    ownNote = nil
    let before = walk.note
    lastPress = LastPress(note: before, dialog: walk.topDialog?.id)
    walk.handle(event, at: walkMoment)
    staleNote = before == walk.note && before?.isOver ?? false ? before : nil
    settle()
  }

  /// Makes the face agree with the walk after anything changed in it.
  mutating func settle() {
    let shown = Set(walk.emulator.presentations.map(\.id))
    if !shown.isSuperset(of: phone.faces.keys) {
      phone.faces = phone.faces.filter { shown.contains($0.key) }
    }
    settleDialogs()
    settleFocus()
  }

  /// Says something in the note row; it stays until the next note or press.
  mutating func say(
    _ mark: Note.Mark, _ text: String, short: String? = nil, reason: Reason? = nil
  ) {
    ownNote = Note(mark, text, short: short, reason: reason)
    hasSpoken = true
  }

  /// Presses what has the focus on the phone.
  mutating func pressFocus() {
    guard let target = keptTargets().first(where: { $0.target == topFace.focus }) else {
      return say(.plain, "Nothing to press on this screen. esc is the system's back.")
    }
    press(target)
  }

  /// A press with key or finger on one thing.
  mutating func press(_ target: TapTarget) {
    if let reason = target.disabledReason { return say(.plain, "Off: \(reason)") }
    focusOn(target)
    phone.press(target.target, at: now)
    perform(.gesture(.tap(target.target, label: target.label)))
  }

  /// Replaces the integration, which registers and removes interceptors.
  mutating func setIntegration(_ integration: Integration) {
    perform(.setIntegration(integration))
  }
}

extension Note {
  /// Whether the next press is enough to make it old news; an "ignored" holds as long as it is so.
  fileprivate var isOver: Bool {
    switch mark {
    case .good, .wait: true
    case .bad, .plain, .problem: false
    }
  }
}
