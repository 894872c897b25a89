import EmulatorCore
import PaywallModel
import Testing

@testable import Purchasely

/// The SDK's names and the emulator's, each way.
@Suite struct MappingTests {
  @Test(arguments: ActionKind.allCases)
  func everyActionHasOneNameAndComesBack(kind: ActionKind) {
    let action = PLYPresentationAction(kind)
    #expect(action.kind == kind)
    #expect("\(action)" == kind.apiName)
  }

  @Test func actionsHaveTheRawValuesOfTheSDK() {
    let names = PLYPresentationAction.allCases.map { "\($0) \($0.rawValue)" }
    #expect(
      names == [
        "close 0", "closeAll 1", "login 2", "navigate 3", "purchase 4", "restore 5",
        "openPresentation 6", "openPlacement 7", "promoCode 8", "webCheckout 9",
      ])
  }

  @Test(arguments: [
    (PLYInterceptResult.success, 0, InterceptResult.success),
    (.failed, 1, .failed), (.notHandled, 2, .notHandled),
  ])
  func resultsKeepTheirNumbers(result: PLYInterceptResult, raw: Int, core: InterceptResult) {
    #expect(result.rawValue == raw)
    #expect(result.result == core)
    #expect(PLYInterceptResult(core) == result)
  }

  @Test(arguments: AlertKind.allCases)
  func everyAlertComesBackAndHasTheSDKsNumber(kind: AlertKind) {
    guard let message = PLYAlertMessage(kind) else {
      #expect(kind.number == nil)
      return
    }
    #expect(message.kind == kind)
    #expect("\(message)" == kind.rawValue)
    #expect(message.rawValue == kind.number)
    #expect(!message.title.isEmpty && !message.buttonTitle.isEmpty)
  }

  @Test func errorAlertsLeaveTheTextToTheError() {
    let without = PLYAlertMessage.allCases.filter { $0.content == nil }
    #expect(without == [.commonError, .inAppRestorationError, .inAppError])
  }

  @Test(arguments: RunningMode.allCases)
  func modesComeBack(mode: RunningMode) {
    #expect(PLYRunningMode(mode).mode == mode)
    #expect(PLYRunningMode(mode).rawValue == (mode == .full ? 3 : 2))
  }

  @Test func outcomesKeepTheirNames() {
    for result in Outcome.PurchaseResult.allCases {
      #expect("\(PLYPresentationOutcome.PurchaseResult(result))" == result.rawValue)
    }
    for reason in Outcome.CloseReason.allCases {
      #expect("\(PLYPresentationOutcome.CloseReason(reason))" == reason.rawValue)
    }
  }

  @Test func parametersCarryWhatTheActionNeeds() {
    let catalog = Shop.catalog
    let purchase = PLYPresentationActionParameters(
      Action(.purchase, planID: "yearly", offerID: "back"), catalog: catalog)
    #expect(
      purchase.plan == PLYPlan(vendorId: "yearly", name: "One year", storeProductId: "nw.yearly"))
    #expect(purchase.promoOffer?.vendorId == "back")
    let web = PLYPresentationActionParameters(
      Action(.webCheckout, url: "https://example.com/pay", clientReferenceID: "42"),
      catalog: catalog)
    #expect(web.clientReferenceId == "42")
    #expect(web.queryParameterKey == "client_reference_id")
    #expect(web.webCheckoutProvider == .stripe)
    let login = PLYPresentationActionParameters(Action(.login), catalog: catalog)
    #expect(login == PLYPresentationActionParameters())
  }
}
