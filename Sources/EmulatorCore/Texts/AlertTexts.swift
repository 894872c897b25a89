import PaywallModel

/// Which of the SDK's texts its alerts show, and what they say in a walk.
enum AlertTexts {
  /// The three keys of an alert; an error's text takes the content's place.
  struct Keys {
    var title: SDKText
    var content: SDKText
    var button: SDKText
  }

  /// An alert with its texts, as the app's string files and the locale have them.
  static func alert(
    _ kind: AlertKind, error: StoreError? = nil, in catalog: Catalog = Catalog()
  ) -> Alert {
    let keys = keys(of: kind)
    return Alert(
      kind: kind, title: catalog.text(keys.title),
      content: catalog.text(error?.textKey ?? keys.content), button: catalog.text(keys.button),
      error: error?.apiName)
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
    }
  }
}

extension Catalog {
  /// One of the SDK's texts in the walk's locale (dossier §4).
  func text(_ key: SDKText) -> String { texts.text(key, locale: project.locale) }
}
