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

  /// What is to be done now; the one who drives the pipeline does it.
  enum Step: Hashable, Sendable {
    /// Ask the app about the action.
    case ask(CallID)
    /// Run the SDK's default of the action.
    case performDefault
    /// Observer synchronizes by itself after a success (dossier §2.2).
    case synchronize
    /// The next action is ready to begin.
    case beginNext
    case stop(StopReason)
    /// Nothing is left; a lone purchase or restore in full mode closes all (dossier §2.4).
    case complete(closesAll: Bool)
  }

  /// Why a chain ended before its last action was done.
  enum StopReason: Hashable, Sendable {
    case answeredFailed
    case defaultFailed(String)
    case observerNeverBuys
  }

  /// The interceptable actions, in order.
  public internal(set) var actions: [Action]
  /// The index of the action that is running.
  public internal(set) var index: Int
  /// Where the chain is.
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

  /// The action that is running; nil when the chain is over.
  public var action: Action? { actions.indices.contains(index) ? actions[index] : nil }

  /// The kind of the action that is running.
  var kind: ActionKind? { actions.indices.contains(index) ? actions[index].kind : nil }

  /// The plan that the running action names.
  var planID: String? { actions.indices.contains(index) ? actions[index].planID : nil }

  /// The actions after the running one.
  var rest: ArraySlice<Action> { actions.dropFirst(index + 1) }

  /// A purchase that names no plan is about the one that is current when the finger comes down.
  mutating func namePlans(_ currentPlanID: String?) {
    for index in actions.indices where actions[index].kind == .purchase {
      actions[index].planID = actions[index].planID ?? currentPlanID
    }
  }

  /// Gives purchases of the current plan the offer that the picked option carries.
  mutating func nameOffers(_ offerID: String?, ofPlan planID: String?) {
    for index in actions.indices
    where actions[index].kind == .purchase && actions[index].planID == planID {
      actions[index].offerID = actions[index].offerID ?? offerID
    }
  }

  /// Begins the action that is ready; `call` is the app's, if the kind has an interceptor.
  mutating func begin(call: CallID?) -> [Step] {
    guard phase == .ready, kind != nil else { return [] }
    guard let call else { return performDefault() }
    phase = .awaitingInterceptor(call)
    return [.ask(call)]
  }

  /// Takes in the app's answer; one to another call than the awaited changes nothing.
  mutating func interceptorReturned(_ result: InterceptResult, to call: CallID) -> [Step] {
    guard phase == .awaitingInterceptor(call) else { return [] }
    switch result {
    case .success: return (observesStore ? [.synchronize] : []) + advance()
    case .failed: return stop(.answeredFailed)
    case .notHandled: return performDefault()
    }
  }

  /// Takes in how the SDK's default ended.
  mutating func defaultFinished(_ outcome: DefaultOutcome) -> [Step] {
    guard phase == .performingDefault else { return [] }
    switch outcome {
    case .succeeded: return advance()
    case .failed(let why): return stop(.defaultFailed(why))
    }
  }

  private var observesStore: Bool { mode == .observer && kind?.isStoreAction == true }

  private mutating func performDefault() -> [Step] {
    #if MUTANTS
      if Mutant.isPlanted(.buysInObserver) {
        phase = .performingDefault
        return [.performDefault]
      }
    #endif
    if observesStore { return stop(.observerNeverBuys) }
    phase = .performingDefault
    return [.performDefault]
  }

  private mutating func advance() -> [Step] {
    index += 1
    if index < actions.count {
      phase = .ready
      return [.beginNext]
    }
    phase = .completed
    let isLone = actions.count == 1 && actions[0].kind.isStoreAction
    return [.complete(closesAll: isLone && mode == .full)]
  }

  private mutating func stop(_ reason: StopReason) -> [Step] {
    phase = .stopped
    return [.stop(reason)]
  }
}
