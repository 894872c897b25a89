import PaywallModel

/// Opens a plain sign-in dialog: the documentation promises one, no public SDK ships one
/// (dossier §2.5).
enum LoginAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    turn.diagnose(Findings.noLoginScreen)
    switch turn.state.sdkLogin {
    case .none: return .finished(.failed("not signed in"))
    case .plain:
      turn.showDialog { EmulatorDialogs.login($0) }
      return .waiting
    }
  }

  /// The person has left the dialog.
  static func leave(by wayOut: WayOut, userID: String, in turn: inout Turn) {
    guard wayOut == .signIn else { return turn.finishDefault(.failed("not signed in")) }
    turn.login(userID)
    turn.finishDefault(.succeeded)
  }
}
