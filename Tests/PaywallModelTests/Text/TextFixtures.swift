import PaywallModel

/// A small shop: what the documentation of the tags sells, and what our own screens need.
enum TextFixtures {
  static func product(
    _ id: String, _ price: String, _ period: Period?, group: String? = nil,
    intro: StoreOffer? = nil, winback: [StoreOffer] = []
  ) -> StoreProduct {
    StoreProduct(
      id: id, kind: period == nil ? .nonConsumable : .renewingSubscription, displayName: id,
      price: ExactDecimal(price), period: period, groupID: group, introductoryOffer: intro,
      winbackOffers: winback)
  }

  static let halfPrice = StoreOffer(
    id: "half", paymentMode: .payAsYouGo, price: ExactDecimal("4.99"), period: Period(1, .month),
    numberOfPeriods: 3)

  static let store = StoreCatalog(
    products: [
      product(
        "Y", "99.99", Period(1, .year), group: "G",
        intro: StoreOffer(paymentMode: .free, period: Period(1, .week))),
      product("M", "9.99", Period(1, .month), group: "G", winback: [halfPrice]),
      product("W", "6.99", Period(1, .week)), product("C", "24.99", Period(1, .year)),
      product("E", "6.99", Period(1, .month)), product("L", "83.99", nil),
      product("N", "", Period(1, .month)), product("Z", "0", Period(1, .month)),
      product(
        "P", "30", Period(1, .month),
        intro: StoreOffer(
          paymentMode: .payUpFront, price: ExactDecimal("9.90"), period: Period(3, .month))),
    ], storefront: "USA")

  /// Plans bear the ids of their products.
  static let catalog = Catalog(
    project: Project(plans: store.products.map { Plan(id: $0.id, storeProductID: $0.id) }),
    store: store)

  static func screen(
    _ root: Component = Component(.spacer), isMarkdownEnabled: Bool = true, plans: [String] = ["M"],
    selects: [Select] = []
  ) -> Screen {
    Screen(
      id: "s", isMarkdownEnabled: isMarkdownEnabled,
      plans: plans.enumerated().map { ScreenPlan(id: $1, isDefault: $0 == 0) }, selects: selects,
      root: root)
  }

  /// What a text reads, blanks that do not break written `_`.
  static func read(
    _ text: String, intro: String? = nil, plan: String? = nil, in screen: Screen = screen(),
    context: TextContext = TextContext()
  ) -> String {
    let label = Label(text: text, introPriceText: intro, planID: plan)
    let expanded = TextExpander.text(of: label, in: screen, context: context, catalog: catalog)
    return String(expanded.plain.map { $0 == "\u{A0}" ? "_" : $0 })
  }

  static func purchase(_ plan: String, offer: String? = nil) -> ComponentAction {
    .intercepted(Action(.purchase, planID: plan, offerID: offer))
  }
}
