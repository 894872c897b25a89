import EmulatorCore
import PaywallModel

extension ScenarioDialog {
  /// The ways out by their words.
  var ways: [(name: String, value: WayOut)] {
    switch self {
    case .terms: [("accept", .accept), ("refuse", .refuse), ("dismiss", .dismiss)]
    case .login: [("fails", .signInFails), ("cancel", .cancel)]
    case .gate: [("right", .rightAnswer), ("wrong", .wrongAnswer), ("cancel", .cancel)]
    case .store:
      [
        ("bought", .bought), ("cancelled", .cancelled), ("failed", .failed),
        ("pending", .pending), ("interrupted", .interrupted), ("notFound", .notFound),
        ("owned", .owned), ("changeAccepted", .changeAccepted),
      ]
    case .restore:
      [
        ("found", .allFound), ("part", .partFound), ("expired", .onlyExpired),
        ("nothing", .nothingFound), ("cancelled", .signInCancelled), ("failed", .failed),
      ]
    case .ownStore:
      [
        ("bought", .bought), ("cancelled", .cancelled), ("failed", .failed),
        ("pending", .pending),
      ]
    case .message: [("ok", .ok), ("cancel", .cancel)]
    case .code: [("redeemed", .done), ("cancelled", .cancelled), ("failed", .failed)]
    case .web: [("paid", .done), ("unconfirmed", .failed), ("back", .dismiss)]
    case .checkout: [("cancel", .cancel), ("continue", .ok)]
    case .asksYou:
      [
        ("success", .answerSuccess), ("failed", .answerFailed),
        ("notHandled", .answerNotHandled), ("later", .notYet),
      ]
    case .alert: [("ok", .ok), ("later", .later), ("cancel", .cancel), ("back", .dismiss)]
    case .redemption: [("ok", .ok)]
    }
  }
}

extension ScenarioWords {
  private static let reasons = "network|\"not allowed\"|unknown|…"

  static let dialogs: [ScenarioWord<ScenarioAction>] = [
    ways(.terms, help: "Leaves the app's terms."),
    ScenarioWord(
      "login", "login \"ada\"", "login fails|cancel",
      help: "Signs in with a user id in the app's or the SDK's form, or leaves it. An id of eight "
        + "characters and more is masked."
    ) { (words) throws(ScenarioFault) in
      if words.takes("cancel") { return .leave(.login, .cancel, value: nil, text: nil) }
      if words.takes("fails") { return .leave(.login, .signInFails, value: nil, text: nil) }
      return .leave(.login, .signIn, value: nil, text: try words.userID())
    },
    ways(.gate, help: "Answers the parental gate; wrong once, the third time leaves it."),
    ways(.store, value: reasons, help: "Answers the store's sheet."),
    ways(.restore, value: reasons, help: "Answers the store's sheet of a restore."),
    ways(.ownStore, help: "Answers the app's own store."),
    ways(.message, help: "Leaves the app's message."),
    ways(.code, help: "Leaves the store's sheet for codes."),
    ways(.web, help: "What happens in the browser of a web checkout."),
    ways(.checkout, help: "Leaves the SDK's dialog that waits for a web payment."),
    ways(.asksYou, help: "Answers by hand where the app asks you."),
    ways(
      .alert,
      help:
        "Closes the alert on top, the SDK's or the app's; ok is its first button, later its second."
    ),
    ways(.redemption, help: "Closes the dialog that tells how a redemption ended."),
    ScenarioWord(
      "dialog", "dialog \"Later\"",
      help: "Presses the button of the dialog on top that reads so."
    ) { (words) throws(ScenarioFault) in .dialogButton(try words.text()) },
  ]

  private static func ways(
    _ dialog: ScenarioDialog, value: String? = nil, help: String
  ) -> ScenarioWord<ScenarioAction> {
    let ways = dialog.ways
    let usage = "\(dialog.rawValue) \(ways.map(\.name).joined(separator: "|"))"
    let forms = [usage] + (value.map { ["\(dialog.rawValue) failed \($0)"] } ?? [])
    return ScenarioWord(dialog.rawValue, forms, help: help) { (words) throws(ScenarioFault) in
      let wayOut = try words.choice(ways)
      let takesValue = value != nil && wayOut == .failed && !words.isEmpty
      return .leave(dialog, wayOut, value: takesValue ? try words.text() : nil, text: nil)
    }
  }
}
