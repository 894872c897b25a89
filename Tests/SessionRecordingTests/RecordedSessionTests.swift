import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// The recordings in `Tests/Sessions`, one for each of `Tests/Scenarios`: answers and places must
/// be as recorded. Pictures are left to the goldens, so that a new colour breaks no recording.
/// `RECORD=1` records them anew.
struct RecordedSessionTests {
  static let scenarios = Fixtures.files(in: "Tests/Scenarios", endingWith: ".scenario")

  @Test(arguments: scenarios)
  func aRecordingOfTheRepositoryReplays(file: SourceFile) throws {
    let path = file.name.replacing("Scenarios", with: "Sessions")
      .replacing(".scenario", with: ".session")
    if Golden.isRecording { try record(file, at: path) }
    let bytes = try #require(Repository.bytes(path), "\(path) is not there. RECORD=1 writes it.")
    let reading = SessionFile.read(SourceFile(name: path, bytes: bytes))
    #expect(reading.problems == [])
    let session = try #require(reading.session)
    #expect(session.steps.contains { !$0.answers.isEmpty || $0.checkpoint != nil })
    let difference = Replays.firstDifference(session, of: Fixtures.shipped)
    #expect(difference?.message == nil, "\(path), line \(difference?.line ?? 0)")
  }

  @Test func everyRecordingHasItsScenario() {
    let names = Fixtures.files(in: "Tests/Sessions", endingWith: ".session").map(\.name)
    #expect(names.count == Self.scenarios.count)
  }

  private func record(_ file: SourceFile, at path: String) throws {
    let scenario = try #require(Scenario.parse(file).scenario)
    let result = ScenarioRunner.run(scenario, catalog: Fixtures.shipped)
    var session = try #require(SampleSessions.read(result.session).session)
    for index in session.steps.indices {
      session.steps[index].checkpoint?.state = nil
      session.steps[index].checkpoint?.frame = nil
    }
    Golden.expect(String(SessionWriter.text(session).dropLast()), file: path)
  }
}
