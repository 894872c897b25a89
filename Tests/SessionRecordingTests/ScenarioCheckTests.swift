import EmulatorTestSupport
import PaywallModel
import SessionRecording
import Testing

/// Names in scenarios that stand for nothing, told without a walk.
@Suite struct ScenarioCheckTests {
  private func problems(_ lines: String...) throws -> [Problem] {
    let text = lines.joined(separator: "\n") + "\n"
    let reading = Scenario.parse(SourceFile(name: "a.scenario", bytes: Array(text.utf8)))
    return try #require(reading.scenario, "\(reading.problems)").problems(in: Fixtures.shipped)
  }

  static let wrong: [(line: String, column: Int, code: String, advice: String)] = [
    ("open \"premum\"", 6, "dangling-screen", "Did you mean \"premium\"?"),
    ("press \"Sign inn\"", 7, "dangling-label", "Did you mean \"Sign in\"?"),
    ("press \"Buy nothing at all\"", 7, "dangling-label", "The step fails."),
    ("expect screen thansk", 15, "dangling-screen", "Did you mean \"thanks\"?"),
    ("expect event PURCHASE_TAPED", 14, "dangling-event", "Did you mean \"PURCHASE_TAPPED\"?"),
    ("expect no event BOUGHT", 17, "dangling-event", "The step fails."),
    ("expect outcome purchased yearl", 26, "dangling-plan", "Did you mean \"yearly\"?"),
    ("expect subscription yaerly", 21, "dangling-plan", "Did you mean \"yearly\"?"),
    ("expect owner yearli \"ada\"", 14, "dangling-plan", "Did you mean \"yearly\"?"),
    ("expect entitlement pluss", 20, "dangling-plan", "Did you mean \"plus\"?"),
    ("expect placement premiun", 18, "dangling-placement", "Did you mean \"premium\"?"),
    ("expect audience nobody", 17, "dangling-audience", "The step fails."),
    ("audience nobody", 10, "dangling-audience", "The step fails."),
    ("variant Q", 9, "dangling-variant", "Did you mean \"A\"?"),
    ("expect campaign summer", 17, "dangling-campaign", "The step fails."),
    ("expect flow nowhere", 13, "dangling-flow", "The step fails."),
    ("expect step nowhere", 13, "dangling-step", "The step fails."),
    ("preload nothing", 9, "dangling-screen", "The step fails."),
  ]

  @Test(arguments: wrong)
  func aNameThatStandsForNothingIsToldWithItsPlace(
    line: String, column: Int, code: String, advice: String
  ) throws {
    let found = try problems("placement premium", "", line)
    #expect(found.map(\.code) == [code])
    #expect(found.first?.position.line == 3 && found.first?.position.column == column)
    #expect(found.first?.advice == advice)
  }

  @Test(arguments: [
    "press \"Restore\"", "press \"restore\"", "press \"Annuel\"", "press \"44,99 €\"",
    "press \"Start my 7 days for free\"", "press \"Mensuel, 5,99 €, Facturé chaque mois\"",
    "press \"7日間無料で始める\"", "press \"Close\"", "emit \"x\"\nexpect event x",
    "open plans\nexpect screen none", "audience \"everyone else\"",
  ])
  func whatMayBeReadIsNotTold(lines: String) throws {
    #expect(try problems("placement premium", "", lines) == [])
  }

  @Test func whatIsOpenedFirstIsLookedUp() throws {
    #expect(try problems("screen palns", "", "expect idle").map(\.code) == ["dangling-screen"])
    let placement = try problems("placement premum", "", "expect idle")
    #expect(placement.map(\.advice) == ["Did you mean \"premium\"?"])
  }

  @Test(
    arguments: ["scenarios", "rules", "lab"].flatMap { folder in
      Repository.files(below: "screens/\(folder)").filter { $0.hasSuffix(".scenario") }
        .map { "screens/\(folder)/\($0)" }
    })
  func whatShipsHasNoSuchName(path: String) throws {
    let file = SourceFile(name: path, bytes: try #require(Repository.bytes(path)))
    let scenario = try #require(Scenario.parse(file).scenario)
    guard scenario.project == nil else { return }
    #expect(scenario.problems(in: Fixtures.shipped) == [])
  }
}
