public import PaywallModel

/// The press that is running; there is one at most (busy guard).
public struct Press: Hashable, Sendable {
  /// From 1.
  public var number: Int
  /// The presentation that was pressed; it may be gone while the chain goes on.
  public var presentation: PresentationID
  /// What was pressed.
  public var target: PressTarget
  /// What the person read there.
  public var label: String
  /// The chain and how far it is.
  public var pipeline: InterceptorPipeline
  /// When the finger came down.
  public var startedAt: Instant
  /// The call that is owed an answer, and since when.
  public var owed: Owed?
  /// Who the user was when the running action began; another one means that the screen is fetched
  /// again.
  var userID: String?

  /// An answer that the app owes.
  public struct Owed: Hashable, Sendable {
    /// The call.
    public var call: CallID
    /// What the app was asked about.
    public var kind: ActionKind
    /// When it was asked.
    public var since: Instant
    var before = Before()
    /// The app has opened the action's address by itself.
    var hasOpenedLink = false
    /// When the screen that was pressed went while the app was asked.
    var goneAt: Instant?

    /// Makes one.
    public init(call: CallID, kind: ActionKind, since: Instant) {
      self.call = call
      self.kind = kind
      self.since = since
    }

    /// What there was when the app was asked; an answer is compared with it.
    struct Before: Hashable, Sendable {
      var transactions = 0
      var presentations = 0
      /// Presentations that were ever opened.
      var opened = 0
      var synchronizations = 0
      /// Whether the screen that was pressed was still there.
      var wasShown = true
    }
  }

  /// Makes a press.
  public init(
    number: Int, presentation: PresentationID, target: PressTarget, label: String,
    pipeline: InterceptorPipeline, startedAt: Instant
  ) {
    self.number = number
    self.presentation = presentation
    self.target = target
    self.label = label
    self.pipeline = pipeline
    self.startedAt = startedAt
    owed = nil
  }

  /// The kind of the action that is running.
  public var kind: ActionKind? { pipeline.kind }
}

extension Press {
  /// The running action, how many transactions there were when the app was asked about it, and what
  /// comes next.
  typealias Returned = (
    kind: ActionKind, planID: String?, transactions: Int, steps: [InterceptorPipeline.Step]
  )

  /// Takes in the answer that the pipeline waits for; nil where the chain is over.
  mutating func interceptorReturned(_ result: InterceptResult, to call: CallID) -> Returned? {
    guard let kind else { return nil }
    precondition(owed?.call == call, "an open call is owed by the running press")
    let before = owed?.before.transactions ?? 0
    let planID = pipeline.planID
    owed = nil
    return (kind, planID, before, pipeline.interceptorReturned(result, to: call))
  }
}
