/// What an interceptor is told besides the parameters (dossier §1.3).
public struct PLYInterceptorInfo: Hashable, Sendable {
  /// The app's own content key, as the builder was told.
  public var contentId: String?
  /// The presentation that was pressed.
  public var presentation: PLYPresentation?

  /// Makes an info.
  public init(contentId: String? = nil, presentation: PLYPresentation?) {
    self.contentId = contentId
    self.presentation = presentation
  }
}

/// A screen that is being shown, as the app sees it.
public struct PLYPresentation: Hashable, Sendable {
  /// What kind of presentation it is; raw values of the SDK (dossier §5.2).
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case normal = 0
    case fallback = 1
    case deactivated = 2
    case client = 3
  }

  /// The screen's id.
  public var screenId: String
  /// The placement that asked for it, if one did.
  public var placementId: String?
  /// The screen's language, an ISO 639 code.
  public var language: String
  /// Normal, fallback, deactivated or client.
  public var type: Kind
  /// The plans that the screen sells, by vendor id.
  public var plans: [PLYPlan]
  /// The audience that it was served to; nil is everyone else.
  public var audienceId: String?
  /// The running A/B test.
  public var abTestId: String?
  /// The person's variant of it.
  public var abTestVariantId: String?
  /// The campaign that brought it.
  public var campaignId: String?
  /// The flow that it belongs to.
  public var flowId: String?
  /// What leads out of a screen that the app draws.
  public var connections: [String] = []
  /// Whether it belongs to a flow.
  public var isFlow: Bool { flowId != nil }

  /// Makes a presentation.
  public init(
    screenId: String, placementId: String? = nil, language: String = "en", type: Kind = .normal,
    plans: [PLYPlan] = []
  ) {
    self.screenId = screenId
    self.placementId = placementId
    self.language = language
    self.type = type
    self.plans = plans
  }
}

/// How a presentation ended (dossier §5.4).
public struct PLYPresentationOutcome: Hashable, Sendable {
  /// What was bought; raw values of the iOS SDK.
  public enum PurchaseResult: Int, Hashable, Sendable, CaseIterable {
    case cancelled = 0
    case purchased = 1
    case restored = 2
    case none = 3
  }

  /// Why it closed; raw values of the iOS SDK.
  public enum CloseReason: Int, Hashable, Sendable, CaseIterable {
    case none = 0
    case button = 1
    case interactiveDismiss = 2
    case programmatic = 3
    /// Android and the bridges only, where it is a name without a number.
    case backSystem = 4
  }

  /// The presentation that closed.
  public var presentation: PLYPresentation?
  /// What was bought on it.
  public var purchaseResult: PurchaseResult
  /// The plan that was bought or restored.
  public var plan: PLYPlan?
  /// Why it closed.
  public var closeReason: CloseReason

  /// Makes an outcome.
  public init(
    presentation: PLYPresentation?, purchaseResult: PurchaseResult, plan: PLYPlan? = nil,
    closeReason: CloseReason
  ) {
    self.presentation = presentation
    self.purchaseResult = purchaseResult
    self.plan = plan
    self.closeReason = closeReason
  }
}
