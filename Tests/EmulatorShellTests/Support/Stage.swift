import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

@testable import EmulatorShell

/// A shell with a clock: keys go in by name, rows of text come out.
struct Stage {
  var shell: Shell
  var now = Instant.start
  var requests: [ShellRequest] = []

  init(
    _ catalog: Catalog = Plus.catalog, columns: Int = 80, rows: Int = 24,
    options: ShellOptions? = nil
  ) {
    var chosen = options ?? ShellOptions()
    chosen.size = Size(columns: columns, rows: rows)
    shell = Shell(catalog: catalog, options: chosen)
  }

  /// Presses keys by their names, a second apart.
  mutating func press(_ names: String...) {
    for name in names {
      now = now.advanced(by: 1_000)
      input(key(name))
    }
  }

  /// Presses keys without letting time pass between them.
  mutating func pressAtOnce(_ names: String...) {
    for name in names { input(key(name)) }
  }

  mutating func type(_ text: String) {
    for character in text { input(.key(.character(character))) }
  }

  mutating func input(_ input: Input) { requests += shell.handle(input, at: now) }

  mutating func click(_ column: Int, _ row: Int, _ action: Mouse.Action = .click) {
    now = now.advanced(by: 1_000)
    input(.mouse(Mouse(action, at: Point(column: column, row: row))))
  }

  mutating func wait(_ milliseconds: Int) {
    now = now.advanced(by: milliseconds)
    requests += shell.advance(to: now)
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    input(.resized(Size(columns: columns, rows: rows)))
  }

  var text: String { shell.frame().surface.text }
  var rows: [String] { shell.frame().surface.rows }
  var status: String { rows.first ?? "" }
  var noteRow: String { rows.dropLast().last ?? "" }
  var footer: String { rows.last ?? "" }
  var focusedLabel: String? {
    shell.targets.first { $0.target == shell.focus }?.label
  }

  private func key(_ name: String) -> Input {
    .key(Key(name: name) ?? .character("\u{FFFD}"))
  }
}

/// A small project of Northwind, made of buttons.
enum Plus {
  static let catalog = Catalog(
    project: project,
    screens: [plans, thanks, offer, Screen(id: "empty", root: Component(.vstack(Stack([]))))],
    store: store,
    brokenFiles: ["old-offer.screen.json"],
    problems: [
      Problem(
        .error, code: "action", file: "old-offer.screen.json",
        position: SourcePosition(line: 41, column: 17, length: 9), path: "root.actions[0]",
        message: "\"purchse\" is not an action.", advice: "Did you mean \"purchase\"?")
    ])

  static let project = Project(
    name: "Northwind", profile: Profile(mode: .full),
    placements: [
      Placement(id: "premium", screenID: "plans", note: "after the tour"),
      Placement(id: "winback", screenID: "offer"),
      Placement(id: "quiet", screenID: nil),
      Placement(id: "old", screenID: "old-offer"),
    ],
    plans: [
      Plan(id: "yearly", storeProductID: "nw.plus.yearly", entitlement: "plus"),
      Plan(id: "monthly", storeProductID: "nw.plus.monthly", entitlement: "plus"),
    ],
    integration: Integration(
      interceptors: [
        .purchase: InterceptorSetting(shows: .terms),
        .login: InterceptorSetting(shows: .login),
        .navigate: InterceptorSetting(shows: .parentalGate),
      ],
      termsTitle: "Terms of Northwind Plus",
      termsText: (1...12).map { "\($0). The subscription renews for the same period." }
        .joined(separator: "\n")))

  static let store = StoreCatalog(
    products: [
      StoreProduct(
        id: "nw.plus.yearly", kind: .renewingSubscription,
        displayName: "Northwind Plus, one year", price: ExactDecimal(units: 9999, digits: 2),
        period: Period(1, .year), groupID: "plus"),
      StoreProduct(
        id: "nw.plus.monthly", kind: .renewingSubscription,
        displayName: "Northwind Plus, one month", price: ExactDecimal(units: 999, digits: 2),
        period: Period(1, .month), groupID: "plus"),
    ], storefront: "DEU")

  static func label(_ text: String) -> Component { Component(.label(Label(text: text))) }

  static func button(
    _ text: String, _ actions: Action..., isFilled: Bool = false,
    enabledWhen: EnabledWhen? = nil
  ) -> Component {
    let blue = DocumentColor(red: 0, green: 90, blue: 200)
    var styles = StyleStates()
    if isFilled {
      styles.normal.backgroundColors = ColorPair(light: blue, dark: blue)
      styles.normal.padding.top = 16
      styles.normal.padding.bottom = 16
    }
    return Component(
      .vstack(Stack([label(text)])), styles: styles,
      actions: actions.map { .intercepted($0) }, enabledWhen: enabledWhen)
  }

  static let plans = Screen(
    id: "plans", headerButton: HeaderButton(actions: [.intercepted(Action(.close))]),
    plans: [ScreenPlan(id: "yearly", storeProductID: "nw.plus.yearly", isDefault: true)],
    root: Component(
      .vstack(
        Stack([
          label("Northwind Plus"), label("Search in every document"),
          button(
            "Continue", Action(.purchase, planID: "yearly"),
            Action(.openPresentation, screenID: "thanks"), isFilled: true),
          button("Restore", Action(.restore)), button("Sign in", Action(.login)),
          button("Terms", Action(.navigate, url: "https://www.example.com/terms")),
        ]))))

  static let thanks = Screen(
    id: "thanks",
    root: Component(
      .vstack(Stack([label("Thank you"), button("Start", Action(.close), isFilled: true)]))))

  static let offer = Screen(
    id: "offer", displayMode: DisplayMode(.drawer),
    headerButton: HeaderButton(actions: [.intercepted(Action(.close))]),
    root: Component(.vstack(Stack([label("Come back"), button("Take it", Action(.promoCode))]))))
}

extension Plus {
  /// The same screens and store with another project.
  static func catalog(_ project: Project) -> Catalog {
    var changed = catalog
    changed.project = project
    return changed
  }
}
