import PaywallModel

/// The words of the app's notes.
enum AppNotes {
  static func wrongAnswer(_ count: Int) -> Note {
    Note(.bad, "Wrong: \(count) of \(AppDialogs.gateTries). A grown-up can try again.")
  }
  static func keptForLater(_ call: CallID) -> Note {
    Note(.wait, "Not yet: call \(call.number) still waits for its answer. i gives it.")
  }
}

extension WayOut {
  /// For a person, where no button says it.
  var words: String {
    switch self {
    case .dismiss: "dismissed"
    case .rightAnswer: "right answer"
    case .wrongAnswer: "wrong answer"
    case .signInFails: "sign-in fails"
    case .notYet: "not yet"
    case .changeAccepted: "change accepted"
    case .done, .accept, .refuse, .signIn, .cancel, .bought, .cancelled, .failed, .pending,
      .interrupted, .notFound, .notAllowed, .owned, .allFound, .partFound, .onlyExpired,
      .nothingFound, .signInCancelled, .answerSuccess, .answerFailed, .answerNotHandled, .ok,
      .later, .third, .fourth:
      rawValue
    }
  }
}
