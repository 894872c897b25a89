import EmulatorCore
import EmulatorShell
import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import SessionRecording
import TerminalModel
import Testing

/// However somebody signs in, nothing that is shown, told or written has the id, and a replay signs
/// the same person in.
@Suite struct UserIDSecretTests {
  private static let id = "kestrel.lane@quietharbor.test"
  private static let secrets = ["kestrel", "strel.lane", "lane@", "quietharbor.test"]
  private static let masked = UserIDMask.recorded(id)

  enum Way: CaseIterable {
    case typed, pasted, pastedInParts, mended, retyped, helpBetween, panel
  }

  @Test(arguments: Way.allCases)
  func thePromptKeepsWhoSignsIn(way: Way) throws {
    var tape = Tape()
    tape.open(.placement("premium"))
    tape.wait(3_000)
    if way == .panel { tape.press("u", "Tab", "Enter") } else { tape.press("U") }
    tape.wait(1_000)
    tape.press("End", "C-u")
    switch way {
    case .typed, .panel: tape.type(Self.id)
    case .pasted: tape.input(.paste(Self.id))
    case .pastedInParts:
      tape.input(.paste(String(Self.id.prefix(9))))
      tape.input(.paste(String(Self.id.dropFirst(9))))
    case .mended:
      tape.type("kestrel.lxane@quietharbor.test")
      for _ in 0..<"ane@quietharbor.test".count { tape.press("Left") }
      tape.press("Backspace", "Home", "End")
    case .retyped:
      tape.type("somebody.else@quietharbor.test")
      tape.press("C-u")
      tape.type(Self.id)
    case .helpBetween:
      tape.type(String(Self.id.prefix(9)))
      tape.press("F1", "Esc")
      tape.type(String(Self.id.dropFirst(9)))
    }
    #expect(tape.shownText.contains("ke••"), "\(tape.shownText)")
    tape.press("Enter")
    try expectSignedIn(&tape)
  }

  enum Leave: CaseIterable { case enter, button, click, digit }

  @Test(arguments: Leave.allCases)
  func theAppsFormKeepsWhoSignsIn(leave: Leave) throws {
    var tape = Tape()
    tape.open(.placement("welcome"))
    tape.wait(3_000)
    let targets = tape.shell.targets
    let number = try #require(targets.firstIndex { $0.label == "I already have an account" })
    tape.press("\(number + 1)", "Enter")
    tape.wait(1_000)
    try #require(tape.shell.secretField != nil, "\(tape.shownText)")
    while tape.shell.place != .textField { tape.press("Tab") }
    tape.press("End", "C-u")
    tape.type(Self.id)
    switch leave {
    case .enter: tape.press("Enter")
    case .button: tape.press("Tab", "Tab", "Tab", "Enter")
    case .digit: tape.press("Tab", "1", "Tab", "Tab", "Enter")
    case .click:
      let rows = tape.shownText.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(rows.lastIndex { $0.contains("Sign in") })
      let column = try #require(rows[row].ranges(of: "Sign in").first).lowerBound
      let point = Point(
        column: rows[row].distance(from: rows[row].startIndex, to: column), row: row)
      tape.input(.mouse(Mouse(.click, at: point)))
      if tape.shell.walk.emulator.user.isAnonymous { tape.press("Enter") }
    }
    try expectSignedIn(&tape)
  }

  private func expectSignedIn(_ tape: inout Tape) throws {
    tape.wait(1_000)
    #expect(tape.shell.walk.emulator.user.userID == Self.masked, "\(tape.shownText)")
    tape.press("u", "e", "p", "a", "y")
    let replayed = try tape.expectNoSecret(Self.secrets)
    #expect(replayed.walk.emulator.user.userID == Self.masked)
  }

  @Test func aCancelledSignInKeepsWhoWasTyped() throws {
    var tape = Tape()
    tape.open(.placement("premium"))
    tape.wait(3_000)
    tape.press("U", "C-u")
    tape.type(Self.id)
    tape.press("Esc", "U")
    let replayed = try tape.expectNoSecret(Self.secrets)
    #expect(replayed.walk.emulator.user.isAnonymous)
  }

  /// What is too long for a field is refused, and not kept either.
  @Test func aPasteThatIsRefusedIsNotRecorded() throws {
    var tape = Tape()
    tape.press("U")
    tape.input(.paste(String(repeating: Self.id, count: Limits.pasteBytes / Self.id.count + 1)))
    _ = try tape.expectNoSecret(Self.secrets)
  }

  @Test(arguments: ["ada", "user-1", "northwind-7", masked])
  func whatIsNobodysStaysAsItIsTyped(id: String) throws {
    var tape = Tape()
    tape.press("U", "C-u")
    tape.type(id)
    tape.press("Enter")
    tape.wait(1_000)
    #expect(tape.shell.walk.emulator.user.userID == id, "\(tape.shownText)")
    let replayed = try tape.expectNoSecret(Self.secrets)
    #expect(replayed.walk.emulator.user.userID == id)
  }

  @Test func aScenarioAndWhatItTellsKeepsWhoSignsIn() throws {
    let text = """
      placement welcome
      press "I already have an account"
      login "\(Self.id)"
      expect user "\(Self.id)"
      user anonymous
      user "\(Self.id)"
      expect user "\(Self.id)"
      expect user "\(Self.id.uppercased())"
      """
    let file = SourceFile(name: "x.scenario", bytes: Array(text.utf8))
    let scenario = try #require(Scenario.parse(file).scenario)
    let result = ScenarioRunner.run(scenario, catalog: Fixtures.shipped)
    let failure = try #require(result.failure)
    #expect(failure.position.line == 8)
    #expect(result.walk.emulator.user.userID == Self.masked)
    let written = [
      result.session, String(reflecting: failure), String(reflecting: result.account),
      Told.all(of: result.walk), String(reflecting: scenario.steps),
    ]
    Told.expectNone(of: Self.secrets + ["KESTREL", "QUIETHARBOR"], in: written)
  }

  @Test func theProjectsUserIsMaskedFromTheStart() {
    var catalog = Fixtures.shipped
    catalog.project.start.userID = Self.id
    let shell = Shell(catalog: catalog)
    #expect(shell.walk.emulator.user.userID == Self.masked)
  }

  @Test func equalIdsHaveEqualMasksAndOthersHaveOthers() {
    #expect(Self.masked.hasPrefix("ke…~") && Self.masked.count == 12)
    #expect(UserIDMask.recorded(Self.masked) == Self.masked)
    let ids = (0..<2_000).map { "customer-\($0)@quietharbor.test" }
    #expect(Set(ids.map(UserIDMask.recorded)).count == ids.count)
  }
}
