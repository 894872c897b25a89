import EmulatorCore
import EmulatorShell
import PaywallModel
import TerminalModel

extension ScenarioDialog {
  /// Whether a dialog is one of these.
  func matches(_ kind: Dialog.Kind) -> Bool {
    switch kind {
    case .sdkAlert(.webRedemption), .appRedemption: self == .redemption
    case .sdkAlert, .appAlert: self == .alert
    case .sdkRedemption: false
    case .sdkSubscriptions, .sdkSurvey: false
    case .appScreen(.terms): self == .terms
    case .appScreen(.login), .sdkLogin: self == .login
    case .appScreen(.parentalGate): self == .gate
    case .appScreen(.ownStore): self == .ownStore
    case .appScreen(.message): self == .message
    case .appScreen(.asksYou): self == .asksYou
    case .appScreen(.nothing): false
    case .storePurchase: self == .store
    case .storeRestore: self == .restore
    case .storePromoCode: self == .code
    case .webPage: self == .web
    case .sdkWebCheckout: self == .checkout
    case .appCloseRequest, .appClientScreen: false
    }
  }
}

extension ScenarioRun {
  mutating func leave(
    _ dialog: ScenarioDialog, by wayOut: WayOut, value: String?, text: String?
  ) throws(ScenarioStop) {
    try goToPhone()
    let isThere = wait { $0.walk.topDialog.map { dialog.matches($0.kind) } ?? false }
    guard isThere, let top = walk.topDialog else {
      throw ScenarioStop(wanted: "the dialog for \(dialog.rawValue) on top", seen: seenOnPhone)
    }
    switch dialog {
    case .gate where wayOut != .cancel: try answerGate(top, isRight: wayOut == .rightAnswer)
    case .login where text != nil: try fillIn(text ?? "", in: top, by: wayOut)
    case .login, .gate, .terms, .store, .restore, .ownStore, .message, .code, .web, .checkout,
      .asksYou, .alert, .redemption:
      try leave(top, by: wayOut, value: value)
    }
  }

  mutating func pressDialogButton(_ label: String) throws(ScenarioStop) {
    try goToPhone()
    let isThere = wait { shell in
      shell.walk.topDialog?.options.contains { $0.label == label } ?? false
    }
    guard isThere, let top = walk.topDialog,
      let option = top.options.first(where: { $0.label == label })
    else {
      let labels = walk.topDialog?.options.map { Quoting.quoted($0.label) } ?? []
      let seen = labels.isEmpty ? seenOnPhone : labels.joined(separator: ", ")
      throw ScenarioStop(wanted: "a button \(Quoting.quoted(label))", seen: seen)
    }
    try leave(top, by: option.wayOut, value: nil)
  }

  private mutating func leave(
    _ dialog: Dialog, by wayOut: WayOut, value: String?
  ) throws(ScenarioStop) {
    guard dialog.options.contains(where: { $0.wayOut == wayOut }) else {
      guard dialog.escape == wayOut else {
        throw ScenarioStop(
          wanted: "a way out \(wayOut.rawValue)",
          seen: "\(Self.described(dialog)) with "
            + dialog.options.map(\.wayOut.rawValue).joined(separator: ", "))
      }
      return key(.escape)
    }
    try tick(wayOut, in: dialog)
    let button: WayOut = wayOut == .signInFails ? .signIn : wayOut
    try focus("the button \(button.rawValue)") { $0 == .button(button) }
    if let value { try choose(value) }
    key(.enter)
  }

  /// A sign-in says beforehand how it goes on.
  private mutating func tick(_ wayOut: WayOut, in dialog: Dialog) throws(ScenarioStop) {
    let ways = dialog.options.map(\.wayOut)
    guard wayOut == .signIn || wayOut == .signInFails, ways.contains(.signInFails) else { return }
    try focus("the choice \(wayOut.rawValue)") { $0 == .choice(wayOut) }
    key(.enter)
  }

  private mutating func fillIn(
    _ text: String, in dialog: Dialog, by wayOut: WayOut
  ) throws(ScenarioStop) {
    try focus("a field") { focus in if case .field = focus { true } else { false } }
    key(.end)
    key(.control("u"))
    type(text)
    try leave(dialog, by: wayOut, value: nil)
  }

  private mutating func answerGate(_ dialog: Dialog, isRight: Bool) throws(ScenarioStop) {
    let numbers = dialog.question.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else {
      throw ScenarioStop(wanted: "two numbers to multiply", seen: dialog.question)
    }
    let answer = numbers[0] * numbers[1] + (isRight ? 0 : 1)
    try fillIn(String(answer), in: dialog, by: .rightAnswer)
  }

  private mutating func choose(_ value: String) throws(ScenarioStop) {
    var values: [String] = []
    while let shown = shell.dialogValue, shown != value, !values.contains(shown) {
      values.append(shown)
      key(.right)
    }
    guard shell.dialogValue == value else {
      throw ScenarioStop(
        wanted: "the reason \(Quoting.quoted(value))",
        seen: values.isEmpty ? "no reason to choose" : values.joined(separator: ", "))
    }
  }

  private mutating func focus(
    _ wanted: String, _ isRight: (DialogFocus) -> Bool
  ) throws(ScenarioStop) {
    for _ in 0..<16 {
      guard let focus = shell.dialogFocus else { break }
      if isRight(focus) { return }
      key(.tab)
    }
    throw ScenarioStop(wanted: "the focus on \(wanted)", seen: seenOnPhone)
  }
}
