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
    conclude(wayOut, error: StoreError(ofRestore: wayOut, reason: reason), in: &turn)
  }

  private static func conclude(_ wayOut: WayOut, error: StoreError?, in turn: inout Turn) {
    guard let error else {
      turn.emit(.restoreSucceeded)
      return turn.raise(.inAppRestorationSuccess, then: .endsDefault(.succeeded))
    }
    turn.emit(.restoreFailed, [("error_message", turn.state.catalog.text(error.textKey))])
    if wayOut == .signInCancelled { return turn.finishDefault(.failed("sign-in cancelled")) }
    turn.raise(
      .inAppRestorationError, error: error, then: .endsDefault(.failed("nothing restored")))
  }
}
