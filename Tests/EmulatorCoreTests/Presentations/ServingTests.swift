import EmulatorCore
import PaywallModel
import Testing

/// What a placement serves, to whom, and why.
@Suite struct ServingTests {
  /// User, attributes, what is asked for; the screen, audience and variant.
  @Test(arguments: [
    ("bob", "", "premium", "plans", "–", "A"), ("ann", "", "premium", "compact", "–", "B"),
    ("bob", "2", "premium", "plans", "–", "A"), ("bob", "4", "premium", "family", "teams", "–"),
    ("bob", "many", "premium", "plans", "–", "A"), ("bob", "", "settings", "compact", "–", "–"),
    ("bob", "", "onboarding", "hello", "–", "–"), ("bob", "", "winback", "–", "–", "–"),
    ("bob", "", "old", "compact", "–", "–"), ("bob", "", "premum", "–", "–", "–"),
  ])
  func aPlacementServes(
    user: String, size: String, placement: String, screen: String, audience: String,
    variant: String
  ) {
    let attributes = size.isEmpty ? [] : [StartState.Attribute(key: "size", value: size)]
    let start = StartState(userID: user, attributes: attributes)
    let found = Tour.walk(start: start).emulator.resolution(of: .placement(placement))
    #expect(
      [found.screenID, found.audienceID, found.variantID].map { $0 ?? "–" }
        == [screen, audience, variant])
  }

  @Test(arguments: [
    ("settings", PresentationType.normal), ("winback", .deactivated), ("old", .fallback),
    ("own", .client), ("premum", .deactivated),
  ])
  func aPresentationHasItsType(placement: String, type: PresentationType) {
    #expect(Tour.walk().emulator.resolution(of: .placement(placement)).type == type)
  }

  @Test func everyDecisionIsSaidInOrder() {
    let found = Tour.walk().emulator.resolution(of: .placement("premium"))
    #expect(
      found.reasons == [
        "Everyone else: in none of 2 audiences.",
        "price, variant A: the user is in bucket \(ABTest.bucket(of: "bob")).",
      ])
  }

  @Test func aTesterPicksAudienceAndVariant() {
    var walk = Tour.walk()
    walk.command(.presentation(.setVariant(test: "price", "B")))
    walk.command(.openPlacement("premium"))
    #expect(walk.screens == ["compact"])
    walk.command(.presentation(.setAudience(placement: "premium", .audience("teams"))))
    #expect(walk.screens == ["compact"])
    walk.command(.presentation(.fetchAgain))
    #expect(walk.screens == ["family"])
    #expect(walk.presentation?.resolution.reasons == ["Teams, picked by hand."])
    walk.command(.presentation(.setAudience(placement: "premium", .everyoneElse)))
    walk.command(.presentation(.setVariant(test: "price", nil)))
    walk.command(.presentation(.fetchAgain))
    #expect(walk.screens == ["plans"])
  }

  @Test func anUnknownPickLeavesTheRules() {
    var walk = Tour.walk()
    walk.command(.presentation(.setAudience(placement: "premium", .audience("nobody else"))))
    walk.command(.presentation(.setVariant(test: "price", "Z")))
    walk.command(.openPlacement("premium"))
    #expect(walk.screens == ["plans"] && walk.presentation?.resolution.variantID == "A")
  }

  /// An attribute that comes after the fetch counts from the next one.
  @Test func whatIsKnownAtTheFetchDecides() {
    var walk = Tour.walk()
    walk.command(.presentation(.preload(.placement("premium"))))
    walk.command(.setAttribute(key: "size", value: "9", kind: .int))
    walk.command(.presentation(.display(RequestID(1))))
    #expect(walk.screens == ["plans"])
    walk.pressClose()
    walk.command(.openPlacement("premium"))
    #expect(walk.screens == ["family"])
  }

  @Test func eventsCarryWhatWasServed() {
    var walk = Tour.walk(start: StartState(userID: "ann"))
    walk.command(.openPlacement("premium"))
    let seen = ["placement_id", "ab_test_id", "ab_test_variant_id", "audience_id"].map {
      walk.property($0, of: "PRESENTATION_VIEWED") ?? "–"
    }
    #expect(seen == ["premium", "price", "B", "–"])
  }

  @Test func whatAnActionOpensKeepsTheAttributionOfItsScreen() {
    var walk = Tour.walk()
    walk.command(.openPlacement("premium"))
    walk.press("again")
    #expect(walk.property("placement_id", of: "PRESENTATION_VIEWED") == "premium")
    #expect(walk.property("ab_test_variant_id", of: "PRESENTATION_VIEWED") == "A")
  }

  /// States of a handle, in their order.
  @Test(arguments: [
    (0, "settings", ["loading", "loaded", "displayed", "dismissed"]),
    (500, "settings", ["loading", "loaded", "displayed", "dismissed"]),
    (0, "winback", ["loading", "loaded"]), (0, "lost", ["loading", "error"]),
  ])
  func aHandleGoesThroughItsStates(latency: Int, placement: String, states: [String]) {
    var driver = EmulatorDriver(Tour.walk().emulator.catalog)
    driver.command(.presentation(.setFetchLatency(milliseconds: latency)))
    driver.command(.openPlacement(placement))
    driver.send(.tick, after: 1_000)
    driver.command(.closeAllScreens)
    let seen = driver.effects.compactMap { effect in
      if case .presentationState(_, let state) = effect { state.name } else { nil }
    }
    #expect(seen == states)
  }

  @Test func offlineNothingIsLoadedAndTheErrorIsTold() {
    var walk = Tour.walk()
    walk.command(.setOffline(true))
    walk.command(.openPlacement("settings"))
    #expect(walk.screens.isEmpty)
    #expect(walk.emulator.requests.last?.state == .failed("PLYError.network"))
    walk.command(.setOffline(false))
    walk.command(.openPlacement("settings"))
    #expect(walk.screens == ["compact"])
  }

  @Test func whatWasLoadedBeforeTheNetworkWentIsDisplayed() {
    var walk = Tour.walk()
    walk.command(.presentation(.preload(.placement("settings"))))
    walk.command(.setOffline(true))
    walk.command(.presentation(.display(RequestID(1))))
    #expect(walk.screens == ["compact"])
  }

  @Test func case51AUsedHandleIsRefusedAndANewOneShows() {
    var walk = Tour.walk()
    walk.command(.openPlacement("settings"))
    walk.pressClose()
    walk.command(.presentation(.display(RequestID(1))))
    #expect(walk.screens.isEmpty && walk.rules == [.presentationNotLoaded])
    walk.command(.presentation(.preload(.placement("settings"))))
    walk.command(.presentation(.display(RequestID(2))))
    #expect(walk.screens == ["compact"] && walk.isIdle)
  }

  /// Screens that open one another end, with a name.
  @Test func aRingOfScreensIsBounded() {
    var walk = Tour.walk()
    walk.command(.openPlacement("premium"))
    for _ in 0..<40 { walk.press("again") }
    #expect(walk.screens.count == 30 && Set(walk.rules) == [.windowsPileUp])
    walk.command(.closeAllScreens)
    #expect(walk.screens.isEmpty && walk.isIdle)
  }
}
