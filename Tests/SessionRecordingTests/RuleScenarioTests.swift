import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// Holds rules and scenarios together: each rule has one scenario that breaks it and a twin that
/// does not.
struct RuleScenarioTests {
  static let folder = "screens/rules"

  @Test(arguments: DiagnosticRule.allCases)
  func aRuleHasAScenarioThatBreaksItAlone(rule: DiagnosticRule) throws {
    let result = try #require(try Self.play(rule.scenarioName))
    let raised = Set(result.walk.diagnostics.map(\.rule))
    #expect(
      raised == Set([rule] + rule.page.companions),
      "\(rule.scenarioName) raises \(raised.map(\.rawValue).sorted().joined(separator: ", "))")
  }

  @Test(arguments: DiagnosticRule.allCases)
  func aRulesTwinKeepsEveryRule(rule: DiagnosticRule) throws {
    let result = try #require(try Self.play(rule.fixedScenarioName))
    #expect(result.walk.diagnostics.map { "\($0.rule.rawValue) \($0.text)" } == [])
  }

  @Test func noScenarioOfTheFolderBelongsToNoRule() {
    let wanted = DiagnosticRule.allCases.flatMap { [$0.scenarioName, $0.fixedScenarioName] }
    let there = Repository.files(below: Self.folder).filter { $0.hasSuffix(".scenario") }
    #expect(there.filter { !wanted.contains($0) } == [])
  }

  @Test(arguments: DiagnosticRule.allCases)
  func aRuleIsBrokenOnlyWhereItHolds(rule: DiagnosticRule) throws {
    let result = try #require(try Self.play(rule.scenarioName))
    let profile = result.walk.emulator.profile
    #expect(rule.page.scope.holds(for: profile), "\(rule.rawValue) under \(profile)")
  }

  /// Plays a scenario of the folder; nil, with an issue that names it, where it is not there.
  private static func play(_ name: String) throws -> ScenarioResult? {
    let path = "\(folder)/\(name)"
    guard let bytes = Repository.bytes(path) else {
      Issue.record("\(path) is not there.")
      return nil
    }
    let reading = Scenario.parse(SourceFile(name: path, bytes: bytes))
    #expect(reading.problems == [])
    let scenario = try #require(reading.scenario)
    let result = ScenarioRunner.run(scenario, catalog: Fixtures.catalog(for: scenario))
    if let failure = result.failure { Issue.record("\(failure.message)") }
    return result
  }
}
