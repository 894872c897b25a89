import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// Holds the published samples and their scenarios together.
struct LabTests {
  static let folder = "screens/lab"

  @Test(arguments: LabSample.allCases)
  func aSampleGoesWrongAndItsTwinDoesNot(sample: LabSample) throws {
    let wrong = try Self.play(sample.scenarioName)
    let fixed = try Self.play(sample.fixedScenarioName)
    #expect(wrong.failure?.message == nil)
    #expect(fixed.failure?.message == nil)
    #expect(fixed.walk.diagnostics.map(\.rule.rawValue) == [])
    #expect(!LineDifference(wrong.account.lines, fixed.account.lines).isEmpty)
    // That a gate was skipped breaks no rule: only the walks tell.
    #expect(!wrong.walk.diagnostics.isEmpty || sample == .gateSkipped)
  }

  @Test func noScenarioOfTheFolderBelongsToNoSample() {
    let wanted = LabSample.allCases.flatMap { [$0.scenarioName, $0.fixedScenarioName] }
    let there = Repository.files(below: Self.folder).filter { $0.hasSuffix(".scenario") }
    #expect(there.filter { !wanted.contains($0) } == [])
  }

  @Test(arguments: LabSample.allCases)
  func aSampleIsToldInSentences(sample: LabSample) {
    #expect(!sample.title.hasSuffix("."))
    for text in [sample.text, sample.advice] { #expect(text.hasSuffix("."), "\(text)") }
  }

  private static func play(_ name: String) throws -> ScenarioResult {
    let path = "\(folder)/\(name)"
    let bytes = try #require(Repository.bytes(path), "\(path) is not there.")
    let reading = Scenario.parse(SourceFile(name: path, bytes: bytes))
    return ScenarioRunner.run(try #require(reading.scenario), catalog: Fixtures.shipped)
  }
}

/// Holds the uses that the documentation names and their scenarios together.
struct InterceptorUseTests {
  @Test(arguments: InterceptorUse.allCases)
  func aUseHasItsScenario(use: InterceptorUse) {
    #expect(Repository.bytes("screens/scenarios/\(use.scenarioName)") != nil, "\(use.scenarioName)")
    #expect(use.text.hasSuffix("."))
  }
}
