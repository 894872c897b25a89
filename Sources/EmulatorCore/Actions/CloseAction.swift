import PaywallModel

/// Closes the presentation on top (dossier §1.4).
enum CloseAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let top = turn.state.presentations.last else {
      return .finished(.failed("nothing is open"))
    }
    turn.traceDeed(TraceTexts.closes(top.screenID))
    guard top.flowPlace != nil else {
      turn.closeByPerson(.button)
      return .finished(.succeeded)
    }
    if turn.steps(ofSessionOf: top) > 1 {
      turn.checkCloseInFlow()
      turn.popStep()
    } else {
      turn.emptyWindow()
    }
    return .finished(.succeeded)
  }
}
