/// A session of the app, as events tell it: half an hour without a doing ends it (dossier §5.10).
public struct AppSession: Hashable, Sendable {
  /// From 1.
  public internal(set) var number = 1
  /// When it began.
  public internal(set) var startedAt = Instant.start
  var lastDoingAt = Instant.start

  /// How long nothing may be done.
  static let idleMilliseconds = 30 * 60_000

  /// Notes that something was done; the next session begins after a long rest.
  mutating func note(at now: Instant) {
    if now.milliseconds - lastDoingAt.milliseconds >= Self.idleMilliseconds {
      number += 1
      startedAt = now
    }
    lastDoingAt = now
  }
}
