@testable import EmulatorCore
import PaywallModel
import Testing

/// Whose a subscription is after each way to redeem it, as the documentation has it.
@Suite struct IdentityTests {
  private func walk(_ version: SDKVersion, user: String? = nil) -> Walk {
    WebShop.walk(user: user, profile: Profile(sdkVersion: version, mode: .full))
  }

  @Test func identifiedBeforeTheLinkIsConsumed() {
    var walk = walk(.v6_1, user: "ann")
    walk.redeem(WebShop.active)
    #expect(walk.owner(of: WebShop.active) == .user("ann"))
    #expect(walk.emulator.activeEntitlements.map(\.name) == ["plus"])
  }

  @Test func heldThenSignedInThenRedeemed() {
    var walk = WebShop.walk(links: LinkHandling(signsInFirst: true))
    walk.open(WebShop.link(WebShop.active))
    #expect(walk.emulator.redemption.running == nil)
    walk.choose(.signIn, ["userID": "ann"])
    walk.wait(2_000)
    walk.choose(.ok)
    #expect(walk.owner(of: WebShop.active) == .user("ann") && walk.rules == [])
  }

  @Test func aKeptLinkIsHandedOverWhenSomebodySignsInLater() {
    var walk = WebShop.walk(links: LinkHandling(signsInFirst: true))
    walk.open(WebShop.link(WebShop.active), .coldStart)
    walk.choose(.cancel)
    #expect(walk.app.keptLink != nil && walk.emulator.redemption.running == nil)
    walk.command(.login(userID: "ann"))
    walk.wait(2_000)
    #expect(walk.owner(of: WebShop.active) == .user("ann") && walk.app.keptLink == nil)
  }

  @Test(arguments: [
    (SDKVersion.v6_1, SubscriptionOwner.anonymous), (.v6_2, .user("ann")),
  ])
  func consumedWhileAnonymousThenSignedIn(version: SDKVersion, owner: SubscriptionOwner) {
    var walk = walk(version)
    walk.redeem(WebShop.active)
    #expect(walk.owner(of: WebShop.active) == .anonymous)
    walk.command(.login(userID: "ann"))
    #expect(walk.owner(of: WebShop.active) == owner)
    let transferred = walk.eventNames.contains("SUBSCRIPTIONS_TRANSFERRED")
    #expect(transferred == (owner != .anonymous))
    #expect(walk.emulator.activeEntitlements.isEmpty == (owner == .anonymous))
  }

  @Test func theFreshLinkMovesItToTheAccount() {
    var walk = walk(.v6_1)
    walk.redeem(WebShop.active)
    walk.command(.login(userID: "ann"))
    walk.redeem(WebShop.active)
    #expect(walk.lastRedemption == .expired && walk.owner(of: WebShop.active) == .anonymous)
    walk.openNewestMail()
    #expect(walk.lastRedemption == .active && walk.owner(of: WebShop.active) == .user("ann"))
  }

  @Test func withoutAccountsItStaysWithTheDevice() {
    var walk = walk(.v6_2)
    walk.redeem(WebShop.active)
    walk.redeem(WebShop.active, .coldStart)
    #expect(walk.lastRedemption == .replay && walk.owner(of: WebShop.active) == .anonymous)
  }

  @Test func afterALogoutTheOldLinkIsMailedAnew() {
    var walk = walk(.v6_1, user: "ann")
    walk.redeem(WebShop.active)
    let id = walk.emulator.user.anonymousID
    walk.command(.logout)
    #expect(walk.emulator.user.anonymousID == id && walk.emulator.user.attributes.isEmpty)
    walk.redeem(WebShop.active)
    #expect(walk.lastRedemption == .expired && walk.owner(of: WebShop.active) == .user("ann"))
  }

  @Test func aTransferThatFailedIsTriedAgainAtTheNextLogin() {
    var walk = walk(.v6_2)
    walk.redeem(WebShop.active)
    walk.command(.setOffline(true))
    walk.command(.login(userID: "ann"))
    #expect(walk.owner(of: WebShop.active) == .anonymous)
    walk.command(.setOffline(false))
    walk.command(.login(userID: "bob"))
    #expect(walk.owner(of: WebShop.active) == .user("bob"))
  }

  @Test func theVisitorsIDIsTakenOverOnlyByAnSDKWithoutOne() {
    let link = "\(WebShop.link(WebShop.active))?auid=\(WebShop.visitor)"
    var known = walk(.v6_2)
    let id = known.emulator.user.anonymousID
    known.open(link, .coldStart)
    #expect(known.emulator.user.anonymousID == id)
    var catalog = WebShop.catalog()
    catalog.project.start.isFirstLaunch = true
    var new = Walk(catalog: catalog)
    #expect(!new.emulator.hasStarted)
    new.open(link, .coldStart)
    #expect(new.emulator.user.anonymousID == WebShop.visitor)
    #expect(new.eventNames.prefix(2) == ["APP_INSTALLED", "APP_CONFIGURED"])
  }

