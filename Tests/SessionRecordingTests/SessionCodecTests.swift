import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

struct SessionCodecTests {
  @Test func everyKindOfEntryComesBack() {
    let session = SampleSessions.session()
    let reading = SampleSessions.read(SessionWriter.text(session))
    #expect(reading.problems == [])
    #expect(SampleSessions.withoutLines(reading.session) == session)
  }

  @Test func noControlCharacterStandsInAFile() {
    let text = SessionWriter.text(SampleSessions.session())
    let controls = text.unicodeScalars.filter {
      [.control, .format, .lineSeparator].contains($0.properties.generalCategory) && $0 != "\n"
    }
    #expect(controls.isEmpty)
  }

  @Test func aFileReadsAsItWasSpoken() {
    let session = SampleSessions.session([
      .open(.placement("premium")), .input(.key(.enter)), .input(.key(.character("A"))),
    ])
    let lines = SessionWriter.text(session).split(separator: "\n").map { $0.dropLast(7) }
    #expect(
      lines.suffix(7) == [
        "+0 open placement premium",
        "+0 checkpoint state=0123456789abcdef frame=fedcba9876543210 \"plans, APP \\\"terms\\\"\"",
        "+0 answer 0 purchase failed", "+3 answer 1 alert inAppSuccess proceed",
        "+4 key Enter", "+7 key A", "+8 end",
      ])
  }

  @Test func eachLineIsKnownByItsNumber() throws {
    let reading = SampleSessions.read(SessionWriter.text(SampleSessions.session()))
    let session = try #require(reading.session)
    let header = SessionWriter.header(SampleSessions.header).count
    #expect(session.steps[0].line == header + 1)
    #expect(session.steps[0].answers.map(\.line) == [header + 3, header + 4])
    #expect(session.steps[1].line == header + 5)
  }

  @Test func aHeaderKeyThatIsNotKnownIsKept() throws {
    let text = SessionWriter.text(SampleSessions.session([]))
    #expect(text.contains("weather \"rain\" 7"))
    #expect(SampleSessions.read(text).session?.header.others == ["weather \"rain\" 7"])
  }

  @Test func fileDigestsTellWhatChanged() {
    let now = [SessionHeader.FileDigest(SourceFile(name: "年間.screen.json", bytes: [1, 3]))]
    #expect(SampleSessions.header.changedFiles(now) == ["年間.screen.json"])
    #expect(SampleSessions.header.changedFiles(SampleSessions.header.files) == [])
    var bare = SampleSessions.header
    bare.files = []
    #expect(bare.changedFiles(now) == [])
  }

  @Test func linesOfAnotherEditorReadTheSame() {
    let text = SessionWriter.text(SampleSessions.session())
    let reading = SampleSessions.read(text.split(separator: "\n").joined(separator: "\r\n"))
    #expect(reading.problems == [])
    #expect(reading.session?.steps.count == SampleSessions.events.count)
  }
}
