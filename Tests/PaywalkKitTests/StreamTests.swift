import EmulatorTestSupport
import Testing

/// What becomes of data where its stream, or the disk, does not take it.
@Suite struct StreamTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plans.screen.json", TestScreens.plain)
  }

  private func shell(_ line: String) throws -> Program.Result {
    try Program.shell(line, in: folder.path)
  }

  @Test(arguments: ["render plans.screen.json", "check .", "--help", "test ."])
  func saysThatOutputIsLost(command: String) throws {
    try folder.write("a.scenario", "screen plans\n\nexpect screen plans\n")
    try folder.write("wrong.screen.json", "{}")
    let full = try shell("paywalk \(command) > /dev/full")
    #expect(full.status != 0)
    #expect(full.errors.contains("standard output: the disk is full.\n"), "\(full.errors)")
    let closed = try shell("paywalk \(command) >&-")
    #expect(closed.status != 0)
    #expect(closed.errors.contains("standard output: it is closed.\n"), "\(closed.errors)")
  }

  @Test func endsQuietlyWhenNobodyReads() throws {
    let result = try shell(
      "paywalk render plans.screen.json --size 900x1000 | head -n 1")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test(arguments: ["< /dev/null", "<&-", "< /", "0> out"])
  func leavesWhenNoLineCanCome(input: String) throws {
    let result = try shell("paywalk run . --accessible \(input)")
    #expect(result.status == 0)
    #expect(result.output.contains("Paywalk"))
  }

  @Test func writesNoTalkIntoARecording() throws {
    let result = try shell("paywalk run . --accessible --record w.session <&- >&- 2>&-")
    #expect(result.status == 2)
    #expect(folder.text("w.session")?.hasPrefix("paywalk-session 1") == true)
    #expect(try Program.run("replay", "w.session", "--headless", in: folder.path).status == 0)
  }

  @Test(
    arguments: [
      ("''", "\"\": there is no such file"), ("/dev/full", "/dev/full: this is a device"),
      (".", ".: this is a folder"), ("plans.screen.json", "this is no recording"),
      ("plans.screen.json/x", "a part of the path is no folder"),
    ])
  func beginsNoWalkThatCannotBeRecorded(path: String, message: String) throws {
    let result = try shell("echo q | paywalk run . --accessible --record \(path)")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("--record: "))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(folder.text("plans.screen.json") == TestScreens.plain)
  }

  @Test func saysThatADiskTakesNoMoreOfTheRecording() throws {
    let keys = String(repeating: "j\\n", count: 40)
    let result = try shell(
      "ulimit -f 1; printf '\(keys)q\\n' | paywalk run . --accessible --record w.session")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("Recording: w.session: it would grow larger than is allowed."),
      "\(result.errors)")
  }

  @Test func takesALineWithoutEndInPieces() throws {
    let result = try shell(
      "head -c 300000 /dev/zero | paywalk run . --accessible --screen plans | tail -c 40")
    #expect(result.status == 0)
  }
}
