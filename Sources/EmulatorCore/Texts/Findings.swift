import PaywallModel

/// A broken rule, told: what happened, what to do, and the rule behind it.
struct Finding: Hashable, Sendable {
  var rule: DiagnosticRule
  var text: String
  var reason: String

  init(_ rule: DiagnosticRule, _ text: String, reason: String) {
    self.rule = rule
    self.text = text
    self.reason = reason
  }
}

/// The texts of all diagnostics; the number is not part of them.
enum Findings {
  static func noAnswer(_ subject: String, _ call: CallID) -> Finding {
    Finding(
      .noAnswer,
      "No answer to \(subject), call \(call.number). The screen stays frozen for good, the close "
        + "button too.",
      reason: "An interceptor answers each call exactly once. No native SDK has a time limit.")
  }
  static func secondAnswer(_ call: CallID, _ first: String, _ second: String) -> Finding {
    Finding(
      .secondAnswer,
      "Second answer to call \(call.number): \(first), then \(second). The first counts.",
      reason: "A call is answered exactly once; what a second answer does is undefined.")
  }
  static func lateAnswer(_ call: CallID, _ value: String) -> Finding {
    Finding(
      .lateAnswer,
      "\(value) for call \(call.number) came too late: the bridge had answered notHandled.",
      reason: "React Native waits 30 s for an interceptor, then the default runs.")
  }
  static func successWithoutPurchase(_ kind: ActionKind, isLast: Bool) -> Finding {
    let verb = kind == .restore ? "restored" : "bought"
    let effect =
      isLast
      ? "The SDK takes it for done; failed would stop it."
      : "The next action runs unpaid; failed would stop it."
    return Finding(
      .successWithoutPurchase, "success for \(kind.apiName), but nothing was \(verb). \(effect)",
      reason: "success says that your app has done the action. failed is the answer to a refusal.")
  }
  static func answerBeforeUser(_ result: InterceptResult) -> Finding {
    Finding(
      .answerBeforeUser,
      "\(result.rawValue) came before the user chose. The SDK goes on while your screen is up.",
      reason: "Answer when the user has chosen, not when your screen is shown.")
  }
  static func successWithoutClose(_ kind: ActionKind) -> Finding {
    Finding(
      .successWithoutClose,
      "success for \(kind.apiName), but nothing was closed. The screen stays.",
      reason: "After success the SDK does nothing itself; notHandled lets it close.")
  }
  static func openingIntercepted(_ kind: ActionKind) -> Finding {
    Finding(
      .openingIntercepted,
      "\(kind.apiName) is intercepted. Audience, A/B test and campaign are lost for the next "
        + "screen.",
      reason: "The SDK keeps the attribution only when it opens the next screen itself.")
  }
  static func bridgeTimeout(_ subject: String, _ call: CallID) -> Finding {
    Finding(
      .bridgeTimeout,
      "No answer to \(subject), call \(call.number), after 30 s: treated as notHandled.",
      reason: "The React Native bridge gives up after 30 s and answers notHandled.")
  }
  static func boughtTwice(_ kind: ActionKind) -> Finding {
    Finding(
      .boughtTwice,
      "Bought twice: your app did \(kind.apiName) itself and answered notHandled. success is the "
        + "answer after your own.",
      reason: "notHandled lets the SDK run its own flow, whatever your app did before.")
  }
  static func successWithoutOpening(_ kind: ActionKind) -> Finding {
    Finding(
      .successWithoutOpening,
      "success for \(kind.apiName), but nothing was opened. The press leads nowhere.",
      reason: "After success the SDK opens nothing itself; notHandled lets it.")
  }
  static func observerNeverBuys(_ kind: ActionKind) -> Finding {
    Finding(
      .observerNeverBuys,
      "Observer never buys. Register an interceptor for \(kind.apiName), or start in full mode.",
      reason: "In observer the SDK runs neither purchase nor restore; notHandled does nothing.")
  }
  static let synchronizedTwice = Finding(
    .synchronizedTwice, "Synchronized twice: success already does it in observer.",
    reason: "In observer a success for purchase or restore synchronizes by itself.")
  static func observerWithoutInterceptor(_ kinds: [ActionKind], buttons: [String]) -> Finding {
    let names = kinds.map(\.apiName).joined(separator: " and ")
    return Finding(
      .observerWithoutInterceptor,
      "Observer, and nobody intercepts \(names): \(buttons.joined(separator: ", ")) will do "
        + "nothing.",
      reason: "In observer your app buys and restores, in its interceptors.")
  }
  static let alertLeftOpen = Finding(
    .alertLeftOpen,
    "Neither proceed() nor onDismiss() on Android. The action stays open, the screen is frozen.",
    reason: "On Android the alert is the last step of the action: one of the two must be called.")
  static let alertShownTwice = Finding(
    .alertShownTwice,
    "Your app drew its dialog and also called proceed(). The SDK's dialog lies on yours.",
    reason: "proceed() means: show the SDK's own dialog.")
  static let alertDismissedTooEarly = Finding(
    .alertDismissedTooEarly,
    "onDismiss() came while your dialog was up. The SDK goes on, the screen may close under it.",
    reason: "onDismiss() does what the SDK's button would do: call it when your dialog is closed.")
  static let noLoginScreen = Finding(
    .noLoginScreen,
    "The documentation says the SDK opens a login screen; no public SDK ships one. Intercept "
      + "login.",
    reason: "Paywalk shows a plain one marked SDK. sdkLogin: none makes the action fail instead.")
  static func nothingToShow(_ screen: String) -> Finding {
    Finding(
      .nothingToShow,
      "This screen has nothing to show: \(screen) resolves to no visible component.",
      reason: "A component with alpha 0 counts as absent.")
  }
  static func unknownPlacement(_ id: String) -> Finding {
    Finding(
      .unknownPlacement,
      "The project has no placement \(id). The SDK serves it as deactivated: nothing is shown.",
      reason: "A mistyped placement is no error in the SDK; its type is deactivated.")
  }
  static func walkTooLong(_ limit: Int) -> Finding {
    Finding(
      .walkTooLong,
      "Stopped after \(limit) steps of one event: your app and the SDK call each other for ever.",
      reason: "One event may lead to \(limit) steps at most. What followed was not walked.")
  }
}
