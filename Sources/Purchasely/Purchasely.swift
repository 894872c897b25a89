public import EmulatorCore
public import PaywallModel

/// The emulated SDK as an app's own code calls it. It keeps the app's closures and delivers to them
/// what the emulated SDK wants from the app.
///
/// It belongs to one thread. A closure that calls it again only enqueues: what it asked for happens
/// after the running delivery, never inside it.
public final class Purchasely {
  /// What an interceptor is called with; the last argument takes its answer, once.
  public typealias ActionInterceptor = (
    PLYInterceptorInfo, PLYPresentationActionParameters, @escaping (PLYInterceptResult) -> Void
  ) -> Void

  /// The emulated SDK behind the calls.
  public private(set) var emulator: Emulator
  /// The moment of the last thing that happened.
  public private(set) var now: Instant = .start
  /// Hears of every event that the SDK emits.
  public var eventHandler: ((PLYEvent) -> Void)?
  /// Hears of every contract rule that the app breaks.
  public var diagnosticHandler: ((PLYDiagnostic) -> Void)?
  /// Hears of every address that a device would open.
  public var openURLHandler: ((String) -> Void)?

  var interceptors: [PLYPresentationAction: ActionInterceptor] = [:]
  var uiHandler: (any PLYUIHandler)?
  var redemptionListener: ((PLYWebRedemptionResult) -> Void)?
  var defaultDismissHandler: ((PLYPresentationOutcome) -> Void)?
  var customScreenProvider: ((PLYCustomScreen) -> Void)?
  /// Handles that are alive, by the emulated SDK's number.
  var requests: [RequestID: PLYPresentationRequest] = [:]
  /// How often `display()` was refused.
  var refusals = 0
  private var waiting: [Request] = []
  private var isDelivering = false

  /// What waits for its turn, and who wants to know what came of it.
  private struct Request {
    let event: EmulatorEvent
    /// Called before anything is delivered, with how many handles there were before.
    let whenHandled: ((Int) -> Void)?
    let whenDone: (([Effect]) -> Void)?
  }

  /// Starts the SDK on a project. Without a mode the project's own holds. What must be told before
  /// start is told to a `PurchaselyBuilder`.
  public convenience init(catalog: Catalog, runningMode: PLYRunningMode? = nil, seed: UInt64 = 0) {
    self.init(emulator: Emulator(catalog: catalog, seed: seed), runningMode: runningMode)
  }

  init(emulator: Emulator, runningMode: PLYRunningMode?) {
    self.emulator = emulator
    if let runningMode { send(.command(.setMode(runningMode.mode))) }
  }

  /// Who buys: as the project says, or as it was started.
  public var runningMode: PLYRunningMode { PLYRunningMode(emulator.profile.mode) }

  /// Takes in what a person does on the screen or in a dialog, or that time has passed.
  public func receive(_ event: EmulatorEvent, at moment: Instant) {
    now = max(now, moment)
    send(event)
  }

  func send(
    _ event: EmulatorEvent, whenDone: (([Effect]) -> Void)? = nil,
    whenHandled: ((Int) -> Void)? = nil
  ) {
    waiting.append(Request(event: event, whenHandled: whenHandled, whenDone: whenDone))
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty { deliver(waiting.removeFirst()) }
    isDelivering = false
  }

  private func deliver(_ request: Request) {
    let before = emulator.requests.count
    let effects = emulator.handle(request.event, at: now)
    request.whenHandled?(before)
    for effect in effects { deliver(effect) }
    request.whenDone?(effects)
  }
}
