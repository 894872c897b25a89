/// A screen, and what follows from it alone: found in one walk through its tree and asked at each
/// press. It is one reference, so that whoever holds it copies nothing.
public final class ScreenIndex: Sendable {
  /// The screen.
  public let screen: Screen
  /// Its carousels with their places, in document order.
  public let carousels: [(path: ComponentPath, carousel: Carousel)]
  private let defaultPlanID: String?
  private let planButtons: [PlanButton]

  /// Walks through a screen.
  public init(_ screen: Screen) {
    self.screen = screen
    carousels = screen.carousels
    defaultPlanID = screen.defaultPlanID
    planButtons = screen.planButtons
  }

  /// The plan that tags without argument follow, and the offer that its chosen option carries.
  public func currentPlan(selections: Selections) -> (id: String?, offerID: String?) {
    screen.plan(of: planButtons, selections) ?? (defaultPlanID, nil)
  }
}
