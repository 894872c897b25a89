import EmulatorTestSupport
import PaywallModel
import Testing

/// Projects whose files can all be read and that do not fit together.
@Suite struct CatalogCheckerTests {
  private typealias Files = CatalogReaderTests

  static let close = " \"header_button\": { \"actions\": [{ \"type\": \"close\" }] },"

  static func button(_ action: String, _ more: String = "") -> String {
    "{ \"type\": \"vstack\",\(more) \"actions\": [{ \"type\": \(action) }],\n"
      + "\"components\": [{ \"type\": \"label\", \"text\": \"Go\" }] }"
  }

  /// The problem of a project with one screen in `a.screen.json`, whose text is marked.
  static func problems(
    _ components: String, more: String = close, project: String = "\"mode\": \"full\""
  ) -> (marked: MarkedText, problems: [Problem]) {
    let marked = MarkedText(
      String(decoding: Files.screen("a", components, more: more).bytes, as: UTF8.self))
    let catalog = CatalogReader.read([
      SourceFile(name: "a.screen.json", bytes: marked.file.bytes), Files.store,
      Files.file("paywalk.json", "{ \(project) }"),
    ])
    return (marked, catalog.problems)
  }

  static let dangling: [(String, String, String, String)] = [
    (
      "\"purchase\", \"plan_vendor_id\": «\"yaer\"»", "plan_vendor_id", "\"yaer\" is no plan here.",
      "Did you mean \"year\"?"
    ),
    (
      "\"open_presentation\", \"presentation_vendor_id\": «\"zz\"»", "presentation_vendor_id",
      "\"zz\" is no screen here.", "Known are a."
    ),
    (
      "\"open_placement\", \"placement_id\": «\"setings\"»", "placement_id",
      "\"setings\" is no placement of the project.", "Did you mean \"settings\"?"
    ),
    (
      "\"select_options\", \"select\": { \"id\": «\"pikcer\"», \"options\": [\"x\"] }", "select.id",
      "\"pikcer\" is no select of this screen.", "Did you mean \"picker\"?"
    ),
    (
      "\"select_options\", \"select\": { \"id\": \"picker\", \"options\": [\"one\", «\"tow\"»] }",
      "select.options[1]", "\"tow\" is no option of \"picker\".", "Did you mean \"two\"?"
    ),
  ]

