import PaywallModel

/// Restores what the store account owns (dossier §1.4, §8.3).
enum RestoreAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    turn.traceDeed(TraceTexts.restores)
    turn.emit(.restoreStarted)
    let index = turn.addTransaction(isRestore: true, planID: nil, productID: nil)
    turn.askStore(transactionIndex: index)
    return .waiting
  }

  /// The store has taken its time: it answers by itself or opens its sheet.
  static func storeResponds(_ index: Int, in turn: inout Turn) {
    if turn.state.store.isOffline {
      return settle(index, .failed, reason: StoreReason.network, in: &turn)
    }
    if let preset = turn.state.store.presetAnswer {
      return settle(index, StoreAnswers.restore(preset), reason: nil, in: &turn)
    }
    let transaction = turn.state.store.transactions[index]
    let state = turn.state
    turn.openSheet(for: transaction) { EmulatorDialogs.restore($0, transaction, in: state) }
  }

  /// Takes in what the store answers.
  static func settle(_ index: Int, _ wayOut: WayOut, reason: String?, in turn: inout Turn) {
    let found = StoreAnswers.found(wayOut, in: turn.state)
    turn.state.store.transactions[index].state = StoreAnswers.restoreState(of: wayOut)
    turn.state.store.transactions[index].reason =
      wayOut == .failed ? reason ?? StoreReason.network : nil
    turn.trace(
      .STORE, depth: 2, TraceTexts.restoreAnswers(wayOut, reason: reason, found: found),
      reason: Reasons.storeAnswer)
    for plan in found { turn.grantRestored(plan) }
    if let first = found.first {
      turn.remember(.restored, planID: first.planID)
      turn.note(Notes.restored(found))
    }
    let error = StoreError(ofRestore: wayOut, reason: reason)
    conclude(wayOut, about: subject(error, found: found, in: turn.state), in: &turn)
  }

  /// What the alert is about: of a restore in part, what came back and what did not.
  private static func subject(
    _ error: StoreError?, found: [OwnedPlan], in state: Emulator
  ) -> AlertSubject {
    guard error == .restorationPartial else { return error.map { .error($0) } ?? .nothing }
    let missing = StoreAnswers.owned(in: state).filter { !found.contains($0) }.map(\.name)
    return .partialRestore(
      restored: found.map(\.name),
      missing: missing.isEmpty ? [StoreReason.unnamed] : missing)
  }

  private static func conclude(
    _ wayOut: WayOut, about subject: AlertSubject, in turn: inout Turn
  ) {
    guard subject.error != nil else {
      turn.emit(.restoreSucceeded)
      return turn.raise(.inAppRestorationSuccess, then: .endsDefault(.succeeded))
    }
    let message = AlertTexts.alert(
      .inAppRestorationError, about: subject, in: turn.state.catalog
    ).content
    turn.emit(.restoreFailed, [("error_message", message)])
    if wayOut == .signInCancelled { return turn.finishDefault(.failed("sign-in cancelled")) }
    let outcome = wayOut == .partFound ? "restored in part" : "nothing restored"
    turn.raise(.inAppRestorationError, about: subject, then: .endsDefault(.failed(outcome)))
  }
}
