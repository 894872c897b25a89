import PaywallModel

extension Turn {
  /// Adds a transaction and gives its index.
  mutating func addTransaction(
    isRestore: Bool, planID: String?, productID: String?, isByApp: Bool = false
  ) -> Int {
    let number = state.store.transactions.filter { $0.isRestore == isRestore }.count + 1
    state.store.transactions.append(
      StoreState.Transaction(
        number: number, isRestore: isRestore, planID: planID, productID: productID,
        state: .asking, at: now, isByApp: isByApp))
    return state.store.transactions.count - 1
  }

  /// Asks the store, which takes its time.
  mutating func askStore(transactionIndex: Int) {
    let latency = state.store.latencyMilliseconds
    if latency <= 0 { return storeResponds(transactionIndex) }
    startTimer(after: latency, for: .storeResponds(transactionIndex: transactionIndex))
  }

  /// The store has taken its time.
  mutating func storeResponds(_ index: Int) {
    if state.store.transactions[index].isRestore {
      RestoreAction.storeResponds(index, in: &self)
    } else {
      PurchaseAction.storeResponds(index, in: &self)
    }
  }

  /// Opens the store's sheet, which waits for the person.
  mutating func openSheet(
    for transaction: StoreState.Transaction, price: String? = nil, _ make: (DialogID) -> Dialog
  ) {
    let name = transaction.name
    trace(
      .STORE, depth: 2, TraceTexts.sheet(for: name),
      wide: price.map { TraceTexts.sheet(for: name, price: $0) }, reason: Reasons.sheet)
    showDialog(make)
    trace(.you, mark: .wait, depth: 2, TraceTexts.storeWaits, reason: Reasons.sheet)
    note(Notes.storeWaits)
  }

  /// The sheet was left.
  mutating func storeSheetLeft(by wayOut: WayOut, reason: String?, isRestore: Bool) {
    let index = state.store.transactions.lastIndex {
      $0.isRestore == isRestore && $0.state == .asking && !$0.isByApp
    }
    guard let index else { return }
    if isRestore {
      RestoreAction.settle(index, wayOut, reason: reason, in: &self)
    } else {
      PurchaseAction.settle(index, wayOut, reason: reason, in: &self)
    }
  }

  /// Gives the person what a transaction has bought; consumables are used up at once.
  mutating func grant(_ transaction: StoreState.Transaction) {
    let planID = transaction.planID
    let productID = transaction.productID ?? planID ?? transaction.name
    let product = state.sharedCatalog.value.store.product(productID)
    guard product?.kind != .consumable else { return }
    endOthers(inGroupOf: product)
    if !state.store.ownedProductIDs.contains(productID) {
      state.store.ownedProductIDs.append(productID)
    }
    addEntitlement(planID: planID, productID: productID)
  }

  /// Gives the person what a restore has found.
  mutating func grantRestored(_ plan: OwnedPlan) {
    if !state.store.ownedProductIDs.contains(plan.productID) {
      state.store.ownedProductIDs.append(plan.productID)
    }
    addEntitlement(planID: plan.planID, productID: plan.productID)
  }

  /// Adds what a product unlocks, for the user of now.
  mutating func addEntitlement(
    planID: String?, productID: String, source: SubscriptionSource? = nil
  ) {
    let plan = state.sharedCatalog.value.project.plans.first { $0.id == planID }
    let owner = state.user.userID
    state.store.entitlements.removeAll { $0.productID == productID && $0.owner == owner }
    state.store.entitlements.append(
      StoreState.Entitlement(
        name: plan?.entitlement ?? planID ?? productID, planID: planID, productID: productID,
        since: now, owner: owner, source: source ?? state.store.source))
  }

  /// One active subscription in each group: the new one takes the place of the old one.
  private mutating func endOthers(inGroupOf product: StoreProduct?) {
    guard let product, let group = product.groupID else { return }
    let store = state.sharedCatalog.value.store
    let others = store.products.filter { $0.groupID == group && $0.id != product.id }.map(\.id)
    state.store.ownedProductIDs.removeAll { others.contains($0) }
    for index in state.store.entitlements.indices
    where others.contains(state.store.entitlements[index].productID) {
      state.store.entitlements[index].isActive = false
    }
  }

