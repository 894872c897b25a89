import EmulatorCore
import EmulatorTestSupport
import PaywallModel
import SessionRecording
import TerminalModel
import Testing

struct ScenarioParserTests {
  private func parse(_ text: String) -> ScenarioReading {
    Scenario.parse(SourceFile(name: "buy.scenario", bytes: Array(text.utf8)))
  }

  private func actions(_ text: String) -> [ScenarioAction] {
    parse(text).scenario?.steps.map(\.action) ?? []
  }

  @Test func theHeaderSaysWhatIsWalked() throws {
    let scenario = try #require(
      parse("project ../shop\nlocale pt-BR\nplacement premium\nsize 100x30\n\nback # leaves\n")
        .scenario)
    #expect(scenario.project == "../shop")
    #expect(scenario.opening == .placement("premium"))
    #expect(scenario.locale == "pt-BR")
    #expect(scenario.size == Size(columns: 100, rows: 30))
    #expect(scenario.steps.map(\.text) == ["back"])
    #expect(scenario.steps[0].position.line == 6)
  }

  @Test(arguments: [
    ("press \"Continue\"", ScenarioAction.press("Continue", number: 1)),
    ("press Continue 2", .press("Continue", number: 2)),
    ("key Tab C-r a", .keys([.tab, .control("r"), .character("a")])),
    ("terms dismiss", .leave(.terms, .dismiss, value: nil, text: nil)),
    ("login \"ada\"", .leave(.login, .signIn, value: nil, text: "ada")),
    ("login cancel", .leave(.login, .cancel, value: nil, text: nil)),
    ("login \"cancel\"", .leave(.login, .signIn, value: nil, text: "cancel")),
    ("gate wrong", .leave(.gate, .wrongAnswer, value: nil, text: nil)),
    ("store failed network", .leave(.store, .failed, value: "network", text: nil)),
    ("store failed", .leave(.store, .failed, value: nil, text: nil)),
    ("restore nothing", .leave(.restore, .nothingFound, value: nil, text: nil)),
    ("alert ok", .leave(.alert, .ok, value: nil, text: nil)),
    ("dialog \"Later\"", .dialogButton("Later")),
    ("answer purchase notHandled", .answer(.kind(.purchase), .notHandled)),
    ("answer open_presentation twice", .fault(.kind(.openPresentation), .twice)),
    ("answer closeAll once", .fault(.kind(.closeAll), .none)),
    ("shows purchase gate", .shows(.kind(.purchase), .parentalGate)),
    ("shows purchase sdk", .shows(.kind(.purchase), nil)),
    ("shows winBack message", .shows(.winBack, .message)),
    ("answer purchase refuse success", .answerFor(.kind(.purchase), .refuse, .success)),
    ("answer login cancel notHandled", .answerFor(.kind(.login), .cancel, .notHandled)),
    ("answer purchase failed", .answer(.kind(.purchase), .failed)),
    ("calls login userLogin", .calls(.kind(.login), .userLogin)),
    ("app closeAllScreens", .appCalls(.closeAllScreens)),
    ("app synchronizes off", .appSynchronizes(false)),
    ("message cancel", .leave(.message, .cancel, value: nil, text: nil)),
    ("link \"app://ply/x\"", .link("app://ply/x", .appRunning)),
    ("advance 30s", .advance(milliseconds: 30_000)),
    ("advance 500ms", .advance(milliseconds: 500)),
    ("advance 2m", .advance(milliseconds: 120_000)),
    ("mode observer", .setMode(.observer)), ("platform react-native", .platform(.reactNative, nil)),
    ("platform android 6.1", .platform(.android, .v6_1)),
    ("handler custom", .setHandler(true)), ("offline on", .setOffline(true)),
    ("user anonymous", .setUser(nil)), ("always asks", .storeAlways(nil)),
    ("expect screen plans", .expect(.screen("plans"))),
    ("expect screen none", .expect(.screen(nil))),
    ("expect alert inAppSuccess", .expect(.alert(.inAppSuccess))),
    ("expect dialog app terms", .expect(.dialog(.app, name: "terms"))),
    ("expect dialog none", .expect(.dialog(nil, name: nil))),
    ("expect no text \"x y\"", .expect(.noText("x y"))),
    ("expect result purchase failed", .expect(.result(.purchase, .failed))),
    ("expect outcome purchased yearly", .expect(.outcome(.purchased, planID: "yearly"))),
    ("expect diagnostic PLY103", .expect(.diagnostic(.successWithoutPurchase))),
    ("expect no diagnostic", .expect(.noDiagnostic(nil))), ("expect idle", .expect(.idle)),
  ])
  func aStepIsRead(line: String, action: ScenarioAction) {
    #expect(parse(line).problems == [])
    #expect(actions(line) == [action])
  }

  @Test(arguments: [
    ("pres \"Continue\"", 1, "\"pres\" is not a step.", "Did you mean \"press\"?"),
    ("platform andriod", 10, "\"andriod\" does not go with platform.", "Did you mean \"android\"?"),
    (
      "expect diagnostic PLY1003", 19, "\"PLY1003\" does not go with diagnostic.",
      "Did you mean \"PLY103\"?"
    ),
    ("shows purchse terms", 7, "\"purchse\" does not go with shows.", "Did you mean \"purchase\"?"),
    (
      "calls login userlogn", 13, "\"userlogn\" does not go with calls.",
      "Did you mean \"userLogin\"?"
    ),
    (
      "app closeAllScreen", 5, "\"closeAllScreen\" does not go with app.",
      "Did you mean \"closeAllScreens\"?"
    ),
    ("  terms refuze", 9, "\"refuze\" does not go with terms.", "Did you mean \"refuse\"?"),
    ("expect scren a", 8, "\"scren\" is not something to expect.", "Did you mean \"screen\"?"),
    ("expect no txt a", 11, "\"txt\" is not something to expect no.", "Did you mean \"text\"?"),
    ("expect", 1, "A word is missing after expect.", "As in: expect …"),
    (
      "press", 1, "A word is missing after press.",
      "As in: press \"Continue\", or: press \"Continue\" 2"
    ),
    ("back now", 6, "\"now\" is one word too many.", "As in: back"),
    ("key Entre", 5, "\"Entre\" is not a key.", "As in: key Tab, or: key C-r Enter"),
    ("press \"Continue", 7, "The quotation mark is never closed.", "Texts stand in \"…\"."),
    ("back\nsize 80x24", 1, "\"size\" is not a step.", "size stands before the first step."),
    (
      "\"press\" a", 1, "\"press\" is not a step.", "Did you mean \"press\"?"
    ),
  ])
  func whatIsNotUnderstoodIsToldWithItsPlace(
    text: String, column: Int, message: String, advice: String
  ) throws {
    let reading = parse(text)
    let problem = try #require(reading.problems.first)
    #expect(reading.scenario == nil)
    #expect(problem.position.column == column)
    #expect(problem.message == message)
    #expect(problem.advice == advice)
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "placement premium\n"])
  func aFileWithoutAStepIsNoScenario(text: String) {
    #expect(parse(text).problems.map(\.message) == ["There is no step."])
    #expect(parse(text).scenario == nil)
  }

  @Test func everyWrongLineIsTold() {
    let problems = parse("pres a\n\nback\nfoo\n").problems
    #expect(problems.map(\.position.line) == [1, 4])
  }

  @Test(arguments: [
    "advance 30", "advance -1s", "advance 1y", "advance 99999999999999999h", "advance 367d",
    "press a 0", "size 0x0", "locale french", "locale fr--", "size 80", "answer purchase maybe",
    "expect diagnostic PLY999",
  ])
  func aValueOutOfRangeIsRefused(line: String) { #expect(!parse(line).problems.isEmpty) }

  @Test func noRandomBytesTrap() {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("press expect \"\\u{}#no text key \n\r\t0aé👩‍👧".utf8)
    for _ in 0..<400 {
      let bytes = (0..<60).map { _ in letters[Int(generator.next() % UInt64(letters.count))] }
      let reading = Scenario.parse(SourceFile(name: "a", bytes: bytes))
      #expect((reading.scenario == nil) != reading.problems.isEmpty)
    }
  }

  @Test func theDocumentListsTheWordsOfTheParser() {
    Golden.expect(ScenarioDocument.text, file: "Sources/SessionRecording/Scenario.md")
  }
}
