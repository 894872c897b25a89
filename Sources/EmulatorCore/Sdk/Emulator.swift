public import PaywallModel

/// The emulated SDK and its simulated store, as one value: what reaches it is an event with its
/// time, what it wants leaves as effects, and nothing else happens.
public struct Emulator: Hashable, Sendable {
  /// What the SDK is served: project, screens, store.
  public internal(set) var catalog: Catalog {
    get { sharedCatalog.value }
    set {
      sharedCatalog = Shared(newValue)
      shownScreens = ShownScreens()
    }
  }
  /// Platform, SDK version and the mode of the next press.
  @Digested public internal(set) var profile: Profile
  /// Who the SDK takes the person for.
  @Digested public internal(set) var user: User
  /// Bottom to top; the last one is what the person sees and presses.
  @Digested public internal(set) var presentations: [Presentation]
  /// Every handle to a presentation, the first one first.
  public var requests: [PresentationRequest] { madeRequests.elements }
  var madeRequests = DigestedList<PresentationRequest>()
  /// Loaded, and waiting until nothing covers the screen.
  var readyRequests: [RequestID]
  /// What the app tells the builder of each of its presentations.
  @Digested public internal(set) var displayOptions: PresentationOptions
  /// Whether the default handler for outcomes is set.
  public internal(set) var hasDefaultHandler: Bool
  /// Whether the UI handler has a method for presentations.
  public internal(set) var hasPresentationHandler: Bool
  /// Whether the app draws client screens when it is asked for them.
  public internal(set) var drawsClientScreens: Bool
  /// How long a fetch takes, in milliseconds.
  public internal(set) var fetchLatencyMilliseconds: Int
  /// Audiences and variants that a tester has picked.
  @Digested public internal(set) var targeting: TargetingChoices
  /// What is known about campaigns.
  @Digested public internal(set) var campaigns: CampaignState
  /// The press that is running, if one is.
  @Digested public internal(set) var press: Press?
  /// Open dialogs of the SDK and the store, in the order in which they are to be shown.
  @Digested public internal(set) var dialogs: [Dialog]
  /// The web payment that is waited for, if one is.
  public internal(set) var webCheckout: WebCheckout?
  /// The simulated store.
  @Digested public internal(set) var store: StoreState
  /// The deeplink gate.
  @Digested public internal(set) var links: LinkState
  /// Kinds that have an interceptor.
  @Digested public internal(set) var interceptors: Set<ActionKind>
  /// Whether the app has set a UI handler.
  public internal(set) var hasUIHandler: Bool
  /// Alerts that are up or wait their turn, the one that is up first.
  @Digested public internal(set) var alerts: [PendingAlert]
  /// Every call to the app, the first one first.
  public var calls: [Call] { madeCalls.all }
  var madeCalls = CallList()
  /// What was chosen in selects that remember it, by screen and select.
  @Digested var keptSelections: [String: [String: [String]]] = [:]
  /// Whether the app has called `start`.
  public internal(set) var hasStarted: Bool
  /// Redemptions, and what the web shop has sold.
  @Digested public internal(set) var redemption: RedemptionState
  /// What the person has forbidden.
  @Digested public internal(set) var consent: Set<ConsentPurpose>
  /// The app's session: it ends after half an hour without a doing.
  public internal(set) var session: AppSession
  /// Languages of screens that were fetched before another one was set.
  @Digested var languages: [PresentationID: String] = [:]
  /// What `userSubscriptions` answered last.
  var subscriptionCache: SubscriptionCache?
  /// Whether a dialog of the app covers the screen.
  var isCoveredByApp = false
  var sdkLogin: Integration.SDKLogin
  /// Whether a cancelled purchase raises an alert (dossier §14, 12).
  var alertsOnCancel: Bool
  /// Whether carousels turn only by a swipe: what the person asked of the phone.
  public internal(set) var reducesMotion: Bool
  @Digested var timers: [PendingTimer]
  /// The same where it lies: handing a catalog out copies each of its parts.
  private(set) var sharedCatalog: Shared<Catalog>
  var shownScreens = ShownScreens()
  /// Whether anybody reads lines, notes and events; they decide nothing.
  var isLogged = true
  var counters: Counters
  var clock: Instant

