/// What an action needs; a field that its kind does not use is nil (dossier §1.2).
public struct PLYPresentationActionParameters: Hashable, Sendable {
  /// The reference of a web checkout.
  public var clientReferenceId: String?
  /// The address of a web page, deeplink or web checkout, as text.
  public var url: String?
  /// The title of a web page.
  public var title: String?
  /// What is bought.
  public var plan: PLYPlan?
  /// The offer that the purchase uses.
  public var promoOffer: PLYPromoOffer?
  /// The id of the screen to open.
  public var presentation: String?
  /// The id of the placement to open.
  public var placement: String?
  /// The query key under which a web checkout gets its reference.
  public var queryParameterKey: String?
  /// Who takes a web payment.
  public var webCheckoutProvider: PLYWebCheckoutProvider

  /// Makes parameters; none is set.
  public init() { webCheckoutProvider = .none }
}

/// A plan as the app sees it.
public struct PLYPlan: Hashable, Sendable {
  /// The id that the Console gave it.
  public var vendorId: String
  /// Its name for people, if the project gives one.
  public var name: String?
  /// The store's product, if the project or the screen gives one.
  public var storeProductId: String?

  /// Makes a plan.
  public init(vendorId: String, name: String? = nil, storeProductId: String? = nil) {
    self.vendorId = vendorId
    self.name = name
    self.storeProductId = storeProductId
  }
}

/// A promotional or win-back offer of a purchase.
public struct PLYPromoOffer: Hashable, Sendable {
  /// The id that the Console gave it.
  public var vendorId: String

  /// Makes an offer.
  public init(vendorId: String) { self.vendorId = vendorId }
}

/// Who takes a web payment; raw values of the iOS SDK (dossier §1.2).
public enum PLYWebCheckoutProvider: Int, Hashable, Sendable, CaseIterable {
  case stripe = 0
  case other = 1
  case none = 2
}
