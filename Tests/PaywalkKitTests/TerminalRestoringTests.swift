import EmulatorTestSupport
import Foundation
import Testing

/// However the program ends, the terminal is as it was.
@Suite struct TerminalRestoringTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.copy("screens")
  }

  /// Where the walk is when it ends.
  enum Place: CaseIterable, CustomTestStringConvertible {
    case startList, paywall, dialog
    /// A picture is there, the walk may not have begun.
    case firstPicture

    var testDescription: String { "\(self)" }
  }

  /// Starts and goes there; by then the terminal is taken over.
  private func start(at place: Place) throws -> PseudoTerminal {
    let words = place == .startList ? [] : ["--placement", "premium"]
    let terminal = try PseudoTerminal(["run", "screens"] + words, in: folder.path)
    go(to: place, terminal)
    #expect(terminal.screen.isAlternate)
    #expect(terminal.modes.c_lflag & UInt32(ECHO | ICANON) == 0)
    return terminal
  }

  private func go(to place: Place, _ terminal: PseudoTerminal) {
    terminal.expect(place == .startList ? "Your app" : "[Pipeline]")
    switch place {
    case .startList, .firstPicture: break
    case .paywall:
      terminal.send("i")
      terminal.expect("[Interceptors]")
    case .dialog:
      terminal.send("\r")
      terminal.expect("APP terms")
    }
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(Line(terminal.modes) == Line(PseudoTerminal.freshModes))
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.showsCursor)
    let written = String(decoding: terminal.bytes, as: UTF8.self)
    for mode in ["1000", "1002", "1006", "2004"] {
      let (on, off) = ("\u{1b}[?\(mode)h", "\u{1b}[?\(mode)l")
      let isLeftOff = (written.range(of: on, options: .backwards)?.upperBound).map {
        written[$0...].contains(off)
      }
      #expect(isLeftOff == true, "mode \(mode)")
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT], Place.allCases)
  func afterASignalThatAsks(number: Int32, place: Place) throws {
    let terminal = try start(at: place)
    terminal.signal(number)
    #expect(terminal.waitForEnd() & 0x7f == number)
    expectRestored(terminal)
  }

  /// The thread sanitizer hands such a signal over wherever it comes, even where it holds a lock of
  /// its own.
  @Test(
    .enabled(
      if: Sanitizer.current != .thread, "the thread sanitizer takes no crash from outside"),
    arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE], Place.allCases)
  func afterACrash(number: Int32, place: Place) throws {
    let terminal = try start(at: place)
    terminal.signal(number)
    #expect(terminal.waitForEnd() >> 8 == 70)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("stopped by its own fault"))
    if place == .firstPicture { return }
    let journal = journals.first ?? "no journal"
    #expect(terminal.screen.text.replacingOccurrences(of: "\n", with: "").contains(journal))
  }

  @Test(arguments: Place.allCases)
  func afterLeaving(place: Place) throws {
    let terminal = try start(at: place)
    // Out of the dialog first, where there is one.
    if place == .dialog { terminal.send("2 ") }
    if place == .dialog { terminal.expect("your app answered failed") }
    terminal.send("q")
    #expect(terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  /// Traps and exits of our own making, which no key reaches.
  @Test(arguments: ["trap", "trap-on-thread", "overflow", "exit"])
  func afterAFaultInside(fault: String) throws {
    let terminal = try PseudoTerminal(
      [fault], of: [Program.built("terminal-faults")], in: folder.path,
      environment: ["SWIFT_BACKTRACE": "enable=tty,interactive=tty"])
    #expect(terminal.waits { $0.isAlternate })
    terminal.send("x")
    #expect(terminal.waitForEnd() >> 8 == (fault == "exit" ? 3 : 70))
    expectRestored(terminal)
    let text = terminal.screen.text
    #expect(text.contains("last words") == (fault != "exit"))
    #expect(!text.contains("Press space"))
  }

  /// Only a shell that knows jobs lets a program be stopped and go on.
  @Test(arguments: Place.allCases)
  func whileItIsStopped(place: Place) throws {
    let terminal = try PseudoTerminal(["-i"], of: ["/bin/sh"], in: folder.path)
    let words = place == .startList ? "" : " --placement premium"
    terminal.send("paywalk() { \(Program.quoted) \"$@\"; }; paywalk run screens\(words)\n")
    go(to: place, terminal)
    terminal.send("\u{1a}")
    #expect(terminal.waits { !$0.isAlternate && $0.text.contains("Stopped") })
    expectRestored(terminal)
    terminal.send("fg\n")
    #expect(terminal.waits { $0.isAlternate })
    terminal.expect(place == .dialog ? "APP terms" : "help")
    #expect(terminal.modes.c_lflag & UInt32(ECHO | ICANON) == 0)
    terminal.send("\u{3}")
    #expect(terminal.waits { !$0.isAlternate })
    // The screen comes back before the line does: the shell answers once the program is gone.
    terminal.send("echo is''gone\n")
    terminal.expect("isgone")
    expectRestored(terminal)
    terminal.send("exit\n")
    _ = terminal.waitForEnd()
  }

  /// A start takes of the stack what it needs at once.
  @Test(.enabled(if: Sanitizer.current == nil, "a sanitizer's frames are several times as large"))
  func walksWithALittleStack() throws {
    let terminal = try PseudoTerminal(
      ["-c", "ulimit -s 512; exec \(Program.quoted) run screens --placement premium"],
      of: ["/bin/sh"], in: folder.path)
    terminal.expect("quit")
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() & 0x7f == SIGTERM)
    expectRestored(terminal)
  }

  /// A large picture is collected before it is sent.
  @Test func showsTheWholePictureWhereNoFileMayGrow() throws {
    let terminal = try PseudoTerminal(
      ["-c", "ulimit -f 1; exec \(Program.quoted) run screens --placement premium"],
      of: ["/bin/sh"], in: folder.path)
    terminal.expect("quit")
    #expect(terminal.screen.text.contains("[Pipeline]"))
    terminal.signal(SIGTERM)
    #expect(terminal.waitForEnd() & 0x7f == SIGTERM)
    expectRestored(terminal)
  }

  private var journals: [String] {
    folder.names(in: ".local/state/paywalk").filter { $0.hasPrefix("journal-") }
      .map { ".local/state/paywalk/" + $0 }
  }
}

/// All that `stty -a` shows of a line.
private struct Line: Equatable {
  var flags: [tcflag_t]
  var speeds: [speed_t]
  var characters: [UInt8]

  init(_ modes: termios) {
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    var modes = modes
    speeds = [cfgetispeed(&modes), cfgetospeed(&modes)]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }
}
