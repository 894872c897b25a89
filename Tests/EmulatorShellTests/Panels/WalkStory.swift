import PaywallModel

/// The project of the drawings, as a catalog: Northwind with its plans, terms and thanks.
enum WalkStory {
  static var catalog: Catalog {
    Catalog(
      project: project, screens: [plans, thanks],
      store: StoreCatalog(
        products: [
          product("monthly", "Northwind Plus, one month", 999, .month),
          product("yearly", "Northwind Plus, one year", 9999, .year),
        ], storefront: "DEU"))
  }

  private static var project: Project {
    var integration = Integration(interceptors: [
      .purchase: InterceptorSetting(shows: .terms), .login: InterceptorSetting(shows: .login),
    ])
    integration.termsTitle = "Terms of Northwind Plus"
    integration.termsText = """
      3. Renewal
      The subscription renews for the same period at the same price until you cancel it.
      """
    return Project(
      name: "Northwind", placements: [Placement(id: "premium", screenID: "plans")],
      plans: [
        Plan(id: "monthly", storeProductID: "nw.plus.monthly", entitlement: "plus"),
        Plan(id: "yearly", storeProductID: "nw.plus.yearly", entitlement: "plus"),
      ], integration: integration)
  }

  private static var plans: Screen {
    let select = Select(
      id: "plan", kind: .plan, defaults: ["yearly"],
      options: [
        Select.Option(id: "monthly", value: "monthly"),
        Select.Option(id: "yearly", value: "yearly"),
      ])
    let parts = [
      label("Northwind Plus"), label("Search in every document"),
      label("Folders that work offline"), label("Shared with up to five people"),
      choice("Monthly, €9.99/month", "monthly"),
      choice("Yearly, €99.99/year, save 17 %", "yearly"), buy,
      label("Renews each year until you cancel"), label("Restore", Action(.restore)),
      label("Sign in", Action(.login)),
      label("Terms", Action(.navigate, url: "https://www.example.com/terms")),
    ]
    return Screen(
      id: "plans", headerButton: HeaderButton(actions: [.intercepted(Action(.close))]),
      plans: [ScreenPlan(id: "monthly"), ScreenPlan(id: "yearly", isDefault: true)],
      selects: [select], root: Component(.vstack(Stack(parts))))
  }

  private static var thanks: Screen {
    Screen(
      id: "thanks", headerButton: HeaderButton(actions: [.intercepted(Action(.close))]),
      root: Component(.vstack(Stack([label("Thank you"), label("Start", Action(.closeAll))]))))
  }

  private static var buy: Component {
    var button = label("Continue", Action(.purchase), Action(.openPresentation, screenID: "thanks"))
    let blue = DocumentColor(red: 0, green: 0, blue: 255)
    button.styles.normal.backgroundColors = ColorPair(light: blue, dark: blue)
    button.styles.normal.padding.top = 12
    button.styles.normal.padding.bottom = 12
    return button
  }

  private static func label(_ text: String, _ actions: Action...) -> Component {
    Component(.label(Label(text: text)), actions: actions.map { .intercepted($0) })
  }

  private static func choice(_ text: String, _ option: String) -> Component {
    let binding = SelectBinding(selectID: "plan", options: [option])
    return Component(
      .label(Label(text: text)), actions: [.selectOptions(binding)], selected: binding)
  }

  private static func product(
    _ id: String, _ name: String, _ units: Int64, _ unit: Period.Unit
  ) -> StoreProduct {
    StoreProduct(
      id: "nw.plus.\(id)", kind: .renewingSubscription, displayName: name,
      price: ExactDecimal(units: units, digits: 2), period: Period(1, unit))
  }
}
