import PaywallModel

extension Emulator {
  func whyDialogsMix(since before: Standing, _ event: EmulatorEvent) -> String? {
    var last = 0
    for dialog in dialogs {
      guard dialog.id.number > last else { return "dialog \(dialog.id.number) twice" }
      last = dialog.id.number
      let canBeLeft = !dialog.options.isEmpty || dialog.escape != nil
      guard canBeLeft || dialog.kind == .sdkRedemption else {
        return "dialog \(last) has no way out"
      }
    }
    return whyInputWentThrough(since: before, event)
  }

  private func whyInputWentThrough(since before: Standing, _ event: EmulatorEvent) -> String? {
    guard before.isQuiet, let top = before.topDialog else { return nil }
    switch event {
    case .gesture:
      let isTouched =
        press?.number != before.press || dialogs.count != before.dialogCount
        || presentations != before.untouchable
      return isTouched ? "a gesture went through dialog \(top.number)" : nil
    case .dialog(let id, _, _):
      guard id != top, dialogs.count != before.dialogCount else { return nil }
      return "dialog \(id.number) under \(top.number) was left"
    case .command, .answer, .tick: return nil
    }
  }

  func whyAlertsMix() -> String? {
    if alerts.isEmpty && dialogs.isEmpty { return nil }
    let up = alerts.count { $0.stage != .queued }
    if up > 1 { return "\(up) alerts are up" }
    guard let first = alerts.first else { return whyAlertIsStray(nil) }
    if first.stage == .queued { return "an alert waits behind nothing" }
    guard case .shownBySDK(let id) = first.stage else { return whyAlertIsStray(nil) }
    return whyAlertIsStray(id)
  }

  /// A dialog for an alert that is not the one that is up.
  private func whyAlertIsStray(_ id: DialogID?) -> String? {
    if let id, !dialogs.contains(where: { $0.id == id }) { return "dialog \(id.number) is gone" }
    let stray = dialogs.first { dialog in
      guard case .sdkAlert = dialog.kind else { return false }
      return dialog.id != id
    }
    return stray.map { "dialog \($0.id.number) belongs to no alert" }
  }

  func whyRedemptionIsLoose() -> String? {
    let shown = dialogs.isEmpty ? 0 : dialogs.count { $0.kind == .sdkRedemption }
    let isWatched = timers.contains { $0.purpose == .redemptionWatchdog }
    guard redemption.isRunning else {
      return shown > 0 || isWatched ? "nothing runs, and it is shown" : nil
    }
    if shown != 1 { return "one runs, \(shown) are shown" }
    return isWatched ? nil : "nothing ends the one that runs"
  }
}
