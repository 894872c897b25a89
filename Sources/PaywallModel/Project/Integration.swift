/// What the app puts over the paywall when an interceptor is called.
public enum AppScreen: String, Hashable, Sendable, CaseIterable {
  /// Nothing: it answers by itself.
  case nothing
  /// Terms with accept, refuse and dismiss.
  case terms
  /// A sign-in form with cancel.
  case login
  /// A question that only a grown-up can answer.
  case parentalGate
  /// The app's own store: it buys or restores by itself.
  case ownStore
  /// The person at the keyboard gives the answer by hand.
  case asksYou

  /// The ways out that the integration has an answer for, the good one first.
  public var waysOut: [WayOut] {
    switch self {
    case .nothing: [.done]
    case .terms: [.accept, .refuse, .dismiss]
    case .login: [.signIn, .signInFails, .cancel]
    case .parentalGate: [.rightAnswer, .wrongAnswer, .cancel]
    case .ownStore: [.bought, .cancelled, .failed, .pending]
    case .asksYou: []
    }
  }
}

/// How a person leaves a dialog. One list for all dialogs, so that a script can name any.
public enum WayOut: String, Hashable, Sendable, CaseIterable {
  // The app's screens.
  case done, accept, refuse, dismiss, signIn, signInFails, cancel, rightAnswer, wrongAnswer
  // The store's sheets and the app's own store.
  case bought, cancelled, failed, pending, interrupted, notFound, notAllowed, owned
  case allFound, partFound, onlyExpired, nothingFound, signInCancelled
  // "asks you".
  case answerSuccess, answerFailed, answerNotHandled, notYet
  // An Android store's sheet: the plan changes at the end of the period.
  case changeAccepted
  // An alert's only button, or the first of several; then the second, third and fourth.
  case ok, later, third, fourth
}

/// A mistake worth trying.
public enum AppFault: String, Hashable, Sendable, CaseIterable {
  case none
  /// No answer: the screen stays frozen.
  case never
  /// A second, other answer follows at once.
  case twice
  /// The answer comes after 30 s.
  case late
  /// The answer comes before the person has chosen.
  case early
  /// The handler throws in place of an answer.
  case throwing = "throws"
}

/// What the app does about one action kind.
public struct InterceptorSetting: Hashable, Sendable {
  /// What the app puts over the paywall before it answers.
  public var shows: AppScreen
  /// What is answered for each way out; a way out that is missing has `defaultAnswer(for:)`.
  public var answers: [WayOut: InterceptResult]
  /// From the way out, or from the call where nothing is shown, to the answer.
  public var delayMilliseconds: Int
  /// The mistake that the app makes with its answer.
  public var fault: AppFault

  /// Makes a setting.
  public init(
    shows: AppScreen = .nothing, answers: [WayOut: InterceptResult] = [:],
    delayMilliseconds: Int = 0, fault: AppFault = .none
  ) {
    self.shows = shows
    self.answers = answers
    self.delayMilliseconds = delayMilliseconds
    self.fault = fault
  }

  /// What is answered for a way out.
  public func answer(for wayOut: WayOut) -> InterceptResult {
    answers[wayOut] ?? Self.defaultAnswer(for: wayOut, in: shows)
  }

  /// The answer that a careful app gives.
  public static func defaultAnswer(for wayOut: WayOut, in screen: AppScreen) -> InterceptResult {
    switch (screen, wayOut) {
    case (.nothing, _), (.terms, .accept), (.parentalGate, .rightAnswer): .notHandled
    case (.login, .signIn), (.ownStore, .bought): .success
    default: .failed
    }
  }
}

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
  /// Whether the SDK raises an alert for a purchase that the person cancels; documents differ
  /// (dossier §14, 12).
  public var alertsOnCancel: Bool
  /// The title of the app's terms.
  public var termsTitle: String
  /// What the app's terms say; lines end with a line feed.
  public var termsText: String
  /// What the SDK does about a login that the app does not handle.
  public var sdkLogin: SDKLogin

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
    alerts: [AlertKind: AlertSetting] = [:], termsTitle: String = "Terms",
    termsText: String = "", sdkLogin: SDKLogin = .plain, alertsOnCancel: Bool = false
  ) {
    self.interceptors = interceptors
    self.hasUIHandler = hasUIHandler
    self.alerts = alerts
    self.termsTitle = termsTitle
    self.termsText = termsText
    self.sdkLogin = sdkLogin
    self.alertsOnCancel = alertsOnCancel
  }

  /// How an alert is shown while the handler is on.
  public func setting(for alert: AlertKind) -> AlertSetting { alerts[alert] ?? .custom }
}
