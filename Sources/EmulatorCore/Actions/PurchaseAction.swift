import PaywallModel

/// Buys in the store, validates, alerts (dossier §1.4, §8.3).
enum PurchaseAction: DefaultAction {
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress {
    guard let planID = action.planID else { return .finished(.failed("no plan is chosen")) }
    let productID = turn.state.sharedCatalog.value.storeProductID(forPlan: planID) ?? planID
    if let other = turn.state.ownedElsewhere(likeProduct: productID) {
      let product = turn.state.sharedCatalog.value.store.product(other.productID)
      let isSubscription = product?.kind.isSubscription ?? true
      turn.traceDeed(TraceTexts.isOwned(other.planID ?? other.productID, in: other.source))
      turn.raise(
        .changePlanDifferentStore,
        about: .otherStore(other.source, isSubscription: isSubscription), then: .decidesPurchase)
    } else {
      buy(planID, in: &turn)
    }
    return .waiting
  }

  /// The person has said whether to buy what they have from another store.
  static func decided(isWanted: Bool, in turn: inout Turn) {
    guard isWanted, let planID = turn.state.press?.pipeline.action?.planID else {
      return turn.finishDefault(.failed("not bought"))
    }
    buy(planID, in: &turn)
  }

  private static func buy(_ planID: String, in turn: inout Turn) {
    let productID = turn.state.sharedCatalog.value.storeProductID(forPlan: planID)
    turn.traceDeed(TraceTexts.buys(productID ?? planID))
    turn.emit(.inAppPurchasing, [("plan", planID)])
    let index = turn.addTransaction(isRestore: false, planID: planID, productID: productID)
    turn.askStore(transactionIndex: index)
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
    let catalog = state.sharedCatalog.value.store
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
    let transaction = turn.state.store.transactions[index]
    turn.trace(
      .STORE, depth: 2, TraceTexts.storeAnswers(transaction), reason: Reasons.storeAnswer)
    conclude(index, in: &turn)
  }

  private static func conclude(_ index: Int, in turn: inout Turn) {
    let transaction = turn.state.store.transactions[index]
    switch transaction.state {
    case .bought: succeed(transaction, in: &turn)
    case .changeAccepted: acceptChange(transaction, in: &turn)
    case .cancelled: cancel(transaction, in: &turn)
    case .pending:
      turn.emit(.inAppDeferred, [("plan", transaction.planID ?? "")])
      turn.raise(.inAppDeferred, then: .endsDefault(.failed("not bought yet")))
    case .asking, .failed, .interrupted, .notFound, .notAllowed, .owned, .restored,
      .nothingFound, .declined:
      fail(transaction, in: &turn)
    }
  }

  private static func succeed(_ transaction: StoreState.Transaction, in turn: inout Turn) {
    turn.grant(transaction)
    turn.emitPurchase(transaction)
    turn.remember(.purchased, planID: transaction.planID)
    let next = turn.state.press?.pipeline.rest.first
    turn.note(Notes.bought(transaction, next: next))
    let kind: AlertKind =
      turn.state.user.isAnonymous ? .inAppSuccessUnauthentified : .inAppSuccess
    turn.raise(kind, then: .endsDefault(.succeeded))
  }

  /// Android: what is paid for runs to its end, then the new plan begins (dossier §3.1).
  private static func acceptChange(_ transaction: StoreState.Transaction, in turn: inout Turn) {
    let day = turn.state.endOfPeriod(beforeProduct: transaction.productID ?? "")
    turn.remember(.purchased, planID: transaction.planID)
    turn.note(Notes.changeAccepted(transaction, from: day))
    turn.raise(
      .inAppOptionChangedSuccess, about: day.map { .renewal($0) } ?? .nothing,
      then: .endsDefault(.succeeded))
  }

  private static func cancel(_ transaction: StoreState.Transaction, in turn: inout Turn) {
    turn.emit(.purchaseCancelled, [("plan", transaction.planID ?? "")])
    #if MUTANTS
      if Mutant.isPlanted(.givesAway) { turn.grant(transaction) }
    #endif
    turn.remember(.cancelled, planID: nil)
    let outcome = DefaultOutcome.failed("cancelled")
    guard turn.state.alertsOnCancel else { return turn.finishDefault(outcome) }
    turn.raise(.inAppError, about: .error(.paymentCancelled), then: .endsDefault(outcome))
  }

  private static func fail(_ transaction: StoreState.Transaction, in turn: inout Turn) {
    let error = StoreError(of: transaction)
    let message = turn.state.sharedCatalog.value.text(error.textKey)
    if error.isOfValidation {
      turn.emit(.inAppPurchased, [("plan", transaction.planID ?? "")])
      turn.emit(.receiptCreated)
      turn.emit(.receiptFailed)
    }
    turn.emit(
      error.eventName, [("plan", transaction.planID ?? ""), ("error_message", message)])
    let outcome = DefaultOutcome.failed("not bought")
    if error == .network && !turn.state.profile.alertsAboutStoreNetworkErrors {
      turn.trace(.SDK, depth: 1, TraceTexts.noNetworkAlert, reason: Reasons.noNetworkAlert)
      return turn.finishDefault(outcome)
    }
    let kind: AlertKind = error == .huaweiNotLogged ? .huaweiNotLogged : .inAppError
    turn.raise(kind, about: .error(error), then: .endsDefault(outcome))
  }
}

extension Emulator {
  /// The day on which the plan that is paid for now is over and another of its group begins; nil
  /// where the walk's first day cannot be read.
  func endOfPeriod(beforeProduct productID: String) -> CalendarDay? {
    let period = ownedInGroup(ofProduct: productID)?.period ?? Period(1, .month)
    return CalendarDay(catalog.project.start.date)?.adding(period)
  }
}
