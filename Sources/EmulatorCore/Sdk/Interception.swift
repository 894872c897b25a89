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

extension Interception {
  /// What is told of the action of a press that is running.
  init?(_ press: Press) {
    guard let action = press.pipeline.action else { return nil }
    self.init(
      action: action, position: press.pipeline.index + 1, count: press.pipeline.actions.count,
      presentation: press.presentation)
  }
}
