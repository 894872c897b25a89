import PaywallModel

/// A small project of Northwind: screens that are made of buttons only, one for each chain.
enum Northwind {
  static let yearly = "yearly"
  static let monthly = "monthly"
  static let lifetime = "lifetime"

  static let plans = [
    Plan(id: yearly, storeProductID: "nw.plus.yearly", entitlement: "plus"),
    Plan(id: monthly, storeProductID: "nw.plus.monthly", entitlement: "plus"),
    Plan(id: lifetime, storeProductID: "nw.lifetime"),
  ]

  static let store = StoreCatalog(products: [
    StoreProduct(
      id: "nw.plus.yearly", kind: .renewingSubscription, displayName: "Northwind Plus, one year",
      price: ExactDecimal(units: 9999, digits: 2), period: Period(1, .year), groupID: "plus",
      groupLevel: 1,
      introductoryOffer: StoreOffer(paymentMode: .free, period: Period(1, .week))),
    StoreProduct(
      id: "nw.plus.monthly", kind: .renewingSubscription, displayName: "Northwind Plus, one month",
      price: ExactDecimal(units: 999, digits: 2), period: Period(1, .month), groupID: "plus",
      groupLevel: 1),
    StoreProduct(
      id: "nw.lifetime", kind: .nonConsumable, displayName: "Northwind for ever",
      price: ExactDecimal(units: 19999, digits: 2)),
  ])

  /// The action of a kind with what it needs here.
  static func action(_ kind: ActionKind) -> Action {
    switch kind {
    case .close, .closeAll, .login, .restore, .promoCode: Action(kind)
    case .navigate: Action(kind, url: "https://www.example.com/terms")
    case .purchase: Action(kind, planID: yearly)
    case .openPresentation: Action(kind, screenID: "thanks")
    case .openPlacement: Action(kind, placementID: "settings")
    case .webCheckout:
      Action(kind, url: "https://pay.example.com/plus", clientReferenceID: "ref-1")
    }
  }

  /// A button that reads its number, with a chain.
  static func button(_ actions: [ComponentAction], label: String) -> Component {
    Component(.vstack(Stack([Component(.label(Label(text: label)))])), actions: actions)
  }

  /// A screen with one button a chain; a header button closes it.
  static func screen(
    _ id: String, chains: [[ComponentAction]], selects: [Select] = [],
    displayMode: DisplayMode = DisplayMode(.modal)
  ) -> Screen {
    let buttons = chains.enumerated().map { button($1, label: "Button \($0)") }
    return Screen(
      id: id, displayMode: displayMode,
      headerButton: HeaderButton(actions: [.intercepted(Action(.close))]),
      plans: [
        ScreenPlan(id: yearly, storeProductID: "nw.plus.yearly", isDefault: true),
        ScreenPlan(id: monthly, storeProductID: "nw.plus.monthly"),
      ],
      selects: selects,
      root: Component(.vstack(Stack([Component(.label(Label(text: "Northwind Plus")))] + buttons))))
  }

  /// The target of the nth button, from 0.
  static func target(_ index: Int) -> PressTarget { .component(ComponentPath([index + 1])) }

  /// A project whose screen `plans`, placement `premium`, has one button with a chain of kinds.
  static func catalog(
    _ kinds: [ActionKind], mode: RunningMode = .full, platform: Platform = .ios,
    integration: Integration = Integration(), start: StartState = StartState(userID: "northwind-7")
  ) -> Catalog {
    catalog(
      chains: [kinds.map { .intercepted(action($0)) }], mode: mode, platform: platform,
      integration: integration, start: start)
  }

  /// A project whose screen `plans`, placement `premium`, has one button a chain.
  static func catalog(
    chains: [[ComponentAction]], selects: [Select] = [], mode: RunningMode = .full,
    platform: Platform = .ios, integration: Integration = Integration(),
    start: StartState = StartState(userID: "northwind-7"), store: StoreCatalog = store
  ) -> Catalog {
    let placements = [
      Placement(id: "premium", screenID: "plans"), Placement(id: "settings", screenID: "compact"),
      Placement(id: "winback", screenID: nil),
    ]
    return Catalog(
      project: Project(
        name: "Northwind", profile: Profile(platform: platform, mode: mode),
        placements: placements, plans: plans, integration: integration, start: start),
      screens: [
        screen("plans", chains: chains, selects: selects), screen("thanks", chains: []),
        screen("compact", chains: []),
      ], store: store)
  }
}
