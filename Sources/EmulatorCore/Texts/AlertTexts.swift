import PaywallModel

/// What an alert is about besides its kind; its text names it.
enum AlertSubject: Hashable, Sendable {
  case nothing
  case error(StoreError)
  /// What came back and what did not, of a restore that ended in part.
  case partialRestore(restored: [String], missing: [String])
  /// The day from which the new plan counts.
  case renewal(CalendarDay)
  /// Where the plan was bought before.
  case otherStore(SubscriptionSource, isSubscription: Bool)
}

/// Which of the SDK's texts its alerts show, and what they say in a walk.
enum AlertTexts {
  /// The keys of an alert; an error's text takes the content's place.
  struct Keys {
    var title: SDKText
    var content: SDKText
    var button: SDKText
    var secondButton: SDKText?
  }

  /// An alert with its texts, as the app's string files and the locale have them.
  static func alert(
    _ kind: AlertKind, about subject: AlertSubject = .nothing, in catalog: Catalog = Catalog()
  ) -> Alert {
    if kind == .webRedemption { return RedemptionDialogs.example(in: catalog) }
    let keys = keys(of: kind)
    return Alert(
      kind: kind, title: catalog.text(keys.title),
      content: content(keys.content, about: subject, in: catalog),
      button: catalog.text(keys.button), secondButton: keys.secondButton.map(catalog.text),
      error: subject.error?.apiName)
  }

  private static func content(
    _ key: SDKText, about subject: AlertSubject, in catalog: Catalog
  ) -> String {
    switch subject {
    case .nothing: return catalog.text(key)
    case .error(let error): return catalog.text(error.textKey)
    case .partialRestore(let restored, let missing):
      return FormatText(catalog.text(.partialRestore)).filled(with: [
        restored.joined(separator: ", "), missing.joined(separator: ", "),
      ])
    case .renewal(let day):
      let text = catalog.text(key)
      let date = DateText.text(day, locale: catalog.project.locale)
      return text.last.map { "：:".contains($0) } == true ? text + date : "\(text) \(date)"
    case .otherStore(let store, let isSubscription):
      let key: SDKText = isSubscription ? .otherStoreContent : .otherStoreContentNonSubscription
      return FormatText(catalog.text(key)).filled(with: [store.displayName])
    }
  }

  /// Which texts an alert shows (dossier §3.1).
  static func keys(of kind: AlertKind) -> Keys {
    switch kind {
    case .commonError:
      Keys(title: .defaultErrorTitle, content: .unknownError, button: .defaultErrorButton)
    case .inAppSuccess:
      Keys(title: .successTitle, content: .successContent, button: .successButton)
    case .inAppSuccessUnauthentified:
      Keys(title: .successTitle, content: .successUnauthentifiedContent, button: .successButton)
    case .inAppDeferred:
      Keys(title: .deferredTitle, content: .deferredContent, button: .deferredButton)
    case .inAppRestorationSuccess:
      Keys(title: .restoreTitle, content: .restoreContent, button: .successButton)
    case .inAppRestorationError:
      Keys(title: .restoreErrorTitle, content: .restoreStatusNothing, button: .errorButton)
    case .inAppError:
      Keys(title: .errorTitle, content: .unknownError, button: .errorButton)
    case .unsubscribeGoogle:
      Keys(
        title: .unsubscribeGoogleTitle, content: .unsubscribeGoogleContent,
        button: .unsubscribeGoogleButton)
    case .unsubscribeiOS:
      Keys(
        title: .unsubscribeAppleTitle, content: .unsubscribeAppleContent,
        button: .unsubscribeAppleButton)
    case .unsubscribeAmazon:
      Keys(
        title: .unsubscribeAmazonTitle, content: .unsubscribeAmazonContent,
        button: .unsubscribeAmazonButton)
    case .webCheckoutReceiptPollingFailure:
      Keys(title: .webFailureTitle, content: .webFailureBody, button: .webFailureAction)
    case .webRedemption:
      Keys(title: .successTitle, content: .successContent, button: .successButton)
    case .inAppOptionChangedSuccess:
      Keys(title: .downgradeTitle, content: .downgradeDescription, button: .downgradeButton)
    case .huaweiNotLogged:
      Keys(title: .huaweiTitle, content: .huaweiDescription, button: .huaweiButton)
    case .changePlanDifferentStore:
      Keys(
        title: .otherStoreTitle, content: .otherStoreContent, button: .otherStoreContinue,
        secondButton: .otherStoreCancel)
    }
  }
}

extension AlertSubject {
  /// The error that the alert carries.
  var error: StoreError? {
    switch self {
    case .error(let error): error
    case .partialRestore: .restorationPartial
    case .nothing, .renewal, .otherStore: nil
    }
  }
}

extension Catalog {
  /// One of the SDK's texts in the walk's locale (dossier §4).
  func text(_ key: SDKText) -> String { texts.text(key, locale: project.locale) }
}
