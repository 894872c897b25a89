import PaywallModel

/// How things stood before an event, as far as invariants compare with it. It holds no array that
/// grows for ever, so that keeping it copies nothing.
struct Standing {
  let press: Press?
  let presses: Int
  let presentations: [Presentation]
  let opened: Int
  let dialogs: [Dialog]
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

  init(_ state: borrowing Emulator, before event: EmulatorEvent, at moment: Instant) {
    press = state.press
    presses = state.counters.press
    presentations = state.presentations
    opened = state.counters.presentation
    dialogs = state.dialogs
    askedAlert = state.alerts.first?.askedCall
    answered = Self.answered(by: event, in: state)
    callCount = state.calls.count
    requestCount = state.requests.count
    transactionCount = state.store.transactions.count
    entitlements = state.store.entitlements
    ownedProductIDs = state.store.ownedProductIDs
    isPaidOnTheWeb = state.webCheckout?.payment == .paid
    clock = state.clock
    isQuiet = state.nextTimer.map { $0.due > max(moment, state.clock) } ?? true
  }

  private static func answered(
    by event: EmulatorEvent, in state: borrowing Emulator
  ) -> Call.Standing? {
    guard case .answer(let answer) = event else { return nil }
    let index = answer.call.number - 1
    return state.calls.indices.contains(index) ? state.calls[index].standing : nil
  }
}

extension PendingAlert {
  /// The call by which the app is asked about it.
  var askedCall: CallID? {
    if case .askingApp(let call) = stage { call } else { nil }
  }
}
