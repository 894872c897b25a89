import PaywallModel

extension Turn {
  /// `userLogin`: the id counts at once, what the anonymous user had goes over (dossier §10.2). The
  /// answer is the SDK's refresh flag: whether something went over.
  @discardableResult
  mutating func login(_ typedID: String) -> Bool {
    let userID = UserIDMask.recorded(typedID)
    guard userID != state.user.userID else {
      note(Notes.signedIn(userID))
      return false
    }
    let wasAnonymous = state.user.isAnonymous
    state.user.userID = userID
    emit(.userLoggedIn)
    let hasMoved = (wasAnonymous || state.user.hasFailedTransfer) && transfer(to: userID)
    if hasMoved {
      emit(.subscriptionsTransferred)
      trace(.SDK, depth: 1, PeopleTexts.refresh, reason: Reasons.refreshFlag)
    }
    note(Notes.signedIn(userID))
    return hasMoved
  }

  /// What was bought goes over, but for what is bought once; what was redeemed goes over from 6.2
  /// on, which also tries again at the next login (dossier §7.5).
  private mutating func transfer(to userID: String) -> Bool {
    let movesSales = state.profile.loginTransfer == .purchasesAndRedemptions
    guard !state.store.isOffline else {
      state.user.hasFailedTransfer = movesSales
      return false
    }
    state.user.hasFailedTransfer = false
    let moves = state.store.entitlements.indices.filter { index in
      let entitlement = state.store.entitlements[index]
      return entitlement.owner == nil && state.isRenewing(entitlement)
    }
    for index in moves { state.store.entitlements[index].owner = userID }
    let hasMovedSales =
      movesSales && state.redemption.hasAnonymousSales
      && state.redemption.moveAnonymousSales(to: userID)
    if !moves.isEmpty || hasMovedSales { state.subscriptionCache = nil }
    return !moves.isEmpty || hasMovedSales
  }

  /// `userLogout`: attributes go, the anonymous id stays (dossier §10.2, §14 18).
  mutating func logout() {
    guard !state.user.isAnonymous else { return note(Notes.signedOut) }
    emit(.userLoggedOut)
    state.user.userID = nil
    state.user.attributes = []
    state.user.builtIns = []
    state.subscriptionCache = nil
    note(Notes.signedOut)
  }

  /// Sets or clears an attribute of the app's. It counts at the next fetch (dossier §10.3).
  mutating func setAttribute(_ key: String, _ value: String?, _ kind: AttributeKind) {
    guard let value else {
      state.user.attributes.removeAll { $0.key == key }
      trace(.APP, TraceTexts.attribute(key, isSet: false), reason: Reasons.attribute)
      return note(Notes.attribute(key, nil))
    }
    trace(.APP, TraceTexts.attribute(key, isSet: true), reason: Reasons.attribute)
    guard !state.consent.forbids(.personalization) else {
      return note(Notes.attributeForbidden(key))
    }
    state.user.set(UserAttribute(key: key, value: value, kind: kind, setAt: now))
    note(Notes.attribute(key, value))
    if state.hasFetchedScreen { diagnose(Findings.attributeAfterFetch(key)) }
  }

  /// `revokeDataProcessingConsent`: each call replaces the list; what is forbidden goes at once
  /// (dossier §10.4).
  mutating func revokeConsent(_ purposes: Set<ConsentPurpose>) {
    state.consent = purposes
    let names = ConsentPurpose.allCases.filter(purposes.contains)
    trace(.APP, LinkTexts.consent(names), reason: Reasons.consent)
    if purposes.forbids(.personalization) { state.user.attributes = [] }
    if purposes.forbids(.identifiedAnalytics) { state.user.builtIns = [] }
    note(Notes.consent(purposes))
  }

  /// Sets the language of screens that are fetched from now on, and of alerts (dossier §4).
  mutating func setLanguage(_ code: String) {
    for presentation in state.presentations where state.languages[presentation.id] == nil {
      state.languages[presentation.id] = state.language
    }
    state.catalog.project.locale = code
    trace(.APP, LinkTexts.language(code), reason: Reasons.language)
    note(Notes.language(code))
    if state.hasFetchedScreen { diagnose(Findings.languageAfterFetch(code)) }
  }
}

extension Emulator {
  /// Whether a screen is shown that was fetched before now.
  var hasFetchedScreen: Bool { !presentations.isEmpty }

  /// Whether the app lets people sign in, as far as it can be told.
  var hasAccounts: Bool { interceptors.contains(.login) || links.asksToSignIn }

  /// Whether an entitlement comes from a subscription that renews; what is bought once stays with
  /// who bought it.
  func isRenewing(_ entitlement: StoreState.Entitlement) -> Bool {
    switch catalog.store.product(entitlement.productID)?.kind {
    case .consumable, .nonConsumable: false
    case .renewingSubscription, .nonRenewingSubscription, nil: true
    }
  }
}

/// The words of the Pipeline panel about people.
enum PeopleTexts {
  static let refresh = "userLogin: refresh true"
}
