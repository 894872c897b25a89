import EmulatorTestSupport
import Foundation
import Testing

/// What the start list opens besides screens, on a pseudo-terminal.
@Suite struct StartListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plans.screen.json", TestScreens.plain)
  }

  private func start(_ words: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["run", "."] + words, in: folder.path)
    terminal.expect("Your app: what can be opened")
    return terminal
  }

  @Test func opensAnotherFolderAndSaysWhatCannotBeOpened() throws {
    try folder.write(
      "other/gold.screen.json", TestScreens.plain.replacing("\"plans\"", with: "\"gold\""))
    let terminal = try start()
    terminal.send("o")
    terminal.send("\u{15}nowhere\r")
    terminal.expect("nowhere: there is no such file or folder.")
    terminal.expect("━ 2 ┓")
    terminal.send("o")
    terminal.send("\u{15}other\r")
    terminal.expect("━ 1 ┓")
    terminal.expect("▸ gold")
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(
    arguments: [
      ("expect screen plans", "✓", "fine passed, 1 steps."),
      ("expect screen gold", "✗", "wanted screen gold on top, seen plans."),
    ])
  func playsAScenarioAndSaysHowItEnded(step: String, mark: String, note: String) throws {
    try folder.write("scenarios/fine.scenario", "screen plans\n\n\(step)\n")
    let terminal = try start()
    terminal.send("G\r")
    terminal.expect("REPLAY")
    terminal.send("q")
    terminal.expect(note)
    #expect(
      terminal.waits { screen in
        screen.rows.contains { $0.contains("fine") && $0.contains(mark) }
      })
  }

  @Test func saysWhyAScenarioCannotBeRun() throws {
    try folder.write("scenarios/wrong.scenario", "screen plans\n\nprss \"Not now\"\n")
    let terminal = try start()
    terminal.send("G\r")
    terminal.expect("wrong.scenario, line 3, column 1")
    terminal.expect("Your app: what can be opened")
  }

  @Test func beginsAgainOnAnotherPlatform() throws {
    let terminal = try start()
    #expect(terminal.waits { $0.rows[0].contains("iOS 6") })
    terminal.send("P")
    terminal.expect("Android")
    terminal.send("2\r")
    #expect(terminal.waits { $0.rows[0].contains("Android 6") })
    terminal.expect("A new walk: Android 6.2, full mode.")
    terminal.send("\r")
    terminal.expect("Not now")
  }

  @Test func endsTheReplayOfADamagedRecordingWithAnError() throws {
    let walk = try start("--record", "walk.session")
    walk.send("\r")
    walk.expect("is shown.")
    walk.send("q\r")
    _ = walk.waitForEnd()
    let text = try #require(folder.text("walk.session"))
    try folder.write("walk.session", text + "+0 teleport home\n")
    let terminal = try PseudoTerminal(["replay", "walk.session", "--step"], in: folder.path)
    terminal.expect("REPLAY")
    terminal.send("q")
    #expect(terminal.waitForEnd() >> 8 == 2)
    let written = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(written.contains("damaged. Played up to line"))
  }

  /// A key that is held down repeats thirty times a second.
  @Test func aHeldKeyPressesOnce() throws {
    try folder.copy("screens")
    let terminal = try PseudoTerminal(
      ["run", "screens", "--placement", "premium", "--record", "walk.session"], in: folder.path)
    terminal.expect("is shown.")
    terminal.send(String(repeating: "\r", count: 90))
    terminal.expect("APP terms")
    terminal.resize(columns: 100, rows: 30)
    terminal.expect("APP terms")
    terminal.signal(15)
    _ = terminal.waitForEnd()
    let text = try #require(folder.text("walk.session"))
    #expect(text.contains("resize 100x30"))
    #expect(!text.contains(" answer "), "\(text)")
  }

  @Test func aPasteIsOnePasteAndAClickOneClick() throws {
    let terminal = try start("--record", "walk.session")
    terminal.send("\u{1b}[200~q1\rq\r\u{1b}[201~")
    terminal.send("\u{1b}[<0;5;4M\u{1b}[<0;5;4m")
    terminal.send("?")
    #expect(terminal.waits { _ in folder.text("walk.session")?.contains(" key \"?\"") ?? false })
    let text = try #require(folder.text("walk.session"))
    #expect(text.contains(#" paste "q1\nq\n""#), "\(text)")
    #expect(text.contains(" mouse click 4,3"))
    #expect(text.components(separatedBy: " key ").count <= 2, "\(text)")
  }

  /// Nothing of the machine goes into a walk.
  @Test(
    arguments: [
      ["TZ": "Pacific/Kiritimati", "LC_ALL": "C"],
      ["TZ": "America/St_Johns", "LC_ALL": "tr_TR.UTF-8", "LANG": "ja_JP.UTF-8"],
      ["TERM": "dumb", "COLUMNS": "3", "NO_COLOR": "1", "COLORFGBG": "0;15"],
      ["TERM": "", "LC_ALL": "nonsense", "TZ": "nonsense", "PAYWALK_MOTION": "none"],
    ])
  func replaysTheSameOnAnyMachine(environment: [String: String]) throws {
    let path = Repository.root + "/Tests/Sessions/step-back.session"
    let result = try Program.run(
      ["replay", path, "--headless"], in: folder.path, environment: environment)
    #expect(result.status == 0, "\(result.output)")
    let words = ["run", ".", "--accessible"]
    let usual = try Program.run(words, in: folder.path, typing: "1\n1\nq\n")
    let other = try Program.run(
      words, in: folder.path, typing: "1\n1\nq\n", environment: environment)
    #expect(usual.output == other.output)
  }
}
