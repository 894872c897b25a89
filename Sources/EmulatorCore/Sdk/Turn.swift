import PaywallModel

/// One event's work on the state, and what the SDK wants of the world meanwhile: the only thing
/// that changes an `Emulator`.
struct Turn: ~Copyable {
  /// The state, changed where it lies: handed over and back it would be copied at each event.
  var state: Emulator {
    unsafeAddress { UnsafePointer(lent) }
    unsafeMutableAddress { lent }
  }
  // Safe: `Emulator.turn` alone makes turns, lends itself for the time of one call and does not let
  // the turn out of it; a turn cannot be copied.
  private let lent: UnsafeMutablePointer<Emulator>
  private(set) var effects: [Effect] = []
  /// The moment of the event, or of the timer that fires.
  var now: Instant
  /// Whether the app has just answered notHandled: what the SDK does next, it does in its place.
  var isLeftToSDK = false

  fileprivate init(_ lent: UnsafeMutablePointer<Emulator>) {
    self.lent = lent
    now = lent.pointee.clock
  }

  /// Hands something to the world.
  mutating func tell(_ effect: Effect) { effects.append(effect) }

  /// A line for the Pipeline panel; it belongs to the press that is running. Its texts are made
  /// only where somebody reads them.
  mutating func trace(
    _ who: TraceLine.Who, mark: TraceLine.Mark = .plain, depth: Int = 0,
    _ text: @autoclosure () -> String, wide: @autoclosure () -> String? = nil,
    counter: @autoclosure () -> String? = nil, call: CallID? = nil,
    reason: @autoclosure () -> Reason? = nil
  ) {
    guard state.isLogged else { return }
    var line = TraceLine(
      at: now, press: state.press?.number, who: who, mark: mark, depth: depth, counter: counter(),
      text: text(), wideText: wide(), call: call, reason: reason())
    line.profile = state.profile
    tell(.trace(line))
  }

  /// A line for what the SDK does about an action.
  mutating func traceDeed(_ text: @autoclosure () -> String) {
    let isLeft = isLeftToSDK
    isLeftToSDK = false
    guard state.isLogged else { return }
    let text = text()
    trace(
      .SDK, depth: 1, text, wide: isLeft ? TraceTexts.doesItself(text) : nil,
      reason: Reasons.deed(isLeftToSDK: isLeft))
  }

  /// A line for the note row.
  mutating func note(_ note: @autoclosure () -> Note) {
    if state.isLogged { tell(.note(note())) }
  }

  /// Says that a rule was broken: as a diagnostic, a line and a note.
  mutating func diagnose(_ finding: @autoclosure () -> Finding, call: CallID? = nil) {
    guard state.isLogged else { return }
    let finding = finding()
    tell(.diagnose(Diagnostic(rule: finding.rule, text: finding.text, call: call, at: now)))
    trace(
      .check, mark: finding.mark, depth: 1, "\(finding.rule.rawValue) \(finding.text)", call: call,
      reason: finding.reason)
    note(Notes.finding(finding))
  }

  /// Starts a timer.
  mutating func startTimer(after milliseconds: Int, for purpose: PendingTimer.Purpose) {
    state.counters.timer += 1
    state.timers.append(
      PendingTimer(
        due: now.advanced(by: milliseconds), number: state.counters.timer, purpose: purpose))
  }

  /// Removes the timers of a purpose.
  mutating func stopTimers(for purpose: PendingTimer.Purpose) {
    state.timers.removeAll { $0.purpose == purpose }
  }

  /// Fires every timer that is due by a moment, each at its own.
  mutating func fireTimers(until moment: Instant) {
    while let timer = state.nextTimer, timer.due <= moment {
      state.timers.removeAll { $0.number == timer.number }
      now = max(now, timer.due)
      fire(timer.purpose)
      #if MUTANTS
        if Mutant.isPlanted(.skipsTimers) { break }
      #endif
    }
    now = max(now, moment)
  }

  private mutating func fire(_ purpose: PendingTimer.Purpose) {
    switch purpose {
    case .storeResponds(let index): storeResponds(index)
    case .bridgeGivesUp(let call): bridgeGivesUp(call)
    case .pollsWebPayment: WebCheckoutAction.poll(in: &self)
    case .webCheckoutContinues: WebCheckoutAction.allowsContinuing(in: &self)
    case .webPaymentIsLate: WebCheckoutAction.isLate(in: &self)
    case .carouselTurns(let id, let path): carouselTurns(path, in: id)
    case .redemptionExchanged: redemptionExchanged()
    case .redemptionRefreshed: redemptionRefreshed()
    case .redemptionWatchdog: redemptionTimedOut()
    case .fetchResponds(let request): fetchResponds(late: request)
    }
  }

  /// Opens a dialog over everything; the builder gets its number.
  mutating func showDialog(_ make: (DialogID) -> Dialog) {
    state.dialogs.append(make(state.reserveDialog()))
  }
}

extension Emulator {
  /// Does something in a turn of its own, and gives what is wanted of the world.
  mutating func turn(_ work: (inout Turn) -> Void) -> [Effect] {
    withUnsafeMutablePointer(to: &self) { lent in
      var turn = Turn(lent)
      work(&turn)
      lent.pointee.clock = turn.now
      return turn.effects
    }
  }
}

/// The last numbers that were given out.
struct Counters: Hashable, Sendable {
  var press = 0
  var presentation = 0
  var flowSession = 0
  var dialog = 0
  var timer = 0
}
