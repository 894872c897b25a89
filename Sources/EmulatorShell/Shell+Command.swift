public import EmulatorCore

extension Shell {
  /// Lets time pass up to `at`, then does what the app's code or a tester asks: how the command line
  /// opens a placement, a screen or a link.
  public mutating func command(_ command: Command, at moment: Instant) -> [ShellRequest] {
    let requests = advance(to: moment)
    walk.handle(.command(command), at: moment)
    return requests
  }
}
