import EmulatorCore
import PaywallModel
import Testing

@testable import Purchasely

/// Links, web redemption, people and events as an app's code has them.
@Suite struct LinkTests {
  private static let active = "SPRING-0001-ACTIVE"
  private static let old = "SPRING-0002-TOO-OLD"

  private static func catalog(_ platform: Platform = .ios, _ version: SDKVersion = .v6_2) -> Catalog
  {
    let shop = Shop.catalog(platform)
    var screens = shop.screens
    screens[0].plans = [ScreenPlan(id: "yearly", storeProductID: "nw.yearly")]
    var catalog = Catalog(project: shop.project, screens: screens, store: shop.store)
    catalog.project.profile = Profile(platform: platform, sdkVersion: version, mode: .full)
    catalog.project.links = LinkSettings(scheme: "nw")
    catalog.project.customEvents = ["chapter_done"]
    catalog.project.redemption = RedemptionServer(
      latencyMilliseconds: 100,
      sales: [
        WebSale(
          token: RedemptionToken(active), planID: "yearly", mail: "j***@example.com",
          answers: [StartState.Attribute(key: "pages", value: "12", kind: .int)]),
        WebSale(
          token: RedemptionToken(old), planID: "yearly", ageMinutes: 300,
          mail: "j***@example.com"),
      ])
    return catalog
  }

  private final class Listener: PLYWebRedemptionDelegate {
    var results: [PLYWebRedemptionResult] = []

    func webRedemptionCompleted(result: PLYWebRedemptionResult) { results.append(result) }
  }

  private static func finish(_ purchasely: Purchasely) {
    let end = purchasely.now.advanced(by: 2_000)
    while let deadline = purchasely.emulator.nextDeadline, deadline <= end {
      purchasely.receive(.tick, at: deadline)
    }
    while let dialog = purchasely.emulator.dialogs.last {
      purchasely.receive(.dialog(dialog.id, .ok, values: [:]), at: purchasely.now)
    }
  }

  @Test func handleDeeplinkTellsWhoseALinkIs() {
    let purchasely = Purchasely(catalog: Self.catalog())
    #expect(purchasely.handleDeeplink("nw://ply/placements/premium"))
    #expect(purchasely.emulator.presentations.map(\.screenID) == ["plans"])
    #expect(!purchasely.handleDeeplink("nw://ply/placements//premium"))
    #expect(!purchasely.handleDeeplink("nw://recipes/soup"))
    #expect(!purchasely.handleDeeplink(""))
    #expect(purchasely.emulator.presentations.count == 1)
  }

  /// Case 56: true before start too, and it is shown after it.
  @Test func aLinkBeforeStartIsKept() {
    let purchasely = PurchaselyBuilder(catalog: Self.catalog()).build()
    #expect(purchasely.handleDeeplink("nw://ply/placements/premium"))
    #expect(!purchasely.handleDeeplink("nw://recipes/soup"))
    #expect(purchasely.emulator.presentations.isEmpty)
    purchasely.start()
    #expect(purchasely.emulator.presentations.map(\.screenID) == ["plans"])
  }

  @Test func linksAreHeldUntilTheyAreAllowed() {
    let purchasely = PurchaselyBuilder(catalog: Self.catalog()).allowDeeplink(false).start()
    #expect(purchasely.handleDeeplink("nw://ply/presentations/thanks"))
    #expect(purchasely.emulator.presentations.isEmpty)
    purchasely.allowDeeplink(true)
    #expect(purchasely.emulator.presentations.map(\.screenID) == ["thanks"])
  }

  @Test func inSDK5TheyAreHeldAtFirst() {
    let purchasely = Purchasely(catalog: Self.catalog(.ios, .v5))
    #expect(purchasely.isDeeplinkHandled("nw://ply/placements/premium"))
    #expect(purchasely.emulator.presentations.isEmpty)
    purchasely.readyToOpenDeeplink(true)
    #expect(purchasely.emulator.presentations.map(\.screenID) == ["plans"])
  }

  @Test func theDelegateOfTheBuilderHearsOfAColdStart() throws {
    let listener = Listener()
    let purchasely = PurchaselyBuilder(catalog: Self.catalog())
      .handleDeeplink("nw://ply/redeem/\(Self.active)")
      .webRedemptionDelegate(listener).start()
    Self.finish(purchasely)
    let result = try #require(listener.results.first)
    #expect(listener.results.count == 1)
    #expect(result.isSuccess && !result.replay && result.errorCode == nil)
    #expect(result.context?.subscription?.plan?.vendorId == "yearly")
    #expect(result.context?.subscription?.storeType == "stripe")
    #expect(result.asResult() == .success(context: result.context, replay: false))
    #expect(purchasely.userAttribute(for: "pages") == "12")
    purchasely.handleDeeplink("nw://ply/redeem/\(Self.active)")
    Self.finish(purchasely)
    #expect(listener.results.map(\.replay) == [false, true])
  }

