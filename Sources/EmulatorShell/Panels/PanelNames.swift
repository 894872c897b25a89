import EmulatorCore
import PaywallModel

// What a panel calls things: one name for each kind, as long as its column is wide.

extension AppScreen {
  /// In the column "shows": `terms`, `gate`.
  var panelName: String {
    switch self {
    case .nothing: "nothing"
    case .terms: "terms"
    case .login: "login"
    case .parentalGate: "gate"
    case .ownStore: "own store"
    case .message: "message"
    case .asksYou: "asks you"
    }
  }
}

extension AlertSetting {
  /// In the column "shown by".
  var panelName: String {
    switch self {
    case .sdk: "SDK"
    case .custom: "custom"
    case .both: "both"
    case .none: "none"
    case .dismissTooEarly: "early"
    }
  }
}

extension WayOut {
  /// As a row of a panel names it: `sign-in fails`.
  var panelName: String {
    switch self {
    case .done: "done"
    case .accept: "accept"
    case .refuse: "refuse"
    case .dismiss: "dismiss"
    case .signIn: "sign in"
    case .signInFails: "fails"
    case .cancel: "cancel"
    case .rightAnswer: "right"
    case .wrongAnswer: "wrong"
    case .bought: "bought"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .pending: "pending"
    case .interrupted: "interrupted"
    case .notFound: "not found"
    case .notAllowed: "not allowed"
    case .owned: "owned"
    case .allFound: "all found"
    case .partFound: "part found"
    case .onlyExpired: "only expired"
    case .nothingFound: "nothing found"
    case .signInCancelled: "sign-in cancelled"
    case .answerSuccess: "success"
    case .answerFailed: "failed"
    case .answerNotHandled: "notHandled"
    case .notYet: "not yet"
    case .ok: "OK"
    case .later: "later"
    case .third: "third button"
    case .fourth: "fourth button"
    case .changeAccepted: "at period end"
    }
  }
}

extension AppFault {
  /// What the mistake is, for a list of them; nil for none.
  var meaning: String? {
    switch self {
    case .none: nil
    case .never: "no answer, screen frozen"
    case .twice: "a second, other answer"
    case .late: "answers after 30 s"
    case .early: "before the user has chosen"
    case .throwing: "throws, no answer"
    }
  }
}

extension ActionKind {
  /// What the SDK does when nobody does it instead.
  func defaultDeed(in mode: RunningMode) -> String {
    switch self {
    case .close: "the SDK closes"
    case .closeAll: "the SDK closes all"
    case .login: "the SDK asks"
    case .navigate: "the SDK opens it"
    case .purchase: mode == .full ? "the SDK buys" : "nobody buys"
    case .restore: mode == .full ? "the SDK restores" : "nobody restores"
    case .openPresentation, .openPlacement: "the SDK opens it"
    case .promoCode: "the SDK asks for it"
    case .webCheckout: "the SDK opens it"
    }
  }
}

extension InterceptResult {
  /// What follows from the answer.
  func consequence(for kind: ActionKind, mode: RunningMode) -> String {
    switch self {
    case .success: "chain goes on"
    case .failed: "chain stops"
    case .notHandled: kind.defaultDeed(in: mode)
    }
  }
}

extension AppCall {
  /// As a row of a panel names it.
  var panelName: String {
    switch self {
    case .nothing: "nothing"
    case .userLogin: "userLogin()"
    case .synchronize: "synchronize()"
    case .closeAllScreens: "closeAllScreens()"
    case .openLink: "opens the link"
    }
  }
}

extension InterceptorSubject {
  /// What happens where the app has nothing of its own for it.
  func withoutSetting(in mode: RunningMode) -> String {
    switch self {
    case .kind(let kind): "\(kind.apiName) has no interceptor: \(kind.defaultDeed(in: mode))."
    case .winBack: "A win-back or retention offer is a purchase: it is answered as purchase is."
    }
  }
}
