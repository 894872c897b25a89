import EmulatorCore
import PaywallModel
import Testing

/// Drives an emulated SDK as an app would. What asks or tells the app must be read; `finish()`
/// fails when something is unread, a call unanswered or a timer pending.
struct EmulatorDriver {
  private(set) var emulator: Emulator
  private(set) var now = Instant.start
  /// Everything that the SDK ever wanted, in order.
  private(set) var effects: [Effect] = []
  private var unread: [Effect] = []

  /// Starts an SDK; nothing is registered, whatever the project's integration says.
  init(_ catalog: Catalog, seed: UInt64 = 0, isStarted: Bool = true) {
    emulator = Emulator(catalog: catalog, seed: seed, isStarted: isStarted)
  }

  /// Hands an event to the SDK, so many milliseconds after the last one.
  mutating func send(_ event: EmulatorEvent, after milliseconds: Int = 0) {
    now = now.advanced(by: milliseconds)
    let new = emulator.handle(event, at: now)
    effects += new
    unread += new.filter(\.mustBeRead)
  }

  mutating func command(_ command: Command) { send(.command(command)) }

  mutating func tap(_ target: PressTarget, label: String = "Button") {
    send(.gesture(.tap(target, label: label)))
  }

  /// Leaves the dialog on top.
  mutating func leave(by wayOut: WayOut, _ values: [String: String] = [:]) {
    guard let dialog = emulator.dialogs.last else { return }
    send(.dialog(dialog.id, wayOut, values: values))
  }

  /// Lets time pass up to the next timer; false when none runs.
  mutating func waitForTimer() -> Bool {
    guard let deadline = emulator.nextDeadline else { return false }
    send(.tick, after: deadline.milliseconds - now.milliseconds)
    return true
  }

  /// The next effect that asks or tells the app.
  mutating func next() -> Effect? { unread.isEmpty ? nil : unread.removeFirst() }

  /// Reads the next call of an interceptor.
  mutating func nextCall(
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CallID? {
    guard let index = unread.firstIndex(where: { $0.interceptorCall != nil }) else {
      Issue.record("no interceptor was called", sourceLocation: sourceLocation)
      return nil
    }
    return unread.remove(at: index).interceptorCall
  }

  /// Reads the next question to the alert handler.
  mutating func nextAlert() throws -> (call: CallID, alert: Alert) {
    let index = try #require(unread.firstIndex { $0.alertQuestion != nil })
    return try #require(unread.remove(at: index).alertQuestion)
  }

  /// Whether the alert handler waits to be heard.
  var asksAboutAlert: Bool { unread.contains { $0.alertQuestion != nil } }

  /// Reads all diagnostics so far.
  mutating func readDiagnostics() -> [Diagnostic] {
    let found = unread.compactMap(\.diagnostic)
    unread.removeAll { $0.diagnostic != nil }
    return found
  }

  /// Reads all outcomes so far.
  mutating func readOutcomes() -> [Outcome] {
    let found = unread.compactMap(\.outcome)
    unread.removeAll { $0.outcome != nil }
    return found
  }

  /// Reads all addresses so far.
  mutating func readURLs() -> [String] {
    let found = unread.compactMap(\.url)
    unread.removeAll { $0.url != nil }
    return found
  }

  /// Names of all events that were ever sent.
  var events: [String] { effects.compactMap(\.event?.name) }

  /// All lines of the Pipeline panel.
  var lines: [TraceLine] { effects.compactMap(\.line) }

  /// The last note.
  var note: Note? { effects.compactMap(\.note).last }

  /// Nothing may be left over.
  func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(unread.isEmpty, "unread", sourceLocation: sourceLocation)
    #expect(emulator.owedCall == nil, "an answer is owed", sourceLocation: sourceLocation)
    #expect(emulator.nextDeadline == nil, "a timer runs", sourceLocation: sourceLocation)
  }
}

extension Effect {
  fileprivate var mustBeRead: Bool {
    switch self {
    case .callInterceptor, .askAlertHandler, .askPresentationHandler, .askCloseRequest,
      .askClientScreen, .reportOutcome, .reportRedemption, .openURL, .diagnose, .ownFault:
      true
    case .reportSubscriptions, .emit, .trace, .note, .presentationState: false
    }
  }

  var interceptorCall: CallID? {
    if case .callInterceptor(let call, _) = self { call } else { nil }
  }
  var alertQuestion: (call: CallID, alert: Alert)? {
    if case .askAlertHandler(let call, let alert) = self { (call, alert) } else { nil }
  }
  var diagnostic: Diagnostic? {
    if case .diagnose(let diagnostic) = self { diagnostic } else { nil }
  }
  var outcome: Outcome? { if case .reportOutcome(let outcome) = self { outcome } else { nil } }
  var url: String? { if case .openURL(let url) = self { url } else { nil } }
  var event: SDKEvent? { if case .emit(let event) = self { event } else { nil } }
  var line: TraceLine? { if case .trace(let line) = self { line } else { nil } }
  var note: Note? { if case .note(let note) = self { note } else { nil } }
}
