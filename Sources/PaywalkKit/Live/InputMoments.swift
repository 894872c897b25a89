import EmulatorCore

/// When inputs came. One that was waited for came when it was read. One that lay there already came
/// while the program was busy, nobody knows when: it is taken to have followed at once, so that a
/// held key stays one held key however long the machine stood still.
struct InputMoments: Hashable {
  /// Between two inputs that lay there: less than a held key's pause, more than nothing.
  static let millisecondsApart = 20

  /// The last moment that was handed out.
  private(set) var latest: Instant

  init(since start: Instant) { latest = start }

  /// It is `now`, and nothing lies there.
  mutating func pass(to now: Instant) -> Instant {
    latest = max(latest, now)
    return latest
  }

  /// The moment of an input that lay there.
  mutating func next(before now: Instant) -> Instant {
    pass(to: min(now, latest.advanced(by: Self.millisecondsApart)))
  }
}