  /// Makes an SDK that shows nothing, and has started unless the app was just installed or starts
  /// it by itself. Ids that a real one draws at random come from `seed`.
  public init(
    catalog: Catalog, seed: UInt64 = 0, isStarted: Bool = true, reducesMotion: Bool = false
  ) {
    self.reducesMotion = reducesMotion
    sharedCatalog = Shared(catalog)
    let start = catalog.project.start
    profile = catalog.project.profile
    let given = catalog.project.profile.takesAnonymousIDs ? start.anonymousID : nil
    user = User(
      anonymousID: given ?? AnonymousID.make(seed: seed),
      userID: start.userID.map(UserIDMask.recorded), attributes: start.attributes)
    presentations = []
    readyRequests = []
    displayOptions = PresentationOptions()
    hasDefaultHandler = true
    hasPresentationHandler = false
    drawsClientScreens = true
    fetchLatencyMilliseconds = start.fetchLatencyMilliseconds
    targeting = TargetingChoices()
    campaigns = CampaignState()
    press = nil
    dialogs = []
    store = StoreState()
    links = LinkState()
    hasStarted = isStarted && !start.isFirstLaunch
    let settings = catalog.project.links
    redemption = RedemptionState(
      server: catalog.project.redemption, shop: catalog.project.name,
      scheme: settings.scheme ?? "app")
    consent = start.revokedConsent
    session = AppSession()
    interceptors = []
    hasUIHandler = false
    alerts = []
    sdkLogin = catalog.project.integration.sdkLogin
    alertsOnCancel = catalog.project.integration.alertsOnCancel
    timers = []
    counters = Counters()
    clock = .start
    adopt(start)
  }

  /// What the project says about the world in which the walk begins.
  private mutating func adopt(_ start: StartState) {
    let profile = profile
    campaigns.isAllowed = start.allowsCampaigns ?? profile.allowsCampaignsAtStart
    store.source = profile.homeStore
    store.ownedProductIDs = start.ownedProductIDs
    store.isOffline = start.isOffline
    store.latencyMilliseconds = start.storeLatencyMilliseconds
    links.isAllowed = start.allowsDeeplinks ?? profile.allowsDeeplinksAtStart
    user.hasAnonymousID = !start.isFirstLaunch
  }

  /// The moment of the next timer, if one runs.
  public var nextDeadline: Instant? { timers.lazy.map(\.due).min() }

  /// Takes in one event; timers that are due by then fire first, equal ones in order of number. A
  /// moment before the last one counts as the last one.
  public mutating func handle(_ event: EmulatorEvent, at moment: Instant) -> [Effect] {
    let before = Standing.of(self, before: event, at: moment)
    let effects = turn { turn in
      turn.fireTimers(until: moment)
      turn.countSession(event)
      turn.apply(event)
      turn.release()
    }
    let broken = brokenInvariants(since: before, event, effects)
    return broken.isEmpty ? effects : effects + broken.map(Effect.ownFault)
  }

  /// Does something with the running press where it lies; several changes at once are cheaper.
  @inline(__always)
  mutating func withPress<Result>(_ work: (inout Press?) -> Result) -> Result {
    work(&_press.wrappedValue)
  }

  /// When the redemption that runs began; nil while none does.
  public var redemptionStartedAt: Instant? { redemption.running?.startedAt }

  /// The call that the SDK waits for, if it waits for the app.
  public var owedCall: Call? { madeCalls.openIDs.first.flatMap { call($0) } }

  var nextTimer: PendingTimer? {
    timers.min { ($0.due, $0.number) < ($1.due, $1.number) }
  }

  /// Takes a number from the row that all dialogs share, the app's too.
  mutating func reserveDialog() -> DialogID {
    counters.dialog += 1
    return DialogID(counters.dialog)
  }

  /// Registers what an integration registers when the app starts; nothing is said about it.
  mutating func adopt(_ integration: Integration) {
    interceptors = integration.interceptedKinds
    hasUIHandler = integration.hasUIHandler
    sdkLogin = integration.sdkLogin
    alertsOnCancel = integration.alertsOnCancel
    links.isAutomatic = integration.links.isAutomatic
    links.asksToSignIn = integration.links.signsInFirst
    let handling = integration.redemption
    redemption.delegate =
      switch handling.registration {
      case .none: .none
      case .atStart: .registered(handlesAlert: handling.handlesAlert)
      case .afterStart: .registeredTooLate
      }
    adopt(integration.presentations)
    hasPresentationHandler = integration.presentationHandler != .sdk
  }

