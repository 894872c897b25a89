import EmulatorCore
import PaywallModel

extension PLYPresentationActionParameters {
  /// What an action needs, in the SDK's shape.
  init(_ action: Action, catalog: Catalog) {
    self.init()
    clientReferenceId = action.clientReferenceID
    url = action.url
    title = action.title
    plan = action.planID.map { PLYPlan(id: $0, catalog: catalog) }
    promoOffer = action.offerID.map(PLYPromoOffer.init(vendorId:))
    presentation = action.screenID
    placement = action.placementID
    if action.kind == .webCheckout {
      webCheckoutProvider = .stripe
      queryParameterKey = "client_reference_id"
    }
  }
}

extension PLYPlan {
  init(id: String, catalog: Catalog) {
    self.init(
      vendorId: id, name: catalog.project.plans.first { $0.id == id }?.name,
      storeProductId: catalog.storeProductID(forPlan: id))
  }
}

extension PLYPresentation {
  init(_ presentation: Presentation, catalog: Catalog) {
    self.init(
      screenID: presentation.screenID, placementID: presentation.placementID, catalog: catalog)
  }

  /// The presentation of a screen, as far as the screen is known.
  init(screenID: String, placementID: String?, catalog: Catalog) {
    let screen = catalog.screen(screenID)
    self.init(
      screenId: screenID, placementId: placementID,
      language: screen?.language ?? catalog.project.locale,
      type: screen.map(Kind.init) ?? .normal,
      plans: (screen?.plans ?? []).map { PLYPlan(id: $0.id, catalog: catalog) })
  }
}

extension PLYPresentation.Kind {
  init(_ screen: Screen) {
    self = screen.isClient ? .client : screen.isFallback ? .fallback : .normal
  }
}

extension PLYPresentationOutcome {
  init(_ outcome: Outcome, placementID: String?, catalog: Catalog) {
    self.init(
      presentation: PLYPresentation(
        screenID: outcome.screenID, placementID: placementID, catalog: catalog),
      purchaseResult: PurchaseResult(outcome.result),
      plan: outcome.planID.map { PLYPlan(id: $0, catalog: catalog) },
      closeReason: CloseReason(outcome.closeReason))
  }
}

extension PLYEvent {
  init(_ event: SDKEvent) {
    self.init(name: event.name, properties: PLYEventValue.table(event.properties))
  }
}

extension PLYError {
  init?(_ alert: Alert) {
    guard let code = alert.error else { return nil }
    self.init(code: code, message: alert.content)
  }
}

extension PLYDiagnostic {
  init(_ diagnostic: Diagnostic) {
    self.init(code: diagnostic.rule.rawValue, text: diagnostic.text)
  }
}
