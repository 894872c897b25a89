import PaywallModel

/// Opens a page, or handles a link of the SDK inside (dossier §1.4).
enum NavigateAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let url = action.url, !url.isEmpty else {
      return .finished(.failed("no address"))
    }
    let settings = turn.state.catalog.project.links
    let link = try? DeeplinkReader.read(url, profile: turn.state.profile, settings: settings)
    if let link {
      turn.traceDeed(TraceTexts.handlesLink(TokenMask.shown(url)))
      return .finished(turn.open(link, url: TokenMask.recorded(url)))
    }
    turn.showURL(url)
    return .finished(.succeeded)
  }
}
