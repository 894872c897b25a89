import PaywallModel

extension Walk {
  /// A link reaches the app: while it runs, or by launching it.
  mutating func openLink(_ address: String, _ arrival: LinkArrival) {
    let url = TokenMask.recorded(address)
    if arrival == .coldStart { forgetStart() }
    add(trace: LinkTexts.arrives(url, arrival), who: .you, reason: Reasons.linkArrives)
    switch arrival {
    case .appRunning: deliver(url)
    case .coldStart: launch(by: url)
    }
  }

  private mutating func deliver(_ url: String) {
    let link = link(url)
    if emulator.links.isAutomatic, emulator.profile.takesLinksItself, link != nil {
      run(.command(.takeLink(url)))
    }
    let dialog = emulator.reserveDialog()
    let before = emulator.presentations.count
    react(app.takeLink(url, link, dialog: dialog, isAnonymous: emulator.user.isAnonymous))
    let hasOpenedBoth =
      app.integration.links.opensItself && emulator.presentations.count > before + 1
    if hasOpenedBoth { add(Findings.linkHandledTwice, call: nil) }
  }

  /// The app is launched by the link: it hands it to the builder, unless it keeps it.
  private mutating func launch(by url: String) {
    app.relaunch()
    emulator.adopt(app.integration)
    let isTaken = emulator.links.isAutomatic && emulator.profile.takesLinksItself
    let handling = app.integration.links
    let isKept =
      !isTaken && handling.signsInFirst && emulator.user.isAnonymous && link(url)?.token != nil
    let handsOver = isTaken || handling.forwards && !isKept
    run(.command(.relaunch(link: handsOver ? url : nil)))
    if isKept { react(app.keepLink(url, dialog: emulator.reserveDialog())) }
    if !handsOver && !isKept {
      note = Notes.linkNotHandedOver
      emulator.links.note(url, .notHandedOver)
    }
  }

  /// A link that comes before anything else has launched the app: the start of before is not told
  /// beside the one that the link belongs to.
  private mutating func forgetStart() {
    guard now == .start, !trace.contains(where: { $0.who == .you }) else { return }
    trace = []
    events = []
    diagnostics = []
    emulator.campaigns.displays = []
    emulator.campaigns.waiting = []
  }

  private func link(_ url: String) -> Deeplink? {
    try? DeeplinkReader.read(
      url, profile: emulator.profile, settings: emulator.catalog.project.links)
  }

  /// The link of a mail is opened as the phone would.
  mutating func openMail(_ index: Int, _ arrival: LinkArrival) {
    guard emulator.redemption.mails.indices.contains(index) else {
      note = Notes.noMail
      return
    }
    run(.command(.markMailRead(index)))
    openLink(emulator.redemption.mails[index].url, arrival)
  }

  /// Somebody has signed in: a link that the app kept until then is handed over.
  mutating func handOverKeptLink() {
    guard !emulator.user.isAnonymous, app.keptLink != nil, app.signInDialog == nil else { return }
    react(app.handOverKept())
  }

  /// Tells the SDK's screen whether a dialog of the app covers it; what waited may come up then.
  mutating func tellCoverage() {
    let isCovered = app.dialogs.contains { !$0.kind.isScreen }
    guard isCovered != emulator.isCoveredByApp else { return }
    emulator.isCoveredByApp = isCovered
    if !isCovered && emulator.hasWaiting { run(.tick) }
  }
}

extension Command {
  /// Whether the app's first screen comes up with it: an app that was just installed starts the SDK
  /// then.
  var needsStart: Bool {
    if case .openPlacement = self { return true }
    if case .openScreen = self { return true }
    if case .presentation(.preload) = self { return true }
    return false
  }
}
