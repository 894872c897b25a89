@testable import EmulatorCore
import PaywallModel
import Testing

/// Faults of area D of the cases, by their numbers.

@Test func case56BeforeStartOnlyTheSDKsOwnLinksAreItsOwn() {
  var driver = EmulatorDriver(WebShop.catalog(), isStarted: false)
  driver.command(.handleDeeplink("https://www.example.com/terms"))
  #expect(driver.lines.last?.text == "answers false: not its link")
  driver.command(.handleDeeplink("nw://ply/placements/settings"))
  #expect(driver.lines.last?.text == "answers true")
  #expect(driver.emulator.presentations.isEmpty)
  driver.command(.start)
  #expect(driver.emulator.presentations.map(\.screenID) == ["compact"])
  #expect(
    driver.events == [
      "APP_CONFIGURED", "DEEPLINK_OPENED", "PRESENTATION_LOADED", "PRESENTATION_VIEWED",
      "APP_STARTED",
    ])
  driver.finish()
}

@Test func case58TheSameLinkOfASecondAccountIsMailedAnewAndThatOneMovesIt() {
  var walk = WebShop.walk(user: "ann")
  walk.redeem(WebShop.active)
  walk.command(.login(userID: "bob"))
  walk.open(WebShop.link(WebShop.active))
  walk.wait(2_000)
  #expect(walk.dialogs.last?.apiName == "EXPIRED_REDEMPTION_TOKEN")
  #expect(walk.dialogs.last?.text == "A new one was sent to j***@example.com.")
  walk.choose(.ok)
  #expect(walk.owner(of: WebShop.active) == .user("ann"))
  walk.openNewestMail()
  #expect(walk.lastRedemption == .active)
  #expect(walk.owner(of: WebShop.active) == .user("bob"))
}

@Test func case60ARedemptionIsNoRestore() {
  var walk = WebShop.walk()
  walk.redeem(WebShop.active)
  #expect(walk.eventNames.filter { $0 == "REDEMPTION_CONSUMED" }.count == 1)
  #expect(walk.eventNames.allSatisfy { !$0.hasPrefix("RESTORE") && $0 != "IN_APP_RESTORED" })
}

@Test(arguments: Platform.allCases)
func case61TheSameLinkTwiceIsExchangedOnce(platform: Platform) {
  var walk = WebShop.walk(
    handling: RedemptionHandling(registration: .atStart),
    profile: Profile(platform: platform, mode: .full))
  walk.open(WebShop.link(WebShop.active))
  walk.wait(10)
  walk.open(WebShop.link(WebShop.active))
  #expect(
    walk.note?.text == "Link opened once: the second delivery was the same link.")
  walk.wait(2_000)
  walk.choose(.ok)
  #expect(walk.redemptions.map(\.outcome) == [.active])
  #expect(walk.eventNames.filter { $0.hasPrefix("REDEMPTION") } == ["REDEMPTION_CONSUMED"])
}

@Test func case62ALinkWaitsForTheAlertOnTop() {
  var walk = WebShop.walk()
  walk.command(.showAlert(.inAppDeferred))
  walk.open("nw://ply/placements/settings")
  #expect(walk.screens.isEmpty)
  #expect(walk.note?.text == "The link waits until the dialog is closed.")
  walk.choose(.ok)
  #expect(walk.screens == ["compact"])
}

@Test func case62ALinkWaitsForADialogOfTheAppThatWasAnsweredEarly() {
  let terms = InterceptorSetting(shows: .terms, fault: .early)
  var walk = Walk.on([.promoCode], intercepting(.promoCode, terms))
  walk.press()
  walk.choose(.done)
  #expect(walk.emulator.press == nil && walk.dialogs.map(\.owner) == [.app])
  walk.open("nw://ply/placements/settings")
  #expect(walk.screens == ["plans"])
  walk.choose(.accept)
  #expect(walk.screens == ["plans", "compact"])
}

@Test func case64AnOldLinkIsNotTakenAgain() {
  var walk = WebShop.walk()
  walk.open("nw://ply/placements/settings")
  walk.command(.closeAllScreens)
  walk.wait(60 * 60_000)
  walk.command(.allowDeeplink(true))
  #expect(walk.screens.isEmpty)
  walk.handle(.openLink("nw://ply/presentations/thanks", .coldStart), at: walk.now)
  #expect(walk.screens == ["thanks"])
}

// Order of events, gates and queues.

@Test(arguments: [
  (
    Platform.ios,
    ["DEEPLINK_OPENED", "PRESENTATION_LOADED", "PRESENTATION_VIEWED"]
  ),
  (.android, ["PRESENTATION_LOADED", "DEEPLINK_OPENED", "PRESENTATION_VIEWED"]),
])
func aLinkSendsItsEventsInThePlatformsOrder(platform: Platform, events: [String]) {
  var walk = WebShop.walk(profile: Profile(platform: platform, mode: .full))
  walk.open("nw://ply/placements/settings")
  #expect(walk.eventNames.dropFirst(2) == events[...])
}

