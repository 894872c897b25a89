import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

extension ScenarioRun {
  /// Goes to the row of an alert in the Alerts panel, changes who shows it, and goes back.
  mutating func setShownBy(_ kind: AlertKind, _ setting: AlertSetting) throws(ScenarioStop) {
    try goToPhone()
    try capital("a")
    for _ in AlertKind.allCases { key(.up) }
    for _ in AlertKind.allCases where !shell.chosenAlerts.contains(kind) { key(.down) }
    guard shell.chosenAlerts.contains(kind) else {
      throw ScenarioStop(
        wanted: "the row of \(kind.rawValue)", seen: shell.chosenLine?.text ?? "no row")
    }
    var rest = AlertSetting.allCases.count
    while walk.app.integration.setting(for: kind) != setting {
      guard rest > 0 else {
        throw ScenarioStop(wanted: "\(kind.rawValue) shown by \(setting.rawValue)", seen: noteText)
      }
      key(.right)
      rest -= 1
    }
    try goToPhone()
  }
}
