import EmulatorTestSupport
import PaywallModel
import Testing

/// Buttons that a selection can or cannot bring to sight.
@Suite struct NeverVisibleTests {
  /// A radio `r` with two options, of which presses can choose `a` and `b`; a multiple `m` with `x`
  /// and `y`; and a switch `s`.
  static let selects = """
     "selects": [
      { "id": "r", "select_type": "select_plan", "default": ["a"] },
      { "id": "m", "select_type": "select_surveys", "type": "multiple" },
      { "id": "s", "select_type": "select_switchs", "default": ["off"] },
      { "id": "ply_audiences", "select_type": "select_audiences", "options": [] } ],
    """

  static let presses =
    [("r", "b"), ("m", "x"), ("m", "y"), ("s", "on")].map { id, option in
      CatalogCheckerTests.button(
        "\"select_options\", \"select\": { \"id\": \"\(id)\", \"options\": [\"\(option)\"] }")
    }.joined(separator: ",")

  /// A node that is seen only while, or only unless, an option is chosen.
  static func node(_ select: String, _ option: String, isShown: Bool, _ inside: String) -> String {
    """
    { "type": "vstack", "selected": { "id": "\(select)", "options": ["\(option)"] },
      "styles": { "default": { "alpha": \(isShown ? 0 : 1) },
        "selected": { "alpha": \(isShown ? 1 : 0) } },
      "components": [ \(inside) ] }
    """
  }

  static func isNeverVisible(_ components: String) -> Bool {
    let catalog = CatalogReader.read([
      CatalogReaderTests.screen(
        "a", presses + "," + components, more: CatalogCheckerTests.close + selects)
    ])
    #expect(catalog.problems.allSatisfy { $0.code == "never-visible" })
    return !catalog.problems.isEmpty
  }

  static let link = CatalogCheckerTests.button("\"navigate\", \"url\": \"https://a\"")

  @Test(arguments: [
    ("r", "a", true, false), ("r", "b", true, false), ("r", "c", true, true),
    ("r", "a", false, false), ("m", "x", true, false), ("m", "z", true, true),
    ("s", "on", true, false), ("s", "off", true, false), ("s", "on", false, false),
    ("ply_audiences", "z", true, false),
  ])
  func `an option that nothing chooses shows nothing`(
    select: String, option: String, isShown: Bool, isNever: Bool
  ) {
    let node = Self.node(select, option, isShown: isShown, Self.link)
    #expect(Self.isNeverVisible(node) == isNever)
  }

  @Test func `two options of a radio are never chosen together, two of a multiple are`() {
    let ofRadio = Self.node("r", "a", isShown: true, Self.node("r", "b", isShown: true, Self.link))
    #expect(Self.isNeverVisible(ofRadio))
    let ofMultiple = Self.node(
      "m", "x", isShown: true, Self.node("m", "y", isShown: true, Self.link))
    #expect(!Self.isNeverVisible(ofMultiple))
  }

  @Test func `an option cannot be chosen and not chosen`() {
    for select in [("r", "a"), ("m", "x"), ("s", "on")] {
      let inner = Self.node(select.0, select.1, isShown: false, Self.link)
      #expect(Self.isNeverVisible(Self.node(select.0, select.1, isShown: true, inner)))
    }
  }

  @Test func `alpha 0 without a binding hides for good, with its place`() {
    let catalog = CatalogReader.read([
      CatalogReaderTests.screen(
        "a",
        "{ \"type\": \"vstack\", \"styles\": { \"default\": { \"alpha\": 0 } }, "
          + "\"components\": [\(Self.link)] }", more: CatalogCheckerTests.close)
    ])
    #expect(
      catalog.problems == [
        Problem(
          .warning, code: "never-visible", file: "a.screen.json",
          position: SourcePosition(line: 3, column: 5), path: "root.components[0]",
          message: "No selection makes this visible, so nobody can press \"Go\".",
          advice: "Look at alpha and at what selected refers to.")
      ])
  }

  @Test func `a hidden button that a visible one repeats is not named`() {
    let hidden = Self.node("r", "c", isShown: true, Self.link)
    #expect(!Self.isNeverVisible(hidden + "," + Self.link))
  }

  @Test func `hidden text is nobody's business`() {
    #expect(
      !Self.isNeverVisible(
        Self.node("r", "c", isShown: true, "{ \"type\": \"label\", \"text\": \"x\" }")))
  }
}
