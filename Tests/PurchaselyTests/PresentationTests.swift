import EmulatorCore
import PaywallModel
import Testing

@testable import Purchasely

/// Requests, handlers, flows and the app's own screens, as an app's code uses them.
@Suite struct PresentationTests {
  /// What happened, in order.
  private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  /// An app's UI handler for presentations.
  private final class Presenting: PLYUIHandler {
    var seen: [PLYPresentation] = []
    var displays = false
    var proceeds = false

    func display(presentation: PLYPresentationRequest, proceed: @escaping () -> Void) {
      if let shown = presentation.presentation { seen.append(shown) }
      if displays { presentation.display() }
      if proceeds { proceed() }
    }
  }

  private static func shop(_ platform: Platform = .ios, latency: Int = 0) -> Shop {
    let shop = Shop(platform: platform)
    shop.purchasely.send(.command(.presentation(.setFetchLatency(milliseconds: latency))))
    return shop
  }

  private static func request(
    _ shop: Shop, _ log: Log, asksToClose: Bool = false
  ) -> PLYPresentationRequest {
    var builder = PLYPresentationBuilder.from(placementId: "premium").contentId("article-7")
      .onPresented { presentation, error in
        log.add("presented \(presentation?.screenId ?? error?.code ?? "–")")
      }
      .onDismissed { outcome in log.add("dismissed \(outcome.closeReason)") }
    if asksToClose { builder = builder.onCloseRequested { log.add("close requested") } }
    let request = builder.build(for: shop.purchasely)
    request.stateHandler = { state in log.add("\(state)") }
    return request
  }

