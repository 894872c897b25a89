import PaywallModel

/// Buys in the store, validates, alerts (dossier §1.4, §8.3).
enum PurchaseAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let planID = action.planID else { return .finished(.failed("no plan is chosen")) }
    let productID = turn.state.catalog.storeProductID(forPlan: planID)
    turn.traceDeed(TraceTexts.buys(productID ?? planID))
    turn.emit(.inAppPurchasing, [("plan", planID)])
    let index = turn.addTransaction(isRestore: false, planID: planID, productID: productID)
    turn.askStore(transactionIndex: index)
    return .waiting
  }

  /// The store has taken its time: it answers by itself or opens its sheet.
  static func storeResponds(_ index: Int, in turn: inout Turn) {
    if let (wayOut, reason) = answerWithoutSheet(index, in: turn.state) {
      return settle(index, wayOut, reason: reason, in: &turn)
    }
    let transaction = turn.state.store.transactions[index]
    let state = turn.state
    let price = EmulatorDialogs.price(transaction, in: state)
    turn.openSheet(for: transaction, price: price) {
      EmulatorDialogs.purchase($0, transaction, in: state)
    }
  }

  private static func answerWithoutSheet(
    _ index: Int, in state: Emulator
  ) -> (WayOut, String?)? {
    let transaction = state.store.transactions[index]
    let catalog = state.catalog.store
    if state.store.isOffline { return (.failed, StoreReason.network) }
    let product = transaction.productID.flatMap { catalog.product($0) }
    if !catalog.products.isEmpty && product == nil { return (.notFound, nil) }
    if product?.kind != .consumable, let id = transaction.productID,
      state.store.ownedProductIDs.contains(id)
    {
      return (.owned, nil)
    }
    if catalog.failsTransactions { return (.failed, StoreReason.unknown) }
    if catalog.asksToBuy { return (.pending, nil) }
    return state.store.presetAnswer.map { (StoreAnswers.purchase($0), nil) }
  }

  /// Takes in what the store answers; `reason` is the chosen one of a failure.
  static func settle(_ index: Int, _ wayOut: WayOut, reason: String?, in turn: inout Turn) {
    let outcome = StoreAnswers.state(of: wayOut, reason: reason)
    let failure = outcome == .failed ? reason ?? StoreReason.network : nil
    turn.state.store.transactions[index].state = outcome
    turn.state.store.transactions[index].reason = failure
    turn.trace(
      .STORE, depth: 2, TraceTexts.storeAnswers(turn.state.store.transactions[index]),
      reason: Reasons.storeAnswer)
    conclude(index, in: &turn)
  }

  private static func conclude(_ index: Int, in turn: inout Turn) {
    let transaction = turn.state.store.transactions[index]
    let plan = [("plan", transaction.planID ?? "")]
    switch transaction.state {
    case .bought:
      turn.grant(transaction)
      turn.emitPurchase(transaction)
      turn.remember(.purchased, planID: transaction.planID)
      let isAnonymous = turn.state.user.isAnonymous
      turn.note(Notes.bought(transaction, next: turn.state.press?.pipeline.rest.first))
      turn.raise(
        isAnonymous ? .inAppSuccessUnauthentified : .inAppSuccess, then: .endsDefault(.succeeded))
    case .cancelled:
      turn.emit(.purchaseCancelled, plan)
      turn.remember(.cancelled, planID: nil)
      turn.finishDefault(.failed("cancelled"))
    case .pending:
      turn.emit(.inAppDeferred, plan)
      turn.raise(.inAppDeferred, then: .endsDefault(.failed("not bought yet")))
    case .asking, .failed, .interrupted, .notFound, .notAllowed, .owned, .restored,
      .nothingFound, .declined:
      fail(transaction, in: &turn)
    }
  }

  private static func fail(_ transaction: StoreState.Transaction, in turn: inout Turn) {
    let error = StoreError(of: transaction)
    let message = turn.state.catalog.text(error.textKey)
    turn.emit(
      error.eventName, [("plan", transaction.planID ?? ""), ("error_message", message)])
    turn.raise(.inAppError, error: error, then: .endsDefault(.failed("not bought")))
  }
}
