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
  /// A message of the app above the screen, with two ways on.
  case message
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
    case .message: [.ok, .cancel]
    case .asksYou: []
    }
  }

  /// Whether a person who leaves it so has refused what the screen asks.
  public func refuses(_ wayOut: WayOut) -> Bool {
    switch self {
    case .terms, .parentalGate, .message: waysOut.first != wayOut
    case .nothing, .login, .ownStore, .asksYou: false
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
