@testable import EmulatorCore
import PaywallModel
import Testing

/// A change of one field, by the field's name.
private typealias Change = (field: String, change: @Sendable (inout Walk) -> Void)

private let emulatorChanges: [Change] = [
  ("profile", { $0.emulator.profile.mode = .observer }),
  ("profile", { $0.emulator.profile.platform = .android }),
  ("user", { $0.emulator.user.userID = "northwind-8" }),
  ("user", { $0.emulator.user.attributes = [UserAttribute(key: "a", value: "b")] }),
  ("presentations", { $0.emulator.presentations[0].selections.set("a", to: ["b"]) }),
  ("presentations", { $0.emulator.presentations[0].result = .purchased }),
  ("presentations", { $0.emulator.presentations[0].slides = [ComponentPath([1]): 2] }),
  ("keptSelections", { $0.emulator.keptSelections = ["plans": ["a": ["b"]]] }),
  ("presentations", { $0.emulator.presentations[0].stage = .emptied }),
  ("presentations", { $0.emulator.presentations[0].resolution.variantID = "B" }),
  ("madeRequests", { $0.emulator.madeRequests[0].state = .dismissed }),
  ("readyRequests", { $0.emulator.readyRequests = [RequestID(1)] }),
  ("displayOptions", { $0.emulator.displayOptions.contentID = "note-1" }),
  ("hasDefaultHandler", { $0.emulator.hasDefaultHandler = false }),
  ("hasPresentationHandler", { $0.emulator.hasPresentationHandler = true }),
  ("drawsClientScreens", { $0.emulator.drawsClientScreens = false }),
  ("fetchLatencyMilliseconds", { $0.emulator.fetchLatencyMilliseconds = 9 }),
  ("targeting", { $0.emulator.targeting.variants = ["price": "B"] }),
  ("targeting", { $0.emulator.targeting.audiences = ["premium": .everyoneElse] }),
  ("campaigns", { $0.emulator.campaigns.waiting = ["spring"] }),
  ("campaigns", { $0.emulator.campaigns.isAllowed = false }),
  ("session", { $0.emulator.session.number = 2 }),
  ("press", { $0.emulator.press?.pipeline.index = 1 }),
  ("press", { $0.emulator.press?.owed?.before.opened = 9 }),
  ("dialogs", { $0.emulator.dialogs.append(EmulatorDialogs.promoCode(DialogID(99))) }),
  ("store", { $0.emulator.store.isOffline = true }),
  ("store", { $0.emulator.store.presetAnswer = .bought }),
  ("store", { $0.emulator.store.ownedProductIDs = ["nw.lifetime"] }),
  ("links", { $0.emulator.links.held = ["nw://ply/placements"] }),
  ("links", { $0.emulator.links.waiting = ["nw://ply/placements"] }),
  ("links", { $0.emulator.links.beforeStart = ["nw://ply/placements"] }),
  ("links", { $0.emulator.links.isAutomatic = false }),
  ("links", { $0.emulator.links.unannounced = "nw://ply/placements" }),
  ("hasStarted", { $0.emulator.hasStarted = false }),
  ("redemption", { $0.emulator.redemption.delegate = .registeredTooLate }),
  ("redemption", { $0.emulator.redemption.freshCount = 3 }),
  ("redemption", { $0.emulator.redemption.unsettledLink = "nw://ply/redeem/7c…~00000000" }),
  ("consent", { $0.emulator.consent = [.campaigns] }),
  ("session", { $0.emulator.session.number = 2 }),
  ("languages", { $0.emulator.languages = [PresentationID(1): "fr"] }),
  (
    "subscriptionCache",
    { $0.emulator.subscriptionCache = SubscriptionCache(subscriptions: [], readAt: .start) }
  ),
  ("user", { $0.emulator.user.builtIns = [UserAttribute(key: "a", value: "b")] }),
  ("user", { $0.emulator.user.hasFailedTransfer = true }),
  ("interceptors", { $0.emulator.interceptors = [.close] }),
  ("hasUIHandler", { $0.emulator.hasUIHandler = true }),
  (
    "alerts",
    {
      let alert = AlertTexts.alert(.inAppSuccess)
      $0.emulator.alerts = [PendingAlert(alert: alert, stage: .queued, purpose: .standsAlone)]
    }
  ),
  ("madeCalls", { $0.emulator.madeCalls.settle(CallID(1), as: .gaveUp) }),
  ("sdkLogin", { $0.emulator.sdkLogin = .none }),
  ("webCheckout", { $0.emulator.webCheckout = WebCheckout(address: "https://example.com") }),
  ("reducesMotion", { $0.emulator.reducesMotion = true }),
  ("alertsOnCancel", { $0.emulator.alertsOnCancel = true }),
  ("store", { $0.emulator.store.source = .amazonAppstore }),
  (
    "timers",
    {
      $0.emulator.timers = [
        PendingTimer(due: Instant(milliseconds: 9), number: 1, purpose: .bridgeGivesUp(CallID(1)))
      ]
    }
  ),
  ("counters", { $0.emulator.counters.dialog = 99 }),
  ("clock", { $0.emulator.clock = Instant(milliseconds: 9) }),
]

