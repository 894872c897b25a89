import PaywallModel

/// Closes every presentation (dossier §1.4).
enum CloseAllAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard !turn.state.presentations.isEmpty else {
      return .finished(.failed("nothing is open"))
    }
    turn.traceDeed(TraceTexts.closesAll)
    turn.checkCloseAllInFlow()
    turn.closeAllByPerson()
    return .finished(.succeeded)
  }
}
