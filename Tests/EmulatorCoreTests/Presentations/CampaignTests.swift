import EmulatorCore
import PaywallModel
import Testing

/// When campaigns come up, and when they do not (dossier §5.10).
@Suite struct CampaignTests {
  private static let day = 24 * 60 * 60 * 1_000

  private static func campaign(
    _ id: String = "spring", on event: String = "note_saved",
    _ change: (inout Campaign) -> Void = { _ in }
  ) -> Campaign {
    var campaign = Campaign(
      id: id, trigger: CampaignTrigger(event: event, isCustom: true),
      assignment: Assignment(.screen("spring")))
    change(&campaign)
    return campaign
  }

  private static func walk(
    _ campaigns: [Campaign], version: SDKVersion = .v6_2,
    start: StartState = StartState(userID: "bob", date: "2026-03-01")
  ) -> Walk {
    var catalog = Tour.walk(campaigns: campaigns, version: version, start: start).emulator.catalog
    catalog.project.customEvents = ["note_saved", "PRESENTATION_CLOSED"]
    return Walk(catalog: catalog)
  }

  @Test func aCustomEventBringsItUpAndTheDefaultHandlerHears() {
    var walk = Self.walk([Self.campaign()])
    walk.save()
    #expect(walk.screens == ["spring"])
    #expect(walk.property("campaign_id", of: "PRESENTATION_VIEWED") == "spring")
    walk.command(.closeAllScreens)
    #expect(walk.outcomes.map(\.listener) == [.globalHandler])
  }

  @Test(arguments: [("4", 1), ("3", 0), ("", 0), ("many", 0)])
  func aFilterLooksAtTheProperties(pages: String, shown: Int) {
    let filtered = Self.campaign {
      $0.trigger?.condition = .property("pages", .above(3))
    }
    var walk = Self.walk([filtered])
    walk.save(pages.isEmpty ? [] : [SDKEvent.Property("pages", pages)])
    #expect(walk.screens.count == shown)
  }

  /// An event of the SDK is another one than the app's of the same name.
  @Test func anEventOfTheAppDoesNotStandForTheSDKsOwn() {
    let sdk = Campaign(
      id: "bye", trigger: CampaignTrigger(event: "PRESENTATION_CLOSED"),
      assignment: Assignment(.screen("spring")))
    var walk = Self.walk([sdk])
    walk.command(.emitCustomEvent(name: "PRESENTATION_CLOSED", properties: []))
    #expect(walk.screens.isEmpty)
    walk.command(.openPlacement("settings"))
    walk.command(.closeAllScreens)
    #expect(walk.screens == ["spring"])
  }

  @Test(arguments: [(SDKVersion.v6_1, false), (.v6_2, true)])
  func onlyAppStartedIsKnownBefore62(version: SDKVersion, isKnown: Bool) {
    var walk = Self.walk([Self.campaign()], version: version)
    walk.save()
    #expect(walk.screens.isEmpty != isKnown)
    let atStart = Campaign(id: "start", assignment: Assignment(.screen("spring")))
    #expect(Self.walk([atStart], version: version).screens == ["spring"])
  }

  /// Days from the start day, and whether it comes.
  /// The welcome of document 002: from 6.2 on a redemption brings a campaign up, by itself.
  @Test(arguments: [(SDKVersion.v6_1, [String]()), (.v6_2, ["thanks"])])
  func aRedemptionBringsItUp(version: SDKVersion, screens: [String]) {
    var catalog = WebShop.catalog(user: "ann", profile: Profile(sdkVersion: version, mode: .full))
    catalog.project.campaigns = [
      Campaign(
        id: "welcome", trigger: CampaignTrigger(event: "REDEMPTION_CONSUMED"),
        assignment: Assignment(.screen("thanks")))
    ]
    var walk = Walk(catalog: catalog)
    walk.redeem(WebShop.broken)
    #expect(walk.screens == [])
    walk.redeem(WebShop.active)
    #expect(walk.screens == screens)
  }

  @Test(arguments: [(0, false), (1, true), (8, true), (9, false)])
  func itComesOnItsDaysOnly(day: Int, comes: Bool) throws {
    let from = try #require(UTCTime.seconds("2026-03-02"))
    let until = try #require(UTCTime.seconds("2026-03-10T00:00:00Z"))
    var walk = Self.walk([
      Self.campaign {
        $0.from = from
        $0.until = until
      }
    ])
    walk.wait(day * Self.day)
    walk.save()
    #expect(walk.screens.isEmpty != comes)
  }

  /// Displays at most; the displays after six events.
  @Test(arguments: [1, 2, 5]) func itsDisplaysAreCounted(limit: Int) {
    var walk = Self.walk([Self.campaign { $0.displayLimit = limit }])
    #expect(walk.displays(ofEvents: 6, apart: 0) == limit)
  }

