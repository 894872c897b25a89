import PaywallModel

/// What the SDK does about an action that the app leaves to it: one type for each kind.
protocol DefaultAction {
  /// Begins it; what cannot end at once ends later by `Turn.finishDefault`.
  static func begin(_ action: Action, in turn: inout Turn) -> DefaultProgress
}

/// How far a default has come when `begin` returns.
enum DefaultProgress: Hashable, Sendable {
  case finished(DefaultOutcome)
  /// Something else must happen first: the store, a dialog, an alert.
  case waiting
}

extension DefaultProgress {
  /// What is waited for counts as done: a link has done its part when it was handed over.
  var outcome: DefaultOutcome {
    switch self {
    case .finished(let outcome): outcome
    case .waiting: .succeeded
    }
  }
}

/// How a default ended; the failure's text follows "chain stops: ".
enum DefaultOutcome: Hashable, Sendable {
  case succeeded
  case failed(String)
}

extension ActionKind {
  /// The SDK's own doing for the kind.
  var defaultAction: any DefaultAction.Type {
    switch self {
    case .close: CloseAction.self
    case .closeAll: CloseAllAction.self
    case .login: LoginAction.self
    case .navigate: NavigateAction.self
    case .purchase: PurchaseAction.self
    case .restore: RestoreAction.self
    case .openPresentation: OpenPresentationAction.self
    case .openPlacement: OpenPlacementAction.self
    case .promoCode: PromoCodeAction.self
    case .webCheckout: WebCheckoutAction.self
    }
  }
}
