import PaywallModel

/// Opens a screen over the one that is shown, as a modal (dossier §1.4).
enum OpenPresentationAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    let id = action.screenID ?? ""
    turn.traceDeed(TraceTexts.opens(id))
    return turn.open(
      .screen(id), by: .action, inheriting: turn.state.presentations.last?.resolution)
  }
}
