import PaywallModel

extension Turn {
  /// `handleDeeplink(url)`.
  mutating func handleDeeplink(_ url: String) {
    trace(.you, TraceTexts.link(url), reason: Reasons.link)
    guard Deeplink(url) != nil else {
      trace(.SDK, depth: 1, TraceTexts.answersFalse, reason: Reasons.notOurLink)
      return note(Notes.notOurLink)
    }
    trace(.SDK, depth: 1, TraceTexts.answersTrue, reason: Reasons.link)
    guard state.links.isAllowed else {
      state.links.held.append(url)
      return note(Notes.linksHeld(state.links.held.count))
    }
    state.links.waiting.append(url)
    if isCovered {
      let hasDialog = !state.dialogs.isEmpty || !state.alerts.isEmpty
      note(hasDialog ? Notes.linkWaits : Notes.linkWaitsForAction)
    }
  }

  /// `allowDeeplink(_:)`: what was held is let in, in order.
  mutating func allowLinks(_ isAllowed: Bool) {
    state.links.isAllowed = isAllowed
    trace(.APP, TraceTexts.allowDeeplink(isAllowed), reason: Reasons.linkGate)
    note(Notes.linksReady(isAllowed))
    guard isAllowed else { return }
    state.links.waiting += state.links.held
    state.links.held = []
  }

  /// Shows the links that are let in, as soon as nothing covers the screen.
  mutating func releaseLinks() {
    while !isCovered, !state.links.waiting.isEmpty {
      let url = state.links.waiting.removeFirst()
      if let link = Deeplink(url) { open(link, url: url) }
    }
  }

  /// Opens what a link is about (dossier §6.2); the default placement and screen are the project's
  /// first ones.
  @discardableResult
  mutating func open(_ link: Deeplink, url: String) -> DefaultOutcome {
    emit(.deeplinkOpened, [("deeplink_identifier", url)])
    switch link {
    case .placement(let id):
      let placement = id ?? state.catalog.project.placements.first?.id
      return open(.placement(placement ?? "default"), by: .link).outcome
    case .screen(let id):
      let screen = id ?? state.catalog.screens.first?.id ?? "default"
      return open(.screen(screen), by: .link).outcome
    }
  }

  /// A dialog, an alert or a running action: a screen that opened now would be hidden or would
  /// hide.
  var isCovered: Bool {
    !state.dialogs.isEmpty || !state.alerts.isEmpty || state.press != nil
  }
}
