import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

/// However a redemption link comes in, nothing that is shown, told or written has its token, and a
/// replay redeems it all the same.
@Suite struct SecretTests {
  private static let token = "FERN-8812-MOSS-4410"
  private static let link = "quillmoss://ply/redeem/\(token)?auid=4b1f0c52"
  /// What nobody may read: each token of the shipped project but its beginning, and the addresses.
  private static let secrets = [
    "RN-8812", "MOSS-4410", "K-2204", "LEAF-9031", "M-5570", "ROOT-1186", "june@", "omar@",
  ]

  enum Way: CaseIterable { case pasted, typed, typedAndMended, retyped, opened, searched }

  @Test(arguments: Way.allCases)
  func nothingHasTheToken(way: Way) throws {
    var tape = Tape()
    switch way {
    case .opened: tape.open(.link(Self.link))
    case .pasted:
      tape.press("d")
      tape.input(.paste(Self.link))
      tape.press("Enter")
    case .typed:
      tape.press("d")
      tape.type(Self.link)
      tape.press("Enter")
    case .typedAndMended:
      tape.press("d")
      tape.type(Self.link.replacing("8812", with: "88XY2"))
      for _ in 0..<("2-MOSS-4410?auid=4b1f0c52".count) { tape.press("Left") }
      tape.press("Backspace", "Backspace")
      tape.type("1")
      tape.press("Home", "End", "Tab", "S-Tab", "Enter")
    case .retyped:
      tape.press("d")
      tape.type("quillmoss://ply/redeem/OAK-2204-LEAF-9031")
      tape.press("C-u")
      tape.type(Self.link)
      tape.press("Enter")
    case .searched:
      tape.press("/")
      tape.input(.paste(Self.link))
      tape.press("Esc", "d")
      tape.type(Self.link)
      tape.press("Enter")
    }
    tape.wait(3_000)
    #expect(tape.shell.walk.emulator.redemption.sales[0].owner != nil, "\(tape.shownText)")
    tape.press("Enter")
    // Whatever remembers it: the prompt's list, the panels, the mail box.
    tape.press("d", "Up", "Up", "Esc", "m", "Down", "c", "Esc", "i")
    for _ in PanelKind.allCases { tape.press("]") }
    try tape.expectNoSecret(Self.secrets)
  }

  /// A link that is not one still carries a secret.
  @Test(arguments: [
    "quillmoss://ply/redeem//\(token)", "quillmoss://ply\\redeem\\\(token)",
    "quillmoss://ply/re%64eem/\(token)", "quillmoss://ply%2Fredeem%2F\(token)",
    "quillmoss://ply/redeem?token=\(token)", "other://ply/redeem/\(token)",
    "quillmoss://ply/placements/../redeem/\(token)",
  ])
  func aMistypedLinkKeepsItsToken(link: String) throws {
    var tape = Tape()
    tape.open(.link(link))
    tape.press("d")
    tape.type(link)
    tape.press("Enter", "d")
    tape.input(.paste(link))
    tape.press("Enter", "p", "G", "w")
    tape.wait(3_000)
    try tape.expectNoSecret(Self.secrets, isRedeemed: false)
  }

  @Test func aScenariosLinkAndItsMailsAreMasked() throws {
    let text = """
      link "quillmoss://ply/redeem/OAK-2204-LEAF-9031"
      redemption ok
      mail "New link"
      redemption ok
      expect redemption active
      link cold "\(Self.link)"
      expect text "nowhere quillmoss://ply/redeem/\(Self.token)"
      """
    let file = SourceFile(name: "x.scenario", bytes: Array(text.utf8))
    let scenario = try #require(Scenario.parse(file).scenario)
    let result = ScenarioRunner.run(scenario, catalog: Fixtures.shipped)
    let failure = try #require(result.failure)
    #expect(failure.position.line == 7)
    let written = [
      result.session, String(reflecting: failure), String(reflecting: result.account),
      Told.all(of: result.walk), String(reflecting: scenario.steps.map(\.text)),
    ]
    for secret in Self.secrets {
      for (index, text) in written.enumerated() {
        #expect(!text.contains(secret), "\(secret) in \(index)")
      }
    }
  }

  @Test func aWrongStepOfAScenarioDoesNotQuoteIt() {
    for line in [
      "lnik \"\(Self.link)\"", "\"\(Self.link)\"", "link \(Self.link)", "link \"\(Self.link)",
    ] {
      let file = SourceFile(name: "x.scenario", bytes: Array(line.utf8))
      let problems = String(reflecting: Scenario.parse(file).problems)
      #expect(!problems.contains("MOSS-4410"), "\(problems)")
    }
  }
}

/// All of a walk that may hold something of a link.
private enum Told {
  static func all(of walk: Walk) -> String {
    [
      String(reflecting: walk.trace), String(reflecting: walk.diagnostics),
      String(reflecting: walk.emulator.links), String(reflecting: walk.emulator.redemption),
      String(reflecting: walk.emulator.user), String(reflecting: walk.emulator.catalog.project),
    ].joined()
  }
}

/// A recording with all that can be seen while it is made.
private struct Tape {
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

  mutating func expectNoSecret(
    _ secrets: [String], isRedeemed: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    recorder.end(at: now)
    let text = recorder.takeLines().map { $0 + "\n" }.joined()
    let session = try #require(SampleSessions.read(text).session, sourceLocation: sourceLocation)
    try Replays.expectEqual(text, of: Fixtures.shipped, sourceLocation: sourceLocation)
    var replayer = SessionReplayer(session, catalog: Fixtures.shipped)
    try replayer.playToEnd()
    #expect(
      (replayer.shell.walk.emulator.redemption.sales[0].owner != nil) == isRedeemed,
      "the replay redeems it",
      sourceLocation: sourceLocation)
    let scenario = ScenarioWriter.text(of: session, catalog: Fixtures.shipped)
    let account = WalkAccount(of: session, catalog: Fixtures.shipped)
    let written =
      seen + [
        text, scenario, String(reflecting: account), Told.all(of: recorder.shell.walk),
        String(reflecting: recorder.shell.steps),
      ]
    for secret in secrets {
      let holder = written.first { $0.contains(secret) }
      let place = holder.flatMap { $0.ranges(of: secret).first }.map { range in
        holder.map { $0[range.lowerBound...].prefix(60) } ?? ""
      }
      #expect(place == nil, "\(secret)", sourceLocation: sourceLocation)
    }
  }
}