  @Test func aFailureHasItsCodeAndAMessageForPeople() throws {
    var results: [PLYWebRedemptionResult] = []
    let purchasely = PurchaselyBuilder(catalog: Self.catalog(.android))
      .webRedemptionListener(appHandlesRedemptionAlert: true) { results.append($0) }.start()
    purchasely.handleDeeplink("nw://ply/redeem/\(Self.old)")
    Self.finish(purchasely)
    let result = try #require(results.first)
    #expect(!result.isSuccess && result.errorCode == "EXPIRED_REDEMPTION_TOKEN")
    #expect(result.errorMessage?.contains("j***@example.com") == true)
    #expect(result.context == nil)
    #expect(
      result.asResult()
        == .failure(errorCode: result.errorCode, errorMessage: result.errorMessage))
  }

  @Test func aDelegateAfterStartIsNeverCalled() {
    let listener = Listener()
    let purchasely = Purchasely(catalog: Self.catalog())
    var codes: [String] = []
    purchasely.diagnosticHandler = { codes.append($0.code) }
    purchasely.setWebRedemptionDelegate(listener)
    purchasely.handleDeeplink("nw://ply/redeem/\(Self.active)")
    Self.finish(purchasely)
    #expect(listener.results.isEmpty)
    #expect(codes == ["PLY501"])
  }

  @Test func subscriptionsHaveTheirSource() {
    for (platform, version, name) in [
      (Platform.ios, SDKVersion.v6_2, "stripe"), (.android, .v6_2, "STRIPE"),
      (.android, .v6_1, "WEB_CHECKOUT_STRIPE"),
    ] {
      let purchasely = Purchasely(catalog: Self.catalog(platform, version))
      purchasely.handleDeeplink("nw://ply/redeem/\(Self.active)")
      Self.finish(purchasely)
      var read: [PLYSubscription] = []
      purchasely.userSubscriptions(invalidateCache: true) { read = $0 }
      #expect(read.map(\.storeType) == [name])
      #expect(read.map(\.subscriptionSource) == [.stripe])
      #expect(read.first?.nextRenewalDate == "2027-03-01")
      purchasely.userSubscriptionsHistory { #expect($0.isEmpty) }
    }
  }

  @Test func attributesHaveTypesAndCanBeCounted() {
    let purchasely = Purchasely(catalog: Self.catalog())
    purchasely.setUserAttribute(withIntValue: 3, forKey: "books")
    purchasely.incrementUserAttribute(withKey: "books")
    purchasely.decrementUserAttribute(withKey: "books", value: 2)
    purchasely.incrementUserAttribute(withKey: "new")
    purchasely.setUserAttribute(withBoolValue: true, forKey: "vip")
    purchasely.setUserAttribute(withStringArray: ["a", "b"], forKey: "tags")
    #expect(
      ["books", "new", "vip", "tags"].map { purchasely.userAttribute(for: $0) }
        == ["2", "1", "true", "a, b"])
    #expect(purchasely.emulator.user.attributes.map(\.kind) == [.int, .int, .bool, .stringArray])
    purchasely.clearUserAttribute(forKey: "vip")
    #expect(purchasely.userAttribute(for: "vip") == nil)
    purchasely.clearUserAttributes()
    #expect(purchasely.emulator.user.attributes.isEmpty)
  }

  @Test func eventsHaveTypedValuesAndCustomOnesAreNotDelivered() throws {
    let purchasely = Purchasely(catalog: Self.catalog())
    var events: [PLYEvent] = []
    var codes: [String] = []
    purchasely.eventHandler = { events.append($0) }
    purchasely.diagnosticHandler = { codes.append($0.code) }
    purchasely.handleDeeplink("nw://ply/placements/premium")
    purchasely.emit("chapter_done", properties: ["pages": 12, "last": true])
    purchasely.emit("Chapter_Done")
    #expect(events.map(\.name).filter { $0.lowercased() == "chapter_done" }.isEmpty)
    #expect(codes == ["PLY604"])
    let viewed = try #require(events.first { $0.name == "PRESENTATION_VIEWED" })
    #expect(viewed.properties["placement_id"] == .string("premium"))
    guard case .array? = viewed.properties["purchasable_plans"] else {
      Issue.record("\(viewed.properties)")
      return
    }
    if case .int? = viewed.properties["event_created_at_ms"] {
    } else {
      Issue.record("\(viewed.properties)")
    }
  }
}
