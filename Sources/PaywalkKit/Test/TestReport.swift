import EmulatorCore
import PaywallModel

/// How one file did, and which rules were broken in it.
struct TestReport: Hashable, Sendable {
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
      (["Rules that no line expects:"] + lines).joined(separator: "\n"), at: nil)
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
