public import PaywallModel

/// A subscription as the app reads it (dossier §10.1).
public struct Subscription: Hashable, Sendable {
  /// How it stands; the raw values of the SDK.
  public enum Status: Int, Hashable, Sendable, CaseIterable {
    case autoRenewing, onHold, inGracePeriod, autoRenewingCanceled, deactivated, revoked, paused
    case unpaid, unknown

    /// As the SDK spells it.
    public var name: String { "\(self)" }
  }

  /// The plan that was bought, if the project knows it.
  public var planID: String?
  /// The product that was bought.
  public var productID: String
  /// Where.
  public var source: SubscriptionSource
  /// How it stands.
  public var status: Status
  /// Whose it is.
  public var owner: SubscriptionOwner
  /// The day on which it was bought or redeemed first.
  public var purchasedDay: String
  /// The day on which it renews; nil for what does not.
  public var nextRenewalDay: String?
  /// What it unlocks.
  public var entitlement: String

  /// Whether it gives access now.
  public var isActive: Bool {
    switch status {
    case .autoRenewing, .inGracePeriod, .autoRenewingCanceled: true
    case .onHold, .deactivated, .revoked, .paused, .unpaid, .unknown: false
    }
  }
}

/// What `userSubscriptions` answered, and when.
struct SubscriptionCache: Hashable, Sendable {
  var subscriptions: [Subscription]
  var readAt: Instant
}

extension Emulator {
  /// Every subscription of whoever is the user now, active or not, as the server knows it.
  public var subscriptions: [Subscription] { storeSubscriptions + webSubscriptions }

  /// Those that give access.
  public var activeSubscriptions: [Subscription] { subscriptions.filter(\.isActive) }

  /// `userSubscriptionsHistory`: those that no longer do.
  public var expiredSubscriptions: [Subscription] { subscriptions.filter { !$0.isActive } }

  /// What the web shop has sold and somebody has redeemed, whoever it was.
  public var redeemedSubscriptions: [Subscription] {
    redemption.sales.compactMap { sale in sale.owner.map { subscription(of: sale, owner: $0) } }
  }

  private var webSubscriptions: [Subscription] {
    let owner = user.owner
    return redemption.sales.filter { $0.owner == owner }.map { subscription(of: $0, owner: owner) }
  }

  /// What web subscriptions unlock for the user of now.
  var webEntitlements: [StoreState.Entitlement] {
    redemption.sales.filter { $0.owner == user.owner }.map { sale in
      let plan = catalog.project.plans.first { $0.id == sale.terms.planID }
      return StoreState.Entitlement(
        name: plan?.entitlement ?? sale.terms.planID ?? "web", planID: sale.terms.planID,
        productID: webProductID(of: sale), since: sale.redeemedAt ?? .start, owner: user.userID)
    }
  }

  private func webProductID(of sale: RedemptionState.Sale) -> String {
    "web.\(sale.terms.planID ?? "unknown")"
  }

  private func subscription(
    of sale: RedemptionState.Sale, owner: SubscriptionOwner
  ) -> Subscription {
    let plan = catalog.project.plans.first { $0.id == sale.terms.planID }
    let bought = sale.links.first?.sentAt ?? .start
    let period = sale.terms.planID.flatMap { catalog.product(forPlan: $0)?.period }
    return Subscription(
      planID: sale.terms.planID, productID: webProductID(of: sale), source: .stripe,
      status: .autoRenewing, owner: owner, purchasedDay: WalkDate.day(sharedCatalog, at: bought),
      nextRenewalDay: period.flatMap { renewal(from: bought, $0) },
      entitlement: plan?.entitlement ?? sale.terms.planID ?? "web")
  }

  private var storeSubscriptions: [Subscription] {
    store.entitlements.filter { $0.owner == user.userID && isRenewing($0) }.map { entitlement in
      let period = catalog.store.product(entitlement.productID)?.period
      return Subscription(
        planID: entitlement.planID, productID: entitlement.productID, source: profile.homeStore,
        status: entitlement.isActive ? .autoRenewing : .deactivated, owner: user.owner,
        purchasedDay: WalkDate.day(sharedCatalog, at: entitlement.since),
        nextRenewalDay: period.flatMap { renewal(from: entitlement.since, $0) },
        entitlement: entitlement.name)
    }
  }

  /// The first day after now on which a period is over.
  private func renewal(from start: Instant, _ period: Period) -> String? {
    guard var day = CalendarDay(WalkDate.day(sharedCatalog, at: start)) else { return nil }
    let today = WalkDate.day(sharedCatalog, at: clock)
    for _ in 0..<1_000 {
      day = day.adding(period)
      if day.iso8601 > today { return day.iso8601 }
    }
    return nil
  }
}

extension Turn {
  /// `userSubscriptions`: from the cache while it is young, else as the server knows them.
  mutating func readSubscriptions(_ invalidatesCache: Bool) {
    trace(.APP, LinkTexts.callsSubscriptions(invalidatesCache), reason: Reasons.subscriptionCache)
    let lifetime = state.catalog.project.subscriptionsCacheSeconds * 1_000
    if !invalidatesCache, let cache = state.subscriptionCache,
      now.milliseconds - cache.readAt.milliseconds < lifetime
    {
      return report(cache.subscriptions, isCached: true)
    }
    state.clock = now
    let subscriptions = state.activeSubscriptions
    state.subscriptionCache = SubscriptionCache(subscriptions: subscriptions, readAt: now)
    report(subscriptions, isCached: false)
  }

  /// `userSubscriptionsHistory`: those that no longer give access; it has no cache.
  mutating func readSubscriptionsHistory() {
    state.clock = now
    let expired = state.expiredSubscriptions
    trace(.APP, LinkTexts.callsHistory, reason: Reasons.subscriptionsRead)
    trace(
      .SDK, depth: 1, LinkTexts.readsSubscriptions(expired.count, isCached: false),
      reason: Reasons.subscriptionsRead)
    note(Notes.subscriptions("userSubscriptionsHistory", expired, isCached: false))
  }

  private mutating func report(_ subscriptions: [Subscription], isCached: Bool) {
    trace(
      .SDK, depth: 1, LinkTexts.readsSubscriptions(subscriptions.count, isCached: isCached),
      reason: Reasons.subscriptionCache)
    note(Notes.subscriptions("userSubscriptions", subscriptions, isCached: isCached))
    tell(.reportSubscriptions(subscriptions))
  }

  /// SDK 5 shows a list of its own.
  mutating func showSubscriptions() {
    let subscriptions = state.activeSubscriptions
    showDialog { OldDialogs.subscriptions($0, subscriptions) }
  }
}