  @Test(arguments: [(SDKVersion.v6_0, false), (.v6_1, true), (.v6_2, true)])
  func theIDOfTheBuilderWins(version: SDKVersion, isTaken: Bool) {
    let own = "web_11111111-2222-4333-8444-555555555555"
    var catalog = WebShop.catalog(profile: Profile(sdkVersion: version, mode: .full))
    catalog.project.start.isFirstLaunch = true
    catalog.project.start.anonymousID = own
    var walk = Walk(catalog: catalog)
    walk.open("\(WebShop.link(WebShop.active))?auid=\(WebShop.visitor)", .coldStart)
    #expect((walk.emulator.user.anonymousID == own) == isTaken)
    #expect(walk.emulator.user.anonymousID != WebShop.visitor)
    #expect(walk.eventNames.first == "APP_INSTALLED")
  }

  @Test(arguments: ["", "not-a-uuid", "0f0e0d0c-0b0a-4908-8706-05040302010g"])
  func anIDThatIsNoneIsNotTakenOver(id: String) {
    var catalog = WebShop.catalog()
    catalog.project.start.isFirstLaunch = true
    var walk = Walk(catalog: catalog)
    let before = walk.emulator.user.anonymousID
    walk.open("\(WebShop.link(WebShop.active))?auid=\(id)", .coldStart)
    #expect(walk.emulator.user.anonymousID == before)
  }

  @Test func theContextIsRestoredBeforeTheEvent() throws {
    var walk = walk(.v6_2)
    walk.redeem(WebShop.active)
    #expect(walk.emulator.user.builtIns.map(\.key) == ["utm_source"])
    #expect(
      walk.emulator.user.attributes.map { "\($0.key) \($0.shownValue) \($0.source.rawValue)" }
        == ["goal \"focus\" web", "team_size 4 web"])
    let event = try #require(walk.events.last { $0.name == "REDEMPTION_CONSUMED" })
    guard case .object(let members)? = event.value(of: "redemption") else {
      Issue.record("no redemption in the event")
      return
    }
    #expect(members.map(\.key) == ["token", "receipt", "subscriptions", "purchase_context"])
    #expect(members.first?.value == "SP…")
  }
}

/// Subscriptions, consent, custom events.
@Suite struct PeopleTests {
  @Test(arguments: [
    (Platform.ios, SDKVersion.v6_2, "stripe"), (.android, .v6_1, "WEB_CHECKOUT_STRIPE"),
    (.android, .v6_2, "STRIPE"),
  ])
  func aWebSubscriptionNamesItsStore(platform: Platform, version: SDKVersion, name: String) throws {
    let profile = Profile(platform: platform, sdkVersion: version, mode: .full)
    #expect(profile.webSourceName == name)
    var walk = WebShop.walk(user: "ann", profile: profile)
    walk.redeem(WebShop.active)
    let subscription = try #require(walk.emulator.activeSubscriptions.first)
    #expect(subscription.source == .stripe && subscription.planID == Northwind.yearly)
    #expect(subscription.status == .autoRenewing && subscription.nextRenewalDay == "2027-03-01")
  }

  @Test func subscriptionsComeFromTheCacheWhileItIsYoung() {
    var driver = EmulatorDriver(WebShop.catalog(user: "ann"))
    driver.command(.readSubscriptions())
    driver.command(.recordPurchaseElsewhere(planID: Northwind.yearly, .appleAppStore))
    driver.send(.command(.readSubscriptions()), after: 299_000)
    driver.send(.command(.readSubscriptions(invalidatesCache: true)))
    let counts = driver.effects.compactMap { effect -> Int? in
      if case .reportSubscriptions(let list) = effect { list.count } else { nil }
    }
    #expect(counts.first == 0 && counts.dropFirst().first == 0 && counts.last == 1)
  }

