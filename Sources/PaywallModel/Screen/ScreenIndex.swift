/// A screen, and what follows from it alone: found in a walk through its tree and asked at each
/// press. It is one reference, so that whoever holds it copies nothing.
public final class ScreenIndex: Sendable {
  /// The screen.
  public let screen: Screen
  /// The screen's id.
  public let id: String
  /// Its carousels with their places, in document order.
  public let carousels: [(path: ComponentPath, carousel: Carousel)]
  /// Whether an option of a select carries an offer.
  public let hasOffers: Bool
  private let selects: [Select]
  private let defaultPlanID: String?
  private let planButtons: [PlanButton]
  private let components: [ComponentPath: Pressable]
  private let headerButton: Pressable?
  private let backButton: Pressable?

  /// Walks through a screen.
  public init(_ screen: Screen) {
    self.screen = screen
    id = screen.id
    selects = screen.selects
    hasOffers = screen.selects.contains { $0.options.contains { $0.offerID != nil } }
    defaultPlanID = screen.defaultPlanID
    planButtons = screen.planButtons
    var carousels: [(path: ComponentPath, carousel: Carousel)] = []
    var components: [ComponentPath: Pressable] = [:]
    screen.root.visit { component, indices in
      if case .carousel(let carousel) = component.content {
        carousels.append((ComponentPath(indices), carousel))
      }
      guard !component.actions.isEmpty || component.enabledWhen != nil else { return }
      components[ComponentPath(indices)] = Pressable(
        component.actions, condition: component.enabledWhen)
    }
    self.carousels = carousels
    self.components = components
    headerButton = screen.headerButton.map { Pressable($0) }
    backButton = screen.backButton.map { Pressable($0) }
  }

  /// The plan that tags without argument follow, and the offer that its chosen option carries.
  public func currentPlan(selections: Selections) -> (id: String?, offerID: String?) {
    PlanButton.plan(of: planButtons, selections, selects) ?? (defaultPlanID, nil)
  }

  /// The select with an id, if the screen declares it.
  public func select(_ id: String) -> Select? {
    selects.firstIndex { $0.id == id }.map { selects[$0] }
  }

  /// What a press on a target does, and when; nil where nothing can ever be pressed.
  public func pressable(_ target: PressTarget) -> Pressable? {
    switch target {
    case .component(let path): components[path]
    case .headerButton: headerButton
    case .backButton: backButton
    }
  }
}
