import PaywallModel

/// How the walk stood before an event, as far as the app's invariants compare with it.
struct AppStanding {
  let hadAppDialog: Bool
  let presses: Int
  let opened: Int
  let outcomeCount: Int
  /// Whether nothing happens by itself with the event.
  let isQuiet: Bool

  init(_ walk: borrowing Walk) {
    hadAppDialog = walk.hasAppDialog
    presses = walk.emulator.counters.press
    opened = walk.emulator.counters.presentation
    outcomeCount = walk.outcomes.count
    let now = walk.now
    isQuiet = walk.nextDeadline.map { $0 > now } ?? true
  }
}

extension Walk {
  /// Looks whether the app and the SDK still fit each other after an event.
  mutating func check(_ event: WalkEvent, since before: AppStanding) {
    if before.hadAppDialog, let why = whyGestureWentThrough(event, before) {
      fault(.oneDialogTakesInput, why)
    }
    if app.dialogs.isEmpty { return }
    if let why = whyDialogsCollide() { fault(.oneDialogTakesInput, why) }
    if let why = whyAppDialogIsStray() { fault(.nothingHappensAfterTheEnd, why) }
  }

  /// Nothing that was due is left over when time has passed.
  mutating func checkTime() {
    guard let due = nextDeadline, due <= now else { return }
    fault(.timeRunsForward, "something was due at \(due.milliseconds) ms")
  }

  /// Keeps a fault and tells it, in the panel and in the note row.
  mutating func tell(_ broken: BrokenInvariant) {
    guard !ownFaults.contains(where: { $0.invariant == broken.invariant }) else { return }
    ownFaults.append(broken)
    trace.append(
      TraceLine(
        at: now, press: emulator.press?.number, who: .check, mark: .problem, depth: 1,
        text: broken.text, reason: Reasons.ownFault))
    note = Note(.problem, broken.text, reason: Reasons.ownFault)
  }

  private mutating func fault(_ invariant: Invariant, _ detail: String) {
    tell(BrokenInvariant(invariant, detail, at: now))
  }

  private func whyGestureWentThrough(_ event: WalkEvent, _ before: AppStanding) -> String? {
    guard case .gesture = event, before.isQuiet else { return nil }
    let isTouched =
      emulator.counters.press != before.presses || emulator.counters.presentation != before.opened
      || outcomes.count != before.outcomeCount
    return isTouched ? "a gesture went through the app's dialog" : nil
  }

  /// SDK, app and store share one row of dialogs; two with one number would both be on top.
  private func whyDialogsCollide() -> String? {
    if emulator.dialogs.isEmpty && app.dialogs.count < 2 { return nil }
    var numbers: Set<Int> = []
    for dialog in emulator.dialogs + app.dialogs where !numbers.insert(dialog.id.number).inserted {
      return "dialog \(dialog.id.number) is there twice"
    }
    return nil
  }

  /// A dialog of the app for a call that was answered, unless the app answered too early on
  /// purpose.
  private func whyAppDialogIsStray() -> String? {
    for dialog in app.dialogs {
      guard let id = dialog.call else { continue }
      guard let call = emulator.call(id) else { return "dialog \(dialog.id.number) has no call" }
      guard case .answered = call.standing else { continue }
      let isMeant =
        app.answeredEarly.contains(id) || app.answeredAlerts.contains(id)
        || app.ownAlerts[id] != nil
      if !isMeant { return "dialog \(dialog.id.number) asks about call \(id.number), answered" }
    }
    return nil
  }
}

extension Reasons {
  static let ownFault = Reason(
    "Something that must always hold does not. That is a fault of Paywalk, not of your app. The "
      + "recording of this walk shows it: report the number together with it.", .decision)
}
