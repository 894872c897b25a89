/// How an alert stands on a platform (dossier §3.1).
public enum AlertStanding: Hashable, Sendable {
  /// The UI handler is asked about it, under this name.
  case handled(name: String)
  /// The SDK shows it and asks no handler: it has no public case there.
  case sdkOnly
  /// It does not exist there.
  case absent
}

/// How the error of an error alert reaches the UI handler (dossier §3.1).
public enum AlertErrorPlace: Hashable, Sendable {
  /// iOS: a second argument beside the case.
  case argument
  /// Android: a value inside the case.
  case insideCase
}

/// What a UI handler that draws its own dialog owes the SDK (dossier §3.3).
public enum AlertEnding: Hashable, Sendable {
  /// iOS: nothing. `proceed` only means "show yours".
  case nothing
  /// Android: exactly one of `proceed()` and `onDismiss()`, else the screen stays frozen.
  case proceedOrDismiss
}

/// The system's own box for an alert of the SDK (dossier §3.2).
public enum AlertBox: Hashable, Sendable {
  /// iOS: texts in the middle, buttons below a line.
  case alertController
  /// Android: texts at the left, buttons at the lower right.
  case alertDialog
}

// Who draws alerts, and what follows. A bridge is taken as iOS where the documentation has no word
// on it.
extension Profile {
  /// Whether the UI handler is asked about an alert here.
  public func standing(of alert: AlertKind) -> AlertStanding {
    switch platform {
    case .android: androidStanding(of: alert)
    case .ios, .reactNative, .flutter, .cordova: appleStanding(of: alert)
    }
  }

  private func appleStanding(of alert: AlertKind) -> AlertStanding {
    switch alert {
    case .commonError, .inAppSuccess, .inAppDeferred, .inAppSuccessUnauthentified,
      .inAppRestorationSuccess, .inAppRestorationError, .inAppError, .unsubscribeGoogle,
      .unsubscribeiOS, .unsubscribeAmazon, .webCheckoutReceiptPollingFailure:
      .handled(name: name(of: alert))
    case .changePlanDifferentStore: .sdkOnly
    case .webRedemption: redeemsWebPurchases ? .sdkOnly : .absent
    case .inAppOptionChangedSuccess, .huaweiNotLogged: .absent
    }
  }

  private func androidStanding(of alert: AlertKind) -> AlertStanding {
    switch alert {
    case .inAppSuccess, .inAppDeferred, .inAppSuccessUnauthentified, .inAppRestorationSuccess,
      .inAppRestorationError, .inAppError, .inAppOptionChangedSuccess:
      .handled(name: name(of: alert))
    case .commonError, .unsubscribeGoogle, .unsubscribeiOS, .unsubscribeAmazon,
      .webCheckoutReceiptPollingFailure, .huaweiNotLogged, .changePlanDifferentStore:
      .sdkOnly
    case .webRedemption: redeemsWebPurchases ? .sdkOnly : .absent
    }
  }

  /// `inAppError`; with a capital on Android, whose cases are classes.
  public func name(of alert: AlertKind) -> String {
    switch platform {
    case .android: alert.rawValue.capitalizedFirst
    case .ios, .reactNative, .flutter, .cordova: alert.rawValue
    }
  }

  /// Where the UI handler finds the error.
  public var alertErrorPlace: AlertErrorPlace {
    switch platform {
    case .android: .insideCase
    case .ios, .reactNative, .flutter, .cordova: .argument
    }
  }

  /// What the SDK's own dialogs look like.
  public var alertBox: AlertBox {
    switch platform {
    case .android: .alertDialog
    case .ios, .reactNative, .flutter, .cordova: .alertController
    }
  }

  /// What a handler that draws its own dialog owes the SDK.
  public var alertEnding: AlertEnding {
    switch platform {
    case .android: .proceedOrDismiss
    case .ios, .reactNative, .flutter, .cordova: .nothing
    }
  }

  /// Whether an alert must end in `onDismiss()` or `proceed()`, else the screen stays frozen.
  public var alertMustBeDismissed: Bool { alertEnding == .proceedOrDismiss }

  /// Whether a network error of the store raises an alert. Google's does not from 6.2 on: it only
  /// reaches `onError`.
  public var alertsAboutStoreNetworkErrors: Bool {
    switch platform {
    case .android: sdkVersion < .v6_2
    case .ios, .reactNative, .flutter, .cordova: true
    }
  }
}

extension String {
  /// `InAppError` for `inAppError`.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
