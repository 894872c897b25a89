import PaywallModel

extension Emulator {
  func whyNotOver(since before: Standing, _ effects: [Effect]) -> String? {
    if let why = whyOutcomeIsWrong(since: before, effects) { return why }
    if let timer = timers.first(where: { !isAlive($0.purpose) }) {
      return "timer \(timer.number), \(timer.purpose)"
    }
    let ending = alerts.count(where: \.endsDefault)
    let isRunning = press?.pipeline.phase == .performingDefault
    if ending > (isRunning ? 1 : 0) { return "an alert ends what is over" }
    if !isRunning, let dialog = dialogs.first(where: { $0.kind.endsDefault }) {
      return "dialog \(dialog.id.number) outlives its action"
    }
    return nil
  }

  /// Each screen tells one outcome, when it goes.
  private func whyOutcomeIsWrong(since before: Standing, _ effects: [Effect]) -> String? {
    var told: [Int] = []
    let all = effects.span
    for index in all.indices {
      guard let number = all[index].endedWindow else { continue }
      if told.contains(number) { return "window \(number) ended twice" }
      told.append(number)
      if presentations.contains(where: { $0.id.number == number }) {
        return "window \(number) has ended and is open"
      }
      let was = number > before.opened || before.hadWindow(number)
      if !was { return "window \(number) ended before" }
    }
    return nil
  }

  /// What a timer is for is still there.
  private func isAlive(_ purpose: PendingTimer.Purpose) -> Bool {
    switch purpose {
    case .storeResponds(let index):
      press != nil && store.transactions.indices.contains(index)
        && store.transactions[index].state == .asking
    case .bridgeGivesUp(let id): call(id)?.isOpen ?? false
    case .pollsWebPayment, .webCheckoutContinues, .webPaymentIsLate: webCheckout != nil
    case .carouselTurns(let id, _): presentations.contains { $0.id == id }
    case .redemptionExchanged, .redemptionRefreshed, .redemptionWatchdog:
      redemption.running != nil
    case .fetchResponds(let id): request(id)?.state == .loading
    }
  }
}

// What people get.
extension Emulator {
  func whyObserverBuys(since before: Standing) -> String? {
    for transaction in store.transactions.dropFirst(before.transactionCount)
    where !transaction.isByApp {
      let mode = press?.pipeline.mode ?? before.pressMode ?? profile.mode
      if mode == .observer { return transaction.name }
    }
    return nil
  }

  func whyUncaused(since before: Standing, _ event: EmulatorEvent) -> String? {
    if store.entitlements != before.entitlements {
      for entitlement in store.entitlements where !isKnown(entitlement, before) {
        if !isCaused(entitlement.productID, before, event) { return entitlement.productID }
      }
    }
    guard store.ownedProductIDs != before.ownedProductIDs else { return nil }
    return store.ownedProductIDs.first {
      !before.ownedProductIDs.contains($0) && !isCaused($0, before, event)
    }
  }

  /// It was there before; whose it is and whether it counts may have changed since.
  private func isKnown(_ entitlement: StoreState.Entitlement, _ before: Standing) -> Bool {
    before.entitlements.contains {
      $0.productID == entitlement.productID && $0.since == entitlement.since
    }
  }

  private func isCaused(
    _ productID: String, _ before: Standing, _ event: EmulatorEvent
  ) -> Bool {
    if before.isPaidOnTheWeb { return true }
    if case .command(.recordPurchaseElsewhere) = event { return true }
    return store.transactions.contains { transaction in
      if transaction.isRestore { return transaction.state == .restored }
      let product = transaction.productID ?? transaction.planID ?? transaction.name
      return transaction.state == .bought && product == productID
    }
  }
}

extension Effect {
  /// The number of the window whose end is told.
  fileprivate var endedWindow: Int? {
    if case .reportOutcome(let outcome) = self { outcome.presentation.number } else { nil }
  }
}
