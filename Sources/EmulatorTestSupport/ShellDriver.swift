public import EmulatorCore
public import EmulatorShell
public import PaywallModel
public import TerminalModel

/// A shell with a clock of its own, for tests: keys by their names, time, and what came of it.
public struct ShellDriver: Sendable {
  /// The shell that is driven.
  public private(set) var shell: Shell
  /// The event loop's moment.
  public private(set) var now = Instant.start
  /// Everything the face has asked of the world so far.
  public private(set) var requests: [ShellRequest] = []

  /// Begins a walk, at the start list or with a placement open.
  public init(
    _ catalog: Catalog = Fixtures.shipped, options: ShellOptions = ShellOptions(),
    placement: String? = nil
  ) {
    shell = Shell(catalog: catalog, options: options)
    if let placement { requests += shell.command(.openPlacement(placement), at: now) }
  }

  /// Presses keys by their names, `Tab Enter`, far enough apart that none is taken for a held one.
  public mutating func press(_ names: String) {
    for name in names.split(separator: " ") {
      guard let key = Key(name: String(name)) else {
        preconditionFailure("\(name) is not a key")
      }
      input(.key(key))
    }
  }

  /// Types a text, key by key.
  public mutating func type(_ text: String) {
    for character in text { input(.key(.character(character))) }
  }

  /// Hands any input over, 200 ms after the one before.
  public mutating func input(_ input: Input) {
    now = now.advanced(by: 200)
    requests += shell.handle(input, at: now)
  }

  /// Lets time pass.
  public mutating func wait(milliseconds: Int) {
    now = now.advanced(by: milliseconds)
    requests += shell.advance(to: now)
  }

  /// The window as rows of text.
  public var text: String { shell.frame().surface.text }
}
