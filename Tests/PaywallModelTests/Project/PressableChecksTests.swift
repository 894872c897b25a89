import EmulatorTestSupport
import PaywallModel
import Testing

/// Things to press and texts that can be read and still do not do what they seem to.
@Suite struct PressableChecksTests {
  private typealias Checks = CatalogCheckerTests

  /// Code and line of each problem; the components begin in a line of their own.
  private func codes(_ components: String, more: String = Checks.close) -> [String] {
    Checks.problems(components, more: more).problems.map(\.code)
  }

  private static func box(_ actions: String, _ inside: String, _ more: String = "") -> String {
    "{ \"type\": \"vstack\", \(more) \"actions\": [\(actions)], \"components\": [\(inside)] }"
  }

  private static func label(_ text: String, _ more: String = "") -> String {
    "{ \"type\": \"label\", \(more) \"text\": \"\(text)\" }"
  }

  private static let restore = "{ \"type\": \"restore\" }"

  @Test func tellsOfAPressableInsideAPressable() {
    let inner = Self.box(Self.restore, Self.label("Inner"))
    let problems = Checks.problems(Self.box(Self.restore, inner)).problems
    #expect(problems.map(\.code) == ["nested-actions"])
    #expect(problems[0].path == "root.components[0].components[0]")
    #expect(problems[0].message.hasPrefix("\"Inner\" can be pressed and lies inside another"))
  }

  @Test func saysNothingOfPressablesSideBySide() {
    let two =
      Self.box(Self.restore, Self.label("A")) + "," + Self.box(Self.restore, Self.label("B"))
    #expect(codes(two) == [])
  }

  @Test(arguments: [
    ("\"options\": [{ \"id\": \"a\" }, { \"id\": \"b\" }]", 1, [] as [String]),
    ("\"options\": [{ \"id\": \"a\" }]", 2, ["never-enabled"]),
    ("\"type\": \"multiple\"", 2, []), ("\"type\": \"multiple\"", 3, ["never-enabled"]),
  ])
  func tellsOfAButtonThatWaitsForMoreThanCanBeChosen(
    select: String, minimum: Int, codes: [String]
  ) {
    let choose = ["a", "b"].map { option in
      Self.box(
        "{ \"type\": \"select_options\", \"select\": { \"id\": \"q\", \"options\": [\"\(option)\"] } }",
        Self.label("Pick"))
    }
    let button = Self.box(
      Self.restore, Self.label("Go"), "\"enabled_when\": { \"id\": \"q\", \"min\": \(minimum) },")
    let found = self.codes(
      (choose + [button]).joined(separator: ","),
      more: Checks.close + " \"selects\": [{ \"id\": \"q\", \(select) }],")
    #expect(found.filter { $0 != "dangling-option" } == codes)
  }

  @Test func aButtonThatWaitsForASelectThatIsNotThereIsToldOnce() {
    let button = Self.box(
      Self.restore, Self.label("Go"), "\"enabled_when\": { \"id\": \"never\" },")
    #expect(codes(button) == ["dangling-select"])
  }

  @Test(arguments: ["", " ", "\\n\\t"])
  func tellsOfALabelWithoutText(text: String) {
    #expect(codes(Self.label(text)) == ["empty-text"])
  }

  @Test func aLabelWithAnOfferTextHasOne() {
    #expect(codes(Self.label("", "\"intro_price_text\": \"free\",")) == [])
  }

  @Test(arguments: [
    ("\"default\": { \"alpha\": 0 }", ["never-visible"]),
    ("\"default\": { \"alpha\": 0 }, \"selected\": { \"alpha\": 1 }", []),
    ("\"default\": { \"alpha\": 0 }, \"loading\": { \"alpha\": 1 }", []),
    ("\"default\": { \"alpha\": 0 }, \"disabled\": { \"alpha\": 0 }", ["never-visible"]),
    ("\"default\": { \"alpha\": 0.1 }", []), ("\"default\": { \"width\": 3 }", []),
  ])
  func tellsOfWhatIsTransparentForEver(styles: String, codes: [String]) {
    #expect(self.codes(Self.label("Hidden", "\"styles\": { \(styles) },")) == codes)
  }

  private func cycles(_ screens: [(id: String, opens: String?, closes: Bool)]) -> [Problem] {
    let files = screens.map { screen in
      let open = screen.opens.map {
        Self.box(
          "{ \"type\": \"open_presentation\", \"presentation_vendor_id\": \"\($0)\" }",
          Self.label("Open"))
      }
      let close = screen.closes ? Self.box("{ \"type\": \"close\" }", Self.label("Close")) : nil
      return CatalogReaderTests.screen(
        screen.id, [open, close].compactMap { $0 }.joined(separator: ","),
        more: " \"display_mode\": { \"type\": \"full\" },")
    }
    return CatalogReader.read(files).problems
  }

  @Test func tellsOfScreensThatOpenOneAnotherAndNeverClose() {
    let problems = cycles([("a", "b", false), ("b", "c", false), ("c", "a", false)])
    #expect(problems.map(\.code) == ["screen-cycle"])
    #expect(
      problems[0].message == "\"a\", \"b\", \"c\" open one another, and nothing on them closes.")
  }

  @Test func aCircleThatCloses() {
    #expect(cycles([("a", "b", false), ("b", "a", true)]).map(\.code) == [])
  }

  @Test func aScreenThatOpensItself() {
    let problems = cycles([("a", "a", false)])
    #expect(problems.map(\.message) == ["\"a\" opens itself, and nothing on it closes."])
  }
}
