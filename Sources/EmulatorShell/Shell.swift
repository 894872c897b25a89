public import EmulatorCore
public import PaywallModel
public import TerminalModel

/// What is to be seen, and where things can be pressed.
public struct Frame: Hashable, Sendable {
  /// As large as the window.
  public var surface: Surface
  /// Where a text field's cursor stands, if one has the keys.
  public var cursor: Point?

  /// Makes a frame.
  public init(surface: Surface, cursor: Point? = nil) {
    self.surface = surface
    self.cursor = cursor
  }
}

/// The program's face as a value: inputs in, frames and requests out.
public struct Shell: Hashable, Sendable {
  /// The walk that is shown.
  public internal(set) var walk: Walk
  /// What the terminal and the person want.
  public internal(set) var options: ShellOptions
  /// Set while a recording is played; the phone's keys are off then.
  public var replay: ReplayBar?

  /// Begins at the start list.
  public init(catalog: Catalog, options: ShellOptions = ShellOptions(), seed: UInt64 = 0) {
    walk = Walk(catalog: catalog, seed: seed)
    self.options = options
  }

  /// The moment at which something happens or moves by itself; nil waits for input only.
  public var nextDeadline: Instant? { nil }

  /// Lets time pass.
  public mutating func advance(to moment: Instant) -> [ShellRequest] { [] }

  /// Lets time pass up to `at`, then does what the input means.
  public mutating func handle(_ input: Input, at: Instant) -> [ShellRequest] { [] }

  /// Lets time pass up to `at`, then does what the command line or a script asks of the app.
  public mutating func command(_ command: Command, at: Instant) -> [ShellRequest] { [] }

  /// What is to be seen now.
  public func frame() -> Frame { Frame(surface: Surface(size: options.size)) }
}
