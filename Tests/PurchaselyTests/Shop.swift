import EmulatorCore
import PaywallModel

@testable import Purchasely

/// A paywall with a button that buys and then opens a second screen, and an app that shows it.
final class Shop {
  let purchasely: Purchasely
  private(set) var diagnostics: [String] = []
  private(set) var events: [String] = []

  init(platform: Platform = .ios, mode: PLYRunningMode? = nil) {
    purchasely = Purchasely(catalog: Shop.catalog(platform), runningMode: mode)
    purchasely.diagnosticHandler = { [unowned self] in diagnostics.append($0.code) }
    purchasely.eventHandler = { [unowned self] in events.append($0.name) }
  }

  /// Opens the paywall and presses one of its buttons.
  func press(_ index: Int = 0) {
    if purchasely.emulator.presentations.isEmpty { purchasely.display(for: "premium") }
    let target = PressTarget.component(ComponentPath([index]))
    purchasely.receive(.gesture(.tap(target, label: "Continue")), at: purchasely.now)
  }

  /// Leaves the dialog on top.
  func leave(by wayOut: WayOut) {
    guard let dialog = purchasely.emulator.dialogs.last else { return }
    purchasely.receive(.dialog(dialog.id, wayOut, values: [:]), at: purchasely.now)
  }

  var screens: [String] { purchasely.emulator.presentations.map(\.screenID) }

  static var catalog: Catalog { catalog(.ios) }

  static func catalog(_ platform: Platform) -> Catalog {
    func button(_ actions: Action...) -> Component {
      Component(.label(Label(text: "Continue")), actions: actions.map { .intercepted($0) })
    }
    let plans = Screen(
      id: "plans",
      root: Component(
        .vstack(
          Stack([
            button(
              Action(.purchase, planID: "yearly"), Action(.openPresentation, screenID: "thanks")),
            button(Action(.close)),
            button(Action(.restore)),
          ]))))
    let thanks = Screen(id: "thanks", root: Component(.label(Label(text: "Thank you"))))
    let project = Project(
      profile: Profile(platform: platform, mode: .full),
      placements: [Placement(id: "premium", screenID: "plans")],
      plans: [Plan(id: "yearly", name: "One year", storeProductID: "nw.yearly")])
    let product = StoreProduct(
      id: "nw.yearly", kind: .renewingSubscription, displayName: "One year",
      price: ExactDecimal(units: 9999, digits: 2), period: Period(1, .year))
    return Catalog(
      project: project, screens: [plans, thanks], store: StoreCatalog(products: [product]))
  }
}
