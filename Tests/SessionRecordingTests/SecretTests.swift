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
    let replayed = try tape.expectNoSecret(Self.secrets)
    #expect(replayed.walk.emulator.redemption.sales[0].owner != nil, "the replay redeems it")
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
    let replayed = try tape.expectNoSecret(Self.secrets)
    #expect(replayed.walk.emulator.redemption.sales[0].owner == nil)
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
    Told.expectNone(of: Self.secrets, in: written)
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
