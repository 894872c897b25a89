/// A terminal as the event loop sees it; the real one is `CursesTerminal`.
public protocol TerminalDevice {
  /// The window's size now.
  var size: Size { get }
  /// Shows the surface; only what changed is sent. No cursor hides it.
  mutating func present(_ surface: Surface, cursor: Point?)
  /// The next input, or nil when `milliseconds` have passed without one (nil waits for ever).
  mutating func nextInput(waitingAtMost milliseconds: Int?) -> Input?
}