  @Test func aRequestGoesThroughItsStates() {
    let shop = Self.shop()
    let log = Log()
    let request = Self.request(shop, log)
    #expect(request.state == .idle && shop.screens.isEmpty)
    request.preload { presentation, _ in log.add("preloaded \(presentation?.screenId ?? "–")") }
    #expect(shop.screens.isEmpty)
    request.display { error in log.add("displaying \(error?.code ?? "")") }
    #expect(shop.screens == ["plans"])
    request.close()
    #expect(
      log.lines == [
        "loading", "loaded", "preloaded plans", "displayed", "presented plans", "displaying ",
        "dismissed", "dismissed programmatic",
      ])
  }

  @Test func whatIsPreloadedLateIsToldLate() {
    let shop = Self.shop(latency: 500)
    let log = Log()
    let request = Self.request(shop, log)
    request.preload { presentation, _ in log.add("preloaded \(presentation?.placementId ?? "–")") }
    #expect(log.lines == ["loading"])
    shop.purchasely.receive(.tick, at: Instant(milliseconds: 500))
    #expect(log.lines == ["loading", "loaded", "preloaded premium"])
    request.preload { presentation, _ in log.add("again \(presentation?.screenId ?? "–")") }
    #expect(log.lines.last == "again plans")
  }

  @Test func aUsedRequestIsRefused() {
    let shop = Self.shop()
    let log = Log()
    let request = Self.request(shop, log)
    request.display()
    request.close()
    request.display { error in log.add("refused \(error?.code ?? "–")") }
    #expect(log.lines.last == "refused PLYError.presentationNotLoaded")
    #expect(shop.diagnostics == ["PLY406"] && shop.screens.isEmpty)
  }

  @Test func offlineARequestEndsInAnError() {
    let shop = Self.shop()
    let log = Log()
    shop.purchasely.send(.command(.setOffline(true)))
    Self.request(shop, log).display { error in log.add("failed \(error?.code ?? "–")") }
    #expect(log.lines.last == "failed PLYError.network")
    #expect(log.lines.contains("presented PLYError.network"))
  }

  @Test func onCloseRequestedIsAskedInThePlaceOfClosing() {
    let shop = Self.shop()
    let log = Log()
    let request = Self.request(shop, log, asksToClose: true)
    request.display()
    shop.press(1)
    #expect(log.lines.last == "close requested" && shop.screens == ["plans"])
    request.close()
    #expect(shop.screens.isEmpty)
  }

  @Test func aTransitionIsTakenWithAndWithoutAPreload() {
    let transition = PLYTransition(type: .drawer, height: .percentage(0.6), dismissible: false)
    let expected = DisplayMode(.drawer, height: .percentage(60), isDismissible: false)
    let shop = Self.shop()
    let first = PLYPresentationBuilder.from(screenId: "thanks").build(for: shop.purchasely)
    first.display(transition: transition)
    let second = PLYPresentationBuilder.from(screenId: "thanks").build(for: shop.purchasely)
    second.preload()
    second.display(transition: transition)
    #expect(shop.purchasely.emulator.presentations.map(\.displayMode) == [expected, expected])
  }

  @Test(arguments: PLYTransition.Kind.allCases)
  func aTransitionHasItsModeAndNumber(kind: PLYTransition.Kind) {
    let modes: [DisplayMode.Kind] = [.full, .modal, .drawer, .popin, .push, .inline]
    #expect(DisplayMode.Kind(kind) == modes[kind.rawValue])
  }

  @Test func theContentKeyReachesInterceptors() {
    let shop = Self.shop()
    let log = Log()
    shop.purchasely.interceptAction(.close) { info, _ in
      log.add(info.contentId ?? "–")
      return .notHandled
    }
    Self.request(shop, log).display()
    shop.press(1)
    #expect(log.lines.contains("article-7"))
  }

  /// Proceeds, displays; what comes up, and which rules are broken.
  @Test(arguments: [
    (true, false, ["plans"], []), (false, true, ["plans"], []), (false, false, [], []),
    (true, true, ["plans", "plans"], ["PLY404"]),
  ])
  func aHandlerDecidesAboutALink(
    proceeds: Bool, displays: Bool, screens: [String], diagnostics: [String]
  ) {
    let shop = Self.shop()
    let handler = Presenting()
    handler.proceeds = proceeds
    handler.displays = displays
    shop.purchasely.setUIHandler(handler)
    _ = shop.purchasely.handleDeeplink("nw://ply/placements/premium")
    #expect(handler.seen.map(\.placementId) == ["premium"])
    #expect(shop.screens == screens && shop.diagnostics == diagnostics)
    #expect(shop.purchasely.emulator.owedCall == nil)
  }

  @Test func withoutTheMethodTheSDKShowsIt() {
    final class Silent: PLYUIHandler {}
    let shop = Self.shop()
    let silent = Silent()
    shop.purchasely.setUIHandler(silent)
    _ = shop.purchasely.handleDeeplink("nw://ply/placements/premium")
    #expect(shop.screens == ["plans"])
  }

  @Test func theDefaultHandlerHearsOfWhatHasNoOwn() {
    let shop = Self.shop()
    let log = Log()
    shop.purchasely.setDefaultPresentationDismissHandler { outcome in
      log.add("default \(outcome.presentation?.placementId ?? "–")")
    }
    shop.purchasely.display(for: "premium")
    shop.purchasely.closeAllScreens()
    shop.purchasely.display(for: "premium") { _ in log.add("own") }
    shop.purchasely.closeAllScreens()
    shop.purchasely.setDefaultPresentationDismissHandler(nil)
    shop.purchasely.display(for: "premium")
    shop.purchasely.closeAllScreens()
    #expect(log.lines == ["default premium", "own"])
  }

  private static func flowing() -> Purchasely {
    let shop = Shop.catalog
    let account = Screen(
      id: "account", root: Component(.spacer), isClient: true,
      connections: [Connection(id: "signed_up"), Connection(id: "later", isDefault: true)])
    var catalog = Catalog(
      project: shop.project, screens: shop.screens + [account], store: shop.store)
    catalog.project.flows = [
      Flow(
        id: "tour",
        steps: [
          FlowStep(
            id: "account", screenID: "account",
            links: [
              FlowLink(from: "signed_up", to: "offer"), FlowLink(from: "later", to: "thanks"),
            ]),
          FlowStep(id: "offer", screenID: "plans"), FlowStep(id: "thanks", screenID: "thanks"),
        ])
    ]
    catalog.project.placements.append(
      Placement(id: "tour", everyoneElse: Assignment(.flow("tour"))))
    return Purchasely(catalog: catalog)
  }

  @Test(arguments: [("signed_up", "plans"), (nil, "thanks")])
  func theAppDrawsAScreenAndGoesOn(connection: String?, next: String) throws {
    let purchasely = Self.flowing()
    var asked: [PLYCustomScreen] = []
    purchasely.setCustomScreenProvider { asked.append($0) }
    purchasely.display(for: "tour")
    let screen = try #require(asked.first)
    #expect(screen.connections == ["signed_up", "later"])
    #expect(screen.presentation.flowId == "tour" && screen.presentation.isFlow)
    screen.executeConnection(connection)
    #expect(purchasely.emulator.presentations.last?.screenID == next)
  }

  @Test func withoutAProviderTheScreenIsClosed() {
    let purchasely = Self.flowing()
    purchasely.setCustomScreenProvider(nil)
    let log = Log()
    purchasely.display(for: "tour") { _ in log.add("dismissed") }
    #expect(purchasely.emulator.presentations.isEmpty && log.lines == ["dismissed"])
  }

  @Test func backGoesOneStep() {
    let purchasely = Self.flowing()
    purchasely.setCustomScreenProvider { $0.executeConnection("signed_up") }
    let request = PLYPresentationBuilder.from(placementId: "tour").build(for: purchasely)
    request.display()
    #expect(purchasely.emulator.presentations.count == 2)
    request.back()
    #expect(purchasely.emulator.presentations.map(\.screenID) == ["account"])
  }

  @Test func campaignsWaitUntilTheyAreAllowed() {
    var catalog = Shop.catalog
    catalog.project.campaigns = [
      Campaign(
        id: "bye", trigger: CampaignTrigger(event: "PRESENTATION_CLOSED"),
        assignment: Assignment(.screen("thanks")), displayLimit: 1)
    ]
    let purchasely = Purchasely(catalog: catalog)
    purchasely.allowCampaigns(false)
    purchasely.display(for: "premium")
    purchasely.closeAllScreens()
    #expect(purchasely.emulator.presentations.isEmpty)
    purchasely.allowCampaigns(true)
    #expect(purchasely.emulator.presentations.map(\.screenID) == ["thanks"])
  }
}