private let appChanges: [Change] = [
  ("integration", { $0.app.integration.alerts[.inAppError] = .both }),
  ("integration", { $0.app.integration.interceptors[.close] = InterceptorSetting() }),
  ("integration", { $0.app.integration.presentationHandler = .both }),
  ("integration", { $0.app.integration.presentations.preloads = true }),
  ("dialogs", { $0.app.dialogs = [] }),
  (
    "waits",
    {
      let answer = Answer.interceptor(CallID(1), .failed)
      $0.app.waits = [PretendApp.Wait(due: Instant(milliseconds: 9), answer: answer)]
    }
  ),
  ("handled", { $0.app.handled[CallID(1)]?.setting.fault = .twice }),
  ("wrongAnswers", { $0.app.wrongAnswers = [CallID(1): 2] }),
  ("answeredAlerts", { $0.app.answeredAlerts = [CallID(1)] }),
  ("ownAlerts", { $0.app.ownAlerts = [CallID(1): PretendApp.OwnAlert(custom: CustomAlert())] }),
  ("answeredEarly", { $0.app.answeredEarly = [CallID(1)] }),
  ("keptForLater", { $0.app.keptForLater = [CallID(1)] }),
  ("keptLink", { $0.app.keptLink = "nw://ply/redeem/7c…~00000000" }),
  ("signInDialog", { $0.app.signInDialog = DialogID(9) }),
]

private let walkChanges: [Change] = [
  ("now", { $0.now = Instant(milliseconds: 9) }), ("unanswered", { $0.unanswered = [CallID(1)] }),
]

/// What is told but decides nothing, and what never changes.
private let untouched: Set<String> = [
  "emulator", "app", "trace", "events", "diagnostics", "outcomes", "openedURLs", "answers", "note",
  "sharedCatalog", "shownScreens", "redemptions", "readSubscriptions", "isCoveredByApp", "isLogged",
  "ownFaults",
]

@Test func eachChangeOfAFieldChangesTheDigest() {
  let walk = walkInACall()
  for (field, change) in emulatorChanges + appChanges + walkChanges {
    var changed = walk
    change(&changed)
    #expect(changed.digest != walk.digest, "\(field)")
  }
}

/// A new field must be digested, or be listed as one that decides nothing.
@Test func noFieldIsForgotten() {
  let walk = walkInACall()
  #expect(fields(of: walk.emulator) == Set(emulatorChanges.map(\.field)))
  #expect(fields(of: walk.app) == Set(appChanges.map(\.field)))
  #expect(fields(of: walk) == Set(walkChanges.map(\.field)))
}

/// Lines, events and findings are told and decide nothing.
@Test func aWalkThatIsNotLoggedGoesTheSameWay() {
  let catalog = Northwind.catalog([.purchase, .close])
  var logged = Walk(catalog: catalog)
  var silent = Walk(catalog: catalog, isLogged: false)
  let events: [WalkEvent] = [
    .command(.openScreen("plans")), .command(.login(userID: "ada")),
    .gesture(.systemBack), .command(.openScreen("plans")), .command(.logout),
  ]
  for (index, event) in events.enumerated() {
    let moment = Instant(milliseconds: 100 * index)
    logged.handle(event, at: moment)
    silent.handle(event, at: moment)
    #expect(logged.digest == silent.digest, "\(event)")
  }
  #expect(!logged.trace.isEmpty && !logged.events.isEmpty)
  #expect(silent.trace.isEmpty && silent.events.isEmpty && silent.answers.isEmpty)
}

