import EmulatorCore
import PaywallModel
import Testing

@testable import Purchasely

/// Alerts, outcomes and links as the app hears of them.
@Suite struct HandlerTests {
  private final class Drawing: PLYUIHandler {
    var seen: [PLYAlertMessage] = []
    var errors: [PLYError] = []
    var kept: (() -> Void)?
    var android: PLYAlert?
    var proceeds = false
    var keeps = false

    func display(
      alert: PLYAlertMessage, with error: (any Error)?, proceed: @escaping () -> Void
    ) {
      seen.append(alert)
      if let error = error as? PLYError { errors.append(error) }
      if proceeds { proceed() }
      if keeps { kept = proceed }
    }

    func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void) {
      if let message = alert.message { seen.append(message) }
      android = alert
      if proceeds { proceed() }
    }
  }

  private final class Silent: PLYUIHandler {}

  @Test func withoutAHandlerTheSDKShowsItsDialog() {
    let shop = Shop()
    shop.press()
    shop.leave(by: .failed)
    #expect(shop.purchasely.emulator.dialogs.map(\.kind) == [.sdkAlert(.inAppError)])
  }

  @Test func proceedLetsTheSDKShowItsDialog() {
    let shop = Shop()
    let drawing = Drawing()
    drawing.proceeds = true
    shop.purchasely.setUIHandler(drawing)
    shop.press()
    shop.leave(by: .bought)
    #expect(drawing.seen == [.inAppSuccessUnauthentified])
    #expect(
      shop.purchasely.emulator.dialogs.map(\.kind) == [.sdkAlert(.inAppSuccessUnauthentified)])
  }

  @Test func onIOSAnAppThatDrawsItsOwnNeedsToCallNothing() {
    let shop = Shop()
    let drawing = Drawing()
    shop.purchasely.setUIHandler(drawing)
    shop.press()
    shop.leave(by: .bought)
    #expect(shop.purchasely.emulator.dialogs.isEmpty)
    #expect(shop.screens == ["plans", "thanks"])
    #expect(shop.diagnostics.isEmpty)
  }

  @Test func proceedMayBeKeptAndCalledLater() {
    let shop = Shop()
    let drawing = Drawing()
    drawing.keeps = true
    shop.purchasely.setUIHandler(drawing)
    shop.press()
    shop.leave(by: .failed)
    #expect(drawing.errors.map(\.code) == ["PLYError.network"])
    #expect(shop.purchasely.emulator.dialogs.isEmpty)
    drawing.kept?()
    #expect(shop.purchasely.emulator.dialogs.map(\.kind) == [.sdkAlert(.inAppError)])
  }

  @Test func onAndroidTheAlertMustBeDismissed() {
    let shop = Shop(platform: .android)
    let drawing = Drawing()
    shop.purchasely.setUIHandler(drawing)
    shop.press()
    shop.leave(by: .bought)
    #expect(shop.screens == ["plans"])
    drawing.android?.onDismiss()
    #expect(shop.screens == ["plans", "thanks"])
  }

  @Test func aHandlerWithoutMethodsIsAsNone() {
    let shop = Shop()
    shop.purchasely.setUIHandler(Silent())
    shop.press()
    shop.leave(by: .failed)
    #expect(shop.purchasely.emulator.dialogs.map(\.kind) == [.sdkAlert(.inAppError)])
    shop.purchasely.setUIHandler(nil)
    #expect(!shop.purchasely.emulator.hasUIHandler)
  }

  @Test func theOwnHandlerHearsTheOutcomeInsteadOfTheDefaultOne() {
    let shop = Shop()
    var own: [PLYPresentationOutcome] = []
    var others: [PLYPresentationOutcome] = []
    shop.purchasely.setDefaultPresentationDismissHandler { others.append($0) }
    shop.purchasely.display(for: "premium") { own.append($0) }
    shop.press(1)
    #expect(own.map(\.closeReason) == [.button])
    #expect(own.first?.presentation?.placementId == "premium")
    shop.purchasely.display(screenId: "plans")
    shop.purchasely.closeAllScreens()
    #expect(others.map(\.closeReason) == [.programmatic])
    #expect(own.count == 1)
  }

  @Test func linksAreMineOrNotAndWaitForTheGate() {
    let shop = Shop()
    shop.purchasely.allowDeeplink(false)
    #expect(shop.purchasely.handleDeeplink("nw://ply/placements/premium"))
    #expect(!shop.purchasely.handleDeeplink("https://www.example.com/"))
    #expect(shop.screens.isEmpty)
    shop.purchasely.allowDeeplink(true)
    #expect(shop.screens == ["plans"])
  }

  @Test func theModeIsTheProjectsUnlessItIsGiven() {
    #expect(Shop().purchasely.runningMode == .full)
    #expect(Shop(mode: .observer).purchasely.runningMode == .observer)
  }

  @Test func observerNeverBuysByItself() {
    let shop = Shop(mode: .observer)
    shop.press()
    #expect(shop.diagnostics.contains("PLY201"))
    #expect(shop.purchasely.emulator.store.transactions.isEmpty)
  }

  @Test func eventsReachTheListenerInOrder() {
    let shop = Shop()
    shop.press()
    shop.leave(by: .cancelled)
    #expect(
      shop.events == [
        "PRESENTATION_LOADED", "PRESENTATION_VIEWED", "PURCHASE_TAPPED", "IN_APP_PURCHASING",
        "PURCHASE_CANCELLED",
      ])
  }
}