  /// Frequency, milliseconds between six events; how often it is shown.
  @Test(arguments: [
    (CampaignFrequency(displays: 1, span: .seconds(60)), 10_000, 1),
    (CampaignFrequency(displays: 1, span: .seconds(60)), 60_000, 6),
    (CampaignFrequency(displays: 2, span: .seconds(60)), 20_000, 4),
    (CampaignFrequency(displays: 1, span: .sessions(1)), 60_000, 1),
    (CampaignFrequency(displays: 1, span: .sessions(1)), 1_800_000, 6),
    (CampaignFrequency(displays: 1, span: .sessions(2)), 1_800_000, 3),
  ])
  func itIsNotMoreFrequent(frequency: CampaignFrequency, apart: Int, shown: Int) {
    var walk = Self.walk([Self.campaign { $0.frequency = frequency }])
    #expect(walk.displays(ofEvents: 6, apart: apart) == shown)
  }

  @Test func itsExposureEndsAWhileAfterTheFirstDisplay() {
    var walk = Self.walk([Self.campaign { $0.exposureSeconds = 90 }])
    #expect(walk.displays(ofEvents: 6, apart: 30_000) == 3)
  }

  @Test func aCappedOneYieldsToTheNext() {
    let high = Self.campaign("high") {
      $0.priority = 9
      $0.displayLimit = 1
    }
    let low = Self.campaign("low") { $0.assignment = Assignment(.screen("thanks")) }
    var walk = Self.walk([low, high])
    walk.save()
    #expect(walk.screens == ["spring"])
    walk.command(.closeAllScreens)
    walk.save()
    #expect(walk.screens == ["thanks"])
  }

  @Test func whatIsHeldWaitsAndComesOnce() {
    var walk = Self.walk([Self.campaign()])
    walk.command(.presentation(.allowCampaigns(false)))
    walk.save()
    walk.save()
    #expect(walk.screens.isEmpty && walk.emulator.campaigns.waiting == ["spring"])
    walk.command(.presentation(.allowCampaigns(true)))
    #expect(walk.screens == ["spring"])
    walk.command(.closeAllScreens)
    #expect(walk.screens.isEmpty)
  }

  @Test func linksHaveAGateOfTheirOwn() {
    var walk = Self.walk([Self.campaign()])
    walk.command(.allowDeeplink(false))
    walk.save()
    #expect(walk.screens == ["spring"])
  }

  @Test func revokedConsentKeepsItAway() {
    var walk = Self.walk([Self.campaign()])
    walk.command(.revokeConsent([.campaigns]))
    walk.save()
    #expect(walk.screens.isEmpty)
    walk.command(.revokeConsent([]))
    walk.save()
    #expect(walk.screens == ["spring"])
  }

  @Test func itWaitsUntilNothingCoversTheScreen() {
    var walk = Self.walk([Self.campaign()])
    walk.command(.openPlacement("settings"))
    walk.command(.showAlert(.commonError))
    walk.save()
    #expect(walk.screens == ["compact"])
    walk.choose(.ok)
    #expect(walk.screens == ["compact", "spring"])
  }

  /// Its audience is looked at when it is triggered; an attribute alone brings nothing up.
  @Test func itsAudienceDecides() {
    var walk = Self.walk([Self.campaign { $0.audienceID = "teams" }])
    walk.save()
    walk.command(.setAttribute(key: "size", value: "9", kind: .int))
    #expect(walk.screens.isEmpty)
    walk.save()
    #expect(walk.screens == ["spring"])
  }

  /// At placements neither caps nor the gate count.
  @Test func atItsPlacementsItStandsIn() {
    let linked = Campaign(
      id: "spring", trigger: nil, placementIDs: ["settings"],
      assignment: Assignment(.screen("spring")), displayLimit: 1)
    var walk = Self.walk([linked])
    walk.command(.presentation(.allowCampaigns(false)))
    for _ in 0..<3 {
      walk.command(.openPlacement("settings"))
      #expect(walk.screens == ["spring"])
      #expect(walk.presentation?.resolution.campaignID == "spring")
      walk.command(.closeAllScreens)
    }
    #expect(walk.outcomes.allSatisfy { $0.listener == .onDismissed })
  }

  /// Two that each begin when the other's screen closes do not call one another for ever.
  @Test func aScreenOfACampaignStartsNone() {
    let own = Campaign(
      id: "own", trigger: CampaignTrigger(event: "PRESENTATION_VIEWED"),
      assignment: Assignment(.screen("spring")))
    var walk = Self.walk([own])
    walk.command(.openPlacement("settings"))
    #expect(walk.screens == ["compact", "spring"])
  }
}

extension Walk {
  fileprivate mutating func save(_ properties: [SDKEvent.Property] = []) {
    command(.emitCustomEvent(name: "note_saved", properties: properties))
  }

  /// Sends events, milliseconds apart, and closes whatever comes up.
  fileprivate mutating func displays(ofEvents count: Int, apart: Int) -> Int {
    for _ in 0..<count {
      save()
      command(.closeAllScreens)
      wait(apart)
    }
    return eventNames.count { $0 == "PRESENTATION_VIEWED" }
  }
}