@Test func twoLinksBeforeReadyComeOutInOrderAndARedemptionDoesNotWait() {
  var walk = WebShop.walk()
  walk.command(.allowDeeplink(false))
  walk.open("nw://ply/placements/settings")
  walk.open("nw://ply/presentations/thanks")
  walk.redeem(WebShop.active)
  #expect(walk.lastRedemption == .active && walk.screens.isEmpty)
  #expect(walk.emulator.links.held.count == 2)
  walk.command(.allowDeeplink(true))
  #expect(walk.screens == ["compact", "thanks"])
}

@Test func otherLinksWaitForARedemptionAndComeInTheirOrder() {
  var walk = WebShop.walk()
  walk.open(WebShop.link(WebShop.active))
  walk.open("nw://ply/placements/settings")
  walk.open(WebShop.link(WebShop.old))
  walk.open("nw://ply/presentations/thanks")
  #expect(walk.screens.isEmpty)
  walk.wait(2_000)
  walk.choose(.ok)
  #expect(walk.screens == ["compact"] && walk.emulator.redemption.running != nil)
  walk.wait(2_000)
  walk.choose(.ok)
  #expect(walk.screens == ["compact", "thanks"])
  #expect(
    walk.eventNames.filter { $0.hasPrefix("REDEMPTION") }
      == ["REDEMPTION_CONSUMED", "REDEMPTION_FAILED"])
}

@Test func anAlertAndARedemptionAreSeenOneAfterTheOther() {
  var walk = WebShop.walk(handling: RedemptionHandling(registration: .atStart))
  walk.open(WebShop.link(WebShop.active))
  walk.wait(100)
  walk.command(.showAlert(.inAppDeferred))
  walk.wait(2_000)
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.inAppDeferred)])
  walk.choose(.ok)
  #expect(walk.dialogs.map(\.kind) == [.sdkAlert(.webRedemption)] && walk.redemptions.isEmpty)
  walk.choose(.ok)
  #expect(walk.dialogs.isEmpty && walk.redemptions.count == 1)
}

@Test func theWatchdogEndsARedemptionAfterNinetySeconds() {
  var walk = WebShop.walk(handling: RedemptionHandling(registration: .atStart))
  walk.open(WebShop.link(WebShop.slow))
  walk.wait(89_999)
  #expect(walk.dialogs.map(\.kind) == [.sdkRedemption])
  walk.wait(1)
  walk.choose(.ok)
  #expect(walk.redemptions.map(\.outcome) == [.failed] && walk.isIdle)
}

@Test func aRedemptionWhoseProcessEndedSettlesInTheNextStart() {
  var walk = WebShop.walk(handling: RedemptionHandling(registration: .atStart))
  walk.open(WebShop.link(WebShop.active))
  walk.wait(100)
  walk.open("nw://ply/placements/settings", .coldStart)
  walk.wait(2_000)
  walk.choose(.ok)
  #expect(walk.redemptions.map(\.outcome) == [.active] && walk.screens == ["compact"])
}

@Test(arguments: [
  (WebShop.used, RedemptionOutcome.expired), (WebShop.old, .expired), (WebShop.cancelled, .failed),
  (WebShop.broken, .failed), ("nobody-sold-this", .invalid), ("spring-active-0001", .invalid),
])
func theServerAnswersWhatTheProjectSays(token: String, outcome: RedemptionOutcome) {
  var walk = WebShop.walk(user: "ann")
  let mails = walk.emulator.redemption.mails.count
  walk.redeem(token)
  #expect(walk.lastRedemption == outcome)
  #expect(walk.emulator.redemption.mails.count == mails + (outcome == .expired ? 1 : 0))
}

@Test func aLinkGetsTooOldOnTheWalksOwnClock() {
  var walk = WebShop.walk(user: "ann")
  walk.wait(4 * 60 * 60_000 + 1)
  walk.redeem(WebShop.active)
  #expect(walk.lastRedemption == .expired)
}

@Test func withoutANetworkNothingIsExchanged() {
  var walk = WebShop.walk(user: "ann")
  walk.command(.setOffline(true))
  walk.redeem(WebShop.active)
  #expect(walk.lastRedemption == .failed && walk.owner(of: WebShop.active) == nil)
}

