import PaywallModel

/// A broken rule, told: what happened, what to do, and the rule behind it.
struct Finding: Hashable, Sendable {
  var rule: DiagnosticRule
  var text: String
  var reason: Reason

  /// With the rule as its page has it.
  init(_ rule: DiagnosticRule, _ text: String) {
    self.rule = rule
    self.text = text
    reason = rule.page.source
  }

  /// With words of its own about the rule; where it stands, its page knows.
  init(_ rule: DiagnosticRule, _ text: String, reason: String) {
    self.init(rule, text)
    self.reason.text = reason
  }

  /// How the Pipeline panel marks it.
  var mark: TraceLine.Mark {
    switch rule.severity {
    case .error: .problem
    case .warning: .warning
    case .hint: .hint
    }
  }
}

/// The texts of all diagnostics; the number is not part of them.
enum Findings {
  static func noAnswer(_ subject: String, _ call: CallID) -> Finding {
    Finding(
      .noAnswer,
      "No answer to \(subject), call \(call.number). The screen stays frozen for good, the close "
        + "button too.")
  }
  static func secondAnswer(_ call: CallID, _ first: String, _ second: String) -> Finding {
    Finding(
      .secondAnswer,
      "Second answer to call \(call.number): \(first), then \(second). The first counts.")
  }
  static func lateAnswer(_ call: CallID, _ value: String) -> Finding {
    Finding(
      .lateAnswer,
      "\(value) for call \(call.number) came too late: the bridge had answered notHandled.")
  }
  static func successWithoutPurchase(_ kind: ActionKind, isLast: Bool) -> Finding {
    let verb = kind == .restore ? "restored" : "bought"
    let effect =
      isLast
      ? "The SDK takes it for done; failed would stop it."
      : "The next action runs unpaid; failed would stop it."
    return Finding(
      .successWithoutPurchase, "success for \(kind.apiName), but nothing was \(verb). \(effect)")
  }
  static func answerBeforeUser(_ result: InterceptResult) -> Finding {
    Finding(
      .answerBeforeUser,
      "\(result.rawValue) came before the user chose. The SDK goes on while your screen is up.")
  }
  static func successWithoutClose(_ kind: ActionKind) -> Finding {
    Finding(
      .successWithoutClose,
      "success for \(kind.apiName), but nothing was closed. The screen stays.")
  }
  static func openingIntercepted(_ kind: ActionKind) -> Finding {
    Finding(
      .openingIntercepted,
      "\(kind.apiName) is intercepted. Audience, A/B test and campaign are lost for the next "
        + "screen.")
  }
  static func bridgeTimeout(_ subject: String, _ call: CallID) -> Finding {
    Finding(
      .bridgeTimeout,
      "No answer to \(subject), call \(call.number), after 30 s: treated as notHandled.")
  }
  static func boughtTwice(_ kind: ActionKind) -> Finding {
    Finding(
      .boughtTwice,
      "Bought twice: your app did \(kind.apiName) itself and answered notHandled. success is the "
        + "answer after your own.")
  }
  static func successWithoutOpening(_ kind: ActionKind) -> Finding {
    Finding(
      .successWithoutOpening,
      "success for \(kind.apiName), but nothing was opened. The press leads nowhere.")
  }
  static func observerNeverBuys(_ kind: ActionKind) -> Finding {
    Finding(
      .observerNeverBuys,
      "Observer never buys. Register an interceptor for \(kind.apiName), or start in full mode.")
  }
  static let synchronizedTwice = Finding(
    .synchronizedTwice, "Synchronized twice: success already does it in observer.")
  static func observerWithoutInterceptor(_ kinds: [ActionKind], buttons: [String]) -> Finding {
    let names = kinds.map(\.apiName).joined(separator: " and ")
    return Finding(
      .observerWithoutInterceptor,
      "Observer, and nobody intercepts \(names): \(buttons.joined(separator: ", ")) will do "
        + "nothing.")
  }
  static let alertLeftOpen = Finding(
    .alertLeftOpen,
    "Neither proceed() nor onDismiss() on Android. The action stays open, the screen is frozen.")
  static let alertShownTwice = Finding(
    .alertShownTwice,
    "Your app drew its dialog and also called proceed(). The SDK's dialog lies on yours.")
  static let alertDismissedTooEarly = Finding(
    .alertDismissedTooEarly,
    "onDismiss() came while your dialog was up. The SDK goes on, the screen may close under it.")
  static let alertButtonForgets = Finding(
    .alertButtonForgets,
    "Your dialog was left without onDismiss(). The action stays open, the screen is frozen.")
  static let noLoginScreen = Finding(
    .noLoginScreen,
    "The documentation says the SDK opens a login screen; no public SDK ships one. Intercept "
      + "login.")
  static func nothingToShow(_ screen: String) -> Finding {
    Finding(
      .nothingToShow,
      "This screen has nothing to show: \(screen) resolves to no visible component.")
  }
  static func unknownPlacement(_ id: String) -> Finding {
    Finding(
      .unknownPlacement,
      "The project has no placement \(id). The SDK serves it as deactivated: nothing is shown.")
  }
  static func walkTooLong(_ limit: Int) -> Finding {
    Finding(
      .walkTooLong,
      "Stopped after \(limit) steps of one event: your app and the SDK call each other for ever.")
  }

  static func pauseTooLong(_ limit: Int) -> Finding {
    Finding(
      .walkTooLong,
      "Stopped after \(limit) timers of one pause: slides stand still until their screen comes again."
    )
  }
}
