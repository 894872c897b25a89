import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// What a scenario that fails says.
struct ScenarioFailureTests {
  private func failure(_ text: String) throws -> ScenarioFailure {
    let file = SourceFile(name: "x.scenario", bytes: Array(text.utf8))
    let scenario = try #require(Scenario.parse(file).scenario)
    let result = ScenarioRunner.run(
      scenario, catalog: Fixtures.shipped, stepsPerCheckpoint: 100)
    return try #require(result.failure)
  }

  @Test(arguments: [
    ("expect screen thanks", "screen thanks on top", "plans"),
    (
      "press \"Nowhere\"", "a thing on the phone that reads \"Nowhere\"",
      "screen plans with "
    ),
    ("terms accept", "the dialog for terms on top", "screen plans with "),
    ("expect event PURCHASE_TAPPED", "event PURCHASE_TAPPED", "APP_CONFIGURED"),
    ("expect result purchase failed", "answer failed to purchase", "none that was not expected"),
    ("expect outcome purchased", "outcome purchased", "none that was not expected before"),
    ("expect diagnostic PLY103", "diagnostic PLY103", "none that was not expected before"),
    ("expect busy", "a press running", "idle"),
    ("expect dialog app", "a dialog APP  on top", "plans"),
    ("expect user \"ada\"", "user ada", "user anonymous"),
    ("expect entitlement plus", "entitlement plus active", "none is active"),
    ("expect text \"no such words\"", "text \"no such words\"", "the window below"),
    ("expect no text \"plans\"", "no text \"plans\"", "it can be read below"),
    ("open nowhere", "a placement or screen \"nowhere\"", "There are "),
  ])
  func aFailureSaysWhatWasWantedAndSeen(step: String, wanted: String, seen: String) throws {
    let failure = try failure("placement premium\n\n  \(step)  # comment\n")
    #expect(failure.wanted == wanted)
    #expect(failure.seen.hasPrefix(seen), "\(failure.seen)")
    #expect(failure.step == step)
    #expect(failure.position.line == 3)
    #expect(failure.position.column == 3)
    #expect(failure.frame.split(separator: "\n").count == 24)
    #expect(failure.message.hasPrefix("x.scenario, line 3, column 3: \(step)\n  wanted  "))
  }

  @Test(arguments: [
    ("placement premum", "a placement \"premum\"", "Did you mean \"premium\"?"),
    ("screen plan", "a screen \"plan\"", "Did you mean \"plans\"?"),
  ])
  func whatIsOpenedFirstHasToBeThere(line: String, wanted: String, seen: String) throws {
    let failure = try failure("# a comment\n \(line)\nexpect idle\n")
    #expect(failure.wanted == wanted)
    #expect(failure.seen == seen)
    #expect(failure.step == line)
    #expect(failure.position.line == 2)
    #expect(failure.position.column == 2)
  }

  @Test func aDialogOnTopIsNamedWhereAPressCannotReachThePhone() throws {
    let start = "placement premium\npress \"Start my 7 days for free\"\n"
    let failure = try failure(start + "press \"Monthly\"\n")
    #expect(failure.seen == "APP terms on top")
  }

  @Test func anExpectationTakesAnEntryOnce() throws {
    let start = "placement premium\npress \"Start my 7 days for free\"\nterms refuse\n"
    let once = "expect result purchase failed\n"
    let failure = try failure(start + once + once)
    #expect(failure.position.line == 5)
  }

  @Test func theRecordingEndsWhereTheScenarioFailed() throws {
    let text = "placement premium\nadvance 2s\nexpect screen thanks\nback\n"
    let file = SourceFile(name: "x.scenario", bytes: Array(text.utf8))
    let scenario = try #require(Scenario.parse(file).scenario)
    let result = ScenarioRunner.run(scenario, catalog: Fixtures.shipped)
    #expect(result.doneStepCount == 1)
    let session = try RecordedWalks.session(result.session)
    #expect(session.steps.map(\.event) == [.open(.placement("premium"))])
    #expect(session.hasEndMark)
  }
}
