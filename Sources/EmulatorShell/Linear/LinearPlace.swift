import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// What is read of the place where the keys are.
enum LinearPlace {
  /// All of it.
  static func whole(_ shell: Shell) -> [String] {
    if !shell.windows.isEmpty { return window(shell) }
    if case .panel = shell.place { return panel(shell) }
    if let dialog = shell.walk.topDialog { return LinearDialog.whole(dialog) }
    return shell.walk.hasPresentation ? screen(shell) : start(shell)
  }

  /// What the last line left out.
  static func more(_ shell: Shell) -> [String] {
    if shell.walk.dialogs.isEmpty, shell.windows.isEmpty, shell.place == .phone {
      return ["paywalk: Nothing more to read. screen reads the screen again."]
    }
    return whole(shell)
  }

  /// A line that had no effect still gets an answer.
  static func afterNothing(_ shell: Shell) -> [String] {
    let place = shell.walk.hasPresentation ? here(shell) : "On the list."
    return [["paywalk: Nothing changed", place].asSentences]
  }

  /// A dialog of Paywalk has gone.
  static func afterClosing(_ shell: Shell) -> [String] {
    let place = shell.walk.hasPresentation ? here(shell) : "On the list."
    return [["paywalk: Closed", place].asSentences]
  }

  /// The phone has the keys again.
  static func afterPanel(_ shell: Shell) -> [String] {
    if let dialog = shell.walk.topDialog {
      return [LinearDialog.line(dialog, isFirst: false)]
    }
    return shell.walk.hasPresentation ? ["screen: \(here(shell))"] : start(shell)
  }

  /// `On plans, 3 Continue.`
  static func here(_ shell: Shell) -> String {
    guard let presentation = shell.walk.presentation, shell.walk.dialogs.isEmpty else { return "" }
    let targets = shell.targets
    guard let index = targets.firstIndex(where: { $0.target == shell.topFace.focus }) else {
      return "On \(presentation.screenID)."
    }
    return "On \(presentation.screenID), \(index + 1) \(targets[index].label)."
  }

  /// What can be pressed, numbered, one text each.
  static func targetLines(_ shell: Shell) -> [String] {
    shell.targets.enumerated().map { $1.line(number: $0 + 1) }
  }
}

// The screen.
extension LinearPlace {
  private static func title(_ shell: Shell) -> String {
    let all = shell.walk.emulator.presentations
    guard let top = all.last else { return "" }
    var parts = [top.screenID]
    if all.count > 1 {
      parts.append("over \(all[all.count - 2].screenID)")
    } else if let placement = top.placementID {
      parts.append("placement \(placement)")
    }
    return (parts + [top.displayMode.kind.rawValue]).joined(separator: ", ")
  }

  /// One line: what can be pressed only.
  static func brief(_ shell: Shell) -> String {
    let lines = targetLines(shell).joined(separator: ", ")
    return "screen: " + [title(shell), lines].asSentences
  }

  private static func screen(_ shell: Shell) -> [String] {
    guard let presentation = shell.walk.presentation, let screen = shell.walk.screen else {
      return ["screen: \(title(shell)), drawn by your app"]
    }
    var view = ScreenView(
      screen: screen, selections: presentation.selections, texts: shell.walk.textContext,
      pane: shell.phonePane)
    view.pages = presentation.slides
    view.elapsedMilliseconds = shell.walk.now.milliseconds - presentation.shownAt.milliseconds
    let targets = shell.targets
    let items = ScreenRenderer.read(view, targets: targets, catalog: shell.catalog)
    return ["screen: \(title(shell))"] + items.map { "  " + line(of: $0, in: targets) }
  }

  private static func line(of item: ReadItem, in targets: [TapTarget]) -> String {
    switch item {
    case .text(let text): return text
    case .picture(let name): return "picture \(name)"
    case .sign(let text): return text
    case .target(let target):
      let index = targets.firstIndex { $0.target == target.target } ?? 0
      return target.line(number: index + 1)
    }
  }

