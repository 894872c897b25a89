import EmulatorCore
import EmulatorShell
import PaywallModel
import SessionRecording
import TerminalModel

/// Files that drive the program.
enum FuzzedScripts {
  /// A session is played whatever it says; what differs is said.
  static func takeSession(_ bytes: [UInt8]) {
    let reading = SessionFile.read(SourceFile(name: "fuzz.session", bytes: bytes))
    Holds.areRight(reading.problems)
    guard let session = reading.session, Sample.isChosen(bytes) else { return }
    var replayer = SessionReplayer(session, catalog: FuzzedProject.catalog)
    for _ in 0..<mostSteps {
      do {
        guard let frame = try replayer.step() else { return }
        Holds.isPlain(frame)
      } catch {
        Holds.isPlain(Glyphs.visible(error.message))
        if replayer.isAtEnd { return }
      }
    }
  }

  /// A scenario is run to its end or to where it fails.
  static func takeScenario(_ bytes: [UInt8]) {
    let reading = Scenario.parse(SourceFile(name: "fuzz.scenario", bytes: bytes))
    Holds.areRight(reading.problems)
    guard let scenario = reading.scenario, Sample.isChosen(bytes) else { return }
    guard scenario.steps.count <= mostSteps else { return }
    let result = ScenarioRunner.run(scenario, catalog: FuzzedProject.catalog)
    if let failure = result.failure { Holds.isPlain(Glyphs.visible(failure.message)) }
    let again = SessionFile.read(
      SourceFile(name: "again", bytes: Array(result.session.utf8)))
    precondition(again.session != nil, "what was recorded cannot be read")
  }

  private static let mostSteps = 64
}
