import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import SessionRecording
import TerminalModel
import Testing

/// One walk, recorded with keys: the terms are refused, then accepted, then the store fails.
enum RecordedWalks {
  static let refusedThenFailed = recorded(
    """
    placement premium
    press "Start my 7 days for free"
    terms refuse
    marker "terms refused"
    press "Start my 7 days for free"
    terms accept
    store failed network
    alert ok
    handler custom
    press "Restore"
    restore found
    alert ok
    """)

  static func recorded(_ text: String) -> String {
    let reading = Scenario.parse(SourceFile(name: "walk", bytes: Array(text.utf8)))
    guard let scenario = reading.scenario else { return "" }
    let result = ScenarioRunner.run(scenario, catalog: Fixtures.shipped)
    return result.failure == nil ? result.session : ""
  }

  static func session(_ text: String = refusedThenFailed) throws -> Session {
    try #require(SampleSessions.read(text).session)
  }
}

struct ReplayTests {
  @Test func aWalkReplaysWithoutADifference() throws {
    try Replays.expectEqual(RecordedWalks.refusedThenFailed, of: Fixtures.shipped)
  }

  @Test func aRecordingOfAReplayIsTheSameRecording() throws {
    let session = try RecordedWalks.session()
    var recorder = SessionRecorder(session.header, catalog: Fixtures.shipped)
    for step in session.steps {
      switch step.event {
      case .open(let opening): _ = recorder.open(opening, at: step.at)
      case .input(let input): _ = recorder.handle(input, at: step.at)
      case .marker(let name): recorder.mark(name, at: step.at)
      case .reload, .reloadFault: Issue.record("this recording has none")
      case .time: _ = recorder.advance(to: step.at)
      }
    }
    recorder.end(at: session.endedAt)
    let text = recorder.takeLines().map { $0 + "\n" }.joined()
    #expect(Golden.firstDifference(RecordedWalks.refusedThenFailed, text) == nil)
  }

  @Test func aRecordingIsTheSameWhereCheckpointsComeAfterThePicture() throws {
    let session = try RecordedWalks.session()
    for showsEach in [true, false] {
      var recorder = SessionRecorder(session.header, catalog: Fixtures.shipped)
      var lines: [String] = []
      for step in session.steps {
        switch step.event {
        case .open(let opening): _ = recorder.open(opening, at: step.at)
        case .input(let input): _ = recorder.handle(input, at: step.at)
        case .marker(let name): recorder.mark(name, at: step.at)
        case .reload, .reloadFault: Issue.record("this recording has none")
        case .time: _ = recorder.advance(to: step.at)
        }
        lines += recorder.takeSteps()
        guard showsEach else { continue }
        #expect(recorder.draw() == recorder.shell.frame())
        lines += recorder.takeLines()
      }
      recorder.end(at: session.endedAt)
      let text = (lines + recorder.takeLines()).map { $0 + "\n" }.joined()
      #expect(Golden.firstDifference(RecordedWalks.refusedThenFailed, text) == nil)
    }
  }

