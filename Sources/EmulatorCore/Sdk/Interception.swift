public import PaywallModel

/// What an interceptor is told.
public struct Interception: Hashable, Sendable {
  /// What was pressed, with its parameters.
  public var action: Action
  /// From 1.
  public var position: Int
  /// Interceptable actions in the chain.
  public var count: Int
  /// Where it was pressed.
  public var presentation: PresentationID

  /// Makes an interception.
  public init(action: Action, position: Int, count: Int, presentation: PresentationID) {
    self.action = action
    self.position = position
    self.count = count
    self.presentation = presentation
  }
}
