public import EmulatorCore
public import PaywallModel
public import PaywallRenderer
public import TerminalModel

/// What the terminal and the person want of the face.
public struct ShellOptions: Hashable, Sendable {
  /// Of the whole window.
  public var size: Size
  /// How many colours there are.
  public var depth: ColorDepth
  /// Dark or light.
  public var scheme: ColorScheme
  /// Yellow on black, whatever the scheme.
  public var usesHighContrast = false
  /// Which characters can be drawn.
  public var glyphs: GlyphSet
  /// Loading marks stand still, countdowns change by the minute.
  public var reducesMotion: Bool
  /// The recording is kept from the start (`--record`).
  public var keepsRecording: Bool

  /// Makes options; 80×24 in the dark theme.
  public init(
    size: Size = Size(columns: 80, rows: 24), depth: ColorDepth = .trueColor,
    scheme: ColorScheme = .dark, glyphs: GlyphSet = .unicode, reducesMotion: Bool = false,
    keepsRecording: Bool = false
  ) {
    self.size = size
    self.depth = depth
    self.scheme = scheme
    self.glyphs = glyphs
    self.reducesMotion = reducesMotion
    self.keepsRecording = keepsRecording
  }
}

/// What the face asks of the world around it.
public enum ShellRequest: Hashable, Sendable {
  /// Leave; the recording is kept or thrown away.
  case quit(keepsRecording: Bool)
  case saveIntegration(Integration)
  case setRecording(isKept: Bool)
  case setMarker(String)
  case copy(String)
  case redraw
  case suspend
  /// Write the walk so far as a file: `session`, `scenario` or `text`.
  case export(format: String)
}

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

  /// What is to be seen now.
  public func frame() -> Frame { Frame(surface: Surface(size: options.size)) }
}
