import PaywallModel
import Purchasely

// An app's code as its author writes it: it has to compile, nobody runs it.
final class APITester: PLYUIHandler {
  private let purchasely = Purchasely(catalog: Catalog(), runningMode: .full)

  func start() {
    purchasely.setUIHandler(self)
    purchasely.interceptAction(.purchase) { info, parameters, completion in
      guard let plan = parameters.plan, info.presentation?.placementId == "premium" else {
        return completion(.notHandled)
      }
      completion(plan.vendorId == "yearly" ? .success : .failed)
    }
    purchasely.interceptAction(.login) { [purchasely] _, _, completion in
      purchasely.userLogin(with: "ada") { shouldRefresh in
        completion(shouldRefresh ? .success : .notHandled)
      }
    }
    purchasely.interceptAction(.navigate) { _, parameters in
      parameters.url == nil ? .failed : .notHandled
    }
    purchasely.setDefaultPresentationDismissHandler { outcome in
      switch outcome.purchaseResult {
      case .purchased, .restored: _ = outcome.plan?.storeProductId
      case .cancelled, .none: _ = outcome.closeReason == .button
      }
    }
    purchasely.eventHandler = { event in _ = event.properties["plan"] }
    purchasely.display(for: "premium") { outcome in _ = outcome.presentation?.screenId }
  }

  func present() {
    let request = PLYPresentationBuilder.from(placementId: "premium")
      .contentId("article-7")
      .displayCloseButton(true)
      .onPresented { presentation, error in _ = presentation?.plans.first?.vendorId ?? error?.code }
      .onCloseRequested { [purchasely] in purchasely.closeAllScreens() }
      .onDismissed { outcome in _ = outcome.presentation?.campaignId }
      .build(for: purchasely)
    request.stateHandler = { state in
      if case .error(let error) = state { _ = error.code }
    }
    request.preload { [request] presentation, _ in
      if presentation?.type != .deactivated {
        request.display(transition: PLYTransition(type: .drawer, height: .percentage(0.5)))
      }
    }
    purchasely.setCustomScreenProvider { screen in
      screen.executeConnection(screen.connections.first)
    }
    purchasely.allowCampaigns(false)
  }

  func display(presentation: PLYPresentationRequest, proceed: @escaping () -> Void) {
    if presentation.presentation?.isFlow == true { presentation.display() } else { proceed() }
  }

  func stop() {
    purchasely.removeActionInterceptor(.login)
    purchasely.removeAllActionInterceptors()
    purchasely.setUIHandler(nil)
    purchasely.userLogout()
    purchasely.closeAllScreens()
    purchasely.allowDeeplink(purchasely.handleDeeplink("nw://ply/placements/premium"))
  }

  func display(
    alert: PLYAlertMessage, with error: (any Error)?, proceed: @escaping () -> Void
  ) {
    switch alert {
    case .inAppSuccess, .inAppSuccessUnauthentified: _ = [alert.title, alert.content ?? ""]
    case .inAppError, .inAppRestorationError, .commonError: _ = "\(error.map { "\($0)" } ?? "")"
    case .inAppDeferred, .inAppRestorationSuccess, .unsubscribeGoogle, .unsubscribeiOS,
      .unsubscribeAmazon, .webCheckoutReceiptPollingFailure:
      proceed()
    }
  }

  func onAlert(_ alert: PLYAlert, proceed: @escaping () -> Void) {
    if alert.error == nil { proceed() } else { alert.onDismiss() }
  }
}
