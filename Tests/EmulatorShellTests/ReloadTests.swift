import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import TerminalModel
import Testing

@testable import EmulatorShell

/// Files that are saved while a walk goes on.
@Suite struct ReloadTests {
  /// The project that ships with a change in one of its files.
  private static func changed(_ old: String, _ new: String, in file: String) -> Catalog {
    CatalogReader.read(
      Fixtures.shippedFiles.map { source in
        guard source.name == file else { return source }
        let text = String(decoding: source.bytes, as: UTF8.self).replacing(old, with: new)
        return SourceFile(name: file, bytes: Array(text.utf8))
      })
  }

  private static let renamed = changed(
    "Write without limits", "A better headline", in: "plans.screen.json")

  private func shell(pressing keys: Key...) -> Shell {
    var shell = Shell(catalog: Fixtures.shipped)
    _ = shell.command(.openPlacement("premium"), at: .start)
    for (index, key) in keys.enumerated() {
      _ = shell.handle(.key(key), at: Instant(milliseconds: 200 * (index + 1)))
    }
    return shell
  }

  @Test func showsTheNewScreenAndSaysSo() {
    var shell = shell()
    _ = shell.reload(Self.renamed, changed: ["plans.screen.json"], at: .start)
    let text = shell.frame().surface.text
    #expect(text.contains("A better headline") && !text.contains("Write without limits"))
    #expect(text.contains("✓ Reloaded: plans.screen.json."))
  }

  @Test func keepsFocusSelectionAndPlace() {
    var shell = shell(pressing: .tab, .tab, .enter, .tab)
    let before = (shell.focus, shell.walk.presentation)
    _ = shell.reload(
      Self.renamed, changed: ["plans.screen.json"], at: Instant(milliseconds: 2_000))
    #expect(shell.focus == before.0)
    #expect(shell.walk.presentation == before.1)
    #expect(shell.walk.now == Instant(milliseconds: 2_000))
  }

  @Test func keepsWhatCanStillBeChosen() {
    var selections = Selections()
    selections.set("plan", to: ["b"])
    selections.set("tabs", to: ["gone"])
    selections.settle(in: [
      Select(
        id: "plan", kind: .plan, defaults: ["a"],
        options: [.init(id: "a", value: "a"), .init(id: "b", value: "b")]),
      Select(
        id: "tabs", kind: .tabs, defaults: ["x"], options: [.init(id: "x", value: "x")]),
      Select(id: "new", kind: .options, defaults: ["n"]),
    ])
    #expect(selections.chosen == ["plan": ["b"], "tabs": ["x"], "new": ["n"]])
  }

  private static let fault = ReloadFault(
    Problem(
      .error, code: "unknown-action", file: "plans.screen.json",
      position: SourcePosition(line: 41, column: 17, length: 9), path: "root.actions[0]",
      message: "\"purchse\" is not an action.", advice: "Did you mean \"purchase\"?"),
    rows: ["41 | { \"type\": \"purchse\" }", "   |           ^^^^^^^^^"])

  @Test func keepsTheOldScreenWhereAFileIsWrong() {
    var shell = shell()
    let before = shell.frame().surface.rows
    _ = shell.refuseReload(Self.fault, at: .start)
    let after = shell.frame().surface.rows
    #expect(Array(after[0..<22]) == Array(before[0..<22]))
    #expect(after[22].hasPrefix(" ✗ Not reloaded: plans.screen.json, line 41"))
    #expect(after[22].hasSuffix("w why"))
  }

  @Test func tellsThePlaceBehindW() {
    var shell = shell()
    _ = shell.refuseReload(Self.fault, at: .start)
    _ = shell.handle(.key(.character("w")), at: Instant(milliseconds: 300))
    let text = shell.frame().surface.text
    for part in [
      "paywalk · not reloaded", "plans.screen.json, line 41, column 17", "in root.actions[0]",
      "\"purchse\" is not an action.", "Did you mean \"purchase\"?", "^^^^^^^^^",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    _ = shell.handle(.key(.escape), at: Instant(milliseconds: 600))
    #expect(!shell.frame().surface.text.contains("paywalk · not reloaded"))
  }

  @Test func aFileThatIsRightAgainEndsTheFault() {
    var shell = shell()
    _ = shell.refuseReload(Self.fault, at: .start)
    _ = shell.reload(Fixtures.shipped, changed: ["plans.screen.json"], at: .start)
    #expect(shell.reloadFault == nil)
    #expect(shell.note?.text == "Reloaded: plans.screen.json.")
  }

  @Test func stepsBackLeadToTheNewFiles() {
    var shell = shell(pressing: .enter)
    _ = shell.reload(
      Self.renamed, changed: ["plans.screen.json"], at: Instant(milliseconds: 1_000))
    _ = shell.handle(.key(.character("z")), at: Instant(milliseconds: 1_400))
    #expect(shell.frame().surface.text.contains("A better headline"))
  }

  @Test func takesOverTheIntegrationUnlessItWasChangedHere() {
    let catalog = Self.changed("\"ui_handler\": false", "\"ui_handler\": true", in: "paywalk.json")
    let written = catalog.project.integration
    var clean = shell()
    _ = clean.reload(catalog, changed: ["paywalk.json"], at: .start)
    #expect(clean.walk.app.integration == written)
    var touched = shell(pressing: .character("I"))
    let own = touched.walk.app.integration
    _ = touched.reload(catalog, changed: ["paywalk.json"], at: Instant(milliseconds: 1_000))
    #expect(touched.walk.app.integration == own)
  }

  @Test func aShownScreenThatIsGoneLeavesAnEmptyPhone() {
    let files = Fixtures.shippedFiles.filter { $0.name != "plans.screen.json" }
    var shell = shell()
    _ = shell.reload(CatalogReader.read(files), changed: ["plans.screen.json"], at: .start)
    #expect(shell.frame().surface.size == Size(columns: 80, rows: 24))
    _ = shell.handle(.key(.tab), at: Instant(milliseconds: 400))
    _ = shell.handle(.key(.enter), at: Instant(milliseconds: 800))
  }

  @Test func saysSoLineByLine() {
    var face = LinearFace(shell())
    let lines = face.reload(Self.renamed, changed: ["plans.screen.json"], at: .start)
    #expect(lines.first == "paywalk: Reloaded: plans.screen.json.")
    #expect(lines.contains { $0.contains("A better headline") })
    let refused = face.refuseReload(Self.fault, at: .start)
    #expect(refused.first == "paywalk: Not reloaded: plans.screen.json, line 41.")
    #expect(refused.contains("paywalk: Did you mean \"purchase\"?"))
  }
}