@Test func previewsPassTheGateOnIOSFrom61() {
  for (version, screens) in [(SDKVersion.v6_0, []), (.v6_1, ["compact"]), (.v6_2, ["compact"])] {
    var walk = WebShop.walk(profile: Profile(sdkVersion: version, mode: .full))
    walk.command(.allowDeeplink(false))
    walk.open("nw://ply/placements/settings?preview=1")
    #expect(walk.screens == screens, "\(version.rawValue)")
  }
}

@Test func aPreviewIsSaidToBeOne() {
  var walk = WebShop.walk()
  walk.open("nw://ply/placements/settings?preview=1")
  #expect(walk.trace.contains { $0.text == "shows it as a preview, in Debug Mode" })
  let link = try? DeeplinkReader.read("nw://ply/placements/settings?preview=1")
  #expect(link?.words == "placement settings, a preview")
}

@Test func aLinkThatLaunchesTheAppBelongsToItsOnlyStart() {
  var catalog = WebShop.catalog()
  catalog.project.campaigns = [
    Campaign(
      id: "hello", trigger: CampaignTrigger(event: "APP_STARTED"),
      assignment: Assignment(.screen("thanks")), displayLimit: 1)
  ]
  var walk = Walk(catalog: catalog)
  walk.open("nw://ply/placements/settings", .coldStart)
  #expect(walk.eventNames.count { $0 == "APP_STARTED" } == 1)
  #expect(walk.eventNames.prefix(2) == ["APP_CONFIGURED", "DEEPLINK_OPENED"])
  #expect(walk.screens == ["compact", "thanks"])
  walk.command(.closeAllScreens)
  walk.open("nw://ply/placements/settings", .coldStart)
  #expect(walk.eventNames.count { $0 == "APP_STARTED" } == 2 && walk.screens == ["compact"])
}

@Test func anEscapedTokenIsRedeemed() {
  var walk = WebShop.walk(user: "ann")
  walk.redeem(WebShop.active.replacing("-", with: "%2D"))
  #expect(walk.lastRedemption == .active)
}

@Test(arguments: [(false, 0), (true, 1)])
func withoutANetworkTheProductsAreNotTold(isOffline: Bool, count: Int) {
  var walk = WebShop.walk()
  walk.command(.setOffline(isOffline))
  walk.open("nw://ply/placements/settings", .coldStart)
  let started = walk.eventNames.dropFirst(2)
  #expect(started.count { $0 == "STORE_PRODUCT_FETCH_FAILED" } == count)
  if isOffline { #expect(started.prefix(2) == ["STORE_PRODUCT_FETCH_FAILED", "APP_CONFIGURED"]) }
}

@Test(arguments: Platform.allCases)
func onlyBridgesTellThatAPlacementWasOpened(platform: Platform) {
  var walk = Walk.on([.openPlacement], platform: platform)
  walk.press()
  let isBridge = platform != .ios && platform != .android
  #expect(walk.eventNames.contains("PLACEMENT_OPENED") == isBridge)
}

@Test(arguments: Platform.allCases)
func theReactNativeBridgeAsksForTheFullScreen(platform: Platform) {
  var walk = Walk.on([.close], platform: platform)
  #expect(walk.presentation?.displayMode.kind == (platform == .reactNative ? .full : .modal))
  walk.open("nw://ply/presentations/compact")
  #expect(walk.presentation?.displayMode.kind == .modal)
}

@Test func androidTakesALinkByItselfAndDropsTheSecondDelivery() {
  var walk = WebShop.walk(profile: Profile(platform: .android, mode: .full))
  walk.open("nw://ply/placements/settings")
  #expect(walk.screens == ["compact"])
  #expect(walk.note?.text == "Link opened once: the second delivery was the same link.")
}

@Test func withoutAutomaticHandlingOnlyTheAppHandsTheLinkOver() {
  var walk = WebShop.walk(
    links: LinkHandling(forwards: false, isAutomatic: false),
    profile: Profile(platform: .android, mode: .full))
  walk.open("nw://ply/placements/settings")
  #expect(walk.screens.isEmpty)
  #expect(walk.note?.text == "Your app did not hand the link to the SDK: nothing happens.")
}

@Test func inSDK5LinksAreHeldAtFirstAndRedemptionLinksAreUnknown() {
  var walk = WebShop.walk(profile: Profile(sdkVersion: .v5))
  walk.open("nw://ply/placements/settings")
  #expect(walk.screens.isEmpty && walk.emulator.links.held.count == 1)
  walk.open(WebShop.link(WebShop.active))
  #expect(walk.emulator.links.records.last?.fate == .notOurs)
  walk.open("nw://ply/subscriptions")
  walk.command(.allowDeeplink(true))
  #expect(walk.trace.contains { $0.text == "readyToOpenDeeplink(true)" })
  #expect(walk.eventNames.contains("SUBSCRIPTIONS_LIST_VIEWED") || !walk.screens.isEmpty)
}