  @Test(arguments: dangling)
  func `an id that stands for nothing is named with its place and the nearest name`(
    action: String, path: String, message: String, advice: String
  ) {
    let (marked, problems) = Self.problems(
      Self.button(action),
      more: Self.close
        + " \"selects\": [{ \"id\": \"picker\", \"options\": [{ \"id\": \"one\" }, { \"id\": \"two\" }] }],",
      project: "\"mode\": \"full\", \"placements\": [{ \"id\": \"settings\", \"screen\": \"a\" }], "
        + "\"plans\": [{ \"id\": \"year\", \"product\": \"app.year\" }]")
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.advice) == [advice])
    #expect(problems.map(\.position) == [marked.position])
    #expect(problems.map(\.path) == ["root.components[0].actions[0].\(path)"])
    #expect(problems.map(\.file) == ["a.screen.json"])
    #expect(problems.map(\.severity) == [.warning])
  }

  @Test func `placements, plans and owned products of the project are looked up too`() {
    let (_, problems) = Self.problems(
      "",
      project: """
        "mode": "full", "placements": [{ "id": "p", "screen": "b" }],
        "plans": [{ "id": "year", "product": "app.yaer" }],
        "start": { "owned": ["app.yearly"] }
        """)
    #expect(
      problems.map { "\($0.path): \($0.message) \($0.advice)" } == [
        "placements[0].screen: \"b\" is no screen here. Did you mean \"a\"?",
        "plans[0].product: \"app.yaer\" is no product of the store. Did you mean \"app.year\"?",
        "start.owned[0]: \"app.yearly\" is no product of the store. Did you mean \"app.year\"?",
      ])
  }

  @Test func `the SDK's own selects and selects without declared options need no declaration`() {
    let selects = " \"selects\": [{ \"id\": \"open\", \"options\": [] }],"
    let bound = { (id: String) in
      "{ \"type\": \"vstack\", \"selected\": { \"id\": \"\(id)\", \"options\": [\"x\"] } }"
    }
    let (_, problems) = Self.problems(
      "\(bound("open")), \(bound("ply_audiences"))", more: Self.close + selects)
    #expect(problems == [])
  }

  @Test func `a screen that may be in a broken file is said to be perhaps there`() {
    let catalog = CatalogReader.read([
      Files.screen(
        "a",
        Self.button("\"open_presentation\", \"presentation_vendor_id\": \"terms\""),
        more: Self.close), Files.file("terms.screen.json", "{"),
    ])
    #expect(
      catalog.problems.first?.advice == "It may be in terms.screen.json, which was not read.")
  }

  static let full = " \"display_mode\": { \"type\": \"full\" },"

  @Test(arguments: [
    (full, "", "Nothing leads out of \"a\"."),
    (full, button("\"restore\""), "Only a purchase or restoration leads out of \"a\"."),
    (
      " \"display_mode\": { \"type\": \"modal\", \"dismissible\": false },", button("\"login\""),
      "Nothing leads out of \"a\"."
    ),
    (
      full
        + " \"header_button\": { \"is_visible\": false, \"actions\": [{ \"type\": \"close\" }] },",
      "", "Nothing leads out of \"a\"."
    ),
  ])
  func `a screen that nothing leads out of is named`(more: String, inside: String, message: String)
  {
    let (_, problems) = Self.problems(inside, more: more)
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.path) == ["root"])
    #expect(problems.map(\.position.line) == [2])
  }

  @Test(arguments: [
    ("", ""), (full + close, ""), (full, button("\"close_all\"")),
    (full, button("\"open_placement\", \"placement_id\": \"p\"")),
    (full + " \"back_button\": { \"is_visible\": true },", ""),
    (full + " \"is_close_button_visible\": true,", ""),
  ])
  func `a screen with a way out is not named`(more: String, inside: String) {
    let (_, problems) = Self.problems(
      inside, more: more,
      project: "\"mode\": \"full\", \"placements\": [{ \"id\": \"p\", \"screen\": null }]")
    #expect(problems == [])
  }

  @Test func `case 9: observer without interceptors is one warning that lists the buttons`() {
    let plan = "\"plans\": [{ \"id\": \"year\", \"product\": \"app.year\" }]"
    let buttons =
      "«»" + Self.button("\"purchase\", \"plan_vendor_id\": \"year\"") + ",\n"
      + Self.button("\"restore\"") + ",\n" + Self.button("\"login\"")
    let (marked, problems) = Self.problems(buttons, project: "\"mode\": \"observer\", \(plan)")
    #expect(
      problems == [
        Problem(
          .warning, code: "PLY201", file: "a.screen.json",
          position: SourcePosition(line: marked.position.line, column: marked.position.column),
          path: "root.components[0]",
          message: "Observer never buys, and no interceptor is set: "
            + "\"Go\" (a.screen.json, line 3), \"Go\" (a.screen.json, line 5).",
          advice: "Register an interceptor for purchase and restore, or start in full mode.")
      ])
    let half = Self.problems(
      buttons,
      project: "\"mode\": \"observer\", \(plan), "
        + "\"integration\": { \"interceptors\": { \"purchase\": {} } }")
    #expect(half.problems.map(\.path) == ["root.components[1]"])
    let both = Self.problems(
      buttons,
      project: "\"mode\": \"observer\", \(plan), "
        + "\"integration\": { \"interceptors\": { \"purchase\": {}, \"restore\": {} } }")
    #expect(both.problems == [])
  }

  @Test func `a purchase inside a purchase is named`() {
    let buy = "\"actions\": [{ \"type\": \"purchase\", \"plan_vendor_id\": \"year\" }]"
    let (marked, problems) = Self.problems(
      """
      { "type": "vstack", \(buy), "components": [
        «{» "type": "label", "text": "Buy", \(buy) } ] }
      """,
      project: "\"mode\": \"full\", \"plans\": [{ \"id\": \"year\", \"product\": \"app.year\" }]")
    #expect(problems.map(\.code) == ["nested-purchase"])
    #expect(problems.map(\.position) == [marked.position])
    #expect(problems.map(\.path) == ["root.components[0].components[0]"])
  }

  @Test func `purchases beside one another are not nested`() {
    let buy = Self.button("\"purchase\", \"plan_vendor_id\": \"year\"")
    let (_, problems) = Self.problems(
      "{ \"type\": \"hstack\", \"components\": [\(buy), \(buy)] }, \(buy)",
      project: "\"mode\": \"full\", \"plans\": [{ \"id\": \"year\", \"product\": \"app.year\" }]")
    #expect(problems == [])
  }

  @Test func `of a file with thousands of problems 400 and a line about the others are kept`() {
    let hidden = Self.button("\"login\"", " \"styles\": { \"default\": { \"alpha\": 0 } },")
    let (_, problems) = Self.problems(
      Array(repeating: hidden, count: 1_000).joined(separator: ","))
    #expect(problems.count == 401)
    #expect(
      problems.last?.message == "1000 problems were found in this file; 400 are listed.")
  }
}
