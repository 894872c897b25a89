/// The products of a store, as a `.storekit` file lists them.
public struct StoreCatalog: Hashable, Sendable {
  /// In the file's order.
  public var products: [StoreProduct]
  /// ISO 3166-1 alpha-3; decides the currency.
  public var storefront: String
  /// How prices are written, as `en_US`.
  public var locale: String
  /// Every purchase ends as pending (`_askToBuyEnabled`).
  public var asksToBuy: Bool
  /// Every purchase fails (`_failTransactionsEnabled`).
  public var failsTransactions: Bool

  /// Makes a store; empty without products.
  public init(
    products: [StoreProduct] = [], storefront: String = "USA", locale: String = "en_US",
    asksToBuy: Bool = false, failsTransactions: Bool = false
  ) {
    self.products = products
    self.storefront = storefront
    self.locale = locale
    self.asksToBuy = asksToBuy
    self.failsTransactions = failsTransactions
  }

  /// The product with an id, if the store has it.
  public func product(_ id: String) -> StoreProduct? { products.first { $0.id == id } }
}

/// One product of a store.
public struct StoreProduct: Hashable, Sendable {
  /// The kinds of products.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case consumable = "Consumable"
    case nonConsumable = "NonConsumable"
    case nonRenewingSubscription = "NonRenewingSubscription"
    case renewingSubscription = "RecurringSubscription"

    /// Whether it ends or renews by a date.
    public var isSubscription: Bool {
      switch self {
      case .consumable, .nonConsumable: false
      case .nonRenewingSubscription, .renewingSubscription: true
      }
    }
  }

  /// `productID`.
  public var id: String
  /// How it is sold.
  public var kind: Kind
  /// In the store's language, else the best text that the file has.
  public var displayName: String
  /// Nil when the file has an empty price: shown as unavailable, never as 0.
  public var price: ExactDecimal?
  /// Nil for what does not renew.
  public var period: Period?
  /// The subscription group; one active subscription in each.
  public var groupID: String?
  /// 1 is the highest level of service.
  public var groupLevel: Int?
  /// For customers who had none in the group before.
  public var introductoryOffer: StoreOffer?
  /// `adHocOffers`: for whom the app decides.
  public var promotionalOffers: [StoreOffer]
  /// For customers who left.
  public var winbackOffers: [StoreOffer]
  /// For who has a code; a code offer's id is its name.
  public var codeOffers: [StoreOffer]

  /// Every offer that has an id: a screen may sell any of them.
  public var namedOffers: [StoreOffer] { promotionalOffers + winbackOffers + codeOffers }

  /// Makes a product.
  public init(
    id: String, kind: Kind, displayName: String, price: ExactDecimal?, period: Period? = nil,
    groupID: String? = nil, groupLevel: Int? = nil, introductoryOffer: StoreOffer? = nil,
    promotionalOffers: [StoreOffer] = [], winbackOffers: [StoreOffer] = [],
    codeOffers: [StoreOffer] = []
  ) {
    self.id = id
    self.kind = kind
    self.displayName = displayName
    self.price = price
    self.period = period
    self.groupID = groupID
    self.groupLevel = groupLevel
    self.introductoryOffer = introductoryOffer
    self.promotionalOffers = promotionalOffers
    self.winbackOffers = winbackOffers
    self.codeOffers = codeOffers
  }
}

/// A reduced price for a while.
public struct StoreOffer: Hashable, Sendable {
  /// How it is paid.
  public enum PaymentMode: String, Hashable, Sendable, CaseIterable {
    case free, payUpFront, payAsYouGo
  }

  /// `offerID`; nil for introductory offers.
  public var id: String?
  /// Whether and when it is paid.
  public var paymentMode: PaymentMode
  /// Nil when it is free.
  public var price: ExactDecimal?
  /// One period; the offer lasts `numberOfPeriods` of them.
  public var period: Period
  /// How many periods; 1 when the file does not say.
  public var numberOfPeriods: Int

  /// Makes an offer.
  public init(
    id: String? = nil, paymentMode: PaymentMode, price: ExactDecimal? = nil, period: Period,
    numberOfPeriods: Int = 1
  ) {
    self.id = id
    self.paymentMode = paymentMode
    self.price = price
    self.period = period
    self.numberOfPeriods = numberOfPeriods
  }
}
