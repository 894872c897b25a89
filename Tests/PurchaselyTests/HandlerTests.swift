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

/// Alerts as code meets them: texts by language, Android's classes.
@Suite struct AlertMessageTests {
  @Test func textsAreInTheLanguageThatIsAskedFor() {
    #expect(PLYAlertMessage.inAppSuccess.title == "You are all set")
    #expect(PLYAlertMessage.inAppSuccess.title(in: "de") != PLYAlertMessage.inAppSuccess.title)
    #expect(PLYAlertMessage.inAppSuccess.title(in: "pl") == PLYAlertMessage.inAppSuccess.title)
    #expect(PLYAlertMessage.inAppDeferred.content(in: "fr")?.isEmpty == false)
    #expect(PLYAlertMessage.inAppError.content(in: "fr") == nil)
    #expect(PLYAlertMessage.inAppError.buttonTitle(in: "es") == "Aceptar")
  }

  @Test func theWalksOwnTextsCountBeforeTheSDKs() {
    var catalog = Shop.catalog
    catalog.project.locale = "fr"
    catalog.texts[.successTitle, "fr"] = "Bienvenue"
    let purchasely = Purchasely(catalog: catalog)
    #expect(purchasely.texts(of: .inAppSuccess).title == "Bienvenue")
    #expect(purchasely.texts(of: .inAppSuccess).buttonTitle != "Great")
    #expect(purchasely.texts(of: .inAppError).content == nil)
  }

  @Test func onAndroidAnAlertHasTheNameOfItsClassAndItsErrorInside() {
    let shop = Shop(platform: .android)
    let handler = Android()
    shop.purchasely.setUIHandler(handler)
    shop.press()
    shop.leave(by: .notFound)
    #expect(handler.alerts.map(\.name) == ["InAppError"])
    #expect(handler.alerts.map(\.message) == [.inAppError])
    #expect(handler.alerts.first?.error?.code == "PLYError.productNotFound")
    #expect(handler.alerts.first?.getContentMessage() == handler.alerts.first?.error?.message)
    #expect(handler.alerts.first?.getButtonContent() == "OK")
    handler.alerts.first?.onDismiss()
    #expect(shop.purchasely.emulator.press == nil)
  }

  @Test func aClassThatIOSDoesNotHaveHasANameOnly() {
    let purchasely = Purchasely(catalog: Shop.catalog(.android))
    let handler = Android()
    purchasely.setUIHandler(handler)
    purchasely.receive(.command(.showAlert(.inAppOptionChangedSuccess)), at: purchasely.now)
    #expect(handler.alerts.map(\.name) == ["InAppOptionChangedSuccess"])
    #expect(handler.alerts.map(\.message) == [nil])
    #expect(handler.alerts.first?.getContentMessage().hasSuffix("1 April 2026") == true)
  }

  @Test func aDialogWithoutAPublicCaseAsksNobody() {
    let purchasely = Purchasely(catalog: Shop.catalog(.android))
    let handler = Android()
    purchasely.setUIHandler(handler)
    purchasely.receive(.command(.showAlert(.huaweiNotLogged)), at: purchasely.now)
    #expect(handler.alerts.isEmpty)
    #expect(purchasely.emulator.dialogs.map(\.kind) == [.sdkAlert(.huaweiNotLogged)])
  }

  private final class Android: PLYUIHandler {
    var alerts: [PLYAlert] = []
    func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void) { alerts.append(alert) }
  }
}
