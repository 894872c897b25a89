import EmulatorTestSupport
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program on a pseudo-terminal: keys go in, what it writes is drawn on a screen.
final class PseudoTerminal {
  /// What is to be seen.
  private(set) var screen: TerminalScreen
  /// Every byte that the program wrote.
  private(set) var bytes: [UInt8] = []
  let process: pid_t
  private let main: Int32
  private var status: Int32?
  /// The program has let go of the terminal.
  private var isClosed = false

  /// No test waits longer for anything.
  static let longestWaitMilliseconds = 20_000

  /// Starts a program in a terminal of that size.
  init(
    _ arguments: [String], of program: [String] = Program.denying + [Program.path],
    columns: Int = 80, rows: Int = 24, in folder: String, environment: [String: String] = [:],
    isNew: Bool = false
  ) throws {
    let variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder, "PAYWALK_MOTION": "none",
      "PAYWALK_TEXT_ORDER": "logical",
    ].merging(Sanitizer.variables) { $1 }.merging(environment) { $1 }
    if !isNew { try Self.welcome(in: variables) }
    screen = TerminalScreen(columns: columns, rows: rows)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    // All that the child needs is made before it is there: after the fork it may not allocate.
    let words = CStrings(program + arguments)
    let settings = CStrings(variables.map { "\($0)=\($1)" })
    let place = CStrings([folder])
    // Threads of a test run block signals; the program is to get them.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    var main: Int32 = -1
    var modes = Self.freshModes
    process = forkpty(&main, nil, &modes, &size)
    if process == 0 {
      sigprocmask(SIG_SETMASK, &noSignals, nil)
      if let folder = place.pointers[0], chdir(folder) == 0 {
        execve(words.pointers[0] ?? folder, words.pointers, settings.pointers)
      }
      _exit(127)
    }
    try #require(process > 0 && main >= 0)
    self.main = main
  }

  /// Has the program believe that it was used before.
  private static func welcome(in variables: [String: String]) throws {
    guard let home = variables["HOME"] else { return }
    let parent = variables["XDG_STATE_HOME"] ?? home + "/.local/state"
    let state = URL(fileURLWithPath: parent + "/paywalk")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appendingPathComponent("welcomed"))
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var ignored: Int32 = 0
      waitpid(process, &ignored, 0)
    }
    close(main)
  }

  /// Presses keys, given as the bytes that a terminal sends.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(main, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      offset += count
    }
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    screen = TerminalScreen(columns: columns, rows: rows)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
  }

  /// How the line of a terminal is before anybody changes it; each begins so.
  static let freshModes: termios = {
    var modes = termios()
    var (near, far): (Int32, Int32) = (-1, -1)
    guard openpty(&near, &far, nil, nil, nil) == 0 else { return modes }
    tcgetattr(far, &modes)
    close(near)
    close(far)
    return modes
  }()

  func signal(_ number: Int32) { kill(process, number) }

  /// The modes of the terminal's line.
  var modes: termios {
    var modes = termios()
    tcgetattr(main, &modes)
    return modes
  }

  /// Takes in what the program writes until the screen is as wanted; false when it does not become
  /// so in time, or the program ends first.
  func waits(until isWanted: (TerminalScreen) -> Bool) -> Bool {
    let end = ContinuousClock.now + .milliseconds(Self.longestWaitMilliseconds)
    while !isWanted(screen) {
      guard ContinuousClock.now < end, takeIn() else { return isWanted(screen) }
    }
    return true
  }

  /// Takes in what is written within that time.
  func look(forMicroseconds time: Int) {
    let end = ContinuousClock.now + .microseconds(time)
    while case let left = end - ContinuousClock.now, left > .zero {
      let milliseconds = Int(left / .milliseconds(1))
      guard takeIn(waitingAtMost: milliseconds) || milliseconds == 0 else { return }
    }
  }

  /// Waits for a text anywhere on the screen; the screen is printed when it does not come.
  func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if waits(until: { $0.text.contains(text) }) { return }
    Issue.record("\"\(text)\" was expected:\n\(screen.text)", sourceLocation: sourceLocation)
  }

  /// Waits for the program's end and answers with its status as `waitpid` gives it. One that does
  /// not end in time is killed.
  func waitForEnd() -> Int32 {
    while takeIn() {}
    if let status { return status }
    if !isClosed { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    return status
  }

  /// Whether there was something to take in; false when the program has closed its side or nothing
  /// came in time.
  private func takeIn(waitingAtMost milliseconds: Int = longestWaitMilliseconds) -> Bool {
    var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, Int32(milliseconds)) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(main, $0.baseAddress, $0.count) }
    guard count > 0 else {
      isClosed = true
      return false
    }
    bytes += buffer[0..<count]
    screen.feed(buffer[0..<count])
    return true
  }
}

/// Texts as C has them, for as long as this lives.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
    pointers[texts.count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
