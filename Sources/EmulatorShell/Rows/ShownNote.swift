public import EmulatorCore
import PaywallModel
import TerminalModel

extension Shell {
  /// What the last thing worth telling is, whatever stands before it.
  public var note: Note? { ownNote ?? (walk.note == staleNote ? nil : walk.note) }

  /// What the note row says: the answer to the last key, else what holds the screen, else the last
  /// note, else what is out of the ordinary.
  public var shownNote: Note? {
    if isReplaying, let difference = replay?.difference, !isNoteForViewer {
      return Note(
        .bad, "Differs at step \(difference.step): \(difference.summary). Playing stopped here.",
        short: "Differs at step \(difference.step).",
        reason: Reason(difference.explanation, .project))
    }
    return toldNote ?? ownNote ?? owedNote ?? freshNote ?? holdingNote ?? note ?? ordinaryNote
  }

  /// What the walk said to the last press, unless that press led to a dialog: then the dialog
  /// counts for more than anything but a broken rule.
  private var freshNote: Note? {
    guard let note = walk.note, note != lastPress.note else { return nil }
    return walk.topDialog?.id == lastPress.dialog || note.mark == .problem ? note : nil
  }

  private var owedNote: Note? {
    guard let frozen else { return nil }
    let help =
      frozen.isAlert ? ("z steps back.", "z steps back.") : ("i gives it now.", "i gives it.")
    let long = "Your app owes an answer to \(frozen.subject), since \(frozen.since). \(help.0)"
    let middle = "Your app owes an answer to \(frozen.shortSubject). \(help.1)"
    let fits = TextWidth.columns(of: long) <= options.size.columns - 4
    return Note(
      .problem, fits ? long : middle, short: "Owed: \(frozen.subject). \(help.1)",
      reason: frozen.reason)
  }

  /// What the dialog on top means for the walk; it stands as long as the dialog does.
  private var holdingNote: Note? {
    guard let dialog = walk.topDialog else { return emptyWindowNote }
    switch dialog.kind {
    case .appScreen(let screen): return holding(screen, of: dialog)
    case .sdkAlert(.webRedemption): return redemptionNote
    case .sdkAlert:
      let buttons = dialog.options.count > 1 ? "one of its buttons" : "its button only"
      return waits(
        "An SDK alert closes by \(buttons).\(chainGoesOn("then"))",
        short: "An alert closes by its button.")
    case .appAlert:
      return waits("Your app shows its own alert.\(chainGoesOn("when you close it"))")
    case .webPage:
      return waits("The browser is open: say what happens there. \(Self.takesNoPress) until then.")
    case .storePurchase, .storeRestore, .storePromoCode:
      return waits(
        "The store waits for your answer. \(Self.takesNoPress) until then.",
        reason: Reason(
          "While an action runs, the SDK takes no other press. The sheet's answer ends it.",
          .decision, lever: .store))
    case .sdkLogin: return waits("The SDK asks to sign in. \(Self.takesNoPress) until then.")
    case .appCloseRequest: return waits("Your app asks whether to leave. The screen waits.")
    case .appClientScreen:
      return waits(
        dialog.options.isEmpty
          ? "Your app draws this screen, and nothing leads out of it. esc is the system's back."
          : "Your app draws this screen. ⏎ executes a connection, esc is the system's back.")
    case .sdkWebCheckout:
      return waits("The SDK waits for the web payment. \(Self.takesNoPress) until then.")
    case .sdkRedemption:
      return waits(
        "The SDK activates a web subscription. Other links wait until it has settled.",
        short: "Activating. Other links wait.")
    case .appRedemption: return waits("Your app tells how the redemption ended.")
    case .sdkSubscriptions: return waits("SDK 5 shows its list of subscriptions.")
    case .sdkSurvey: return waits("SDK 5 asks why the subscription is cancelled.")
    }
  }

