import PaywallModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lines of the standard input as they come.
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
  private var pending: [UInt8] = []
  private var hasEnded = false

  /// Whether a person types there.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line without its end; nil waits for ever.
  mutating func next(waitingAtMost milliseconds: Int?) -> Reading {
    while true {
      if let end = pending.firstIndex(of: 0x0a) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeFirst(end + 1)
        return .line(line)
      }
      if hasEnded || pending.count >= Self.longestLine {
        guard !pending.isEmpty else { return .end }
        defer { pending = [] }
        return .line(String(decoding: pending, as: UTF8.self))
      }
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, Int32(clamping: milliseconds ?? -1))
      if ready == 0 { return .nothing }
      if ready < 0 && errno != EINTR { hasEnded = true }
      if ready > 0 { takeIn() }
    }
  }

  private mutating func takeIn() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count > 0 {
      pending += buffer[0..<count]
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasEnded = true
    }
  }
}
