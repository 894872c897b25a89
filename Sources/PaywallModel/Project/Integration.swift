/// How one alert is shown while the app's UI handler is on.
public enum AlertSetting: String, Hashable, Sendable, CaseIterable {
  /// The handler calls proceed().
  case sdk
  /// The app draws its own, and on Android calls onDismiss() when it is closed.
  case custom
  /// The app draws its own and also calls proceed().
  case both
  /// Neither.
  case none
  /// The app draws its own and calls onDismiss() while it is still up.
  case dismissTooEarly
}

/// What "the app" does, without code: the `integration` object of `paywalk.json`.
public struct Integration: Hashable, Sendable {
  /// A kind that is absent has no interceptor.
  public var interceptors: [ActionKind: InterceptorSetting]
  /// Whether the app has set a UI handler.
  public var hasUIHandler: Bool
  /// An alert that is absent is `custom` once the handler is on.
  public var alerts: [AlertKind: AlertSetting]
  /// The app's own dialogs, where they say or do something else than the SDK's.
  public var customAlerts: [AlertKind: CustomAlert]
  /// Whether the SDK raises an alert for a purchase that the person cancels; documents differ
  /// (dossier §14, 12).
  public var alertsOnCancel: Bool
  /// What the UI handler does with presentations that the SDK is about to show.
  public var presentationHandler: PresentationSetting
  /// How the app shows presentations and hears of them.
  public var presentations: PresentationUse
  /// The title of the app's terms.
  public var termsTitle: String
  /// What the app's terms say; lines end with a line feed.
  public var termsText: String
  /// What the SDK does about a login that the app does not handle.
  public var sdkLogin: SDKLogin
  /// What the app does with links.
  public var links = LinkHandling()
  /// What the app does about redemptions.
  public var redemption = RedemptionHandling()
  /// What the app does about a purchase with a win-back or retention offer; nil treats it as any
  /// other purchase.
  public var winBack: InterceptorSetting?
  /// The title of the app's own message above a screen.
  public var messageTitle = "One moment"
  /// What that message says.
  public var messageText = ""
  /// What the app puts into a link that it opens by itself.
  public var credentials = LinkCredentials()
  /// Whether the app calls synchronize() after a purchase in its own store screen.
  public var synchronizesOwnPurchases = true

  /// What an app puts into a web link so that the person is signed in there.
  public struct LinkCredentials: Hashable, Sendable {
    /// The name of the query's key.
    public var parameter: String
    /// A secret: it is written nowhere but masked.
    public var token: String

    /// Makes credentials; the token is made up unless the project has one.
    public init(parameter: String = "token", token: String = "made-up-by-paywalk") {
      self.parameter = parameter
      self.token = token
    }
  }

  /// How the SDK's own login behaves; no public SDK ships one.
  public enum SDKLogin: String, Hashable, Sendable, CaseIterable {
    /// A plain sign-in screen marked SDK.
    case plain
    /// Nothing happens and the action fails.
    case none
  }

  /// Makes an integration; no interceptor, no handler.
  public init(
    interceptors: [ActionKind: InterceptorSetting] = [:], hasUIHandler: Bool = false,
    alerts: [AlertKind: AlertSetting] = [:], presentationHandler: PresentationSetting = .sdk,
    presentations: PresentationUse = PresentationUse(), termsTitle: String = "Terms",
    termsText: String = "", sdkLogin: SDKLogin = .plain, alertsOnCancel: Bool = false,
    customAlerts: [AlertKind: CustomAlert] = [:]
  ) {
    self.interceptors = interceptors
    self.hasUIHandler = hasUIHandler
    self.alerts = alerts
    self.customAlerts = customAlerts
    self.presentationHandler = presentationHandler
    self.presentations = presentations
    self.termsTitle = termsTitle
    self.termsText = termsText
    self.sdkLogin = sdkLogin
    self.alertsOnCancel = alertsOnCancel
  }

  /// How an alert is shown while the handler is on.
  public func setting(for alert: AlertKind) -> AlertSetting { alerts[alert] ?? .custom }
}

extension Integration {
  /// What the app does about an action; nil when nobody intercepts it.
  public func setting(for action: Action) -> InterceptorSetting? {
    let isWinBack = action.kind == .purchase && action.offerID != nil
    return (isWinBack ? winBack : nil) ?? interceptors[action.kind]
  }

  /// Kinds that have an interceptor.
  public var interceptedKinds: Set<ActionKind> {
    Set(interceptors.keys).union(winBack == nil ? [] : [.purchase])
  }
}
