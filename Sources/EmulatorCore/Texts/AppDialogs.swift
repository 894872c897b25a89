import PaywallModel

/// The dialogs of the pretend app.
enum AppDialogs {
  /// The keys under which other fields than the user id are handed back.
  enum FieldID {
    static let answer = "answer"
  }

  /// The app asks to sign in before it hands a redemption link over.
  static func signInFirst(_ id: DialogID) -> Dialog {
    Dialog(
      id: id, owner: .app, kind: .appScreen(.login), name: "sign-in", subject: "a link waits",
      heading: "Sign in to get your subscription", text: "No password is asked or recorded.",
      fields: [Dialog.Field.userID],
      options: [
        Dialog.Option(.signIn, label: "Sign in"), Dialog.Option(.cancel, label: "Not now"),
      ], escape: .cancel)
  }

  /// What the integration says in a screen of the app.
  typealias Texts = (title: String, text: String)

  /// How often the parental gate lets one try.
  static let gateTries = 3

  /// The screen that the app puts over the paywall; nil when it shows none.
  static func screen(
    _ id: DialogID, _ screen: AppScreen, for interception: Interception, call: CallID,
    texts: Texts
  ) -> Dialog? {
    switch screen {
    case .nothing: nil
    case .terms: terms(id, subject(interception, call), call, texts)
    case .login: login(id, subject(interception, call), call)
    case .parentalGate: gate(id, interception, call, wrongAnswers: 0)
    case .ownStore: ownStore(id, interception, call)
    case .message: message(id, subject(interception, call), call, texts)
    case .asksYou: asksYou(id, interception, call)
    }
  }

  private static func subject(_ interception: Interception, _ call: CallID) -> String {
    "\(interception.action.kind.apiName), call \(call.number)"
  }

  private static func terms(
    _ id: DialogID, _ subject: String, _ call: CallID, _ texts: Texts
  ) -> Dialog {
    Dialog(
      id: id, owner: .app, kind: .appScreen(.terms), name: "terms", subject: subject,
      heading: texts.title, text: texts.text,
      options: [
        Dialog.Option(.accept, label: "Accept"), Dialog.Option(.refuse, label: "Refuse"),
      ], escape: .dismiss, call: call)
  }

  private static func message(
    _ id: DialogID, _ subject: String, _ call: CallID, _ texts: Texts
  ) -> Dialog {
    Dialog(
      id: id, owner: .app, kind: .appScreen(.message), name: "message", subject: subject,
      heading: texts.title, text: texts.text,
      options: [Dialog.Option(.ok, label: "OK"), Dialog.Option(.cancel, label: "Cancel")],
      escape: .cancel, call: call)
  }

  /// The app's sign-in form.
  static func login(_ id: DialogID, _ subject: String, _ call: CallID) -> Dialog {
    Dialog(
      id: id, owner: .app, kind: .appScreen(.login), name: "sign-in", subject: subject,
      heading: "Sign in", text: "No password is asked or recorded.",
      fields: [Dialog.Field.userID],
      options: [
        Dialog.Option(.signIn, label: "Sign in"),
        Dialog.Option(.signInFails, label: "Sign in, but it fails: unknown user"),
        Dialog.Option(.cancel, label: "Cancel"),
      ], escape: .cancel, call: call, listsOptions: true)
  }

  /// The two numbers of the gate's question, the same for the same call.
  static func gateNumbers(_ call: CallID) -> (Int, Int) {
    (6 + call.number % 4, 3 + call.number % 5)
  }

  /// The gate, after so many wrong answers.
  static func gate(
    _ id: DialogID, _ interception: Interception, _ call: CallID, wrongAnswers: Int
  ) -> Dialog {
    let numbers = gateNumbers(call)
    let kept = interception.action.subject.map { " It stays closed until then: \($0)" } ?? ""
    let wrong = wrongAnswers == 0 ? "" : " Wrong answers: \(wrongAnswers) of \(gateTries)."
    return Dialog(
      id: id, owner: .app, kind: .appScreen(.parentalGate), name: "grown-ups",
      subject: subject(interception, call), heading: "Ask a grown-up to answer.",
      text: (wrong + kept).trimmed, question: "\(numbers.0) × \(numbers.1) =",
      fields: [Dialog.Field(id: FieldID.answer, label: "Answer", takesDigitsOnly: true)],
      options: [
        Dialog.Option(.rightAnswer, label: "Go on"), Dialog.Option(.cancel, label: "Cancel"),
      ], escape: .cancel, call: call)
  }

  private static func ownStore(
    _ id: DialogID, _ interception: Interception, _ call: CallID
  ) -> Dialog {
    let isRestore = interception.action.kind == .restore
    return Dialog(
      id: id, owner: .app, kind: .appScreen(.ownStore), name: "own store",
      subject: subject(interception, call),
      heading: isRestore ? "Your app restores by itself" : "Your app buys by itself",
      text: interception.action.planID ?? "", question: "What does its store answer?",
      options: [
        Dialog.Option(.bought, label: isRestore ? "restored" : "bought"),
        Dialog.Option(.cancelled, label: "cancelled by the user"),
        Dialog.Option(.failed, label: "failed"),
        Dialog.Option(.pending, label: "pending: ask to buy"),
      ], escape: .cancelled, call: call, listsOptions: true)
  }

  private static func asksYou(
    _ id: DialogID, _ interception: Interception, _ call: CallID
  ) -> Dialog {
    Dialog(
      id: id, owner: .app, kind: .appScreen(.asksYou), name: "answers",
      subject: subject(interception, call),
      question: "What does your app answer to \(interception.action.kind.apiName)?",
      options: [
        Dialog.Option(.answerSuccess, label: "success"),
        Dialog.Option(.answerFailed, label: "failed"),
        Dialog.Option(.answerNotHandled, label: "notHandled"),
        Dialog.Option(.notYet, label: "not yet"),
      ], escape: .notYet, call: call, listsOptions: true)
  }

  /// The app's own dialog for an alert. The system's back leaves one that has buttons of its own.
  static func alert(
    _ id: DialogID, _ alert: Alert, _ custom: CustomAlert, call: CallID, setting: AlertSetting
  ) -> Dialog {
    let own = zip(CustomAlert.waysOut, custom.buttons).map { Dialog.Option($0, label: $1.label) }
    let isPlain = own.isEmpty && custom.dismissesOnBack
    return Dialog(
      id: id, owner: .app, kind: .appAlert(alert.kind), name: "alert", subject: setting.rawValue,
      apiName: "for \(alert.kind.rawValue)", heading: custom.title ?? alert.title,
      text: custom.text ?? alert.content,
      options: own.isEmpty ? [Dialog.Option(.ok, label: "OK")] : own,
      escape: isPlain ? .ok : .dismiss, call: call)
  }
}

extension String {
  /// Without the blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
