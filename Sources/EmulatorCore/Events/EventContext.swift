import PaywallModel

/// What every event tells beside its own properties (dossier §8.2), as far as it is known here.
struct EventContext {
  let state: Emulator
  let now: Instant
  /// What is looked at, or what has just been loaded.
  let presentation: Presentation?

  init(_ state: Emulator, at now: Instant, about presentation: Presentation? = nil) {
    self.state = state
    self.now = now
    self.presentation = presentation ?? state.presentations.last
  }

  /// About so many.
  private static let usualCount = 32

  /// All of an event's properties, its own first. They are put into one list: events come in
  /// numbers, and each part as a list of its own would be copied.
  func properties(
    of name: EventName, after own: [SDKEvent.Property] = []
  ) -> [SDKEvent.Property] {
    var list = own
    list.reserveCapacity(own.count + Self.usualCount)
    addContext(to: &list)
    if name == .presentationLoaded { list += requestDuration }
    if name.tellsPlans { list += purchasablePlans }
    addUser(to: &list)
    list += subscriptions
    addApp(to: &list)
    addTime(to: &list)
    return list
  }

  /// The properties of a custom event that no screen has sent.
  var withoutScreen: [SDKEvent.Property] {
    var list: [SDKEvent.Property] = []
    addUser(to: &list)
    addApp(to: &list)
    addTime(to: &list)
    return list
  }

  /// The properties of a custom event that a button has sent.
  var withScreen: [SDKEvent.Property] {
    var list: [SDKEvent.Property] = []
    addContext(to: &list)
    return list + withoutScreen
  }

  /// How long the fetch has taken.
  private var requestDuration: [SDKEvent.Property] {
    guard let presentation else { return [] }
    let passed = max(0, now.milliseconds - presentation.fetchedAt.milliseconds)
    return [SDKEvent.Property("paywall_request_duration_in_ms", .integer(passed))]
  }

  private func addContext(to list: inout [SDKEvent.Property]) {
    guard let presentation else { return }
    list += presentation.eventProperties
    guard presentation.stage == .shown else { return }
    let shownAt = presentation.shownAt
    list.append(
      SDKEvent.Property("screen_displayed_at", WalkDate.text(state.sharedCatalog, at: shownAt)))
    list.append(
      SDKEvent.Property("screen_displayed_at_ms", .integer(milliseconds(of: shownAt))))
    let shownSeconds = max(0, now.milliseconds - shownAt.milliseconds) / 1_000
    list.append(SDKEvent.Property("screen_duration", .integer(shownSeconds)))
  }

  private var purchasablePlans: [SDKEvent.Property] {
    let catalog = state.sharedCatalog
    guard let presentation, let index = catalog.index(ofScreen: presentation.screenID)
    else { return [] }
    let store = state.profile.homeStore
    let plans = catalog.value.screens[index].plans.map { plan in
      EventValue.object(PlanProperties(plan: plan, catalog: catalog, store: store).members)
    }
    if plans.isEmpty { return [] }
    return [SDKEvent.Property("purchasable_plans", .list(plans))]
  }

  private func addUser(to list: inout [SDKEvent.Property]) {
    let isNamed = !state.consent.forbids(.identifiedAnalytics)
    list.append(
      state.user.userID.flatMap { isNamed ? SDKEvent.Property("user_id", $0) : nil }
        ?? SDKEvent.Property("anonymous_user_id", state.user.anonymousID))
    list.append(SDKEvent.Property("language", state.language))
  }

  private var subscriptions: [SDKEvent.Property] {
    let running = state.activeSubscriptions.map { subscription in
      EventValue.object([
        SDKEvent.Property("plan", subscription.planID ?? ""),
        SDKEvent.Property("product", subscription.productID),
      ])
    }
    return running.isEmpty ? [] : [SDKEvent.Property("running_subscriptions", .list(running))]
  }

  private func addApp(to list: inout [SDKEvent.Property]) {
    let profile = state.profile
    let isIOS = profile.homeStore == .appleAppStore
    list.append(SDKEvent.Property("sdk_version", profile.sdkVersion.rawValue))
    list.append(SDKEvent.Property("device", isIOS ? "iPhone" : "Android phone"))
    list.append(SDKEvent.Property("type", "PHONE"))
    list.append(SDKEvent.Property("orientation", "PORTRAIT"))
    list.append(SDKEvent.Property("is_sdk_started", .truth(state.hasStarted)))
    if isIOS { list.append(SDKEvent.Property("storekit_version", "STOREKIT_2")) }
  }

