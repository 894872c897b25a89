import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// A walk that begins again takes the changed integration along, which no file has.
struct ChangedIntegrationTests {
  @Test func aWalkThatBeganWithAChangedIntegrationReplays() throws {
    let silent = Integration(interceptors: [.purchase: InterceptorSetting(fault: .never)])
    var catalog = Fixtures.shipped
    catalog.project.profile = Profile(platform: .android, sdkVersion: .v6_1, mode: .full)
    catalog.project.integration = silent
    let header = SessionHeader(
      program: "test", catalog: catalog, options: ShellOptions(), integration: silent)
    var recorder = SessionRecorder(header, catalog: catalog, stepsPerCheckpoint: 1)
    _ = recorder.open(.placement("premium"), at: .start)
    _ = recorder.handle(.key(.enter), at: Instant(milliseconds: 500))
    recorder.end(at: Instant(milliseconds: 900))
    let text = recorder.takeLines().map { $0 + "\n" }.joined()
    let session = try #require(SampleSessions.read(text).session)
    #expect(session.header.integration == silent)
    #expect(session.header.profile.sdkVersion == .v6_1)
    #expect(Replays.firstDifference(session, of: Fixtures.shipped)?.message == nil)
  }

  @Test func anIntegrationThatCannotBeReadIsDamage() {
    let header = SessionWriter.text(SampleSessions.session([])).split(separator: "\n")
    let damaged = header.map { line in
      line.hasPrefix("integration") ? "integration \"{\"" : String(line)
    }
    let reading = SampleSessions.read(damaged.map { $0 + "\n" }.joined())
    #expect(reading.hasErrors && reading.session?.steps.isEmpty != false)
    #expect(reading.problems.contains { $0.advice == "The value of integration cannot be read." })
  }
}
