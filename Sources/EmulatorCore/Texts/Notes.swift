import PaywallModel

/// The texts of the note line: what happened, why, what to do.
enum Notes {
  static let storeWaits = Note(
    .wait, "The store waits for your answer. The paywall takes no press until then.",
    reason: Reasons.sheet)
  static let dialogOnTop = Note(
    .plain, "Ignored: the dialog on top takes the keys. Close it first.",
    short: "Ignored: close the dialog first.")
  static let alertOnTop = Note(
    .plain, "Ignored: the alert on top takes the keys. Close it first.",
    short: "Ignored: close the alert first.")
  static let alertFrozen = Note(
    .problem, "Ignored: the alert was never dismissed, so the screen is frozen. z steps back.",
    short: "Ignored: frozen by the alert.",
    reason: Reasons.alertAnswer(.ignored))
  static let nothingShown = Note(.plain, "Nothing is shown, so there is nothing to press.")
  static let noAction = Note(.plain, "Nothing there: this has no action.")
  static let notDismissible = Note(
    .plain, "This screen cannot be swept away. Its close button works.",
    short: "Only its close button closes it.",
    reason: Reasons.systemBack)
  static let notOurLink = Note(
    .plain, "Not a Purchasely link: the SDK answers false, your app may open it.",
    short: "Not ours: the SDK answers false.")
  static let linkWaits = Note(
    .plain, "The link waits until the dialog is closed.", short: "The link waits for the dialog.")
  static let linkWaitsForAction = Note(
    .plain, "The link waits until the running action is done.",
    short: "The link waits for the action.")
  static let typeUserID = Note(.plain, "A user id is missing. Type one, or cancel.")
  static let offline = Note(
    .problem, "Offline: fetches and the store fail with a network error. O ends it.",
    short: "Offline: fetches and store fail.")
  static let online = Note(.good, "Online again.")
  static let synchronized = Note(.good, "Synchronized: the SDK has read the store's receipts.")
  static let nothingToClose = Note(.plain, "Nothing is shown, so nothing was closed.")
  static let noSuchCall = Note(.plain, "No such call: nothing waits for this answer.")

  static func noWayOut(_ wayOut: WayOut) -> Note {
    Note(.plain, "The dialog on top has no way out \(wayOut.rawValue).")
  }
  static func noValue(_ value: String, for wayOut: WayOut) -> Note {
    Note(.plain, "The way out \(wayOut.rawValue) has no value \(value).")
  }
  static let noDialog = Note(.plain, "No dialog is open.")

