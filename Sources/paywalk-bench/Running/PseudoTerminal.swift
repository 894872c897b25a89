import Foundation

/// A program on a pseudo-terminal, with the moments at which it writes.
final class PseudoTerminal {
  /// When it was started, in wall milliseconds.
  let startedAt: Double
  private let process: pid_t
  private let main: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// Nothing is waited for longer than this.
  private static let longestWaitMilliseconds: Int32 = 10_000
  /// What a program paints is whole once it writes nothing for so long.
  private static let quietMilliseconds: Int32 = 12

  init(_ words: [String], columns: Int, rows: Int, home: String) throws {
    let variables = ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(home)"]
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    // All that the child needs is made before it is there: after the fork it may not allocate.
    let (arguments, settings) = (CStrings(words), CStrings(variables))
    var main: Int32 = -1
    startedAt = Stopwatch.wallMilliseconds
    process = forkpty(&main, nil, nil, &size)
    if process == 0 {
      if let program = arguments.pointers[0] {
        execve(program, arguments.pointers, settings.pointers)
      }
      _exit(127)
    }
    guard process > 0, main >= 0 else { throw BenchFailure("No pseudo-terminal can be had.") }
    self.main = main
  }

  deinit {
    kill(process, SIGKILL)
    var ignored: Int32 = 0
    waitpid(process, &ignored, 0)
    close(main)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    use(write(main, bytes, bytes.count))
  }

  /// Takes in what comes until a text was among it; answers with the moment.
  func moment(of text: String) throws -> Double {
    let wanted = Array(text.utf8)
    var seen: [UInt8] = []
    let end = startedAt + Double(Self.longestWaitMilliseconds)
    while let count = takeIn(waiting: Self.longestWaitMilliseconds) {
      let moment = Stopwatch.wallMilliseconds
      if moment > end { break }
      seen += buffer[0..<count]
      if Self.contains(seen, wanted) { return moment }
    }
    throw BenchFailure("\"\(text)\" was not written. So far: \(seen.count) bytes.")
  }

  /// What a key's picture took: until its first byte, until its last one, and how many bytes.
  struct Painting {
    var first: Double
    var last: Double
    var byteCount: Int
  }

  /// Presses a key and waits until all that it paints is there.
  func paint(_ key: String) throws -> Painting {
    let start = Stopwatch.wallMilliseconds
    send(key)
    guard let count = takeIn(waiting: Self.longestWaitMilliseconds) else {
      throw BenchFailure("A key paints nothing.")
    }
    let first = Stopwatch.wallMilliseconds - start
    var painting = Painting(first: first, last: first, byteCount: count)
    while let more = takeIn(waiting: Self.quietMilliseconds) {
      painting.last = Stopwatch.wallMilliseconds - start
      painting.byteCount += more
    }
    return painting
  }

  /// Takes in what is being written, until nothing comes for a while. What moves by itself, such as
  /// a spinner, does so less often.
  func settle() throws {
    guard takeIn(waiting: Self.longestWaitMilliseconds) != nil else {
      throw BenchFailure("The program writes nothing.")
    }
    while takeIn(waiting: 4 * Self.quietMilliseconds) != nil {}
  }

  /// The memory that the program has had at most, in MiB; nil where the system does not tell.
  var peakMebibytes: Double? { ChildProcess.peakMebibytes(of: "\(process)") }

  /// How many bytes came; nil when none came in time or the program has ended.
  private func takeIn(waiting milliseconds: Int32) -> Int? {
    var descriptor = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return nil }
    let count = read(main, &buffer, buffer.count)
    return count > 0 ? count : nil
  }

  private static func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains {
      bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
    }
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
