import EmulatorCore
import PaywallModel

/// Why a line is there: what it says, the values behind it, the rule, where that stands, which key
/// changes it, and other answers to try.
extension Shell {
  mutating func why() {
    if let difference = replay?.difference { return why(difference) }
    if half == .panel { return whyOfChosenLine() }
    if let fault = reloadFault, shownNote == fault.note {
      return windows.append(.question(fault.question))
    }
    guard let note = shownNote, let reason = note.reason else {
      return say(.plain, "No rule behind this note: it only says what happened.")
    }
    let line = walk.trace.lastIndex { $0.reason == reason }
    windows.append(.question(question(note.text, reason, line: line)))
  }

  private mutating func whyOfChosenLine() {
    let context = panelContext(for: selectedPanel)
    guard let line = panels.chosenLine(in: selectedPanel, context: context) else {
      return say(.plain, "No line is chosen.")
    }
    guard let reason = line.reason else {
      return say(.plain, "No rule behind this line: it only says what happened.")
    }
    windows.append(.question(question(line.text, reason, line: line.traceIndex)))
  }

  /// Why a line of the Pipeline panel is there.
  mutating func why(ofLine index: Int) {
    guard walk.trace.indices.contains(index) else { return }
    let line = walk.trace[index]
    let text = "\(line.who.rawValue) \(line.wideText ?? line.text)"
    guard let reason = line.reason else { return say(.plain, "No rule behind this line.") }
    windows.append(.question(question(text, reason, line: index)))
  }

  private func question(_ text: String, _ reason: Reason, line: Int?) -> Question {
    var question = Question(.why, title: "why", keys: "y copy")
    question.escape = "esc back"
    question.lines = [text, ""]
    if let line {
      question.corner = "line \(line + 1)"
      question.facts = WhyFacts(walk: walk, index: line).rows
    }
    question.texts = ruleTexts(reason, line: line)
    addAnswers(to: &question, line: line)
    return question
  }

  private func ruleTexts(_ reason: Reason, line: Int?) -> [Question.Text] {
    var texts = [Question.Text(reason.text)]
    if let rule = line.flatMap({ rule(ofLine: $0) }) {
      texts.append(Question.Text("Fix: \(rule.page.advice)"))
      texts.append(Question.Text("paywalk explain \(rule.rawValue)", isQuiet: true))
    }
    if let source = reason.source { texts.append(Question.Text(source.words, isQuiet: true)) }
    if let lever = reason.lever { texts.append(Question.Text(LeverText.text(of: lever))) }
    return texts
  }

  private func rule(ofLine index: Int) -> DiagnosticRule? {
    let line = walk.trace[index]
    guard line.who == .check else { return nil }
    return line.text.split(separator: " ").first.flatMap { DiagnosticRule(rawValue: String($0)) }
  }

  private func addAnswers(to question: inout Question, line: Int?) {
    guard !isReplaying, let line else { return }
    if let sheet = sheet(ofLine: line)?.dialog {
      question.purpose = .tryStoreAnswer(line: line)
      return offer(sheet.options.map(\.label), in: &question)
    }
    guard let call = WhyFacts(walk: walk, index: line).call,
      case .action(let kind) = call.subject, canTryAnswers(to: call.id)
    else { return }
    let given = walk.answers.first { $0.call == call.id }?.value
    let others = InterceptResult.allCases.filter { $0.rawValue != given }
    let mode = walk.trace[line].profile?.mode ?? walk.emulator.profile.mode
    question.purpose = .tryAnswer(call.id, others)
    let options = others.map { result in
      "\(result.rawValue.padded(to: 10))  \(result.consequence(for: kind, mode: mode))"
    }
    offer(options, in: &question)
  }

  private func offer(_ options: [String], in question: inout Question) {
    question.texts.append(Question.Text(""))
    question.texts.append(Question.Text("Try another answer from there", isStrong: true))
    question.options = options
    question.keys = "⏎ try it  y copy"
    question.focus = -1
  }

  /// Shows both sides or puts them away; where they have no room, in a dialog.
  private mutating func why(_ difference: ReplayDifference) {
    let title = "Differs at step \(difference.step): \(difference.summary)."
    guard layout.panel != nil else {
      let sides = [["recorded"], difference.recorded, ["", "now"], difference.now, [""]]
      let rows = sides.flatMap { $0 } + [difference.explanation]
      return explain(title, rows.joined(separator: "\n"))
    }
    hidesDifference.toggle()
    say(.bad, title)
  }

  mutating func explain(_ title: String, _ text: String) {
    windows.append(.question(Question.why(title, text)))
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
