import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// What a recording or a scenario may say at the most, and one beyond.
@Suite struct ScriptLimitTests {
  private let session = """
    paywalk-session 1
    program test
    seed 0
    profile android 6.2 full
    locale en
    size 80x24
    drawing trueColor dark unicode moving
    recording journal
    project "screens"
    +0 open placement premium

    """

  private func read(_ text: String) -> SessionReading {
    SessionFile.read(SourceFile(name: "a.session", bytes: Array(text.utf8)))
  }

  private func refusals(_ text: String) -> [String] {
    read(text).problems.filter { $0.code == "session-damaged" }.map(\.advice)
  }

  private func faults(_ line: String) -> [String] {
    let text = "placement premium\n\(line)\npress \"Continue\"\n"
    let file = SourceFile(name: "a.scenario", bytes: Array(text.utf8))
    return Scenario.parse(file).problems.map { "\($0.message) \($0.advice)" }
  }

  @Test func aPauseInARecording() {
    let most = Limits.pauseMilliseconds
    #expect(refusals(session + "+\(most) key Tab\n") == [])
    #expect(
      refusals(session + "+\(most + 1) key Tab\n")
        == ["An entry begins with +milliseconds, at most 31622400000."])
  }

  @Test func aPauseInAScenario() throws {
    let most = Limits.pauseMilliseconds
    #expect(faults("advance \(most)ms") == [])
    for line in ["advance \(most + 1)ms", "advance \(most / 3_600_000 + 1)h"] {
      let said = try #require(faults(line).first)
      #expect(said.contains("at most 31622400000ms"), "\(said)")
    }
  }

  @Test(arguments: [("1000x1000", true), ("1001x24", false), ("80x1001", false)])
  func aWindow(size: String, isRead: Bool) {
    let begun = session.replacing("size 80x24", with: "size \(size)")
    let resized = session + "+0 resize \(size)\n"
    for said in [refusals(begun), refusals(resized), faults("size \(size)")] {
      #expect(said.isEmpty == isRead, "\(said)")
      #expect(said.allSatisfy { $0.contains("at most 1000x1000") }, "\(said)")
    }
  }
}
