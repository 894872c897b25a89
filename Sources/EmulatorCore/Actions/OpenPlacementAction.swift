import PaywallModel

/// Opens a placement over the screen that is shown, as a modal (dossier §1.4).
enum OpenPlacementAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    let id = action.placementID ?? ""
    turn.traceDeed(TraceTexts.opens(id))
    if turn.state.profile.tellsOpenedPlacements { turn.emit(.placementOpened) }
    return turn.open(.placement(id), by: .action)
  }
}