  private func addTime(to list: inout [SDKEvent.Property]) {
    let session = state.session
    var hash = StableHash()
    hash.add(state.user.anonymousID)
    hash.add(session.number)
    let catalog = state.sharedCatalog
    list.append(SDKEvent.Property("event_created_at", WalkDate.text(catalog, at: now)))
    list.append(SDKEvent.Property("event_created_at_ms", .integer(milliseconds(of: now))))
    list.append(SDKEvent.Property("session_id", hash.hex))
    let seconds = max(0, now.milliseconds - session.startedAt.milliseconds) / 1_000
    list.append(SDKEvent.Property("session_duration", .integer(seconds)))
    list.append(SDKEvent.Property("session_count", .integer(session.number)))
    list.append(SDKEvent.Property("app_installed_at", WalkDate.text(catalog, at: .start)))
    list.append(SDKEvent.Property("app_installed_at_ms", .integer(milliseconds(of: .start))))
  }

  private func milliseconds(of moment: Instant) -> Int {
    WalkDate.milliseconds(state.sharedCatalog, at: moment)
  }
}

extension EventName {
  /// Whether the plans of the screen are told: where it is looked at, and where one is pressed.
  fileprivate var tellsPlans: Bool {
    [.presentationViewed, .presentationLoaded, .presentationOpened, .purchaseTapped].contains(self)
  }
}

extension DisplayMode.Kind {
  /// As events write it.
  var wireName: String {
    switch self {
    case .full: "full_screen"
    case .push, .modal, .drawer, .popin: rawValue
    case .inline: "inline_paywall"
    }
  }
}

/// A plan as `purchasable_plans` tells it.
private struct PlanProperties {
  let plan: ScreenPlan
  let catalog: Shared<Catalog>
  let store: SubscriptionSource

  /// About so many.
  private static let usualCount = 12

  var members: [SDKEvent.Property] {
    let product = catalog.value.product(forPlan: plan.id)
    var members: [SDKEvent.Property] = []
    members.reserveCapacity(Self.usualCount)
    members.append(SDKEvent.Property("type", product?.kind.eventName ?? "UNKNOWN"))
    members.append(SDKEvent.Property("purchasely_plan_id", plan.id))
    members.append(SDKEvent.Property("store", store.eventName))
    if let id = catalog.value.storeProductID(forPlan: plan.id) {
      members.append(SDKEvent.Property("store_product_id", id))
    }
    if let product { addPrice(of: product, to: &members) }
    members.append(SDKEvent.Property("is_default", .truth(plan.isDefault)))
    return members
  }

  private func addPrice(of product: StoreProduct, to members: inout [SDKEvent.Property]) {
    if let price = product.price {
      members.append(SDKEvent.Property("price_in_customer_currency", .decimal(price)))
    }
    members.append(SDKEvent.Property("customer_currency", catalog.value.store.currency.code))
    if let period = product.period { add(period, as: ("period", "duration"), to: &members) }
    guard let offer = product.introductoryOffer else {
      return members.append(SDKEvent.Property("has_free_trial", .truth(false)))
    }
    let isFree = offer.paymentMode == .free
    members.append(SDKEvent.Property("has_free_trial", .truth(isFree)))
    add(
      offer.period,
      as: isFree
        ? ("free_trial_period", "free_trial_duration") : ("intro_period", "intro_duration"),
      to: &members)
    if !isFree, let price = offer.price {
      members.append(SDKEvent.Property("intro_price_in_customer_currency", .decimal(price)))
    }
  }

  private func add(
    _ period: Period, as names: (unit: String, count: String),
    to members: inout [SDKEvent.Property]
  ) {
    members.append(SDKEvent.Property(names.unit, period.unit.eventName))
    members.append(SDKEvent.Property(names.count, .integer(period.count)))
  }
}

extension StoreProduct.Kind {
  fileprivate var eventName: String {
    switch self {
    case .consumable: "CONSUMABLE"
    case .nonConsumable: "NON_CONSUMABLE"
    case .nonRenewingSubscription: "NON_RENEWING_SUBSCRIPTION"
    case .renewingSubscription: "RENEWING_SUBSCRIPTION"
    }
  }
}

extension SubscriptionSource {
  /// As events and webhooks write it.
  var eventName: String {
    switch self {
    case .appleAppStore: "APPLE_APP_STORE"
    case .googlePlayStore: "GOOGLE_PLAY_STORE"
    case .amazonAppstore: "AMAZON_APPSTORE"
    case .huaweiAppGallery: "HUAWEI_APPGALLERY"
    case .stripe: "STRIPE"
    }
  }
}

extension Period.Unit {
  fileprivate var eventName: String {
    switch self {
    case .day: "DAY"
    case .week: "WEEK"
    case .month: "MONTH"
    case .year: "YEAR"
    }
  }
}
