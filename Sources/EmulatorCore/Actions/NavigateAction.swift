import PaywallModel

/// Opens a page, or handles a link of the SDK inside (dossier §1.4).
enum NavigateAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let url = action.url, !url.isEmpty else {
      return .finished(.failed("no address"))
    }
    if let link = Deeplink(url) {
      turn.traceDeed(TraceTexts.handlesLink(url))
      return .finished(turn.open(link, url: url))
    }
    turn.showURL(url)
    return .finished(.succeeded)
  }
}
