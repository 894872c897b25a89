import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

struct ScenarioWriterTests {
  @Test func aRecordingReadsAsWhatWasDone() throws {
    let text = ScenarioWriter.text(
      of: try RecordedWalks.session(), catalog: Fixtures.shipped, project: "../screens")
    let expected = """
      project "../screens"
      size 80x24
      placement premium

      press "Start my 7 days for free"
      terms refuse
      """
    #expect(Golden.firstDifference(expected, text.firstLines(6)) == nil)
    #expect(text.contains("\nstore failed network\nalert ok\nkey A\npress \"Restore\"\n"))
    #expect(text.hasSuffix("\nrestore found\nalert ok\nexpect screen none\nexpect idle\n"))
  }

  @Test(arguments: RecordedSessionTests.scenarios)
  func aScenarioWrittenFromARecordingLeadsToTheSameAnswers(file: SourceFile) throws {
    let scenario = try #require(Scenario.parse(file).scenario)
    let first = ScenarioRunner.run(
      scenario, catalog: Fixtures.shipped, stepsPerCheckpoint: 1_000)
    let session = try RecordedWalks.session(first.session)
    let text = ScenarioWriter.text(of: session, catalog: Fixtures.shipped)
    let written = Scenario.parse(SourceFile(name: "written", bytes: Array(text.utf8)))
    #expect(written.problems == [])
    var catalog = Fixtures.shipped
    catalog.project.profile = session.header.profile
    let second = ScenarioRunner.run(
      try #require(written.scenario), catalog: catalog, stepsPerCheckpoint: 1_000)
    if let failure = second.failure { Issue.record("\(failure.message)\n\(text)") }
    #expect(try answers(second.session) == answers(first.session), "\(text)")
  }

  private func answers(_ text: String) throws -> [String] {
    try RecordedWalks.session(text).steps.flatMap(\.answers).map {
      "\($0.answer.call.number) \($0.answer.subject) \($0.answer.value)"
    }
  }
}

extension String {
  fileprivate func firstLines(_ count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).prefix(count).joined(separator: "\n")
  }
}
