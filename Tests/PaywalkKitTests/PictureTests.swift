import EmulatorTestSupport
import Foundation
import Testing

/// `paywalk render` in its formats, as a process.
@Suite struct PictureTests {
  private func render(_ words: String...) throws -> String {
    let result = try Program.run(["render"] + words)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  private func node(_ path: String, in tree: [String: Any]) -> [String: Any]? {
    if tree["path"] as? String == path { return tree }
    let children = tree["components"] as? [[String: Any]] ?? []
    return children.lazy.compactMap { node(path, in: $0) }.first
  }

  private func all(_ tree: [String: Any]) -> [[String: Any]] {
    [tree] + (tree["components"] as? [[String: Any]] ?? []).flatMap(all)
  }

  private func tree(_ words: String...) throws -> [String: Any] {
    let result = try Program.run(["render"] + words + ["--format", "json"])
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require((value as? [String: Any])?["tree"] as? [String: Any])
  }

  @Test func showsTheSameTextInEveryFormat() throws {
    let text = try render("plans", "--size", "40x24")
    let ansi = try render("plans", "--size", "40x24", "--format", "ansi")
    let plain = ansi.replacing(/\u{1b}\[[0-9;]*m/, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n")
    #expect(plain == text)
    let html = try render("plans", "--size", "40x24", "--format", "html", "--scheme", "mono")
    let shown = html.replacing(/(?s)^.*<pre>|<\/pre>.*$|<[^>]*>/, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n")
    #expect(shown + "\n" == text)
  }

  @Test func hasTheColoursOfItsScheme() throws {
    let dark = try render("plans", "--format", "svg")
    let light = try render("plans", "--format", "svg", "--scheme", "light")
    let mono = try render("plans", "--format", "svg", "--scheme", "mono")
    #expect(dark.contains("fill=\"#12161a\"") && !light.contains("fill=\"#12161a\""))
    let colors = Set(mono.matches(of: /#[0-9a-f]{6}/).map { String($0.output) })
    #expect(colors == ["#e4e6eb", "#15171c"])
  }

  @Test(arguments: [("256", "48;5;"), ("16", ";4"), ("all", "48;2;")])
  func writesAsManyColoursAsATerminalHas(count: String, code: String) throws {
    let ansi = try render("plans", "--format", "ansi", "--colors", count)
    #expect(ansi.contains(code))
    for other in ["48;5;", "48;2;"] where other != code { #expect(!ansi.contains(other)) }
  }

  @Test func saysOfEachComponentWhereItIsOrWhyItIsNot() throws {
    let tree = try tree("plans", "--size", "40x14")
    let nodes = all(tree)
    for node in nodes {
      let isShown = try #require(node["isShown"] as? Bool)
      #expect(isShown == (node["hiddenBecause"] is NSNull))
      #expect(isShown == (node["rect"] is [String: Int]), "\(node["path"] ?? "")")
    }
    let reasons = Set(nodes.compactMap { $0["hiddenBecause"] as? String })
    #expect(reasons.contains("it is scrolled out of the window"))
    #expect(reasons.contains("what it lies in is hidden"))
    #expect(
      reasons.contains { $0.hasPrefix("its alpha is 0 until plan_picker is ") }, "\(reasons)")
  }

  @Test func showsWhatASelectionChanges() throws {
    func reasons(_ words: String...) throws -> Set<String> {
      let value = try JSONSerialization.jsonObject(
        with: Data(try render("plans", "--format", "json", words[0], words[1]).utf8))
      let tree = (value as? [String: Any])?["tree"] as? [String: Any] ?? [:]
      return Set(all(tree).compactMap { $0["hiddenBecause"] as? String })
    }
    #expect(
      try reasons("--select", "plan_picker=family")
        != reasons("--select", "plan_picker=yearly"))
  }

  @Test func rendersTheWindowOfAScenario() throws {
    let file = "screens/scenarios/terms-refused.scenario"
    let window = try render(file, "--step", "0")
    #expect(window.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(try render(file) != window)
    #expect(try render(file, "--format", "svg").contains("<title>terms-refused.scenario, step "))
  }

  @Test(
    arguments: [
      (["plans", "--format", "gif"], "--format gif: there is no such value."),
      (["plans", "--colors", "16"], "--colors counts for --format ansi only."),
      (["plans", "--step", "1"], "--step counts for a *.session or *.scenario, not for a screen."),
      (["plans", "--select", "plan_picker=yerly"], "Did you mean \"yearly\"?"),
      (
        ["screens/scenarios/terms-refused.scenario", "--step", "999"],
        "--step 999: a number from 0 to "
      ),
      (
        ["screens/scenarios/terms-refused.scenario", "--size", "9x9"], "--size counts for a screen"
      ),
    ] as [([String], String)])
  func saysWhatIsWrong(words: [String], message: String) throws {
    let result = try Program.run(["render"] + words)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(arguments: ["svg", "html", "ansi"])
  func letsNothingHostileThrough(format: String) throws {
    let folder = try TemporaryFolder()
    let hostile = #"</text><script>\u001b]0;x\u0007\u202e\u009b"#
    try folder.write(
      "plans.screen.json",
      TestScreens.plain.replacing("Northwind Plus", with: hostile)
        .replacing("\"vendor_id\": \"plans\"", with: "\"vendor_id\": \"<script>\\u001b[2J\""))
    let result = try Program.run("render", "plans.screen.json", "--format", format, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains(format == "ansi" ? "\u{1b}]" : "<script"))
    let rest = result.output.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    let controls = rest.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(controls.isEmpty)
  }
}
