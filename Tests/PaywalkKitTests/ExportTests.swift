import EmulatorTestSupport
import Foundation
import Testing

/// `paywalk export` of a recording and of a scenario's walk.
@Suite struct ExportTests {
  private static let scenario = "screens/scenarios/terms-refused.scenario"

  private func export(_ words: String...) throws -> String {
    let result = try Program.run(["export", Self.scenario] + words)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func writesWhatHappened() throws {
    let text = try export()
    #expect(text.hasPrefix("# terms-refused.scenario\n"))
    #expect(text.contains("   - APP: answers failed\n"))
    #expect(text.contains("## The window at the end"))
  }

  @Test func writesTheWindowAtEachStep() throws {
    let text = try export("--format", "text")
    #expect(text.hasPrefix("== start\n"))
    #expect(text.contains("\n== step 2, 0:00.2, key Enter\n"))
  }

  @Test(arguments: ["2", "3"])
  func writesACastThatIsJSON(version: String) throws {
    let lines = try export("--format", "cast", "--cast-version", version).split(separator: "\n")
    let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    #expect((values[0] as? [String: Any])?["version"] as? Int == Int(version))
    let events = values.dropFirst().compactMap { $0 as? [Any] }
    #expect(events.count == values.count - 1 && events.count > 3)
    #expect(events.allSatisfy { ["o", "m", "r"].contains($0[1] as? String) })
  }

  @Test func writesAPageWithoutAScript() throws {
    let page = try export("--format", "html", "--scheme", "light")
    #expect(page.contains("<details open><summary>step "))
    #expect(page.contains("default-src 'none'") && !page.contains("<script"))
    #expect(page.contains("background:#fafaf7"))
  }

  @Test func writesToAFileOnceOnly() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/walk.md"
    let first = try Program.run("export", Self.scenario, "--output", path)
    #expect(first.status == 0 && first.output.isEmpty)
    #expect(folder.text("walk.md") == (try export()))
    let second = try Program.run("export", Self.scenario, "--output", path)
    #expect(second.status == 2 && second.errors.contains("is not written over"))
  }

  @Test(arguments: ["cast", "html", "markdown", "text"])
  func letsNothingHostileThrough(format: String) throws {
    let folder = try TemporaryFolder()
    let hostile = #"<script>\u001b[2J\u202e`|~~~~~~~~ # [x](y)"#
    try folder.write(
      "plans.screen.json", TestScreens.plain.replacing("Northwind Plus", with: hostile))
    try folder.write(
      "a.scenario", "screen plans\n\nmarker \"<b>\\u{1b}]0;x\\u{7}\"\npress \"Not now\"\n")
    let result = try Program.run("export", "a.scenario", "--format", format, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let controls = result.output.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(controls.isEmpty)
    #expect(format != "html" || !result.output.contains("<script"))
  }

  @Test func refusesWhatIsNoRecording() throws {
    let result = try Program.run("export", "screens/plans.screen.json")
    #expect(result.status == 2)
    #expect(
      result.errors == "screens/plans.screen.json: a *.session or *.scenario was expected.\n")
  }
}