  private static func start(_ shell: Shell) -> [String] {
    let rows = shell.startChoices
    guard !rows.isEmpty else { return ["start: Nothing to open. o opens another folder or file."] }
    return ["start: your app, what can be opened"]
      + rows.enumerated().map { "  \($0 + 1) \($1.line(shell))" }
  }
}

// Panels and Paywalk's own dialogs.
extension LinearPlace {
  /// So wide that no text is broken, but too narrow for what Pipeline and Events add in wide
  /// windows.
  private static func rows(of kind: PanelKind, _ shell: Shell) -> [PanelRow] {
    let addsInWideWindows = kind == .pipeline || kind == .events
    let size = Size(columns: addsInWideWindows ? 50 : 400, rows: 400)
    return shell.panels[kind].picture(size, context: shell.panelContext(for: kind)).rows
  }

  static func panel(_ shell: Shell) -> [String] {
    let kind = shell.selectedPanel
    let lines = rows(of: kind, shell).filter { !$0.timeless.isEmpty }.map { row in
      "  \(row.timeless)\(row.isChosen ? ", chosen" : "")"
    }
    return ["panel: \(kind.title), 0 goes back"] + lines
  }

  /// The line that has the focus in a panel.
  static func panelLine(_ shell: Shell) -> String? {
    guard case .panel(let kind) = shell.place else { return nil }
    return rows(of: kind, shell).first(where: \.isChosen)?.timeless
  }

  static func window(_ shell: Shell) -> [String] {
    switch shell.windows.last {
    case nil: []
    case .list: ["paywalk: A list is open. Type to narrow it, Enter takes the first, 0 leaves it."]
    case .mail: ["paywalk: " + mailSentences(shell).asSentences]
    case .question(let question): ["paywalk: " + sentences(of: question).asSentences]
    }
  }

  private static func mailSentences(_ shell: Shell) -> [String] {
    let mails = shell.listedMails.map(\.mail)
    guard !mails.isEmpty else { return ["mail"] + MailPainter.empty + ["0 close"] }
    let list = mails.enumerated().map { index, mail in
      let state = mail.isRead ? "read" : "new"
      return "\(index + 1) \(state), \(mail.subject), to \(mail.to), "
        + TokenMask.shown(mail.url)
    }
    return ["mail, a number opens the link"] + list + ["0 close"]
  }

  private static func sentences(of question: Question) -> [String] {
    let fields = zip(question.labels, question.fields).map { label, field in
      "\(label): \(field.text.isEmpty ? "empty" : TokenMask.typed(field.text))"
    }
    let options = question.options.enumerated().map { "\($0 + 1) \($1)" }
    let escape = "0 \(question.escape.split(separator: " ").dropFirst().joined(separator: " "))"
    let values = question.facts.map { "\($0.label): \($0.value)" }
    return [question.title] + question.lines + values + question.texts.map(\.text) + fields
      + question.notes
      + [(options + [escape]).joined(separator: ", ")]
  }
}

extension PanelRow {
  /// The row without the times in it, which differ from walk to walk.
  fileprivate var timeless: String {
    spans.filter { !$0.isTime && !$0.text.isEmpty }.map(\.text).joined(separator: ", ")
  }
}

extension TapTarget {
  /// `2 choice Yearly, €99.99/year, chosen`.
  fileprivate func line(number: Int) -> String {
    let name = label == role.rawValue.capitalizedFirst ? role.rawValue : "\(role.rawValue) \(label)"
    let chosen = isChosen ? ", chosen" : ""
    let off = disabledReason.map { ", off: \($0)" } ?? ""
    return "\(number) \(name)\(chosen)\(off)"
  }
}

extension StartRow {
  fileprivate func line(_ shell: Shell) -> String {
    switch self {
    case .header(let title): title
    case .placement(let placement): "placement \(shell.serving(placement).line)"
    case .screen(let screen): "screen \(screen.id), \(screen.displayMode.kind.rawValue)"
    case .broken(let file): "\(BrokenFiles.name(of: file)), not read"
    case .session(let file): "session \(file.name)"
    case .scenario(let file): "scenario \(file.name)"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
