public import PaywallModel

/// Runs the actions of one press, one after the other, and decides what comes next; it does nothing
/// itself.
///
/// ready ─not registered──────────────► performingDefault
/// ready ─registered─► awaitingInterceptor ─notHandled─► performingDefault
/// awaitingInterceptor ─success─► next action        ─failed─► stopped
/// performingDefault   ─succeeded─► next action      ─failed─► stopped
/// next action         ─none left─► completed
public struct InterceptorPipeline: Hashable, Sendable {
  /// Where the chain is.
  public enum Phase: Hashable, Sendable {
    case ready
    case awaitingInterceptor(CallID)
    case performingDefault
    case completed
    case stopped
  }

  /// The interceptable actions, in order.
  public internal(set) var actions: [Action]
  /// The index of the action that is running.
  public internal(set) var index: Int
  public internal(set) var phase: Phase
  /// The mode when the press began; a later change counts from the next press on.
  public let mode: RunningMode

  /// Makes a pipeline that has not begun.
  public init(actions: [Action], mode: RunningMode) {
    self.actions = actions
    self.mode = mode
    index = 0
    phase = .ready
  }
}
