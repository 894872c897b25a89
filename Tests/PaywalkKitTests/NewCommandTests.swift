import EmulatorTestSupport
import Foundation
import Testing

/// What `paywalk new` makes can be checked, walked and played as it is.
@Suite struct NewCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) throws -> Program.Result {
    try Program.run(words, in: folder.path)
  }

  private func expectClean(_ path: String) throws {
    let check = try run("check", path)
    #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
  }

  @Test func makesAProjectThatIsCheckedAndPlayed() throws {
    let made = try run("new", "project", "shop")
    #expect(made.status == 0)
    #expect(made.output.hasPrefix("shop/paywalk.json\nshop/plans.screen.json\n"))
    try expectClean("shop")
    let test = try run("test", "shop")
    #expect(test.output == "passed  shop/scenarios/buy.scenario, 5 steps\n", "\(test.output)")
    #expect(try run("render", "plans", "--in", "shop").output.contains("Continue"))
  }

  @Test func makesScreensAndScenariosOfAProject() throws {
    _ = try run("new", "project", "shop")
    #expect(try run("new", "screen", "extra", "--in", "shop").output == "shop/extra.screen.json\n")
    let scenario = try run("new", "scenario", "first", "--in", "shop")
    #expect(scenario.output == "shop/scenarios/first.scenario\n")
    try expectClean("shop")
    #expect(try run("test", "shop").status == 0)
  }

  @Test func makesAScreenByItself() throws {
    #expect(try run("new", "screen", "extra").output == "extra.screen.json\n")
    try expectClean("extra.screen.json")
  }

  @Test func makesAScenarioOfWhatShips() throws {
    try folder.copy("screens")
    let made = try run("new", "scenario", "first")
    #expect(made.output == "screens/scenarios/first.scenario\n")
    #expect(try run("test", "screens/scenarios/first.scenario").status == 0)
  }

  @Test(
    arguments: [
      (["project", "shop"], "shop: this is there already and is not written over."),
      (["screen", "plans", "--in", "shop"], "shop/plans.screen.json: this is there already"),
      (["scenario", "buy", "--in", "shop"], "shop/scenarios/buy.scenario: this is there already"),
      (["screen", "a/b", "--in", "shop"], "a/b: a name without a folder was expected."),
      (["screen", "..", "--in", "shop"], "..: letters, digits, - and _ were expected"),
      (["screen", "a b", "--in", "shop"], "a b: letters, digits, - and _ were expected"),
      (["screen", "été", "--in", "shop"], "été: letters, digits, - and _ were expected"),
      (["screne", "x"], "\"screne\" cannot be made. Did you mean \"screen\"?"),
      (["screen"], "Say what it is called: paywalk new screen NAME"),
      (["scenario", "x", "--in", "nowhere"], "nowhere: there is no such file or folder."),
    ] as [([String], String)])
  func refuses(words: [String], message: String) throws {
    _ = try run("new", "project", "shop")
    let before = folder.text("shop/plans.screen.json")
    let result = try Program.run(["new"] + words, in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(folder.text("shop/plans.screen.json") == before)
  }
}
