import EmulatorCore
import EmulatorShell
import PaywallModel
import PaywallRenderer
import SessionRecording
import TerminalModel

/// Sessions made by hand, for the codec: nothing in them was played.
enum SampleSessions {
  static let header: SessionHeader = {
    var options = ShellOptions(
      size: Size(columns: 120, rows: 40), depth: .xterm256, scheme: .light, glyphs: .ascii,
      reducesMotion: true, keepsRecording: true)
    options.usesHighContrast = true
    options.recordingName = "sessions/terms refused.session"
    options.sessions = [ListedFile(name: "a \"b\"", summary: "1:02", detail: "24 steps")]
    options.scenarios = [ListedFile(name: "buy")]
    let profile = Profile(platform: .reactNative, sdkVersion: .v6_0, mode: .observer)
    let catalog = Catalog(project: Project(profile: profile, locale: "pt-BR"))
    var header = SessionHeader(
      program: "1.0.0", catalog: catalog, options: options, seed: .max, userID: "ada \u{1b}[2J",
      project: "..", store: "../shop.storekit",
      integration: Integration(
        interceptors: [.purchase: InterceptorSetting(shows: .terms, fault: .twice)],
        customAlerts: [.inAppError: CustomAlert(title: "a \"b\"\n\u{1b}[2J")]),
      files: [SessionHeader.FileDigest(SourceFile(name: "年間.screen.json", bytes: [1, 2]))])
    header.others = ["weather \"rain\" 7"]
    return header
  }()

  /// Every kind of event, every named key, and texts that try to break a line.
  static let events: [SessionEvent] = {
    let keys: [Key] =
      Key.named + (1...12).map { .function($0) }
      + "aZ09#\"\\é年👩‍👩‍👧🏽\u{301}ل\u{202e}\u{1b}".map { .character($0) }
      + "abcdefghijklmnopqrstuvwxyz".map { .control($0) }
    let texts = [
      "", " ", "a\nb", "\r\n\t", "\"quoted\" \\ #1234", "\u{1b}]52;c;\u{7}", "  #a1b2",
      "\u{2028}\u{202e}\u{feff}", "🏽 skin", "\u{301} mark",
    ]
    let mice = Mouse.Action.allCases.map {
      SessionEvent.input(.mouse(Mouse($0, at: Point(column: 79, row: 0))))
    }
    return keys.map { .input(.key($0)) } + texts.map { .input(.paste($0)) } + mice
      + texts.map { .marker($0) } + texts.map { .open(.placement($0)) }
      + [
        .open(.screen("plans")), .open(.link("app://ply/placements/premium?x=1 2")), .time,
        .input(.resized(Size(columns: 1, rows: 1_000))),
      ]
  }()

  static func session(_ events: [SessionEvent] = events) -> Session {
    let steps = events.enumerated().map { index, event in
      var step = SessionStep(at: Instant(milliseconds: index * 7), event: event)
      if index.isMultiple(of: 3) {
        step.checkpoint = Checkpoint(
          state: index.isMultiple(of: 9) ? "0123456789abcdef" : nil,
          frame: index.isMultiple(of: 2) ? "fedcba9876543210" : nil,
          place: "plans, APP \"terms\"")
      }
      if index.isMultiple(of: 4) {
        step.answers = [
          answer(index, "purchase", "failed", at: step.at),
          answer(index + 1, "alert inAppSuccess", "proceed", at: step.at.advanced(by: 3)),
        ]
      }
      return step
    }
    return Session(
      header: header, steps: steps, endedAt: Instant(milliseconds: events.count * 7 + 1),
      hasEndMark: true)
  }

  static func read(_ text: String) -> SessionReading { read(Array(text.utf8)) }

  static func read(_ bytes: [UInt8]) -> SessionReading {
    SessionFile.read(SourceFile(name: "walk.session", bytes: bytes))
  }

  /// The session without the lines on which its parts stand, for comparing.
  static func withoutLines(_ session: Session?) -> Session? {
    guard var session else { return nil }
    for index in session.steps.indices {
      session.steps[index].line = 0
      for place in session.steps[index].answers.indices {
        session.steps[index].answers[place].line = 0
      }
    }
    return session
  }

  private static func answer(
    _ call: Int, _ subject: String, _ value: String, at moment: Instant
  ) -> RecordedAnswer {
    RecordedAnswer(
      GivenAnswer(call: CallID(call), subject: subject, value: value, at: moment))
  }
}
