/// The ten kinds of action that an interceptor can be registered for; the raw value is the
/// Console's name (dossier §1.1).
public enum ActionKind: String, Hashable, Sendable, CaseIterable {
  /// One step back; the last step leaves.
  case close
  /// Leaves everything that was shown.
  case closeAll = "close_all"
  /// Signs the user in.
  case login
  /// Opens a web page or a deeplink.
  case navigate
  /// Buys a plan, also with a promotional or win-back offer.
  case purchase
  /// Restores purchases.
  case restore
  /// Opens another screen.
  case openPresentation = "open_presentation"
  /// Opens what a placement shows.
  case openPlacement = "open_placement"
  /// Redeems a code of the store.
  case promoCode = "promo_code"
  /// Pays on the web.
  case webCheckout = "web_checkout"

  /// The name in the API of iOS and the bridges: `closeAll`, `openPresentation`, …
  public var apiName: String {
    switch self {
    case .close: "close"
    case .closeAll: "closeAll"
    case .login: "login"
    case .navigate: "navigate"
    case .purchase: "purchase"
    case .restore: "restore"
    case .openPresentation: "openPresentation"
    case .openPlacement: "openPlacement"
    case .promoCode: "promoCode"
    case .webCheckout: "webCheckout"
    }
  }

  /// Whether the action moves money or entitlements: purchase and restore.
  public var isStoreAction: Bool { self == .purchase || self == .restore }

  /// Whether the default shows another screen.
  public var opensScreen: Bool { self == .openPresentation || self == .openPlacement }
}

/// One action with what it needs; a field that the kind does not use is nil.
public struct Action: Hashable, Sendable {
  /// Which of the ten.
  public var kind: ActionKind
  /// `plan_vendor_id`, for purchase.
  public var planID: String?
  /// `offer_vendor_id`, for a purchase with a promotional or win-back offer.
  public var offerID: String?
  /// `url`, for navigate and web checkout.
  public var url: String?
  /// `title` of a web page.
  public var title: String?
  /// `presentation_vendor_id`, for open_presentation.
  public var screenID: String?
  /// `placement_id`, for open_placement.
  public var placementID: String?
  /// `client_reference_id`, for web checkout.
  public var clientReferenceID: String?

  /// Makes an action of a kind; what it needs is set afterwards or here.
  public init(
    _ kind: ActionKind, planID: String? = nil, offerID: String? = nil, url: String? = nil,
    title: String? = nil, screenID: String? = nil, placementID: String? = nil,
    clientReferenceID: String? = nil
  ) {
    self.kind = kind
    self.planID = planID
    self.offerID = offerID
    self.url = url
    self.title = title
    self.screenID = screenID
    self.placementID = placementID
    self.clientReferenceID = clientReferenceID
  }

  /// What the action is about, for a person: the plan, screen, placement or address; else nil.
  public var subject: String? { planID ?? screenID ?? placementID ?? url }
}

/// One entry of a component's `actions`.
public enum ComponentAction: Hashable, Sendable {
  /// Goes through the interceptors.
  case intercepted(Action)
  /// Changes a select on the spot; never intercepted (wire type `select_options`).
  case selectOptions(SelectBinding)
  /// Sends a declared custom event; never intercepted, never blocks (SDK 6.2).
  case trackEvent(String)

  /// The interceptable action, if it is one.
  public var action: Action? {
    if case .intercepted(let action) = self { action } else { nil }
  }
}
