import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

struct DamagedSessionTests {
  private static let session = SampleSessions.session([
    .open(.placement("premium")), .input(.key(.enter)), .marker("before"), .input(.paste("ada")),
  ])
  private static let text = SessionWriter.text(session)
  private static let lines = text.split(separator: "\n").map { String($0) }

  private func codes(_ reading: SessionReading) -> [String] { reading.problems.map(\.code) }

  @Test func aTornTailIsDroppedAtEveryByteOfTheLastLine() throws {
    let whole = Array((Self.lines.dropLast().joined(separator: "\n") + "\n").utf8)
    let last = Array(Self.lines[Self.lines.count - 2].utf8)
    let start = whole.count - last.count - 1
    for end in (start + 1)..<(whole.count - 1) {
      let reading = SampleSessions.read(Array(whole[..<end]))
      #expect(codes(reading) == ["session-torn", "session-open"], "cut at byte \(end)")
      #expect(reading.session?.steps.count == 4)
      #expect(reading.session?.steps.last?.checkpoint == nil)
    }
    let torn = SampleSessions.read(Array(whole.dropLast(3)))
    #expect(
      torn.problems.first?.message == "torn, dropped. Played up to line \(Self.lines.count - 2).")
  }

  @Test func aLastLineThatLacksOnlyItsEndIsWhole() {
    #expect(SampleSessions.read(Array(Self.text.utf8.dropLast())).problems == [])
  }

  /// Wherever a disk was full: what was recorded until then replays.
  @Test func aRecordingThatBreaksOffReplaysAtEveryByte() throws {
    let text = try #require(
      Repository.text("Tests/Sessions/android-handler.session"))
    let bytes = Array(text.utf8)
    let header = Array(try #require(text.split(separator: "\n+", maxSplits: 1).first).utf8).count
    for end in stride(from: header + 1, to: bytes.count, by: 7) {
      let reading = SampleSessions.read(Array(bytes[..<end]))
      let session = try #require(reading.session, "cut at byte \(end)")
      let difference = Replays.firstDifference(session, of: Fixtures.shipped)
      #expect(difference == nil, "cut at byte \(end): \(difference?.message ?? "")")
    }
  }

  /// A lost answer was given all the same: the new recording has it, also after a step back, after
  /// which the walk has fewer answers than were recorded.
  @Test(arguments: ["android-handler", "step-back", "mistakes"])
  func aRecordingThatBreaksOffGoesOnAtEveryByte(name: String) throws {
    let text = try #require(Repository.text("Tests/Sessions/\(name).session"))
    let bytes = Array(text.utf8)
    let header = Array(try #require(text.split(separator: "\n+", maxSplits: 1).first).utf8).count
    for end in stride(from: header + 1, to: bytes.count, by: 11) {
      let session = try #require(SampleSessions.read(Array(bytes[..<end])).session)
      var replayer = SessionReplayer(session, catalog: Fixtures.shipped)
      replayer.seek(to: session.steps.count)
      var recorder = SessionRecorder(continuing: replayer)
      _ = recorder.handle(.key(.tab), at: recorder.moment.advanced(by: 20))
      recorder.end(at: recorder.moment.advanced(by: 5_000))
      let longer = recorder.takeLines().map { $0 + "\n" }.joined()
      let read = try #require(SampleSessions.read(Array(longer.utf8)).session)
      let difference = Replays.firstDifference(read, of: Fixtures.shipped)
      #expect(difference == nil, "cut at byte \(end): \(difference?.message ?? "")")
    }
  }

  /// Taken over before an answer that comes later: it is written once, when it comes.
  @Test func anAnswerThatIsStillToComeIsWrittenOnce() throws {
    let text = try #require(Repository.text("Tests/Sessions/mistakes.session"))
    let session = try #require(SampleSessions.read(Array(text.utf8)).session)
    for position in 0...session.steps.count {
      var replayer = SessionReplayer(session, catalog: Fixtures.shipped)
      replayer.seek(to: position)
      var recorder = SessionRecorder(continuing: replayer)
      recorder.end(at: recorder.moment.advanced(by: 60_000))
      let longer = recorder.takeLines().map { $0 + "\n" }.joined()
      let read = try #require(SampleSessions.read(Array(longer.utf8)).session)
      let difference = Replays.firstDifference(read, of: Fixtures.shipped)
      #expect(difference == nil, "after step \(position): \(difference?.message ?? "")")
    }
  }

  @Test func aKilledRecordingSaysAfterWhichStepItEnds() {
    let text = Self.lines.dropLast().joined(separator: "\n") + "\n"
    let problems = SampleSessions.read(text).problems
    #expect(
      problems.map(\.message) == ["The recording ends without an end mark after step 4."])
  }

  @Test func noFlippedBitTraps() {
    let bytes = Array(Self.text.utf8)
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << bit
        let reading = SampleSessions.read(flipped)
        #expect(!reading.problems.isEmpty, "bit \(bit) of byte \(index) went unseen")
      }
    }
  }

  @Test func noRandomBytesTrap() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let start = Self.text.utf8.prefix(Int(generator.next() % 400))
      let noise = (0..<200).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      #expect(!SampleSessions.read(Array(start) + noise).problems.isEmpty)
    }
  }

  @Test func anEditedLineCountsAndIsNoted() throws {
    let text = Self.text.replacing("answer 0 purchase failed", with: "answer 0 purchase success")
    let reading = SampleSessions.read(text)
    #expect(codes(reading) == ["session-edited"])
    #expect(!reading.hasErrors)
    #expect(reading.session?.steps[0].answers[0].answer.value == "success")
  }

  @Test func aDamagedLineEndsWhatIsPlayed() throws {
    let line = Self.lines.count - 2
    let text = Self.text.replacing("paste \"ada\"", with: "paste \"ada")
    let reading = SampleSessions.read(text)
    let problem = try #require(reading.problems.last)
    #expect(problem.severity == .error)
    #expect(problem.position.line == line)
    #expect(problem.message == "damaged. Played up to line \(line - 1).")
    #expect(reading.session?.steps.count == 3)
  }

  @Test func anEntryOfANewerProgramIsAnError() throws {
    var header = SampleSessions.header
    header.others = ["+0 teleport home"]
    let text = SessionWriter.header(header).joined(separator: "\n") + "\n"
    let problem = try #require(SampleSessions.read(text).problems.first)
    #expect(problem.message == "\"teleport\" is not an entry that this program knows.")
    #expect(problem.severity == .error)
    #expect(problem.position.column == 4)
  }

  @Test(arguments: [
    "+0 key", "+0 key Nokey", "+0 mouse click 3", "+0 mouse hover 1,1", "+0 resize 80",
    "+0 resize 0x24", "+0 resize 80x1001", "+0 resize -1x+3", "+-1 key a", "+ key a",
    "+99999999999999999999 key a", "+32000000000 key a", "+0 answer 7 failed", "+0 open door a",
    "+0 checkpoint state=1 \"a\"", "+0 checkpoint a", "+0 paste a b", "+0", "+0 key \"a",
    "+0 marker \"\\x\"", "+0 marker \"\\u{110000}\"", "+0 marker \"\\u{}\"", "+0 end now",
  ])
  func anEntryThatIsNotWholeIsDamaged(line: String) {
    let text = (Self.lines.dropLast() + [line]).joined(separator: "\n") + "\n"
    let reading = SampleSessions.read(text)
    #expect(codes(reading) == ["session-damaged"])
    #expect(reading.problems.first?.position.line == Self.lines.count)
  }

  @Test(arguments: [
    ("", "The file is empty."), ("\n", "This is not a session."),
    ("{\"a\": 1}\n", "This is not a session."), ("paywalk-ses", "This is not a session."),
    ("paywalk-session 2\n", "The session has format 2."),
    (
      "paywalk-session 1\n",
      "The header lacks program, seed, profile, locale, size, drawing, project."
    ),
    ("paywalk-session 1\nseed 1\n+0 key a\n", "damaged. Played up to line 2."),
  ])
  func whatIsNoSessionSaysWhy(text: String, message: String) {
    let reading = SampleSessions.read(text)
    #expect(reading.session == nil)
    #expect(reading.hasErrors)
    #expect(reading.problems.last { $0.severity == .error }?.message == message)
  }

  @Test func nothingComesAfterTheEnd() {
    let text = Self.text + "+0 key a\n"
    #expect(codes(SampleSessions.read(text)) == ["session-damaged"])
  }
}