  @Test func readingSubscriptionsIsToldWithTheCacheInMind() {
    var walk = WebShop.walk(user: "ann")
    walk.command(.readSubscriptions())
    #expect(walk.note?.text == "userSubscriptions: none.")
    walk.command(.recordPurchaseElsewhere(planID: Northwind.yearly, .appleAppStore))
    walk.command(.readSubscriptions())
    #expect(walk.note?.text == "userSubscriptions, from its cache: none.")
    walk.command(.readSubscriptions(invalidatesCache: true))
    #expect(walk.note?.text == "userSubscriptions: yearly to 2027-03-01.")
    walk.command(.readSubscriptionsHistory)
    #expect(walk.note?.text == "userSubscriptionsHistory: none.")
    #expect(
      walk.trace.suffix(4).map(\.text) == [
        "userSubscriptions, past its cache", "answers 1 subscription", "userSubscriptionsHistory",
        "answers 0 subscriptions",
      ])
  }

  @Test func aCustomEventCarriesBothKindsOfAttributes() throws {
    var walk = WebShop.walk(user: "ann")
    walk.redeem(WebShop.active)
    walk.command(.emitCustomEvent(name: "chapter_done"))
    let event = try #require(walk.events.last { $0.name == "chapter_done" })
    func keys(_ key: String) -> [String] {
      guard case .object(let members)? = event.value(of: key) else { return [] }
      return members.map(\.key)
    }
    #expect(keys("user_attributes") == ["goal", "team_size"])
    #expect(
      keys("built_in_attributes") == [
        "utm_source", "ply_custom_events_tracked.chapter_done",
        "ply_custom_events_last_tracked.chapter_done",
      ])
    #expect(event.properties(for: .listener) == nil)
    #expect(event.properties(for: .wire) == event.properties)
  }

  @Test func eachConsentReplacesTheOneBefore() {
    var walk = WebShop.walk()
    walk.command(.setAttribute(key: "a", value: "b"))
    walk.command(.revokeConsent([.analytics]))
    walk.command(.openPlacement("premium"))
    #expect(walk.events.last?.reach == .nobody)
    walk.command(.revokeConsent([.personalization]))
    #expect(walk.emulator.user.attributes.isEmpty)
    walk.command(.setAttribute(key: "a", value: "b"))
    #expect(walk.emulator.user.attributes.isEmpty)
    walk.command(.closeAllScreens)
    #expect(walk.events.last?.reach == .listenerAndWire)
    walk.command(.revokeConsent([]))
    walk.command(.setAttribute(key: "a", value: "b"))
    #expect(walk.emulator.user.attributes.map(\.key) == ["a"])
  }

  @Test func identifiedAnalyticsHidesTheUsersID() {
    var walk = WebShop.walk(user: "ann")
    walk.command(.revokeConsent([.identifiedAnalytics]))
    walk.command(.openPlacement("premium"))
    #expect(walk.events.last?.value(of: "user_id") == nil)
    #expect(walk.events.last?.value(of: "anonymous_user_id") != nil)
  }

  @Test(arguments: [
    (SDKVersion.v6_1, "chapter_done", 0, "Custom events exist from SDK 6.2 on: nothing is sent."),
    (.v6_2, "chapter_done", 1, "chapter_done is sent."),
    (
      .v6_2, "", 0,
      "The custom event has no name: a warning in the log, nothing is sent."
    ),
  ])
  func aCustomEventIsSentWhenItIsDeclared(
    version: SDKVersion, name: String, count: Int, note: String
  ) {
    var walk = WebShop.walk(profile: Profile(sdkVersion: version, mode: .full))
    walk.command(.emitCustomEvent(name: name))
    let sent = walk.events.filter { $0.reach == .wireOnly }
    #expect(sent.count == count && walk.note?.text == note && walk.rules == [])
    #expect(sent.first?.value(of: "displayed_presentation") == nil)
  }

  @Test func aTrackedEventBesideAPurchaseStillClosesTheScreen() {
    let chain: [ComponentAction] = [
      .trackEvent("chapter_done"), .intercepted(Northwind.action(.purchase)),
    ]
    var catalog = Northwind.catalog(chains: [chain])
    catalog.project.customEvents = ["chapter_done"]
    var walk = Walk.onPremium(catalog)
    walk.press()
    walk.choose(.bought)
    walk.choose(.ok)
    #expect(walk.screens.isEmpty)
    let custom = walk.events.first { $0.reach == .wireOnly }
    #expect(custom?.value(of: "displayed_presentation") == "plans")
  }

  @Test func case38AnAbandonedPurchaseOfTheAppIsTold() {
    let own = InterceptorSetting(shows: .ownStore)
    var walk = Walk.on([.purchase], mode: .observer, intercepting(.purchase, own))
    walk.press()
    walk.choose(.cancelled)
    #expect(walk.eventNames.last == "PURCHASE_CANCELLED_BY_APP" && walk.isIdle)
  }

  @Test func case6ARefusalBeforeAnyPurchaseTellsTheTapOnly() {
    var walk = Walk.on([.purchase], mode: .observer, intercepting(.purchase, answering(.failed)))
    walk.press()
    #expect(walk.eventNames.last == "PURCHASE_TAPPED" && walk.isIdle)
  }

  @Test func halfAnHourOfRestEndsASession() {
    var walk = WebShop.walk()
    walk.command(.openPlacement("premium"))
    walk.wait(30 * 60_000 + 1)
    walk.command(.closeAllScreens)
    #expect(walk.events.last?.value(of: "session_count") == .integer(2))
    #expect(
      walk.events.last?.value(of: "event_created_at") == "2026-03-01T00:30:00.001Z")
  }

  @Test func aScreenKeepsTheLanguageOfItsFetch() {
    var walk = WebShop.walk()
    walk.command(.openPlacement("premium"))
    walk.command(.setLanguage("fr"))
    #expect(walk.textContext.locale == "en" && walk.emulator.language == "fr")
    walk.command(.openScreen("thanks"))
    #expect(walk.textContext.locale == "fr")
  }
}
