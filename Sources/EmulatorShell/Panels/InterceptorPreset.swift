import PaywallModel

/// Ready-made settings of all interceptors, in the order in which they are offered.
enum InterceptorPreset: Int, Hashable, Sendable, CaseIterable {
  case none, termsFirst, signInFirst, kids, ownStore
  case termsWithSuccessOnRefusal, answerBeforeUser, never, twice

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
    }
  }

  /// The mode that the preset is made for; nil leaves it as it is.
  var mode: RunningMode? { self == .ownStore ? .observer : nil }

  /// The preset that is in force, if one is.
  init?(of integration: Integration) {
    guard
      let preset = InterceptorPreset.allCases.first(where: {
        $0.interceptors == integration.interceptors
      })
    else { return nil }
    self = preset
  }
}
