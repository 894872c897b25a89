/// What can be pressed on a screen, and what a press on it does: found once, and handed around as
/// one reference.
public final class Pressable: Sendable {
  /// What a press does, in order; empty where it does nothing.
  public let actions: [ComponentAction]
  /// Those of the actions that go through the interceptors.
  public let chain: [Action]
  /// Those that are done on the spot.
  public let deeds: [ComponentAction]
  /// When it can be pressed, if not always.
  public let condition: EnabledWhen?
  /// Milliseconds from the showing of the screen until it appears.
  public let delayMilliseconds: Int
  /// Whether the chain buys something.
  public let buys: Bool
  /// Whether each purchase of the chain names its plan.
  public let namesPlans: Bool

  /// Looks through the actions.
  public init(
    _ actions: [ComponentAction], condition: EnabledWhen? = nil, delayMilliseconds: Int = 0
  ) {
    self.actions = actions
    self.condition = condition
    self.delayMilliseconds = delayMilliseconds
    chain = actions.compactMap(\.action)
    deeds = actions.filter { $0.action == nil }
    let purchases = chain.filter { $0.kind == .purchase }
    buys = !purchases.isEmpty
    namesPlans = purchases.allSatisfy { $0.planID != nil }
  }

  convenience init(_ button: HeaderButton) {
    self.init(button.actions, delayMilliseconds: button.delayMilliseconds)
  }
}
