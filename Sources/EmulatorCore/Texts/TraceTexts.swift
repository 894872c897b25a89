import PaywallModel

/// The words of the Pipeline panel's lines.
enum TraceTexts {
  static let closesAll = "closes all screens"
  static let closesAllAfterPurchase = "closes all: nothing else followed"
  static let codeSheet = "sheet for a code"
  static let restores = "restores"
  static let storeWaits = "the store waits for your answer"
  static let released = "button released"
  static let chainDone = "chain done"
  static let synchronizes = "synchronizes by itself"
  static let noHandler = "no UI handler is set"
  static let observerNeverBuys = "observer never buys"
  static let bridgeGivesUp = "the bridge answers notHandled after 30 s"

  static func tap(_ label: String) -> String { label.isEmpty ? "tap" : "tap “\(label)”" }
  static func ignored(_ gesture: String, _ why: String) -> String {
    "\(gesture) ignored: \(why)"
  }
  static func action(_ action: Action) -> String {
    [action.kind.apiName, action.subject].compactMap { $0 }.joined(separator: " ")
  }
  static func skipped(_ action: Action) -> String { "\(action.kind.apiName) skipped" }
  static func skippedWide(_ skipped: Action) -> String { "\(action(skipped)): skipped" }
  static func notYet(_ action: Action) -> String { "\(action.kind.apiName) not yet" }
  static func notYetWide(_ waiting: Action) -> String { "\(action(waiting)): not yet" }
  static func asks(_ call: CallID) -> String { "asks your app, call \(call.number)" }
  static func asksHandler(_ call: CallID, about kind: AlertKind) -> String {
    "asks the UI handler, call \(call.number): \(kind.rawValue)"
  }
  /// `asks your app, call 8: purchase {plan yearly}`, in the names of the platform.
  static func asks(_ call: CallID, about action: Action, in profile: Profile) -> String {
    let fields = profile.payload(of: action).map { "\($0.name) \($0.value)" }
    let told = fields.isEmpty ? "" : " {\(fields.joined(separator: ", "))}"
    return "\(asks(call)): \(profile.name(of: action.kind))\(told)"
  }
  static func answers(_ result: InterceptResult) -> String { "answers \(result.rawValue)" }
  /// In SDK 5 with the word that its code has; nil where that is the same.
  static func answers(_ result: InterceptResult, in profile: Profile) -> String? {
    let name = profile.name(of: result)
    return name == result.rawValue ? nil : "\(answers(result)): \(name)"
  }
  static func answersAgain(_ value: String) -> String { "answers again: \(value)" }
  static func stops(_ why: String) -> String { "chain stops: \(why)" }
  static func buys(_ product: String) -> String { "buys \(product)" }
  static func closes(_ screen: String) -> String { "closes \(screen)" }
  static func opens(_ name: String) -> String { "opens \(name)" }
  static func handlesLink(_ url: String) -> String { "handles \(url)" }
  static func doesItself(_ deed: String) -> String { "does it itself: \(deed)" }
  static func sheet(for transaction: String) -> String { "sheet for \(transaction)" }
  static func sheet(for transaction: String, price: String) -> String {
    "\(sheet(for: transaction)), \(price)"
  }
  static func alert(_ kind: AlertKind) -> String { "alert \(kind.rawValue)" }
  static func fetchesAgain(_ screen: String, for user: String?) -> String {
    "fetches \(screen) again for \(user ?? "anonymous")"
  }
  static func codeAnswered(_ wayOut: WayOut) -> String {
    wayOut == .done ? "redeemed" : wayOut == .failed ? "failed" : "cancelled"
  }
  static func outcome(_ outcome: Outcome) -> String {
    let plan = outcome.planID.map { " \($0)" } ?? ""
    return "outcome \(outcome.result.rawValue)\(plan), \(outcome.listener.rawValue)"
  }
  /// With the close reason as the platform writes it.
  static func outcome(_ outcome: Outcome, in profile: Profile) -> String {
    "\(Self.outcome(outcome)), closeReason \(profile.name(of: outcome.closeReason.name))"
  }
  /// `T3 bought`, `T3 failed: network`.
  static func storeAnswers(_ transaction: StoreState.Transaction) -> String {
    "\(transaction.name) \(words(for: transaction.state))"
      + (transaction.reason.map { ": \($0)" } ?? "")
  }

