import EmulatorCore
import PaywallModel
import Testing

/// Steps, links and the ways out of a flow (dossier §5.7).
@Suite struct FlowTests {
  private static func onTour(
    _ platform: Platform = .ios, version: SDKVersion = .v6_2,
    _ integration: Integration = Integration()
  ) -> Walk {
    var walk = Tour.walk(platform: platform, version: version, integration)
    walk.command(.openPlacement("onboarding"))
    return walk
  }

  /// A link takes the place of opening something; nothing else.
  @Test(arguments: [
    ("start", ["hello", "goals"]), ("page", ["hello", "account"]), ("buy", ["hello"]),
    ("other", ["hello"]),
  ])
  func aPressLeads(button: String, steps: [String]) {
    var walk = Self.onTour()
    walk.press(button)
    #expect(walk.flowSteps == steps)
    #expect((button == "buy") == (walk.dialogs.first?.owner == .store))
    #expect((button == "other") == (walk.screens.last == "compact"))
    #expect(walk.openedURLs.isEmpty)
  }

  @Test func aLinkForAllTakesWhatHasNoLinkOfItsOwn() {
    var walk = Self.onTour()
    walk.press("start")
    walk.press("next")
    #expect(walk.flowSteps == ["hello", "goals", "account"])
  }

  @Test func stepsComeUpAsTheirLinkElseAsTheirFlowSays() {
    var walk = Self.onTour()
    #expect(walk.presentation?.displayMode.kind == .full)
    walk.press("start")
    #expect(walk.presentation?.displayMode.kind == .drawer)
    walk.press("next")
    #expect(walk.presentation?.displayMode.kind == .push)
  }

  @Test func eventsSayWhichStepAndWhereFrom() {
    var walk = Self.onTour()
    walk.press("start")
    let keys = [
      "flow_id", "flow_version", "step_id", "from_step_id", "from_action_id", "flow_session_id",
      "placement_id",
    ]
    #expect(
      keys.map { walk.property($0, of: "PRESENTATION_VIEWED") ?? "–" }
        == ["tour", "3", "goals", "hello", "start", walk.session, "onboarding"])
    #expect(!walk.session.isEmpty)
  }

  @Test func eachWalkThroughAFlowIsASessionOfItsOwn() {
    var walk = Self.onTour()
    let first = walk.session
    walk.command(.closeAllScreens)
    walk.command(.openPlacement("onboarding"))
    #expect(walk.session != first)
  }

  @Test func closeTakesAStepAndNobodyHearsOfIt() {
    var walk = Self.onTour()
    walk.press("start")
    walk.pressClose()
    #expect(walk.flowSteps == ["hello"] && walk.outcomes.isEmpty)
  }

  @Test func theSystemsBackAndBackGoOneStep() {
    var walk = Self.onTour(.android)
    walk.press("start")
    walk.systemBack()
    #expect(walk.flowSteps == ["hello"])
    walk.press("start")
    walk.command(.presentation(.back))
    #expect(walk.flowSteps == ["hello"] && walk.outcomes.isEmpty)
    walk.command(.presentation(.back))
    #expect(walk.flowSteps == ["hello"])
    #expect(walk.note?.text.contains("step") == true)
  }

  @Test func closeAllLeavesAndOneOutcomeIsTold() {
    var walk = Self.onTour()
    walk.press("start")
    walk.pressBack()
    #expect(walk.screens.isEmpty && walk.outcomes.count == 1)
    #expect(walk.outcomes.first?.screenID == "goals")
    #expect(walk.rules == [.wrongClose])
  }

  /// Before 6.1 every step tells an outcome.
  @Test(arguments: [(SDKVersion.v6_0, 2), (.v6_1, 1), (.v6_2, 1)])
  func oneOutcomeFrom61(version: SDKVersion, count: Int) {
    var walk = Self.onTour(version: version)
    walk.press("start")
    walk.command(.closeAllScreens)
    #expect(walk.outcomes.count == count)
  }

  /// The window stays, empty, and takes every press; the app can close it.
  @Test(arguments: Platform.allCases)
  func closeOnTheFirstStepLeavesAnEmptyWindow(platform: Platform) {
    var walk = Self.onTour(platform)
    walk.pressClose()
    #expect(walk.presentation?.stage == .emptied && walk.rules == [.emptyWindow])
    let before = walk.emulator
    walk.press("start")
    walk.pressClose()
    walk.systemBack()
    #expect(walk.emulator == before && walk.outcomes.isEmpty)
    walk.command(.closeAllScreens)
    #expect(walk.screens.isEmpty && walk.outcomes.count == 1)
  }

  @Test func whatWasBoughtOnAStepIsTheOutcomeOfTheFlow() {
    var walk = Self.onTour()
    walk.press("buy")
    walk.choose(.bought)
    walk.choose(.ok)
    #expect(walk.screens.isEmpty)
    #expect(walk.outcomes.map(\.result) == [.purchased])
    #expect(walk.outcomes.map(\.planID) == [Northwind.yearly])
  }

  /// A step whose screen is not there is not opened, and the press ends.
  @Test(arguments: ["nowhere", "goals"])
  func aLinkThatLeadsNowhereEndsThePress(target: String) {
    var catalog = Tour.walk().emulator.catalog
    catalog.project.flows[0].steps[0].links = [FlowLink(to: target)]
    catalog.project.flows[0].steps[1].screenID = "gone"
    var walk = Walk(catalog: catalog)
    walk.command(.openPlacement("onboarding"))
    walk.press("start")
    #expect(walk.flowSteps == ["hello"] && walk.isIdle)
    #expect(walk.note?.text.contains(target) == true)
  }

  @Test func aFlowThatLinksToItselfIsBounded() {
    var catalog = Tour.walk().emulator.catalog
    catalog.project.flows[0].steps[0].links = [FlowLink(to: "hello")]
    var walk = Walk(catalog: catalog)
    walk.command(.openPlacement("onboarding"))
    for _ in 0..<40 { walk.press("start") }
    #expect(walk.flowSteps.count == 30 && Set(walk.rules) == [.windowsPileUp])
    walk.command(.closeAllScreens)
    #expect(walk.screens.isEmpty)
  }

  @Test func aFlowWithoutStepsIsSaidAndShowsNothing() {
    var catalog = Tour.walk().emulator.catalog
    catalog.project.flows[0].steps = []
    var walk = Walk(catalog: catalog)
    walk.command(.openPlacement("onboarding"))
    #expect(walk.screens.isEmpty && walk.isIdle)
    #expect(walk.note?.text.contains("tour") == true)
  }

  @Test func aFlowThatTheAppDrawsStopsAtItsFirstScreen() {
    var walk = Self.onTour(.ios, .using { $0.drawsByItself = true })
    #expect(walk.rules == [.flowDrawnByHand])
    walk.press("start")
    #expect(walk.flowSteps == ["hello"] && walk.isIdle)
  }

  @Test func aLinkOpensAFlow() {
    var walk = Tour.walk()
    walk.command(.handleDeeplink("nw://ply/flows/tour"))
    #expect(walk.flowSteps == ["hello"])
    walk.command(.closeAllScreens)
    #expect(walk.outcomes.map(\.listener) == [.globalHandler])
  }
}

extension Walk {
  fileprivate var session: String { property("flow_session_id", of: "PRESENTATION_VIEWED") ?? "" }
}
