import PaywallModel

/// Ready-made settings of all interceptors, in the order in which they are offered: uses that the
/// documentation names, and mistakes worth trying.
enum InterceptorPreset: Int, Hashable, Sendable, CaseIterable {
  case none, termsFirst, signInFirst, kids, ownStore
  case termsWithSuccessOnRefusal, answerBeforeUser, never, twice
  case credentials, messageFirst, winBackApart

  var title: String {
    switch self {
    case .none: "none"
    case .termsFirst: "terms first"
    case .signInFirst: "sign-in first"
    case .kids: "kids"
    case .ownStore: "own store (observer)"
    case .termsWithSuccessOnRefusal: "terms, success on refusal"
    case .answerBeforeUser: "answer before the user"
    case .never: "never"
    case .twice: "twice"
    case .credentials: "credentials in web links"
    case .messageFirst: "a message first"
    case .winBackApart: "offers apart"
    }
  }

  var interceptors: [ActionKind: InterceptorSetting] {
    switch self {
    case .none: [:]
    case .termsFirst: [.purchase: InterceptorSetting(shows: .terms)]
    case .signInFirst:
      [
        .login: InterceptorSetting(shows: .login),
        .purchase: InterceptorSetting(shows: .login, answers: [.signIn: .notHandled]),
      ]
    case .kids:
      [
        .purchase: InterceptorSetting(shows: .parentalGate),
        .navigate: InterceptorSetting(shows: .parentalGate),
        .webCheckout: InterceptorSetting(shows: .parentalGate),
      ]
    case .ownStore:
      [
        .purchase: InterceptorSetting(shows: .ownStore),
        .restore: InterceptorSetting(shows: .ownStore),
      ]
    case .termsWithSuccessOnRefusal:
      [.purchase: InterceptorSetting(shows: .terms, answers: [.refuse: .success])]
    case .answerBeforeUser: [.purchase: InterceptorSetting(shows: .terms, fault: .early)]
    case .never: [.purchase: InterceptorSetting(shows: .terms, fault: .never)]
    case .twice: [.purchase: InterceptorSetting(shows: .terms, fault: .twice)]
    case .credentials:
      [.navigate: InterceptorSetting(answers: [.done: .success], calls: .openLink)]
    case .messageFirst: [.purchase: InterceptorSetting(shows: .message)]
    case .winBackApart: [.purchase: InterceptorSetting(shows: .terms)]
    }
  }

  /// What the app does about offers; nil treats them as other purchases.
  var winBack: InterceptorSetting? { self == .winBackApart ? InterceptorSetting() : nil }

  /// The mode that the preset is made for; nil leaves it as it is.
  var mode: RunningMode? { self == .ownStore ? .observer : nil }

  /// Replaces all settings of actions.
  func apply(to integration: inout Integration) {
    integration.interceptors = interceptors
    integration.winBack = winBack
  }

  /// The preset that is in force, if one is.
  init?(of integration: Integration) {
    let found = Self.all.first { one in
      one.interceptors == integration.interceptors && one.preset.winBack == integration.winBack
    }
    guard let found else { return nil }
    self = found.preset
  }

  private static let all = allCases.map { (preset: $0, interceptors: $0.interceptors) }
}
