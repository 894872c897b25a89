#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reading from several pipes at once: whoever writes into one that nobody reads stands still.
enum Pipes {
  /// What each of them gives until its end.
  static func drained(_ descriptors: [Int32]) -> [[UInt8]] {
    var results = [[UInt8]](repeating: [], count: descriptors.count)
    // A negative descriptor is left out by `poll`.
    var open = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while open.contains(where: { $0.fd >= 0 }), poll(&open, nfds_t(open.count), -1) > 0 {
      for index in open.indices where open[index].revents != 0 {
        if !takeIn(from: open[index].fd, into: &results[index]) { open[index].fd = -1 }
      }
    }
    return results
  }

  private static func takeIn(from descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    bytes += chunk[0..<count]
    return true
  }
}
