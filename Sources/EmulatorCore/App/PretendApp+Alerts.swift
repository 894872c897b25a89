import PaywallModel

extension PretendApp {
  /// The UI handler is asked about an alert (dossier §3.3).
  mutating func handle(
    _ alert: Alert, _ call: CallID, dialog id: DialogID, mustBeDismissed: Bool
  ) -> [Reaction] {
    var setting = integration.setting(for: alert.kind)
    if setting == .dismissTooEarly && !mustBeDismissed { setting = .custom }
    let dialog = AppDialogs.alert(id, alert, call: call, setting: setting)
    let draws = Reaction.trace(.APP, depth: 2, TraceTexts.drawsOwnAlert, call, Reasons.ownAlert)
    switch setting {
    case .sdk: return [.answer(.alert(call, .proceed))]
    case .none: return [.answer(.alert(call, .ignored))]
    case .custom:
      dialogs.append(dialog)
      return [.trace(.APP, depth: 2, TraceTexts.drawsOwnAlertOnly, call, Reasons.ownAlert)]
    case .both:
      dialogs.append(dialog)
      answeredAlerts.insert(call)
      return [
        draws, .finding(Findings.alertShownTwice, call), .answer(.alert(call, .proceed)),
      ]
    case .dismissTooEarly:
      dialogs.append(dialog)
      answeredAlerts.insert(call)
      return [
        draws, .finding(Findings.alertDismissedTooEarly, call), .answer(.alert(call, .dismissed)),
      ]
    }
  }

  /// The app's own alert is closed; its answer follows unless it was given before.
  mutating func closeAlert(at index: Int, _ call: CallID, label: String) -> [Reaction] {
    dialogs.remove(at: index)
    let chosen = Reaction.trace(.you, depth: 2, label, call, Reasons.alertAnswer(.dismissed))
    if answeredAlerts.remove(call) != nil { return [chosen] }
    return [chosen, .answer(.alert(call, .dismissed))]
  }
}
