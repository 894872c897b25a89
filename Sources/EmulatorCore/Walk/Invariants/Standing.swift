import PaywallModel

/// How things stood before an event, as far as invariants compare with it. It holds no array that
/// grows for ever, so that keeping it copies nothing.
struct Standing {
  let press: Int?
  let owedCall: CallID?
  let pressMode: RunningMode?
  /// The number of the window that was on top.
  let topWindow: Int?
  /// The numbers of those under it.
  let otherWindows: [Int]
  /// The windows themselves where a gesture must leave them as they are.
  let untouchable: [Presentation]?
  let opened: Int
  let topDialog: DialogID?
  let dialogCount: Int
  let askedAlert: CallID?
  /// How the call stood that the event answers.
  let answered: Call.Standing?
  let callCount: Int
  let requestCount: Int
  let transactionCount: Int
  let entitlements: [StoreState.Entitlement]
  let ownedProductIDs: [String]
  let isPaidOnTheWeb: Bool
  let clock: Instant
  /// Whether no timer fires with the event, so that all that changes comes from the event.
  let isQuiet: Bool

  static func of(
    _ state: borrowing Emulator, before event: EmulatorEvent, at moment: Instant
  ) -> Standing {
    Standing(
      press: state.press?.number, owedCall: state.press?.owed?.call,
      pressMode: state.press?.pipeline.mode, topWindow: state.presentations.last?.id.number,
      otherWindows: state.presentations.count < 2
        ? [] : state.presentations.dropLast().map(\.id.number),
      untouchable: event.isGesture && !state.dialogs.isEmpty ? state.presentations : nil,
      opened: state.counters.presentation, topDialog: state.dialogs.last?.id,
      dialogCount: state.dialogs.count, askedAlert: state.alerts.first?.askedCall,
      answered: answered(by: event, in: state), callCount: state.madeCalls.count,
      requestCount: state.madeRequests.elements.count,
      transactionCount: state.store.transactions.count, entitlements: state.store.entitlements,
      ownedProductIDs: state.store.ownedProductIDs,
      isPaidOnTheWeb: state.webCheckout?.payment == .paid, clock: state.clock,
      isQuiet: state.timers.isEmpty
        || state.nextTimer.map { $0.due > max(moment, state.clock) } ?? true)
  }

  /// Whether a window was open.
  func hadWindow(_ number: Int) -> Bool {
    number == topWindow || otherWindows.contains(number)
  }

  private static func answered(
    by event: EmulatorEvent, in state: borrowing Emulator
  ) -> Call.Standing? {
    guard case .answer(let answer) = event else { return nil }
    let index = answer.call.number - 1
    return state.calls.indices.contains(index) ? state.calls[index].standing : nil
  }
}

extension EmulatorEvent {
  fileprivate var isGesture: Bool {
    if case .gesture = self { true } else { false }
  }
}

extension PendingAlert {
  /// The call by which the app is asked about it.
  var askedCall: CallID? {
    if case .askingApp(let call) = stage { call } else { nil }
  }
}
