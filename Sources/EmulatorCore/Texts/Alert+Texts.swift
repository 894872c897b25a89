public import PaywallModel

extension Alert {
  /// An alert with the SDK's texts, English without a catalog; one that tells an error says the
  /// least about it, one that names a day or a store names an example.
  public init(_ kind: AlertKind, in catalog: Catalog = Catalog()) {
    self = AlertTexts.alert(kind, about: .example(of: kind, in: catalog), in: catalog)
  }
}

extension AlertSubject {
  /// What an alert is about when it is shown outside of any chain.
  static func example(of kind: AlertKind, in catalog: Catalog) -> AlertSubject {
    switch kind {
    case .inAppOptionChangedSuccess:
      CalendarDay(catalog.project.start.date).map { .renewal($0.adding(Period(1, .month))) }
        ?? .nothing
    case .changePlanDifferentStore:
      .otherStore(
        catalog.project.profile.homeStore == .googlePlayStore ? .appleAppStore : .googlePlayStore,
        isSubscription: true)
    case .huaweiNotLogged: .error(.huaweiNotLogged)
    case .commonError, .inAppSuccess, .inAppDeferred, .inAppSuccessUnauthentified,
      .inAppRestorationSuccess, .inAppRestorationError, .inAppError, .unsubscribeGoogle,
      .unsubscribeiOS, .unsubscribeAmazon, .webCheckoutReceiptPollingFailure,
      .webRedemption:
      .nothing
    }
  }
}
