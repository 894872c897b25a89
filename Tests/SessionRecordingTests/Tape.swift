import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// All of a walk that may hold something of a link.
enum Told {
  /// None of the secrets is in anything that was written.
  static func expectNone(
    of secrets: [String], in written: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for secret in secrets {
      for (index, text) in written.enumerated() {
        let place = text.ranges(of: secret).first.map { text[$0.lowerBound...].prefix(60) }
        #expect(place == nil, "\(secret) in \(index)", sourceLocation: sourceLocation)
      }
    }
  }

  static func all(of walk: Walk) -> String {
    [
      String(reflecting: walk.trace), String(reflecting: walk.diagnostics),
      String(reflecting: walk.emulator.links), String(reflecting: walk.emulator.redemption),
      String(reflecting: walk.emulator.user), String(reflecting: walk.emulator.catalog.project),
    ].joined()
  }
}

/// A recording with all that can be seen while it is made.
struct Tape {
  private var recorder: SessionRecorder
  private var now = Instant.start
  private var seen: [String] = []

  init() {
    let header = SessionHeader(
      program: "tape", catalog: Fixtures.shipped,
      options: ShellOptions(size: Size(columns: 120, rows: 40)))
    recorder = SessionRecorder(header, catalog: Fixtures.shipped, stepsPerCheckpoint: 10)
  }

  var shell: Shell { recorder.shell }
  var shownText: String { recorder.frame().surface.text }

  mutating func press(_ names: String...) {
    for name in names { input(.key(Key(name: name) ?? .escape)) }
  }

  mutating func type(_ text: String) {
    for character in text { input(.key(.character(character))) }
  }

  mutating func input(_ input: Input) {
    now = now.advanced(by: 300)
    note(recorder.handle(input, at: now))
  }

  mutating func open(_ opening: Opening) { note(recorder.open(opening, at: now)) }

  mutating func wait(_ milliseconds: Int) {
    now = now.advanced(by: milliseconds)
    note(recorder.advance(to: now))
  }

  private mutating func note(_ requests: [ShellRequest]) {
    seen.append(shownText)
    seen.append(String(reflecting: requests))
  }

  /// Ends the walk; its replay must be equal, and none of the secrets be in anything that was seen,
  /// told or written.
  mutating func expectNoSecret(
    _ secrets: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Shell {
    recorder.end(at: now)
    let text = recorder.takeLines().map { $0 + "\n" }.joined()
    let session = try #require(SampleSessions.read(text).session, sourceLocation: sourceLocation)
    try Replays.expectEqual(text, of: Fixtures.shipped, sourceLocation: sourceLocation)
    var replayer = SessionReplayer(session, catalog: Fixtures.shipped)
    try replayer.playToEnd()
    let scenario = ScenarioWriter.text(of: session, catalog: Fixtures.shipped)
    let account = WalkAccount(of: session, catalog: Fixtures.shipped)
    let written =
      seen + [
        text, scenario, String(reflecting: account), Told.all(of: recorder.shell.walk),
        String(reflecting: recorder.shell.steps),
      ]
    Told.expectNone(of: secrets, in: written, sourceLocation: sourceLocation)
    return replayer.shell
  }
}
