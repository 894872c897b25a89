import EmulatorTestSupport
import Foundation
import TerminalModel
import Testing

/// The built program on a pseudo-terminal, as a person has it.
@Suite struct WalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.copy("screens")
  }

  private func start(_ words: String..., columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal
  {
    try PseudoTerminal(["run", "screens"] + words, columns: columns, rows: rows, in: folder.path)
  }

  @Test func opensWhatIsChosenAndLeaves() throws {
    let terminal = try start()
    terminal.expect("Your app: what can be opened")
    terminal.send("\r")
    terminal.expect("is shown.")
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
  }

  @Test func saysWhatItIsForOnce() throws {
    let first = try PseudoTerminal(["run", "screens"], in: folder.path, isNew: true)
    first.expect("Walk a paywall with the keyboard")
    first.send("2\r")
    first.expect("welcome is shown.")
    first.send("q")
    #expect(first.waitForEnd() == 0)
    let second = try PseudoTerminal(["run", "screens"], in: folder.path, isNew: true)
    second.expect("Your app: what can be opened")
    #expect(!second.screen.text.contains("Walk a paywall with the keyboard"))
  }

  @Test func playsTheTour() throws {
    let terminal = try PseudoTerminal(["run", "screens"], in: folder.path, isNew: true)
    terminal.expect("Take the tour, one minute")
    terminal.send("\r")
    terminal.expect("REPLAY")
    terminal.send("\u{1b}")
    terminal.expect("tour-of-paywalk passed")
  }

  @Test func followsTheWindow() throws {
    let terminal = try start("--placement", "premium")
    terminal.expect("[Pipeline]")
    terminal.resize(columns: 120, rows: 40)
    terminal.expect("[Pipeline] Interceptors Alerts Store User Events Recording")
    #expect(terminal.screen.rows.count == 40)
    terminal.resize(columns: 30, rows: 10)
    terminal.expect("This window is 30×10")
    terminal.resize(columns: 40, rows: 12)
    #expect(terminal.waits { $0.text.contains("plans") && !$0.text.contains("Pipeline") })
    terminal.resize(columns: 80, rows: 24)
    terminal.expect("[Pipeline]")
  }

  @Test func knowsKeysPastesAndTheMouse() throws {
    let terminal = try start()
    terminal.expect("▸ welcome")
    terminal.send("\u{1b}[B")
    terminal.expect("▸ onboarding")
    terminal.send("\u{1b}OB")
    terminal.expect("▸ premium")
    terminal.send("\u{1b}[1;5Q")
    terminal.send("/")
    terminal.send("\u{1b}[200~win\u{1b}[201~")
    terminal.expect("win")
    #expect(terminal.waits { !$0.text.contains("▸ premium") })
    terminal.send("\u{1b}")
    terminal.expect("family")
    terminal.send("\u{1b}[<0;5;4M\u{1b}[<0;5;4m")
    terminal.expect("▸ welcome")
  }

  /// The walk of the issue: refuse, accept, buy, the SDK's alert, `A`, restore, the app's alert.
  @Test func recordsAWalkThatReplays() throws {
    let terminal = try start("--record", "walk.session")
    terminal.expect("▸ welcome")
    terminal.send("jj\r")
    terminal.expect("plans is shown.")
    // Another key than the one that opened it, which does nothing for a moment.
    terminal.send(" ")
    terminal.expect("APP terms")
    terminal.send("2 ")
    terminal.expect("your app answered failed (Refuse)")
    terminal.send("\r")
    terminal.expect("APP terms ═════ purchase, call 2")
    terminal.send("1 ")
    terminal.expect("STORE sheet")
    terminal.send("1\r")
    terminal.expect("SDK alert")
    terminal.send(" ")
    terminal.expect("Outcome: purchased, yearly.")
    terminal.send("A")
    terminal.expect("UI handler on")
    terminal.send("\r")
    terminal.expect("plans is shown.")
    terminal.send("5 ")
    terminal.expect("STORE restore")
    terminal.send("1\r")
    terminal.expect("APP alert")
    terminal.send("1 ")
    terminal.expect("Outcome: restored, yearly.")
    terminal.send("q")
    terminal.expect("Keep the recording and leave")
    terminal.send("\r")
    #expect(terminal.waitForEnd() == 0)
    try expectReplays("walk.session")
  }

  private func expectReplays(_ name: String) throws {
    let replay = try Program.run("replay", "--headless", name, in: folder.path)
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    let text = try #require(folder.text(name))
    let changed = text.replacing("purchase failed", with: "purchase success")
    #expect(changed != text)
    try folder.write("changed.session", changed)
    let other = try Program.run("replay", "--headless", "changed.session", in: folder.path)
    #expect(other.status == 3)
    #expect(
      other.output.contains("call 1 purchase: recorded success, now failed"), "\(other.output)")
  }

  @Test func playsARecordingInTheTerminal() throws {
    let walk = try start("--placement", "premium", "--keys", "Tab Tab", "--record", "walk.session")
    walk.expect("● REC")
    walk.send("q\r")
    #expect(walk.waitForEnd() == 0)
    let terminal = try PseudoTerminal(["replay", "walk.session", "--step"], in: folder.path)
    terminal.expect("REPLAY")
    terminal.expect("step 0/")
    terminal.send("\u{1b}[C")
    terminal.expect("step 1/")
    terminal.send("\u{1b}[C\u{1b}[C")
    terminal.expect("step 3/")
    terminal.send("\u{1b}[D")
    terminal.expect("step 2/")
    terminal.send("t")
    #expect(terminal.waits { !$0.text.contains("REPLAY") && $0.text.contains("REC") })
    terminal.send("q\r")
    #expect(terminal.waitForEnd() == 0)
    #expect(folder.names(in: "screens/sessions") == ["walk-1.session"])
  }

  /// A changed file is drawn with the focus and the selection where they were; a broken one leaves
  /// the old picture and says why; a repaired one is read.
  @Test func readsFilesAgainThatWereSaved() throws {
    let terminal = try start("--screen", "plans")
    terminal.expect("plans is shown.")
    terminal.send("g")
    terminal.expect("▸Yearly")
    terminal.send("\t \t")
    #expect(terminal.waits { $0.text.contains("┃ Monthly") && $0.text.contains("▸Family") })
    let file = "screens/plans.screen.json"
    let text = try #require(folder.text(file))
    let changed = text.replacing("\"Family\"", with: "\"Household\"")
    try folder.write(file, changed)
    terminal.expect("▸Household")
    #expect(terminal.screen.text.contains("┃ Monthly"))
    try folder.write(
      file, changed.replacing("\"type\": \"purchase\"", with: "\"type\": \"purchse\""))
    terminal.expect("Not reloaded: plans.screen.json, line")
    #expect(
      terminal.screen.text.contains("▸Household") && terminal.screen.text.contains("┃ Monthly"))
    terminal.send("w")
    terminal.expect("Did you mean \"purchase\"?")
    terminal.send("\u{1b}")
    try folder.write(file, changed.replacing("Household", with: "Whole house"))
    terminal.expect("▸Whole house")
    #expect(terminal.waits { $0.text.contains("┃ Monthly") && !$0.text.contains("Not reloaded") })
  }

  @Test func signsInAndTogglesTheHandler() throws {
    let terminal = try start("--placement", "welcome")
    terminal.expect("welcome is shown.")
    terminal.send("2\r")
    terminal.expect("APP sign-in")
    terminal.send("\u{15}ada\r")
    #expect(terminal.waits { !$0.text.contains("APP sign-in") })
    terminal.expect("ada")
    #expect(terminal.waits { $0.rows[0].contains("ada") })
    terminal.send("A")
    #expect(
      terminal.waits { $0.rows[0].contains("alerts mixed") || $0.rows[0].contains("alerts APP") })
    terminal.send("A")
    #expect(terminal.waits { $0.rows[0].contains("alerts SDK") })
  }

  @Test(
    arguments: Repository.files(below: "screens").filter {
      !$0.contains("/") && $0.hasSuffix(".screen.json") && !isDrawnByTheApp($0)
    })
  func reachesEveryButtonOfEveryScreen(file: String) throws {
    let id = String(file.dropLast(".screen.json".count))
    let labels = try self.labels(of: id)
    let terminal = try start("--screen", id)
    terminal.expect("is shown.")
    var seen: Set<String> = []
    // Once round and a little more, wherever the focus was at first.
    for _ in 0...labels.count {
      let before = seen
      let isNew = terminal.waits { screen in
        guard let focus = self.focus(screen) else { return false }
        seen.insert(focus)
        return seen.count > before.count || seen.count >= labels.count
      }
      #expect(isNew, "\(id): \(seen)\n\(terminal.screen.text)")
      terminal.send("\t")
    }
    for label in labels {
      let head = String(label.split(separator: ",")[0].prefix(12))
      #expect(seen.contains { $0.contains(head) }, "\(id): \(label) is not in \(seen)")
    }
  }

  /// A client screen has no buttons of its own: the app's face of it lists its connections.
  private static func isDrawnByTheApp(_ file: String) -> Bool {
    Repository.text("screens/\(file)")?.contains("\"is_client\": true") ?? false
  }

  /// What can be pressed on a screen at 80×24, in reading order.
  private func labels(of screen: String) throws -> [String] {
    let result = try Program.run("render", screen, "--size", "38x20", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let targets = (value as? [String: Any])?["targets"] as? [[String: Any]] ?? []
    return targets.filter { $0["disabledReason"] is NSNull }.compactMap { target in
      switch target["role"] as? String {
      case "close": "✕"
      case "back": "‹"
      default: target["label"] as? String
      }
    }
  }

  /// What stands between `▸` and `◂` on the phone; nil while there are none or two,
  /// as in the middle of a frame.
  private func focus(_ screen: TerminalScreen) -> String? {
    var found: [String] = []
    for row in 1..<22 {
      let text = screen.surface.text(row: row, columns: 1..<39)
      guard let start = text.firstIndex(of: "▸"), let end = text.lastIndex(of: "◂"), start < end
      else { continue }
      found.append(String(text[start...end]))
    }
    return found.count == 1 ? found[0] : nil
  }

  @Test func letsNoByteOfAFileActOnTheTerminal() throws {
    let evil = "\\u001b]0;owned\\u0007\\u001b[2J\\u009b31m\\u202eabc\\u0000"
    try folder.write("plans.screen.json", TestScreens.plain.replacing("Northwind Plus", with: evil))
    let terminal = try PseudoTerminal(["run", "plans.screen.json"], in: folder.path)
    terminal.expect("␛]0;owned␇␛[2J␦31m⇄abc␀")
    terminal.send("q")
    _ = terminal.waitForEnd()
    let written = String(decoding: terminal.bytes, as: UTF8.self)
    for hostile in ["\u{1b}]0;", "\u{9b}", "\u{202e}", "\u{0}"] {
      #expect(!written.unicodeScalars.map(String.init).joined().contains(hostile))
    }
  }
}
