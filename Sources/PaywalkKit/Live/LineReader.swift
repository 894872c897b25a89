import PaywallModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines of the standard input, or of another file, as they come.
struct LineReader {
  /// What waiting for a line led to.
  enum Reading: Hashable {
    case line(String)
    /// The time has passed.
    case nothing
    case end
  }

  /// A longer line is taken as several.
  private static let longestLine = Limits.lineBytes
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var hasEnded = false

  /// Makes a reader of the standard input where no other open file is given.
  init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Whether a person types there.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line without its end; nil waits for ever.
  mutating func next(waitingAtMost milliseconds: Int?) -> Reading {
    while true {
      if let line = takeLine() { return .line(line) }
      if hasEnded { return .end }
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waited, 1, Int32(clamping: milliseconds ?? -1))
      if ready == 0 { return .nothing }
      if ready < 0 && errno != EINTR { hasEnded = true }
      if ready > 0 { takeIn() }
    }
  }

  /// What lies before the next end of a line, before the limit, or before the end of everything.
  private mutating func takeLine() -> String? {
    let start = pending.prefix(Self.longestLine + 1)
    if let end = start.firstIndex(of: 0x0a) { return take(end, skipping: 1) }
    if pending.count > Self.longestLine { return take(whole(Self.longestLine)) }
    return hasEnded && !pending.isEmpty ? take(pending.count) : nil
  }

  /// So many bytes or up to three fewer, lest a character is cut in two.
  private func whole(_ count: Int) -> Int {
    let starts = (count - 3...count).reversed().first { pending[$0] & 0xc0 != 0x80 }
    return starts ?? count
  }

  private mutating func take(_ count: Int, skipping: Int = 0) -> String {
    defer { pending.removeFirst(count + skipping) }
    return String(decoding: pending[..<count], as: UTF8.self)
  }

  private mutating func takeIn() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      pending += buffer[0..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasEnded = true
    }
  }
}
