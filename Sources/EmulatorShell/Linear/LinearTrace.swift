import EmulatorCore
import PaywallModel

/// Lines of the Pipeline as they are read: one sentence for an action and what the SDK does about
/// it, one line for events that follow each other.
struct LinearTrace {
  /// What is appended when a button is free again: `On plans, 3 Continue.`
  let here: String
  /// What was pressed: `press 3, Continue.`
  let said: String?
  private(set) var lines: [String] = []
  private var events: [String] = []
  /// `action 1 of 2, purchase`, until it is known what becomes of it.
  private var action: String?
  private var wasNotHandled = false

  init(here: String, said: String?) {
    self.here = here
    self.said = said
  }

  mutating func read(_ all: ArraySlice<TraceLine>) {
    for (index, line) in zip(all.indices, all) where !line.isSaidByDialog {
      if line.who == .event {
        events.append(line.text)
      } else {
        flushEvents()
        read(line, in: all[index...])
      }
    }
    flushEvents()
    flushAction()
  }

  private mutating func flushEvents() {
    guard !events.isEmpty else { return }
    lines.append("event: " + events.joined(separator: ", "))
    events = []
  }

  private mutating func flushAction() {
    guard let action else { return }
    lines.append("SDK: \(action)")
    self.action = nil
  }

  private mutating func read(_ line: TraceLine, in rest: ArraySlice<TraceLine>) {
    switch line.mark {
    case .press: readPress(line, in: rest)
    case .action: readAction(line)
    case .stop, .done, .problem, .warning, .hint:
      flushAction()
      lines.append("\(line.who.rawValue): \(line.severity)\(line.spoken)")
    case .plain: readPlain(line)
    case .wait: break
    }
  }

  private mutating func readPress(_ line: TraceLine, in rest: ArraySlice<TraceLine>) {
    flushAction()
    let counter = rest.first { $0.mark == .action && $0.press == line.press }?.counter
    let count = counter?.split(separator: "/").last.flatMap { Int($0) }
    let actions = count.map { $0 == 1 ? " 1 action." : " \($0) actions." } ?? ""
    lines.append("you: \(said ?? line.text + ".")\(actions)")
  }

  private mutating func readAction(_ line: TraceLine) {
    flushAction()
    let counter = line.counter?.split(separator: "/").joined(separator: " of ") ?? ""
    let skipped = ": skipped"
    if let whole = line.wideText, whole.hasSuffix(skipped) {
      lines.append("SDK: action \(counter), \(whole.dropLast(skipped.count)), skipped")
    } else {
      action = "action \(counter), \(line.text)"
    }
  }

  private mutating func readPlain(_ line: TraceLine) {
    if let action, line.who == .SDK {
      self.action = nil
      let asks = "asks your app"
      let deed =
        line.text.hasPrefix(asks)
        ? "A" + line.text.dropFirst() : "Nobody intercepts it, the SDK " + line.text
      return lines.append("SDK: \(action). \(deed).")
    }
    flushAction()
    let itself = wasNotHandled && line.who == .SDK ? " itself" : ""
    wasNotHandled = line.who == .APP && line.text == "answers notHandled"
    let after = line.text == "button released" && !here.isEmpty ? ". \(here)" : ""
    lines.append("\(line.who.rawValue): \(line.spoken)\(itself)\(after)")
  }
}

extension TraceLine {
  /// How much a broken rule matters, which the mark says on the screen.
  fileprivate var severity: String {
    switch mark {
    case .problem: "\(RuleSeverity.error.rawValue) "
    case .warning: "\(RuleSeverity.warning.rawValue) "
    case .hint: "\(RuleSeverity.hint.rawValue) "
    case .plain, .press, .action, .stop, .done, .wait: ""
    }
  }

  /// A pause instead of a colon, which already stands after who speaks.
  fileprivate var spoken: String {
    switch text {
    case "chain stops: failed": "chain stops, your app answered failed"
    case "chain stops: not bought": "chain stops, nothing was bought"
    default: text.parts(between: ": ").filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The dialog that follows says it, so it is not read twice.
  fileprivate var isSaidByDialog: Bool {
    switch who {
    case .SDK: text.hasPrefix("alert ") || text == "no UI handler is set"
    case .APP: text.hasPrefix("shows ")
    case .STORE: text.hasPrefix("sheet for ")
    case .you: mark == .wait
    case .event, .check: false
    }
  }
}
