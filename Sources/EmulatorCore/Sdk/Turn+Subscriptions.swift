import PaywallModel

extension Turn {
  /// `subscription.unsubscribe()`: the SDK says how to unsubscribe in the store in which the
  /// subscription was bought; it cannot do it itself (dossier §3.1).
  mutating func unsubscribe(_ productID: String) {
    trace(.APP, TraceTexts.unsubscribe(productID), reason: Reasons.unsubscribe)
    let owned = state.activeEntitlements.last { $0.productID == productID }
    guard let owned else { return note(Notes.noSubscription(productID)) }
    let alert = owned.source.unsubscribeAlert
    guard let alert, state.profile.standing(of: alert) != .absent else {
      trace(
        .SDK, depth: 1, TraceTexts.noUnsubscribeHelp(owned.source), reason: Reasons.unsubscribe)
      return note(Notes.noUnsubscribeHelp(owned.source))
    }
    raise(alert, then: .standsAlone)
  }

  /// Something was bought in another store; the store account of this walk does not own it.
  mutating func recordPurchaseElsewhere(_ planID: String, _ source: SubscriptionSource) {
    let productID = state.catalog.storeProductID(forPlan: planID) ?? planID
    addEntitlement(planID: planID, productID: productID, source: source)
    trace(.STORE, TraceTexts.boughtElsewhere(planID, source), reason: Reasons.otherStore)
    note(Notes.boughtElsewhere(planID, source))
  }

  /// Purchases are made in another store from now on.
  mutating func setStore(_ source: SubscriptionSource) {
    let profile = state.profile
    guard profile.stores.contains(source) else {
      return note(Notes.noSuchStore(source, in: profile))
    }
    state.store.source = source
    trace(.you, TraceTexts.store(source), reason: Reasons.soldIn)
    note(Notes.store(source))
  }
}

extension Emulator {
  /// What the person has of a product's group, or of the product itself, from another store than
  /// the one that would sell it now.
  func ownedElsewhere(likeProduct productID: String) -> StoreState.Entitlement? {
    let group = catalog.store.product(productID)?.groupID
    return activeEntitlements.last { entitlement in
      guard entitlement.source != store.source else { return false }
      if entitlement.productID == productID { return true }
      return group != nil && catalog.store.product(entitlement.productID)?.groupID == group
    }
  }

  /// The other product of a product's group that the store account has now: what a change of plan
  /// begins with.
  func ownedInGroup(ofProduct productID: String) -> StoreProduct? {
    guard let group = catalog.store.product(productID)?.groupID else { return nil }
    return catalog.store.products.first {
      $0.groupID == group && $0.id != productID && store.ownedProductIDs.contains($0.id)
    }
  }
}