  static func words(for state: StoreState.Transaction.State) -> String {
    switch state {
    case .asking: "asks"
    case .bought: "bought"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .pending: "pending"
    case .interrupted: "interrupted"
    case .notFound: "product not found"
    case .notAllowed: "not allowed"
    case .owned: "already owned"
    case .restored: "restored"
    case .nothingFound: "nothing found"
    case .declined: "declined"
    case .changeAccepted: "accepted, from the period's end on"
    }
  }

  static func restoreAnswers(_ wayOut: WayOut, reason: String?, found: [OwnedPlan]) -> String {
    if !found.isEmpty {
      let names = found.map(\.name).joined(separator: ", ")
      return wayOut == .partFound ? "found in part: \(names)" : "found \(names)"
    }
    if wayOut == .failed { return "failed: \(reason ?? StoreReason.network)" }
    if wayOut == .signInCancelled { return "sign-in cancelled" }
    return wayOut == .onlyExpired ? "only expired ones" : "nothing found"
  }
}

/// What the app asks of the SDK, and what a tester changes in the world.
extension TraceTexts {
  static let answersFalse = "answers false: not its link"
  static let answersTrue = "answers true"
  static let closeAllScreens = "closeAllScreens()"
  static let synchronize = "synchronize()"
  static let systemBack = "system back"
  static let swipe = "swipe"
  static let dialogOnTop = "a dialog is on top"
  static let nothingShown = "nothing is shown"
  static let alertOpen = "an alert is open"

  static func isRunning(_ kind: ActionKind) -> String { "\(kind.apiName) is running" }
  static func link(_ url: String) -> String { "link \(url)" }
  static func allowDeeplink(_ isAllowed: Bool, in profile: Profile) -> String {
    "\(profile.sdkVersion == .v5 ? "readyToOpenDeeplink" : "allowDeeplink")(\(isAllowed))"
  }
  static func openPlacement(_ id: String) -> String { "open placement \(id)" }
  static func openScreen(_ id: String) -> String { "open screen \(id)" }
  static func mode(_ mode: RunningMode) -> String { "mode \(mode.rawValue)" }
  static func intercepts(_ kind: ActionKind, _ isRegistered: Bool) -> String {
    "\(isRegistered ? "intercepts" : "no longer intercepts") \(kind.apiName)"
  }
  static func handler(_ isOn: Bool) -> String { "UI handler \(isOn ? "on" : "off")" }
  static func network(isOn: Bool) -> String { isOn ? "network on" : "network off" }
  static func storeAnswer(_ wayOut: WayOut?) -> String {
    "store answers \(wayOut?.rawValue ?? "as you say")"
  }
  static func storeTakes(_ milliseconds: Int) -> String { "store takes \(seconds(milliseconds))" }
  static func attribute(_ key: String, isSet: Bool) -> String {
    "\(isSet ? "sets" : "clears") \(key)"
  }
  static func swipe(to slide: Int, of count: Int) -> String {
    "swipe to slide \(slide) of \(count)"
  }
  static func savesAnswer(_ key: String, _ value: String) -> String { "saves \(key): \(value)" }
}

/// What the app does in a call.
extension TraceTexts {
  static let drawsOwnAlert = "draws its own alert"
  static let drawsOwnAlertOnly = "draws its own alert, does not call proceed()"

  static func shows(_ dialog: String) -> String { "shows \(dialog)" }
  static func userLogin(_ userID: String) -> String { "calls userLogin(\"\(userID)\")" }
  static func opensItself(_ url: String) -> String { "opens \(url) itself" }
  static func answersIn(_ milliseconds: Int) -> String { "answers in \(seconds(milliseconds))" }
  static func answersByHand(_ result: InterceptResult) -> String {
    "answer by hand: \(result.rawValue)"
  }
  static func ignored(under dialog: String) -> String { "ignored: \(dialog) is on top" }

  /// `1.5 s`, `30 s`.
  static func seconds(_ milliseconds: Int) -> String {
    let tenths = milliseconds / 100
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
