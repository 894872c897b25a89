import EmulatorTestSupport
import Testing

@Suite struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plans.screen.json", TestScreens.plain)
  }

  @Test func playsEveryScenarioThatShips() throws {
    let result = try Program.run("test", "screens")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let lines = result.output.split(separator: "\n")
    let names = Repository.files(below: "screens").filter { $0.hasSuffix(".scenario") }
    #expect(lines.filter { $0.hasPrefix("passed ") }.count == names.count)
  }

  @Test func showsWhatWasSeenWhereAnExpectationFails() throws {
    try folder.write(
      "scenarios/wrong.scenario", "screen plans\n\nexpect screen plans\nexpect screen thanks\n")
    let result = try Program.run("test", ".", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains("scenarios/wrong.scenario, line 4, column 1"))
    #expect(result.output.contains("expect screen thanks"))
    #expect(result.output.contains("Northwind Plus"))
    #expect(result.errors.contains("0 passed, 1 failed."))
  }

  @Test func namesTheNearestWordOfAScenario() throws {
    try folder.write("scenarios/wrong.scenario", "screen plans\n\nprss \"Not now\"\n")
    let result = try Program.run("test", ".", in: folder.path)
    #expect(result.status == 2)
    #expect(result.output.contains("line 3, column 1"))
    #expect(result.output.contains("Did you mean \"press\"?"))
  }

  @Test func findsNothingInAnEmptyFolder() throws {
    let result = try Program.run("test", ".", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("there is no *.session and no *.scenario"))
  }

  @Test func readsLinesFromAPipeTheSameWayTwice() throws {
    let first = try Program.run(
      ["run", "plans.screen.json", "--accessible"], in: folder.path, typing: "1\nq\n")
    let second = try Program.run(
      ["run", "plans.screen.json", "--accessible"], in: folder.path, typing: "1\nq\n")
    #expect(first.status == 0)
    #expect(first.output.contains("> 1\nyou: press 1, Not now."))
    #expect(first.output == second.output)
  }
}