/// A digest that is kept must not outlive the part that it is of.
@Test func theDigestFollowsEachEventAsIfItWereMadeAnew() {
  var walk = walkInACall()
  for wayOut in [WayOut.refuse, .cancel, .done] {
    walk.handle(.chooseWayOut(wayOut, values: [:]), at: walk.now.advanced(by: 10))
    #expect(walk.digest == anew(walk).digest)
  }
}

/// The same, whatever happens. A walk that was copied before an event has no digests to keep.
@Test func aDigestIsThatOfTheStateAsItIsOnRandomWalks() {
  for seed in UInt64(1)...12 {
    var random = RandomWalk(seed: seed)
    for step in 1...80 {
      random.step()
      #expect(random.silent.digest == anew(random.silent).digest, "seed \(seed), step \(step)")
    }
  }
}

/// The same walk with every part set again, so that no digest is kept.
private func anew(_ walk: Walk) -> Walk {
  var walk = walk
  for (_, change) in sameAgain { change(&walk) }
  return walk
}

/// Every part that keeps its digest, set to itself.
private let sameAgain: [Change] = [
  ("profile", again(\.emulator.profile)), ("user", again(\.emulator.user)),
  ("presentations", again(\.emulator.presentations)),
  ("displayOptions", again(\.emulator.displayOptions)),
  ("targeting", again(\.emulator.targeting)), ("campaigns", again(\.emulator.campaigns)),
  ("press", again(\.emulator.press)), ("dialogs", again(\.emulator.dialogs)),
  ("store", again(\.emulator.store)), ("links", again(\.emulator.links)),
  ("interceptors", again(\.emulator.interceptors)), ("alerts", again(\.emulator.alerts)),
  ("keptSelections", again(\.emulator.keptSelections)),
  ("redemption", again(\.emulator.redemption)), ("consent", again(\.emulator.consent)),
  ("languages", again(\.emulator.languages)), ("timers", again(\.emulator.timers)),
  ("integration", again(\.app.integration)), ("dialogs", again(\.app.dialogs)),
  ("waits", again(\.app.waits)), ("answeredEarly", again(\.app.answeredEarly)),
  ("keptForLater", again(\.app.keptForLater)),
]

private func again<Part>(
  _ part: any WritableKeyPath<Walk, Part> & Sendable
) -> @Sendable (inout Walk) -> Void {
  { walk in
    let same = walk[keyPath: part]
    walk[keyPath: part] = same
  }
}

/// A part that keeps its digest must be set anew by the test above.
@Test func noKeptDigestIsForgotten() {
  let walk = walkInACall()
  let kept = [labels(of: walk.emulator), labels(of: walk.app)].flatMap { labels in
    labels.filter { $0.hasPrefix("_") }.map { String($0.dropFirst()) }
  }
  #expect(sameAgain.map(\.field).sorted() == kept.sorted())
}

@Test func theDigestIsTheSameInEveryRun() {
  #expect(Walk(catalog: Catalog()).digest == Walk(catalog: Catalog()).digest)
  var first = walkInACall()
  var second = walkInACall()
  first.app.wrongAnswers = [CallID(1): 1, CallID(2): 2, CallID(3): 3]
  second.app.wrongAnswers = [CallID(3): 3, CallID(1): 1, CallID(2): 2]
  #expect(first.digest == second.digest)
}

private func walkInACall() -> Walk {
  var walk = Walk.on([.purchase], intercepting(.purchase, InterceptorSetting(shows: .terms)))
  walk.press()
  return walk
}

private func fields(of value: Any) -> Set<String> {
  let names = labels(of: value).map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
  return Set(names).subtracting(untouched)
}

private func labels(of value: Any) -> [String] {
  Mirror(reflecting: value).children.compactMap(\.label)
}
