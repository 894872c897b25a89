/// The numbered rules of the contract; the raw value is what is printed. Each hundred has its pages
/// in a file of its own, and each rule a scenario in `screens/rules` that breaks it, with a twin
/// that keeps it.
public enum DiagnosticRule: String, Hashable, Sendable, CaseIterable {
  // 1xx: interceptors and chains.
  case noAnswer = "PLY101"
  case secondAnswer = "PLY102"
  case successWithoutPurchase = "PLY103"
  case answerBeforeUser = "PLY104"
  case successWithoutClose = "PLY105"
  case openingIntercepted = "PLY106"
  case bridgeTimeout = "PLY107"
  case lateAnswer = "PLY108"
  case boughtTwice = "PLY109"
  case successWithoutOpening = "PLY110"
  /// One event led to more steps than a walk takes.
  case walkTooLong = "PLY111"
  case successOnRefusal = "PLY112"
  case loginWithoutUser = "PLY113"
  case failedThoughBought = "PLY114"
  case screenGone = "PLY115"
  case interceptorUnused = "PLY116"
  case closedBeforeAnswer = "PLY117"

  // 2xx: mode and store.
  case observerNeverBuys = "PLY201"
  case synchronizedTwice = "PLY202"
  case observerWithoutInterceptor = "PLY203"
  case neverSynchronized = "PLY204"

  // 3xx: alerts.
  case alertLeftOpen = "PLY301"
  case alertShownTwice = "PLY302"
  case alertDismissedTooEarly = "PLY303"
  case alertButtonForgets = "PLY304"

  // 4xx: windows, presentations, flows.
  /// `close` took the only visible step of a flow; its window stays.
  case emptyWindow = "PLY401"
  /// `close_all` where `close` is meant, or the other way round.
  case wrongClose = "PLY402"
  /// A presentation that the app was given is fetched again by its id.
  case fetchedAgain = "PLY403"
  /// A presentation is displayed by the app and by the SDK.
  case shownTwice = "PLY404"
  /// A screen that the app draws leads nowhere, or is not drawn.
  case clientScreenWithoutExit = "PLY405"
  /// A handle is displayed that is not loaded, or was displayed before.
  case presentationNotLoaded = "PLY406"
  /// A flow is put into a container of the app's own.
  case flowDrawnByHand = "PLY407"
  /// Screens open one another for ever.
  case windowsPileUp = "PLY408"

  // 5xx: links and redemption.
  case delegateAfterStart = "PLY501"
  case redeemedAnonymously = "PLY502"
  case thankedOnReplay = "PLY503"
  case loggedAddress = "PLY504"
  case linkHandledTwice = "PLY505"

  // 6xx: user, attributes, events.
  case attributeAfterFetch = "PLY601"
  case noLoginScreen = "PLY602"
  case languageAfterFetch = "PLY603"
  case undeclaredEvent = "PLY604"

  // 7xx: files.
  case nothingToShow = "PLY701"
  case unknownPlacement = "PLY702"
}

extension DiagnosticRule {
  /// What the rule is, for people.
  public var page: RulePage {
    switch self {
    // 1xx: interceptors and chains.
    case .noAnswer: .noAnswer
    case .secondAnswer: .secondAnswer
    case .successWithoutPurchase: .successWithoutPurchase
    case .answerBeforeUser: .answerBeforeUser
    case .successWithoutClose: .successWithoutClose
    case .openingIntercepted: .openingIntercepted
    case .bridgeTimeout: .bridgeTimeout
    case .lateAnswer: .lateAnswer
    case .boughtTwice: .boughtTwice
    case .successWithoutOpening: .successWithoutOpening
    case .walkTooLong: .walkTooLong
    case .successOnRefusal: .successOnRefusal
    case .loginWithoutUser: .loginWithoutUser
    case .failedThoughBought: .failedThoughBought
    case .screenGone: .screenGone
    case .interceptorUnused: .interceptorUnused
    case .closedBeforeAnswer: .closedBeforeAnswer

    // 2xx: mode and store.
    case .observerNeverBuys: .observerNeverBuys
    case .synchronizedTwice: .synchronizedTwice
    case .observerWithoutInterceptor: .observerWithoutInterceptor
    case .neverSynchronized: .neverSynchronized

    // 3xx: alerts.
    case .alertLeftOpen: .alertLeftOpen
    case .alertShownTwice: .alertShownTwice
    case .alertDismissedTooEarly: .alertDismissedTooEarly
    case .alertButtonForgets: .alertButtonForgets

    // 4xx: windows, presentations, flows.
    case .emptyWindow: .emptyWindow
    case .wrongClose: .wrongClose
    case .fetchedAgain: .fetchedAgain
    case .shownTwice: .shownTwice
    case .clientScreenWithoutExit: .clientScreenWithoutExit
    case .presentationNotLoaded: .presentationNotLoaded
    case .flowDrawnByHand: .flowDrawnByHand
    case .windowsPileUp: .windowsPileUp

    // 5xx: links and redemption.
    case .delegateAfterStart: .delegateAfterStart
    case .redeemedAnonymously: .redeemedAnonymously
    case .thankedOnReplay: .thankedOnReplay
    case .loggedAddress: .loggedAddress
    case .linkHandledTwice: .linkHandledTwice

    // 6xx: user, attributes, events.
    case .attributeAfterFetch: .attributeAfterFetch
    case .noLoginScreen: .noLoginScreen
    case .languageAfterFetch: .languageAfterFetch
    case .undeclaredEvent: .undeclaredEvent

    // 7xx: files.
    case .nothingToShow: .nothingToShow
    case .unknownPlacement: .unknownPlacement
    }
  }

  /// How much it matters that the rule is broken.
  public var severity: RuleSeverity { page.severity }

  /// The scenario in `screens/rules` that breaks the rule, without its folder: `PLY103.scenario`.
  public var scenarioName: String { "\(rawValue).scenario" }

  /// The twin that does nearly the same and keeps every rule: `PLY103-fixed.scenario`.
  public var fixedScenarioName: String { "\(rawValue)-fixed.scenario" }
}
