import EmulatorTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `paywalk test` with reports, several at a time, and in parts.
@Suite struct TestReportTests {
  private let folder: TemporaryFolder

  /// Two that pass, one that fails, one that cannot be read; a name is hostile.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plans.screen.json", TestScreens.plain)
    try folder.write("scenarios/a.scenario", "screen plans\n\nexpect screen plans\n")
    try folder.write("scenarios/b #<&\"'.scenario", "screen plans\n\nexpect text \"<Yes>\"\n")
    try folder.write("scenarios/c.scenario", "screen plans\n\nexpekt idle\n")
    try folder.write("scenarios/d.scenario", "screen plans\n\nexpect text \"Northwind\"\n")
  }

  private func test(_ words: String...) throws -> Program.Result {
    try Program.run(["test", "."] + words, in: folder.path)
  }

  @Test func writesJUnit() throws {
    let result = try test("--report", "junit=out/junit.xml")
    #expect(result.status == 2)
    let text = try #require(folder.text("out/junit.xml"))
    #expect(text.contains("<testsuite name=\"paywalk\" tests=\"4\" failures=\"1\" errors=\"1\">"))
    #expect(text.contains("name=\"b #&lt;&amp;&quot;&#39;.scenario\""))
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  @Test func writesTAP() throws {
    _ = try test("--report", "tap=t.tap")
    let lines = try #require(folder.text("t.tap")).split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == ["TAP version 14", "1..4", "ok 1 - scenarios/a.scenario"])
    #expect(lines.contains("not ok 2 - scenarios/b \\#<&\"'.scenario"))
    #expect(lines.contains("not ok 3 - scenarios/c.scenario") && lines.contains("  message: |"))
  }

  @Test func annotatesForGitHub() throws {
    let lines = try test("--report", "github").output.split(separator: "\n")
    let annotations = lines.filter { $0.hasPrefix("::error ") }
    #expect(annotations.count == 2)
    #expect(annotations[0].hasPrefix("::error file=scenarios/b #<&\"'.scenario,line=3,col=1,"))
  }

  @Test func severalAtATimeGiveTheSame() throws {
    let (one, four) = (try test(), try test("--jobs", "4"))
    #expect(one.output == four.output && one.status == four.status)
  }

  @Test func partsAreTheWhole() throws {
    func names(_ words: String...) throws -> [String] {
      let result = try Program.run(["test", "."] + words, in: folder.path)
      let heads = result.output.split(separator: "\n").filter { $0.contains("scenarios/") }
      return heads.filter { ["passed", "FAILED", "WRONG "].contains(String($0.prefix(6))) }
        .map(String.init)
    }
    let parts = try names("--shard", "1/2") + names("--shard", "2/2")
    #expect(try names().sorted() == parts.sorted() && parts.count == 4)
  }

  @Test(
    arguments: [
      (["--report", "junit"], "--report junit: junit=FILE, tap=FILE or github was expected"),
      (["--shard", "3/2"], "--shard 3/2: a part and their number, such as 2/5."),
      (["--shard", "0/2"], "--shard 0/2: a part and their number"),
      (["--jobs", "0"], "--jobs 0: a number from 1 to 64 was expected."),
    ] as [([String], String)])
  func saysWhatIsWrong(words: [String], message: String) throws {
    let result = try Program.run(["test", "."] + words, in: folder.path)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }
}