  /// The language of screens that are fetched now, and of alerts.
  public var language: String { sharedCatalog.value.project.locale }

  /// The plan that a purchase without one is about, on the presentation on top.
  public var currentPlanID: String? {
    guard let top = presentations.last else { return nil }
    return screenIndex(top.screenID)?.currentPlan(selections: top.selections).id
  }

  /// What the texts of the presentation on top depend on.
  public var textContext: TextContext { textContext(of: presentations.last, at: clock) }

  /// What the texts of one of the presentations depend on at a moment.
  public func textContext(of presentation: Presentation?, at moment: Instant) -> TextContext {
    var context = textContext(of: presentation)
    context.now = catalog.project.start.moment.map {
      Moment(seconds: $0.seconds + moment.milliseconds / 1_000)
    }
    context.attributes = Dictionary(
      user.attributes.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    return context
  }

  /// The same without the moment and the user's attributes, which only countdowns look at.
  public func textContext(of presentation: Presentation?) -> TextContext {
    let plan = presentation.flatMap { presentation in
      screenIndex(presentation.screenID)?.currentPlan(selections: presentation.selections)
    }
    var context = TextContext(
      currentPlanID: plan?.id, introEligibility: introEligibility,
      locale: presentation.flatMap { languages[$0.id] } ?? language)
    context.currentOfferID = plan?.offerID
    return context
  }
}

extension Emulator {
  /// What decides how the walk goes on: each larger part by its digest, the rest as it is.
  func addParts(to hash: inout StateHash) {
    hash.add(_profile.digest)
    hash.add(_user.digest)
    hash.add(_presentations.digest)
    hash.add(madeRequests.digest)
    hash.add(_displayOptions.digest)
    hash.add(_targeting.digest)
    hash.add(_campaigns.digest)
    hash.add(_press.digest)
    hash.add(_dialogs.digest)
    hash.add(_store.digest)
    hash.add(_links.digest)
    hash.add(_interceptors.digest)
    hash.add(_alerts.digest)
    hash.add(madeCalls.digest)
    hash.add(_keptSelections.digest)
    hash.add(_redemption.digest)
    hash.add(_consent.digest)
    hash.add(_languages.digest)
    hash.add(_timers.digest)
    hash.add(hasDefaultHandler)
    hash.add(hasPresentationHandler)
    hash.add(drawsClientScreens)
    hash.add(hasStarted)
    hash.add(hasUIHandler)
    hash.add(alertsOnCancel)
    hash.add(reducesMotion)
    hash.add(readyRequests)
    hash.add(fetchLatencyMilliseconds)
    hash.add(webCheckout)
    hash.add(language)
    hash.add(subscriptionCache?.readAt)
    hash.add(sdkLogin.rawValue)
    hash.add(session)
    hash.add(counters)
    hash.add(clock)
  }

  /// Makes the digests of the parts that have changed.
  mutating func keepDigests() {
    _profile.keepDigest()
    _user.keepDigest()
    _presentations.keepDigest()
    madeRequests.keepDigest()
    madeCalls.keepDigest()
    _displayOptions.keepDigest()
    _targeting.keepDigest()
    _campaigns.keepDigest()
    _press.keepDigest()
    _dialogs.keepDigest()
    _store.keepDigest()
    _links.keepDigest()
    _interceptors.keepDigest()
    _alerts.keepDigest()
    _keptSelections.keepDigest()
    _redemption.keepDigest()
    _consent.keepDigest()
    _languages.keepDigest()
    _timers.keepDigest()
  }
}

/// Where ids come from that a real SDK draws at random.
enum AnonymousID {
  /// A UUID of version 4 made from a seed.
  static func make(seed: UInt64) -> String {
    var hash = StableHash()
    hash.add("anonymous")
    hash.add(Int(truncatingIfNeeded: seed))
    let first = hash.hex
    hash.add("second half")
    let digits = Array((first + hash.hex).utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
    return "\(text(0..<8))-\(text(8..<12))-4\(text(13..<16))-a\(text(17..<20))-\(text(20..<32))"
  }
}

extension Catalog {
  /// The plan that sells a product, by the project, else by any screen.
  func planID(forProduct productID: String) -> String? {
    project.plans.first { $0.storeProductID == productID }?.id
      ?? screens.lazy.flatMap(\.plans).first { $0.storeProductID == productID }?.id
  }
}
