import EmulatorCore
import PaywallModel

/// How one file did, and which rules were broken in it.
struct TestReport: Hashable {
  var outcome: TestOutcome
  /// In the order in which they were broken.
  var rules: [Diagnostic]
  /// Those that no line has expected.
  var unexpected: [Diagnostic]

  init(_ outcome: TestOutcome, rules: [Diagnostic] = [], unexpected: [Diagnostic] = []) {
    self.outcome = outcome
    self.rules = rules
    self.unexpected = unexpected
  }

  /// The same, failed where a rule that matters was broken and no line expects it.
  var strict: TestReport {
    let broken = unexpected.filter { $0.rule.severity != .hint }
    guard case .passed = outcome, !broken.isEmpty else { return self }
    let lines = broken.map { "  \($0.rule.severity.rawValue) \($0.rule.rawValue) \($0.text)" }
    var report = self
    report.outcome = .failed(
      (["Rules that no line expects:"] + lines).joined(separator: "\n"))
    return report
  }

  /// One line, or for what went wrong several.
  func text(of path: String) -> String { outcome.text(of: path) + words }

  /// `; PLY103 error, PLY112 error expected`.
  private var words: String {
    guard case .passed = outcome, !rules.isEmpty else { return "" }
    var seen: Set<DiagnosticRule> = []
    let names = rules.filter { seen.insert($0.rule).inserted }.map {
      "\($0.rule.rawValue) \($0.rule.severity.rawValue)"
    }
    return "; broken: \(names.joined(separator: ", "))"
  }

  /// For a program.
  func node(_ path: String) -> JSONNode {
    let broken = rules.map { diagnostic in
      JSONNode.object([
        ("code", .text(diagnostic.rule.rawValue)),
        ("severity", .text(diagnostic.rule.severity.rawValue)),
        ("text", .text(diagnostic.text)),
        ("milliseconds", .number(diagnostic.at.milliseconds)),
        ("expected", .flag(!unexpected.contains(diagnostic))),
      ])
    }
    return .object(
      [("file", .text(path))] + outcome.members + [("rules", .list(broken))])
  }
}

/// How one file did.
enum TestOutcome: Hashable {
  case passed(steps: Int)
  /// Something is not as expected.
  case failed(String)
  /// The file, or what it needs, cannot be read.
  case wrong(String)

  /// One line, or for what went wrong several.
  func text(of path: String) -> String {
    switch self {
    case .passed(let steps): "passed  \(path), \(steps) steps"
    case .failed(let message): "FAILED  \(path)\n\(message)"
    case .wrong(let message): "WRONG   \(path)\n\(message)"
    }
  }

  /// For a program.
  fileprivate var members: [(String, JSONNode)] {
    switch self {
    case .passed(let steps): [("outcome", .text("passed")), ("steps", .number(steps))]
    case .failed(let message): [("outcome", .text("failed")), ("message", .text(message))]
    case .wrong(let message): [("outcome", .text("wrong")), ("message", .text(message))]
    }
  }
}

/// How all did.
struct TestCount: Hashable {
  private var passed = 0
  private var failed = 0
  private var wrong = 0

  mutating func add(_ outcome: TestOutcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .wrong: wrong += 1
    }
  }

  var summary: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if wrong > 0 { parts.append("\(wrong) could not be read") }
    return parts.joined(separator: ", ") + "."
  }

  /// A file that cannot be read weighs more than an expectation that did not come true.
  var status: ExitStatus {
    if wrong > 0 { return .wrongInput }
    return failed > 0 ? .failed : .fine
  }
}
