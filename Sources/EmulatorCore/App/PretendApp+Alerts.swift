import PaywallModel

extension PretendApp {
  /// The UI handler is asked about an alert (dossier §3.3).
  mutating func handle(
    _ alert: Alert, _ call: CallID, dialog id: DialogID, in profile: Profile
  ) -> [Reaction] {
    var setting = integration.setting(for: alert.kind)
    if setting == .dismissTooEarly && !profile.alertMustBeDismissed { setting = .custom }
    switch setting {
    case .sdk: return [.answer(.alert(call, .proceed))]
    case .none: return [.answer(.alert(call, .ignored))]
    case .custom:
      draw(alert, call, id, as: setting)
      return [.trace(.APP, depth: 2, TraceTexts.drawsOwnAlertOnly, call, Reasons.ownAlert)]
    case .both:
      draw(alert, call, id, as: setting)
      return draws(call, Findings.alertShownTwice, .proceed)
    case .dismissTooEarly:
      draw(alert, call, id, as: setting)
      return draws(call, Findings.alertDismissedTooEarly, .dismissed)
    }
  }

  private mutating func draw(
    _ alert: Alert, _ call: CallID, _ id: DialogID, as setting: AlertSetting
  ) {
    let custom = integration.customAlerts[alert.kind] ?? CustomAlert()
    ownAlerts[call] = OwnAlert(custom: custom)
    dialogs.append(AppDialogs.alert(id, alert, custom, call: call, setting: setting))
  }

  /// The dialog is up and the answer is given all the same.
  private mutating func draws(
    _ call: CallID, _ finding: Finding, _ answer: AlertAnswer
  ) -> [Reaction] {
    answeredAlerts.insert(call)
    return [
      .trace(.APP, depth: 2, TraceTexts.drawsOwnAlert, call, Reasons.ownAlert),
      .finding(finding, call), .answer(.alert(call, answer)),
    ]
  }

  /// The app's own alert is closed: its answer follows unless it was given before, then what the
  /// button does. A sign-in comes first: the alert is over when the person is through with it.
  mutating func closeAlert(
    at index: Int, _ call: CallID, by wayOut: WayOut, label: String
  ) -> [Reaction] {
    dialogs.remove(at: index)
    let chosen = Reaction.trace(.you, depth: 2, label, call, Reasons.alertAnswer(.dismissed))
    let custom = ownAlerts[call]?.custom ?? CustomAlert()
    if custom.button(of: wayOut)?.effect == .signIn {
      ownAlerts[call]?.leftBy = wayOut
      return [chosen, .showSignIn(call)]
    }
    return [chosen] + endAlert(call, by: wayOut)
  }

  /// What the app tells the SDK, and what its button does besides.
  private mutating func endAlert(_ call: CallID, by wayOut: WayOut) -> [Reaction] {
    let custom = ownAlerts.removeValue(forKey: call)?.custom ?? CustomAlert()
    let effect = custom.button(of: wayOut).map { reactions(to: $0.effect, call) } ?? []
    if answeredAlerts.remove(call) != nil { return effect }
    let answer: AlertAnswer = custom.dismisses(by: wayOut) ? .dismissed : .forgotten
    return [.answer(.alert(call, answer))] + effect
  }

  private func reactions(to effect: CustomAlert.Effect, _ call: CallID) -> [Reaction] {
    switch effect {
    case .nothing, .signIn: []
    case .link(let address):
      (try? DeeplinkReader.read(address)) == nil
        ? [
          .trace(.APP, depth: 2, TraceTexts.opens(address), call, Reasons.ownButton),
          .openURL(address), .note(Notes.shown(url: address)),
        ] : [.command(.handleDeeplink(address))]
    case .placement(let id): [.command(.openPlacement(id))]
    }
  }

  /// The sign-in form that a button of the app's alert opens.
  mutating func showSignIn(_ call: CallID, dialog id: DialogID) -> [Reaction] {
    let dialog = AppDialogs.login(id, "alert, call \(call.number)", call)
    dialogs.append(dialog)
    return [.trace(.APP, depth: 2, TraceTexts.shows(dialog.name), call, Reasons.ownButton)]
  }

  /// The form is left; nil when it is none of an alert's.
  mutating func signedInFromAlert(
    at index: Int, _ call: CallID, by wayOut: WayOut, userID: String, label: String
  ) -> [Reaction]? {
    guard let left = ownAlerts[call]?.leftBy else { return nil }
    if wayOut == .signIn && userID.isEmpty { return [.note(Notes.typeUserID)] }
    dialogs.remove(at: index)
    let login = wayOut == .signIn ? [Reaction.command(.login(userID: userID))] : []
    return [.trace(.you, depth: 2, label, call, Reasons.ownButton)] + login
      + endAlert(call, by: left)
  }
}

extension PretendApp {
  /// The app's own dialog for an alert, as it was when it was drawn.
  struct OwnAlert: Hashable, Sendable {
    var custom: CustomAlert
    /// The button that opened a form which is still up.
    var leftBy: WayOut?
  }
}
