import Foundation

/// How long something takes.
enum Stopwatch {
  /// Milliseconds of this thread on a core, so that other programs do not count.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now(CLOCK_THREAD_CPUTIME_ID)
    try work()
    return now(CLOCK_THREAD_CPUTIME_ID) - start
  }

  /// Milliseconds on the wall, for what happens in another process.
  static var wallMilliseconds: Double { now(CLOCK_MONOTONIC) }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }
}

/// Keeps what was computed from being left out by the optimizer.
@inline(never)
func use<Value>(_ value: Value) { withExtendedLifetime(value) {} }