  /// The events of a purchase that went through (dossier §8.3).
  mutating func emitPurchase(_ transaction: StoreState.Transaction) {
    let plan = [("plan", transaction.planID ?? "")]
    emit(.inAppPurchased, plan)
    emit(.receiptCreated)
    emit(.receiptValidated)
    emit(.inAppRenewed, plan)
  }

  /// Reads what the app bought by itself.
  mutating func synchronize() {
    state.store.synchronizations += 1
    let found = state.store.transactions.filter { $0.isByApp && $0.state == .bought }
    let isNew = found.filter { transaction in
      !state.store.ownedProductIDs.contains(transaction.productID ?? transaction.planID ?? "")
    }
    for transaction in isNew { grant(transaction) }
    if !found.isEmpty {
      emit(.receiptValidated)
      emit(.inAppRenewed)
    }
  }

  /// A pending purchase is approved or declined, or an accepted change of plan takes effect or not,
  /// outside the screen.
  mutating func settlePending(_ number: Int, isApproved: Bool) {
    let waiting: [StoreState.Transaction.State] = [.pending, .interrupted, .changeAccepted]
    let index = state.store.transactions.firstIndex {
      !$0.isRestore && $0.number == number && waiting.contains($0.state)
    }
    guard let index else { return note(Notes.nothingPending(number)) }
    state.store.transactions[index].state = isApproved ? .bought : .declined
    let transaction = state.store.transactions[index]
    trace(.STORE, TraceTexts.storeAnswers(transaction), reason: Reasons.settled)
    if isApproved {
      grant(transaction)
      emitPurchase(transaction)
    } else {
      emit(.inAppPurchaseFailed, [("plan", transaction.planID ?? "")])
    }
    note(Notes.settled(transaction))
  }

  /// The app bought, or tried to, by itself.
  mutating func recordOwnPurchase(planID: String, _ wayOut: WayOut) {
    let isRestore = state.press?.owed?.kind == .restore
    let planID = planID.isEmpty ? state.currentPlanID ?? "" : planID
    let index = addTransaction(
      isRestore: isRestore, planID: planID,
      productID: state.sharedCatalog.value.storeProductID(forPlan: planID), isByApp: true)
    state.store.transactions[index].state =
      isRestore
      ? StoreAnswers.restoreState(of: StoreAnswers.restore(wayOut))
      : StoreAnswers.state(of: wayOut, reason: nil)
    let transaction = state.store.transactions[index]
    trace(.APP, depth: 2, TraceTexts.storeAnswers(transaction), reason: Reasons.ownStore)
    note(Notes.ownPurchase(transaction))
  }
}

extension Emulator {
  /// What the user of now may use.
  public var activeEntitlements: [StoreState.Entitlement] {
    store.entitlements.filter { $0.isActive && $0.owner == user.userID } + webEntitlements
  }

  /// Whether a subscription group still gives an introductory offer: Apple gives none to someone
  /// who has or had a subscription of the group.
  public var introEligibility: [String: Bool] {
    var eligibility: [String: Bool] = [:]
    for product in catalog.store.products {
      guard let group = product.groupID else { continue }
      let isUsed =
        store.ownedProductIDs.contains(product.id)
        || store.entitlements.contains { $0.productID == product.id }
      eligibility[group] = (eligibility[group] ?? true) && !isUsed
    }
    return eligibility
  }

  /// Whether any plan of a screen has an introductory offer that the user still gets.
  func isEligibleForIntroOffer(on screen: Screen) -> Bool {
    let eligibility = introEligibility
    return screen.plans.contains { plan in
      guard let product = catalog.product(forPlan: plan.id), product.introductoryOffer != nil
      else { return false }
      return product.groupID.flatMap { eligibility[$0] } ?? true
    }
  }
}
