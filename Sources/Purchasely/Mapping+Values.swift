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
    var served = presentation.resolution
    served.screenID = presentation.screenID
    served.flowID = presentation.flowPlace?.flowID
    self.init(served, catalog: catalog)
  }

  /// What was served, as far as its screen is known.
  init(_ served: Resolution, catalog: Catalog) {
    let screen = served.screenID.flatMap { catalog.screen($0) }
    self.init(
      screenId: served.screenID ?? "", placementId: served.placementID,
      language: screen?.language ?? catalog.project.locale, type: Kind(served.type),
      plans: (screen?.plans ?? []).map { PLYPlan(id: $0.id, catalog: catalog) })
    audienceId = served.audienceID
    abTestId = served.abTestID
    abTestVariantId = served.variantID
    campaignId = served.campaignID
    flowId = served.flowID
    connections = (screen?.connections ?? []).map(\.id)
  }
}

extension PLYPresentation.Kind {
  init(_ type: PresentationType) {
    switch type {
    case .normal: self = .normal
    case .fallback: self = .fallback
    case .deactivated: self = .deactivated
    case .client: self = .client
    }
  }
}

extension PLYPresentationOutcome {
  init(_ outcome: Outcome, catalog: Catalog) {
    var served = outcome.resolution
    served.screenID = outcome.screenID
    self.init(
      presentation: PLYPresentation(served, catalog: catalog),
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
