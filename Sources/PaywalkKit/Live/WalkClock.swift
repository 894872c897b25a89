import CursesTerminal
import EmulatorCore

/// Milliseconds since a walk began, by a clock that never goes back.
struct WalkClock: Hashable {
  private var origin: Int

  /// Starts so that it is `moment` now.
  init(at moment: Instant = .start) { origin = CursesTerminal.milliseconds - moment.milliseconds }

  var now: Instant { Instant(milliseconds: CursesTerminal.milliseconds - origin) }

  /// Sets the clock back to a moment, for time in which the program was stopped.
  mutating func goOn(at moment: Instant) { self = WalkClock(at: moment) }
}
