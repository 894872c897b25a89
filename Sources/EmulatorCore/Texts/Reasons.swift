import PaywallModel

/// The rules behind lines of the Pipeline panel, for "why": calls, chains and alerts.
enum Reasons {
  static let press = Reason(
    "A press runs the actions of what was pressed, one after the other. What was pressed is logged "
      + "before anybody is asked.", .actionInterceptor, lever: .files)
  static let ignored = Reason(
    "One thing at a time: while an action, a dialog or an alert holds the screen, a press is "
      + "dropped, not queued.", .decision, lever: .stepBack)
  static let action = Reason(
    "The actions of one component run in order; each one is offered to its own interceptor.",
    .actionInterceptor, lever: .interceptors)
  static let asked = Reason(
    "The kind has an interceptor, so your app is asked before the SDK does it.",
    .actionInterceptor, lever: .interceptors)
  static let skipped = Reason(
    "An action runs only after the one before it has succeeded.", .actionInterceptor,
    lever: .interceptors)
  static let released = Reason(
    "The loading ends with the chain, however it ends.", .actionInterceptor)
  static let answeredAgain = Reason(
    "A call is answered once. The first answer has decided; this one changes nothing.",
    .paywallActions, lever: .interceptors)
  static let stopped = Reason(
    "failed drops the rest of the chain and ends the loading. It is the right answer to a refusal.",
    .actionInterceptor, lever: .interceptors)
  static let defaultFailed = Reason(
    "A default that fails drops the rest of the chain and ends the loading.", .actionInterceptor)
  static let chainDone = Reason(
    "No action is left. After a lone purchase or restore in full mode the SDK closes all.",
    .paywallActions, lever: .mode)
  static let closesAll = Reason(
    "In full mode a lone purchase or restore closes all screens after it has succeeded.",
    .paywallActions, lever: .mode)
  static let staysOpen = Reason(
    "Only a lone purchase or restore in full mode closes the screen by itself.", .paywallActions,
    lever: .mode)
  static let synchronizes = Reason(
    "In observer, success for purchase or restore lets the SDK read the store's receipts by "
      + "itself.", .actionInterceptor, lever: .mode)
  static let fetchedAgain = Reason(
    "After a login the screen is fetched for the new user, whatever your app answered.", .decision,
    lever: .user)
  static let observerNeverBuys = RulePage.observerNeverBuys.source

  /// What an answer makes the SDK do.
  static func answer(_ result: InterceptResult) -> Reason {
    switch result {
    case .success:
      Reason(
        "success: your app has done it. The SDK does not do it again and goes on with the next "
          + "action.", .actionInterceptor, lever: .interceptors)
    case .failed: stopped
    case .notHandled:
      Reason(
        "notHandled: the SDK performs the action itself. In observer it never buys or restores.",
        .actionInterceptor, lever: .interceptors)
    }
  }

  /// Why the SDK does an action itself.
  static func deed(isLeftToSDK: Bool) -> Reason {
    isLeftToSDK
      ? answer(.notHandled)
      : Reason(
        "The kind has no interceptor, so the SDK does it at once.", .actionInterceptor,
        lever: .interceptors)
  }

  static let alert = Reason(
    "In full mode the SDK tells how a purchase or a restore ended, and the action ends with the "
      + "alert.", .dialogs, lever: .handler)
  static let noHandler = Reason(
    "Without a UI handler the SDK shows its own dialog, with one button.", .dialogs,
    lever: .handler)
  static let handlerAsked = Reason(
    "A UI handler is set: your app decides who shows the alert, and proceed() means the SDK.",
    .dialogs, lever: .alerts)

  /// What the app's way with an alert means.
  static func alertAnswer(_ answer: AlertAnswer) -> Reason {
    switch answer {
    case .proceed: Reason("proceed() lets the SDK show its own dialog.", .dialogs, lever: .alerts)
    case .dismissed:
      Reason(
        "Once your dialog is closed the action ends. On Android onDismiss() says so; iOS has no "
          + "such call.", .dialogs, lever: .alerts)
    case .ignored, .forgotten:
      Reason(
        "On Android one of proceed() and onDismiss() must be called. On iOS neither is needed.",
        .dialogs, lever: .alerts)
    }
  }
}