  static func opened(_ screen: String) -> Note { Note(.good, "\(screen) is shown.") }
  static func unknownScreen(_ id: String) -> Note {
    Note(
      .bad, "Nothing opened: the project has no screen \(id).", short: "No screen \(id).")
  }
  static func deactivated(_ id: String) -> Note {
    Note(
      .plain, "Nothing is shown: placement \(id) is switched off.",
      short: "Placement \(id) is off.")
  }
  static func offlineFetch(_ id: String) -> Note {
    Note(
      .bad, "\(id) was not fetched: the network is off. O ends it.",
      short: "Not fetched: the network is off.")
  }
  static func busy(_ kind: ActionKind) -> Note {
    let subject = kind.isStoreAction ? "a \(kind.apiName)" : kind.apiName
    return Note(
      .plain, "Ignored: \(subject) is running. The close button works again after it.",
      short: "Ignored: \(subject) runs.",
      reason: Reasons.ignored)
  }
  static func owes(_ kind: ActionKind, _ call: CallID) -> Note {
    Note(
      .problem,
      "Ignored: your app owes an answer to \(kind.apiName), call \(call.number). i gives it now.",
      short: "Ignored: your app owes an answer.",
      reason: RulePage.noAnswer.source)
  }
  static func disabled(_ select: Select?, minimum: Int) -> Note {
    let advice = select?.kind == .plan ? "Pick a plan." : "Choose at least \(minimum)."
    return Note(
      .plain, "Off: this button needs a choice first. \(advice)",
      short: "Off: it needs a choice first.")
  }
  static func delayed(seconds: Int) -> Note {
    Note(
      .plain, "Not there yet: the button comes \(seconds) s after the screen.",
      short: "Not there yet: it comes after \(seconds) s.")
  }
  static func stopped(_ action: Action, because: String?) -> Note {
    let choice = because.map { " (\($0))" } ?? ""
    let effect = effect(ofStopping: action.kind)
    return Note(
      .bad, "Chain stopped: your app answered failed\(choice).\(effect)",
      short: "Chain stopped: app answered failed",
      reason: Reasons.stopped)
  }
  private static func effect(ofStopping kind: ActionKind) -> String {
    if kind == .purchase { return " Nothing was bought." }
    return kind == .restore ? " Nothing was restored." : ""
  }
  static func defaultFailed(_ action: Action, _ why: String) -> Note {
    Note(
      .bad, "Chain stopped at \(action.kind.apiName): \(why).",
      short: "Chain stopped: \(action.kind.apiName) failed",
      reason: Reasons.defaultFailed)
  }
  static func bought(_ transaction: StoreState.Transaction, next: Action?) -> Note {
    let plan = transaction.planID ?? transaction.name
    let chain = next.map { " The chain goes on with \($0.kind.apiName)." } ?? ""
    return Note(.good, "Bought: \(plan), \(transaction.name).\(chain)")
  }
  static func restored(_ plans: [OwnedPlan]) -> Note {
    Note(.good, "Restored: \(plans.map(\.name).joined(separator: ", ")).")
  }
  static func closed(_ outcome: Outcome) -> Note {
    let plan = outcome.planID.map { ", \($0)" } ?? ""
    let told = outcome.closeReason == .none ? "" : ", told to \(outcome.listener.rawValue)"
    return Note(
      .plain, "\(by(outcome)) Outcome: \(outcome.result.rawValue)\(plan)\(told).")
  }
  private static func by(_ outcome: Outcome) -> String {
    switch outcome.closeReason {
    case .none:
      "Closed by the SDK after the \(outcome.result == .restored ? "restore" : "purchase")."
    case .button: "Closed by the button."
    case .interactiveDismiss: "Swept away."
    case .backSystem: "Closed by the system's back."
    case .programmatic: "Closed by your app."
    }
  }
  static func shown(url: String) -> Note { Note(.plain, "Link shown, not opened: \(url)") }
  static func mode(_ mode: RunningMode, running: RunningMode?) -> Note {
    let chain = running.map { " The running chain stays \($0.rawValue)." } ?? ""
    return Note(
      .plain, "Mode is \(mode.rawValue) from the next press on.\(chain)",
      short: "Mode: \(mode.rawValue) from the next press.")
  }
  static func handler(isOn: Bool) -> Note {
    Note(
      .plain,
      isOn
        ? "UI handler on: your app draws the alerts set to custom."
        : "UI handler off: the SDK draws its alerts.",
      short: isOn ? "UI handler on, for custom alerts." : "UI handler off.")
  }
  static func interceptor(_ kind: ActionKind, isOn: Bool) -> Note {
    Note(
      .plain,
      isOn
        ? "\(kind.apiName) is intercepted: your app is asked first."
        : "\(kind.apiName) is not intercepted: the SDK does it.",
      short: "\(kind.apiName) is \(isOn ? "" : "not ")intercepted.")
  }
  static func linksHeld(_ count: Int) -> Note {
    Note(
      .plain,
      count == 1
        ? "1 link held: your app is not ready for it. D lets it in."
        : "\(count) links held: your app is not ready for them. D lets them in.",
      short: count == 1 ? "1 link held. D lets it in." : "\(count) links held. D lets them in.")
  }
  static func linksReady(_ isReady: Bool) -> Note {
    Note(.plain, isReady ? "Links are let in." : "Links are held from now on. D lets them in.")
  }
  static func signedIn(_ user: String) -> Note { Note(.good, "Signed in as \(user).") }
  static let signedOut = Note(.plain, "Signed out: the user is anonymous again.")
  static func storeAnswer(_ wayOut: WayOut?) -> Note {
    Note(
      .plain,
      wayOut.map { "The store answers \($0.rawValue) from now on." } ?? "The store asks you again.",
      short: wayOut.map { "The store answers \($0.rawValue) now." })
  }
  static func storeLatency(_ milliseconds: Int) -> Note {
    Note(.plain, "The store takes \(milliseconds) ms from now on.")
  }
  static func settled(_ transaction: StoreState.Transaction) -> Note {
    Note(.plain, "\(transaction.name) is \(TraceTexts.words(for: transaction.state)).")
  }
  static func nothingPending(_ number: Int) -> Note {
    Note(.plain, "T\(number) does not wait for approval.")
  }
  static func attribute(_ key: String, _ value: String?) -> Note {
    Note(.plain, value.map { "\(key) is \($0)." } ?? "\(key) is gone.")
  }
  static func ownPurchase(_ transaction: StoreState.Transaction) -> Note {
    Note(
      .plain, "Your app's own store: \(TraceTexts.storeAnswers(transaction)).",
      reason: Reasons.ownStore)
  }
  static func finding(_ finding: Finding) -> Note {
    Note(
      finding.rule.severity == .hint ? .plain : .problem,
      "\(finding.rule.rawValue) \(finding.text)", reason: finding.reason)
  }
  static func slide(_ number: Int, of count: Int) -> Note {
    Note(.plain, "Slide \(number) of \(count).")
  }
  static func selected(_ label: String) -> Note? {
    label.isEmpty ? nil : Note(.plain, "Chosen: \(label).")
  }
}
