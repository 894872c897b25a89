import PaywallModel

extension Turn {
  /// `start`: what came before it is taken then (dossier §12, §8.3).
  mutating func start() {
    guard !state.hasStarted else { return }
    let isFirst = !state.user.hasAnonymousID
    adoptVisitor()
    state.hasStarted = true
    state.user.hasAnonymousID = true
    trace(.APP, LinkTexts.starts, reason: Reasons.start)
    if isFirst { emit(.appInstalled) }
    fetchProducts()
    emit(.appConfigured)
    takeLinksBeforeStart()
    emit(.appStarted)
  }

  /// The store is asked for the plans' products first (dossier §8.3); without a network it tells
  /// none.
  private mutating func fetchProducts() {
    guard state.store.isOffline, !state.catalog.project.plans.isEmpty else { return }
    emit(.storeProductFetchFailed, [("error_message", "PLYError.network")])
  }

  /// The web visitor's id is taken over when the SDK has none of its own and the app gives none to
  /// the builder (dossier §7.5).
  private mutating func adoptVisitor() {
    guard !state.user.hasAnonymousID, state.givenAnonymousID == nil else { return }
    let settings = state.catalog.project.links
    for url in state.links.beforeStart {
      let link = try? DeeplinkReader.read(url, profile: state.profile, settings: settings)
      guard case .redemption(_, let id?)? = link?.target, AnonymousIDForm.isWritten(id) else {
        continue
      }
      state.user.anonymousID = id
      return trace(.SDK, depth: 1, LinkTexts.adopts, reason: Reasons.visitor)
    }
  }

  private mutating func takeLinksBeforeStart() {
    let settings = state.catalog.project.links
    let unsettled = state.redemption.unsettledLink.map { [$0] } ?? []
    let links = unsettled + state.links.beforeStart.filter { !unsettled.contains($0) }
    state.links.beforeStart = []
    state.redemption.unsettledLink = nil
    for url in links {
      let link = try? DeeplinkReader.read(url, profile: state.profile, settings: settings)
      if let link { admit(link, url: url) }
    }
    releaseLinks()
  }

  /// The process begins anew, launched by a link that the app hands to the builder, or not.
  mutating func relaunch(_ address: String?) {
    endProcess()
    if let address { handleDeeplink(address) }
    start()
  }

  /// Everything that lives in memory is gone; what is stored or on a server stays.
  private mutating func endProcess() {
    if let running = state.redemption.running { state.redemption.unsettledLink = running.url }
    state.redemption.running = nil
    for url in state.links.held + state.links.waiting { state.links.note(url, .lost) }
    state.links.held = []
    state.links.waiting = []
    state.links.last = nil
    state.links.unannounced = nil
    state.presentations = []
    state.readyRequests = []
    for index in state.requests.indices { state.madeRequests[index].dieWithProcess() }
    state.press = nil
    state.dialogs = []
    state.alerts = []
    state.webCheckout = nil
    for call in state.madeCalls.openIDs { state.madeCalls.settle(call, as: .gaveUp) }
    for index in state.store.transactions.indices
    where state.store.transactions[index].state == .asking {
      state.store.transactions[index].state = .interrupted
    }
    state.timers.removeAll { $0.purpose.diesWithProcess }
    state.subscriptionCache = nil
    state.hasStarted = false
  }
}

extension Emulator {
  /// The anonymous id that the app gives to the builder, where the SDK takes one.
  var givenAnonymousID: String? {
    profile.takesAnonymousIDs ? catalog.project.start.anonymousID : nil
  }
}

extension PendingTimer.Purpose {
  /// Whether the app's process waits for it; the rest of the world goes on without the app.
  var diesWithProcess: Bool {
    switch self {
    case .storeResponds, .bridgeGivesUp, .carouselTurns, .pollsWebPayment, .webCheckoutContinues,
      .webPaymentIsLate, .redemptionExchanged, .redemptionRefreshed, .redemptionWatchdog,
      .fetchResponds:
      true
    }
  }
}
