import EmulatorTestSupport
import Foundation
import Testing

@Suite struct TerminalRestoringTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plans.screen.json", TestScreens.plain)
  }

  /// Starts and waits until the terminal is taken over.
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["run", "."], in: folder.path)
    terminal.expect("Your app")
    #expect(terminal.screen.isAlternate)
    return terminal
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func givesTheTerminalBackAfterASignal(number: Int32) throws {
    let terminal = try start()
    let taken = terminal.modes
    terminal.signal(number)
    let status = terminal.waitForEnd()
    #expect(status & 0x7f == number)
    expectRestored(terminal, taken: taken)
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT])
  func givesTheTerminalBackAfterACrash(number: Int32) throws {
    let terminal = try start()
    let taken = terminal.modes
    terminal.signal(number)
    let status = terminal.waitForEnd()
    #expect(status >> 8 == 70)
    expectRestored(terminal, taken: taken)
    #expect(String(decoding: terminal.bytes, as: UTF8.self).contains("stopped by its own fault"))
  }

  private func expectRestored(_ terminal: PseudoTerminal, taken: termios) {
    #expect(taken.c_lflag & UInt32(ECHO | ICANON) == 0)
    #expect(terminal.modes.c_lflag & UInt32(ECHO | ICANON | ISIG) == UInt32(ECHO | ICANON | ISIG))
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.showsCursor)
    let written = String(decoding: terminal.bytes, as: UTF8.self)
    for mode in ["1000", "1002", "1006", "2004"] {
      #expect(written.contains("\u{1b}[?\(mode)h") && written.contains("\u{1b}[?\(mode)l"))
    }
  }

  @Test func leavesAReadableSessionWhenKilled() throws {
    let terminal = try start()
    terminal.send("x")
    #expect(
      terminal.waits { _ in
        journals.first.map { (folder.text($0) ?? "").contains("key x") } ?? false
      })
    terminal.signal(SIGKILL)
    _ = terminal.waitForEnd()
    let name = try #require(journals.first)
    let result = try Program.run("replay", "--headless", name, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("without an end mark"))
  }

  private var journals: [String] {
    folder.names(in: ".local/state/paywalk").map { ".local/state/paywalk/" + $0 }
  }
}