  @Test func theAppsAnswersAreRecordedInOrder() throws {
    let answers = try RecordedWalks.session().steps.flatMap(\.answers).map(\.answer)
    #expect(
      answers.map { "\($0.subject) \($0.value)" } == [
        "purchase failed", "purchase notHandled", "alert inAppRestorationSuccess dismissed",
      ])
  }

  @Test func anEditedAnswerIsNamed() throws {
    let text = RecordedWalks.refusedThenFailed
    let edited = text.replacing("purchase failed", with: "purchase success")
    let session = try RecordedWalks.session(edited)
    let step = try #require(session.steps.firstIndex { !$0.answers.isEmpty }) + 1
    let difference = try #require(Replays.firstDifference(session, of: Fixtures.shipped))
    let call = session.steps[step - 1].answers[0].answer.call.number
    #expect(
      difference.message
        == "step \(step): call \(call) purchase: recorded success, now failed")
    #expect(difference.line == session.steps[step - 1].answers[0].line)
  }

  @Test func everyEditedAnswerIsNamed() throws {
    let session = try RecordedWalks.session()
    for index in session.steps.indices where !session.steps[index].answers.isEmpty {
      var edited = session
      edited.steps[index].answers[0].answer.value = "never so"
      let difference = Replays.firstDifference(edited, of: Fixtures.shipped)
      #expect(difference?.step == index + 1)
      #expect(difference?.message.contains("recorded never so, now ") == true)
    }
  }

  @Test func anAnswerThatDoesNotComeIsNamed() throws {
    var session = try RecordedWalks.session()
    let index = try #require(session.steps.firstIndex { !$0.answers.isEmpty })
    var extra = session.steps[index].answers[0]
    extra.answer.call = CallID(99)
    session.steps[index].answers.append(extra)
    let difference = try #require(Replays.firstDifference(session, of: Fixtures.shipped))
    #expect(
      difference.message == "step \(index + 1): call 99 purchase: recorded failed, now no answer")
  }

  @Test func anAnswerThatWasNotRecordedIsNamed() throws {
    var session = try RecordedWalks.session()
    let index = try #require(session.steps.firstIndex { !$0.answers.isEmpty })
    let call = session.steps[index].answers[0].answer.call.number
    session.steps[index].answers = []
    let difference = try #require(Replays.firstDifference(session, of: Fixtures.shipped))
    #expect(
      difference.message
        == "step \(index + 1): call \(call) purchase: recorded no answer, now failed")
  }

  @Test func aChangedProjectIsNamedWhereItShows() throws {
    var catalog = Fixtures.shipped
    catalog.project.integration.interceptors[.purchase]?.answers[.refuse] = .success
    let difference = try #require(
      Replays.firstDifference(try RecordedWalks.session(), of: catalog))
    #expect(difference.message.hasSuffix("purchase: recorded failed, now success"))
  }

  @Test func aChangedProjectIsToldAtTheEndWhereItDoesNotShow() throws {
    var catalog = Fixtures.shipped
    catalog.project.integration.interceptors[.login]?.delayMilliseconds = 77
    let session = try RecordedWalks.session()
    let difference = Replays.firstDifference(session, of: catalog)
    #expect(
      difference?.message
        == "step 1: on plans, but the walk's state differs from the recorded one")
  }

  @Test func aLostStepIsFoundAtTheNextCheckpoint() throws {
    var session = try RecordedWalks.session()
    let index = try #require(
      session.steps.indices.first { session.steps[$0].event == .input(.key(.enter)) })
    session.steps.remove(at: index)
    #expect(Replays.firstDifference(session, of: Fixtures.shipped) != nil)
  }

  @Test func anotherPictureOfTheSameStateIsTold() throws {
    var session = try RecordedWalks.session()
    session.steps[3].checkpoint?.frame = "0000000000000000"
    let difference = Replays.firstDifference(session, of: Fixtures.shipped)
    #expect(difference?.message == "step 4: on plans as recorded, but the picture differs")
  }

  @Test func seekingLeadsToTheFrameThatPlayingShows() throws {
    let session = try RecordedWalks.session()
    var player = SessionReplayer(session, catalog: Fixtures.shipped)
    var frames = [player.shell.frame()]
    while let frame = try player.step() { frames.append(frame) }
    #expect(frames.count == session.steps.count + 1)
    var seeker = player
    for step in [0, 5, frames.count - 1, 3, 4, frames.count / 2, 1, 999, -1] {
      seeker.seek(to: step)
      let index = min(max(0, step), session.steps.count)
      #expect(seeker.position == index)
      #expect(seeker.shell.frame() == frames[index], "step \(step)")
    }
  }

  @Test func takingOverBeginsANewRecordingWithTheSameSteps() throws {
    let session = try RecordedWalks.session()
    var replayer = SessionReplayer(session, catalog: Fixtures.shipped)
    replayer.seek(to: session.steps.count / 2)
    var recorder = SessionRecorder(continuing: replayer)
    _ = recorder.handle(.key(.escape), at: recorder.moment.advanced(by: 500))
    recorder.end(at: recorder.moment.advanced(by: 100))
    let text = recorder.takeLines().map { $0 + "\n" }.joined()
    let longer = try RecordedWalks.session(text)
    #expect(longer.steps.count == session.steps.count / 2 + 1)
    try Replays.expectEqual(text, of: Fixtures.shipped)
  }

  @Test func howTimeIsCutDoesNotMatter() throws {
    let session = try RecordedWalks.session()
    var replayer = SessionReplayer(session, catalog: Fixtures.shipped)
    while !replayer.isAtEnd {
      while replayer.moment < replayer.nextMoment, let due = replayer.shell.nextDeadline,
        due < replayer.nextMoment, due > replayer.shell.walk.now
      {
        replayer.advance(to: due)
      }
      _ = try replayer.step()
    }
  }

  @Test func stepsBackAndForwardAreRecordedLikeAnyKey() throws {
    let text = RecordedWalks.recorded(
      """
      placement premium
      press "Start my 7 days for free"
      terms refuse
      undo
      terms accept
      undo
      undo
      redo
      expect dialog app terms
      """)
    #expect(!text.isEmpty)
    try Replays.expectEqual(text, of: Fixtures.shipped)
  }
}
