import PaywallModel

/// Who hands a link to the SDK.
enum LinkSender: Hashable, Sendable {
  /// `handleDeeplink(url)`.
  case app
  /// Android's SDK has taken the intent by itself.
  case system
}

extension Turn {
  /// A link reaches the SDK (dossier §6.2). What is kept of it has its token masked.
  mutating func handleDeeplink(_ address: String, by sender: LinkSender = .app) {
    let url = TokenMask.recorded(address)
    let settings = state.catalog.project.links
    traceDelivery(of: url, by: sender)
    do throws(DeeplinkFault) {
      let link = try DeeplinkReader.read(url, profile: state.profile, settings: settings)
      take(link, url: url)
    } catch {
      refuseLink(url, error, by: sender)
    }
  }

  private mutating func traceDelivery(of url: String, by sender: LinkSender) {
    switch sender {
    case .app: trace(.APP, LinkTexts.handsOver(url), reason: Reasons.link)
    case .system: trace(.SDK, LinkTexts.takesItself(url), reason: Reasons.automaticLink)
    }
  }

  private mutating func refuseLink(_ url: String, _ fault: DeeplinkFault, by sender: LinkSender) {
    guard sender == .app else { return }
    state.links.note(url, .notOurs)
    trace(.SDK, depth: 1, TraceTexts.answersFalse, reason: Reasons.notOurLink(fault))
    note(Notes.notOurLink(fault))
  }

  private mutating func take(_ link: Deeplink, url: String) {
    trace(.SDK, depth: 1, TraceTexts.answersTrue, reason: Reasons.link)
    guard !isSecondDelivery(of: link, url: url) else {
      state.links.record(url, .duplicate)
      trace(.SDK, depth: 1, LinkTexts.duplicate, reason: Reasons.secondDelivery)
      return note(Notes.linkDuplicate)
    }
    state.links.last = LinkState.Delivery(url: url, at: now)
    guard state.hasStarted else {
      state.links.beforeStart.append(url)
      state.links.note(url, .waitsForStart)
      return note(Notes.linkBeforeStart)
    }
    admit(link, url: url)
  }

  /// Android's SDK drops the second delivery of an intent; a token that is being exchanged is not
  /// exchanged twice anywhere.
  private func isSecondDelivery(of link: Deeplink, url: String) -> Bool {
    if let token = link.token, state.redemption.running?.token == token { return true }
    guard state.profile.takesLinksItself, let last = state.links.last, last.url == url else {
      return false
    }
    return now.milliseconds - last.at.milliseconds < Self.deliveryMilliseconds
  }

  /// Two deliveries of one intent lie closer together than this.
  private static let deliveryMilliseconds = 1_000

  /// The gate, which redemption links do not pass (dossier §7.1).
  mutating func admit(_ link: Deeplink, url: String) {
    if let token = link.token {
      guard state.redemption.running == nil else { return queue(url, Notes.linkQueued) }
      return beginRedemption(url, token)
    }
    let passes = state.links.isAllowed || link.isPreview && state.profile.letsPreviewsPast
    guard passes else {
      state.links.held.append(url)
      state.links.note(url, .held)
      let count = state.links.held.count
      return note(Notes.linksHeld(count))
    }
    guard state.redemption.running == nil else { return queue(url, Notes.linkQueued) }
    guard isCovered else { return queue(url, nil) }
    let hasDialog = !state.dialogs.isEmpty || !state.alerts.isEmpty || state.isCoveredByApp
    queue(url, hasDialog ? Notes.linkWaits : Notes.linkWaitsForAction)
  }

  private mutating func queue(_ url: String, _ why: Note?) {
    state.links.waiting.append(url)
    state.links.note(url, .waits)
    if let why { note(why) }
  }

