import EmulatorTestSupport
import Testing

@Suite struct CommandLineTests {
  @Test func saysThatItIsIndependent() throws {
    let result = try Program.run("--version")
    #expect(result.status == 0)
    #expect(result.output.contains("independent emulator"))
  }

  @Test(arguments: [["--help"], ["help"], ["run", "--help"], ["render", "-h"]])
  func helps(words: [String]) throws {
    let result = try Program.run(words)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(words.count == 1 ? "Walk a paywall" : "paywalk \(words[0])"))
    #expect(result.errors.isEmpty)
  }

  @Test(
    arguments: [
      (["rnu"], "\"rnu\" is neither a command nor a file. Did you mean \"run\"?"),
      (["replya", "x"], "Did you mean \"replay\"?"),
      (
        ["run", "--plcement", "x"],
        "paywalk run has no option --plcement. Did you mean \"--placement\"?"
      ),
      (["run", "--record"], "--record needs a value: --record FILE"),
      (["replay"], "Say what to replay: paywalk replay FILE"),
      (["replay", "a", "b"], "\"b\" is one argument too many"),
      (["replay", "x", "--headless=1"], "--headless takes no value."),
      (
        ["run", "screens", "--mode", "obsever"],
        "--mode obsever: there is no such value. Did you mean \"observer\"?"
      ),
      (["run", "screens", "--platform", "andriod"], "Did you mean \"android\"?"),
      (["run", "screens", "--platform", "windows"], "Known: ios, android, react-native"),
      (["run", "screens", "--sdk", "6.9"], "--sdk 6.9: there is no such value."),
      (["run", "screens", "--theme", "high"], "--theme high: there is no such value."),
      (["run", "screens", "--placement", "premum"], "Did you mean \"premium\"?"),
      (["run", "screens", "--screen", "plan"], "Did you mean \"plans\"?"),
      (
        ["run", "screens", "--screen", "a", "--link", "b"], "--screen and --link exclude each other"
      ),
      (["run", "screens", "--keys", "Tab Entr"], "\"Entr\" is not a key. Did you mean \"Enter\"?"),
      (["run", "nowhere/at.all"], "nowhere/at.all: there is no such file or folder."),
      (["run", "screens/sessions/x.session"], "there is no such file or folder."),
      (
        ["check", "/dev/null"],
        "/dev/null: this is a device, a pipe or a socket, a file was expected."
      ),
      (["replay", "screens"], "screens: this is a folder, a file was expected."),
      (["render", "plans", "--size", "0x9"], "--size 0x9: columns and rows were expected"),
      (["render", "plans", "--select", "nothing=x"], "the screen has no such select."),
    ] as [([String], String)])
  func saysWhatIsWrongWithACommandLine(words: [String], message: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func needsATerminal() throws {
    let result = try Program.run("run", "screens")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Paywalk needs a terminal. For a pipe use --accessible, for a test use paywalk test.\n")
  }
}