  private var emptyWindowNote: Note? {
    guard walk.topStage == .emptied else { return nil }
    return Note(
      .problem, "PLY401 An empty window covers all and takes every press. z undoes it.",
      short: "PLY401 An empty window. z undoes it.", reason: DiagnosticRule.emptyWindow.page.source)
  }

  /// What the outcome means, while its alert is up.
  private var redemptionNote: Note {
    for record in walk.emulator.links.records.reversed() {
      if case .redeemed(let outcome) = record.fate { return Self.note(of: outcome) }
    }
    return waits("An SDK alert closes by its button only.")
  }

  private static func note(of outcome: RedemptionOutcome) -> Note {
    switch outcome {
    case .active: Note(.good, "The web subscription is active. The delegate hears of it next.")
    case .replay: Note(.good, "It was active already: a replay. Unlock, and do not thank twice.")
    case .expired:
      Note(
        .bad, "The link is used up or too old. A new one was mailed: m opens the mail box.",
        short: "Used up or too old. m has the mail.")
    case .invalid: Note(.bad, "The server does not know this token.")
    case .failed: Note(.bad, "The link could not be exchanged. Nothing was activated.")
    }
  }

  private static let takesNoPress = "The paywall takes no press"

  private func waits(_ text: String, short: String? = nil, reason: Reason? = nil) -> Note {
    Note(.wait, text, short: short, reason: reason)
  }

  private func chainGoesOn(_ when: String) -> String {
    walk.emulator.press == nil ? "" : " The chain goes on \(when)."
  }

  private func holding(_ screen: AppScreen, of dialog: Dialog) -> Note {
    let call = dialog.call.map { ", call \($0.number)," } ?? ""
    return waits(
      Self.text(of: screen),
      reason: Reason(
        "The SDK has asked your app\(call) and waits. The app answers when you leave this dialog; "
          + "i shows what it answers for each way out.", .actionInterceptor, lever: .interceptors))
  }

  private static func text(of screen: AppScreen) -> String {
    switch screen {
    case .terms: "Your app shows its terms. \(takesNoPress) until you answer."
    case .login: "Your app asks to sign in. \(takesNoPress) until then."
    case .parentalGate: "Your app asks for a grown-up. \(takesNoPress) until then."
    case .ownStore: "Your app's own store asks you. \(takesNoPress) until then."
    case .message: "Your app shows a message. \(takesNoPress) until then."
    case .asksYou: "Your app lets you choose its answer. \(takesNoPress) until then."
    case .nothing: "Your app shows a screen of its own. \(takesNoPress) until it is left."
    }
  }

  private var ordinaryNote: Note? {
    if walk.emulator.store.isOffline {
      return Note(
        .problem, "Offline: fetches and the store fail with a network error. O ends it.",
        short: "Offline: fetches and store fail.")
    }
    let held = walk.emulator.links.held.count
    guard held == 0 else {
      let links = held == 1 ? "1 link" : "\(held) links"
      return Note(
        .plain, "\(links) held: your app is not ready for them. D lets them in.",
        short: "\(links) held. D lets them in.")
    }
    guard !walk.hasPresentation else { return nil }
    return startNote
  }

  private var startNote: Note? {
    guard let row = chosenStartRow else {
      return Note(
        .plain, "Nothing to open here. n makes a screen, o opens another folder.",
        short: "Nothing here. n makes a screen.")
    }
    switch row {
    case .placement, .header:
      return Note(
        .plain, "Nothing is shown yet. ⏎ opens \(row.name) as your app would.",
        short: "⏎ opens \(row.name) as your app would.")
    case .screen:
      return Note(
        .plain, "Nothing is shown yet. ⏎ opens \(row.name) by its id.",
        short: "⏎ opens \(row.name) by its id.")
    case .broken:
      return Note(
        .bad, "\(row.name) was not read as a screen. ⏎ shows why.",
        short: "Not read as a screen. ⏎ shows why.")
    case .session: return Note(.plain, "Nothing is shown yet. ⏎ plays \(row.name).")
    case .scenario: return Note(.plain, "Nothing is shown yet. ⏎ runs \(row.name).")
    }
  }
}
