import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import Testing

@testable import SessionRecording

/// A walk that begins again with another integration keeps it in its header, but not its secret.
@Test func theHeaderHasTheMaskOfWhatTheAppPutsIntoLinks() throws {
  var integration = Integration(hasUIHandler: true)
  integration.credentials.token = "S3CR3T-LINK"
  let header = SessionHeader(
    program: "x", catalog: Fixtures.shipped, options: ShellOptions(), integration: integration)
  var recorder = SessionRecorder(header, catalog: Fixtures.shipped)
  _ = recorder.open(.placement("premium"), at: .start)
  recorder.end(at: Instant(milliseconds: 10))
  let text = recorder.takeLines().map { $0 + "\n" }.joined()
  #expect(!text.contains("S3CR3T-LINK") && text.contains("S3…"))
  try Replays.expectEqual(text, of: Fixtures.shipped)
}
