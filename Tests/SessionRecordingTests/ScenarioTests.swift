import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// Every scenario of the repository, run and then replayed from its own recording.
struct ScenarioTests {
  static let files =
    Fixtures.files(in: "screens", endingWith: ".scenario")
    + Fixtures.files(in: "Tests/Scenarios", endingWith: ".scenario")

  @Test(arguments: files.map(\.name))
  func aScenarioComesTrueAndReplays(name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    let reading = Scenario.parse(file)
    for problem in reading.problems {
      Issue.record(
        "\(name):\(problem.position.line):\(problem.position.column): \(problem.message) \(problem.advice)"
      )
    }
    let scenario = try #require(reading.scenario)
    let catalog = Fixtures.catalog(for: scenario)
    let result = ScenarioRunner.run(scenario, catalog: catalog, stepsPerCheckpoint: 5)
    if let failure = result.failure { Issue.record("\(failure.message)") }
    try Replays.expectEqual(result.session, of: catalog)
    for line in result.walk.trace where line.reason?.source == nil {
      Issue.record("\(name): this line has no reason with a source: \(line.who) \(line.text)")
    }
  }
}