  /// `allowDeeplink(_:)`: what was held is let in, in order.
  mutating func allowLinks(_ isAllowed: Bool) {
    state.links.isAllowed = isAllowed
    let profile = state.profile
    trace(.APP, TraceTexts.allowDeeplink(isAllowed, in: profile), reason: Reasons.linkGate)
    note(Notes.linksReady(isAllowed))
    guard isAllowed else { return }
    for url in state.links.held { state.links.note(url, .waits) }
    state.links.waiting += state.links.held
    #if MUTANTS
      if Mutant.isPlanted(.holdsLinks) { return }
    #endif
    state.links.held = []
  }

  /// Opens the links that are let in, in order, as soon as nothing covers the screen; a redemption
  /// is not hidden by what lies below.
  mutating func releaseLinks() {
    while let url = state.links.waiting.first, state.hasStarted, state.redemption.running == nil {
      let link = try? DeeplinkReader.read(
        url, profile: state.profile, settings: state.catalog.project.links)
      if let token = link?.token {
        state.links.waiting.removeFirst()
        beginRedemption(url, token)
      } else {
        guard !isCovered else { return }
        state.links.waiting.removeFirst()
        if let link { open(link, url: url) }
      }
    }
  }

  /// Opens what a link is about (dossier §6.2); the default placement and screen are the project's
  /// first ones.
  @discardableResult
  mutating func open(_ link: Deeplink, url: String) -> DefaultOutcome {
    if let token = link.token {
      admit(link, url: url)
      return token == state.redemption.running?.token
        ? .succeeded : .failed("another redemption runs")
    }
    if link.isPreview {
      let profile = state.profile
      trace(.SDK, depth: 1, LinkTexts.preview, reason: Reasons.preview(of: profile))
    }
    announce(url)
    let outcome = openTarget(of: link)
    sendLinkEvent()
    let shown = outcome == .succeeded ? LinkRecord.Fate.opened("shown") : .openedNothing
    state.links.note(url, shown)
    return outcome
  }

  private mutating func openTarget(of link: Deeplink) -> DefaultOutcome {
    let project = state.catalog.project
    switch link.target {
    case .placement(let id):
      return open(.placement(id ?? project.placements.first?.id ?? "default"), by: .link).outcome
    case .screen(let id):
      return open(.screen(id ?? state.catalog.screens.first?.id ?? "default"), by: .link).outcome
    case .flow(let id): return openFlow(id)
    case .updateBilling:
      showURL(state.profile.billingAddress)
      return .succeeded
    case .product, .plan:
      return open(.screen(state.catalog.screens.first?.id ?? "default"), by: .link).outcome
    case .subscriptions:
      emit(.subscriptionsListViewed)
      showSubscriptions()
      return .succeeded
    case .cancellationSurvey:
      showDialog { OldDialogs.survey($0) }
      return .succeeded
    case .redemption: return .succeeded
    }
  }

  private mutating func openFlow(_ id: String) -> DefaultOutcome {
    guard state.catalog.project.flow(id) != nil else {
      note(Notes.unknownFlow(id))
      return .failed("there is no flow \(id)")
    }
    return open(.flow(id), by: .link).outcome
  }

  /// iOS sends the link's event first; Android once the screen is loaded (dossier §6.2).
  private mutating func announce(_ url: String) {
    state.links.unannounced = url
    if !state.profile.loadsBeforeLinkEvent { sendLinkEvent() }
  }

  /// Sends the link's event, unless it was sent.
  mutating func sendLinkEvent() {
    guard let url = state.links.unannounced else { return }
    state.links.unannounced = nil
    emit(.deeplinkOpened, [("deeplink_identifier", url)])
  }

  /// A dialog, an alert or a running action: a screen that opened now would be hidden or would
  /// hide.
  var isCovered: Bool {
    !state.dialogs.isEmpty || !state.alerts.isEmpty || state.press != nil || state.isCoveredByApp
  }
}

extension Profile {
  /// Where the store keeps its payment settings.
  var billingAddress: String {
    switch platform {
    case .android: "https://play.google.com/store/paymentmethods"
    case .ios, .reactNative, .flutter, .cordova: "https://apps.apple.com/account/billing"
    }
  }
}
