import EmulatorCore
import EmulatorShell
import PaywallModel

/// What earlier lines have expected, so that each line needs one of its own.
struct ExpectedAlready {
  var events: Set<Int> = []
  var answers: Set<Int> = []
  var outcomes: Set<Int> = []
  var diagnostics: Set<Int> = []
  var urls: Set<Int> = []
  var redemptions: Set<Int> = []
}

extension ScenarioRun {
  mutating func expect(_ expectation: ScenarioExpectation) throws(ScenarioStop) {
    switch expectation {
    case .event(let name):
      try take(\.events, "event \(name)", of: \.events) { $0.name == name }
    case .result(let kind, let result):
      try take(\.answers, "answer \(result.rawValue) to \(kind.apiName)", of: \.answers) {
        $0.subject == kind.apiName && $0.value == result.rawValue
      }
    case .outcome(let result, let planID):
      let plan = planID.map { " \($0)" } ?? ""
      try take(\.outcomes, "outcome \(result.rawValue)\(plan)", of: \.outcomes) {
        $0.result == result && (planID == nil || $0.planID == planID)
      }
    case .diagnostic(let rule):
      try take(\.diagnostics, "diagnostic \(rule.rawValue)", of: \.diagnostics) { $0.rule == rule }
    case .url(let address):
      try take(\.urls, "address \(address)", of: \.openedURLs) { $0 == address }
    case .noEvent(let name):
      try refuse(\.events, "no event \(name)", of: \.events) { $0.name == name }
    case .noDiagnostic(let rule):
      let name = rule.map { " \($0.rawValue)" } ?? ""
      try refuse(\.diagnostics, "no diagnostic\(name)", of: \.diagnostics) {
        rule == nil || $0.rule == rule
      }
    case .redemption(let outcome):
      try take(\.redemptions, "redemption \(outcome.rawValue)", of: \.settledLinks) {
        $0.fate == .redeemed(outcome)
      }
    case .noText(let text): try refuse(text)
    case .screen, .alert, .dialog, .text, .idle, .busy, .note, .focus, .user, .entitlement,
      .noEntitlement, .mail, .subscription, .owner, .serving:
      try see(expectation)
    }
  }

  /// Waits for something that is to be seen.
  private mutating func see(_ expectation: ScenarioExpectation) throws(ScenarioStop) {
    guard !wait(until: { Sight(shell: $0).shows(expectation) }) else { return }
    let sight = Sight(shell: shell)
    throw ScenarioStop(wanted: sight.wanted(expectation), seen: sight.seen(expectation))
  }

  /// Waits for an entry of a log that no line has expected yet.
  private mutating func take<Entry: LogEntry>(
    _ already: WritableKeyPath<ExpectedAlready, Set<Int>>, _ wanted: String,
    of log: KeyPath<Walk, [Entry]>, where matches: (Entry) -> Bool
  ) throws(ScenarioStop) {
    let known = expected[keyPath: already]
    func find(_ shell: Shell) -> Int? {
      let entries = shell.walk[keyPath: log]
      return entries.indices.first { !known.contains($0) && matches(entries[$0]) }
    }
    _ = wait { find($0) != nil }
    guard let index = find(shell) else {
      throw ScenarioStop(wanted: wanted, seen: rest(of: log, without: known))
    }
    expected[keyPath: already].insert(index)
  }

  private func refuse<Entry: LogEntry>(
    _ already: WritableKeyPath<ExpectedAlready, Set<Int>>, _ wanted: String,
    of log: KeyPath<Walk, [Entry]>, where matches: (Entry) -> Bool
  ) throws(ScenarioStop) {
    let known = expected[keyPath: already]
    let entries = walk[keyPath: log]
    let found = entries.indices.contains { !known.contains($0) && matches(entries[$0]) }
    if found { throw ScenarioStop(wanted: wanted, seen: rest(of: log, without: known)) }
  }

  private func refuse(_ text: String) throws(ScenarioStop) {
    if FrameText(of: shell, for: text).contains(text) {
      throw ScenarioStop(wanted: "no text \(Quoting.quoted(text))", seen: "it can be read below")
    }
  }

  /// The newest entries of a log that no line has expected.
  private func rest<Entry: LogEntry>(
    of log: KeyPath<Walk, [Entry]>, without known: Set<Int>
  ) -> String {
    let entries = walk[keyPath: log]
    let rest = entries.indices.filter { !known.contains($0) }.suffix(8).map { entries[$0].words }
    return rest.isEmpty ? "none that was not expected before" : rest.joined(separator: ", ")
  }
}

/// An entry of one of the walk's logs, in a few words.
protocol LogEntry {
  var words: String { get }
}

extension SDKEvent: LogEntry {
  var words: String { name }
}

extension GivenAnswer: LogEntry {
  var words: String { "\(value) to \(subject) (call \(call.number))" }
}

extension Outcome: LogEntry {
  var words: String { "\(result.rawValue)\(planID.map { " \($0)" } ?? "") on \(screenID)" }
}

extension Diagnostic: LogEntry {
  var words: String { "\(rule.rawValue) \(text)" }
}

extension String: LogEntry {
  var words: String { self }
}
