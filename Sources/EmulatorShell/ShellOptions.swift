public import PaywallModel
public import PaywallRenderer
public import TerminalModel

/// A file that the start list offers besides placements and screens.
public struct ListedFile: Hashable, Sendable {
  /// What is opened: `terms-refused`.
  public var name: String
  /// `1:02`, `✓`.
  public var summary: String
  /// `24 steps`, `passed`.
  public var detail: String

  /// Makes a row.
  public init(name: String, summary: String = "", detail: String = "") {
    self.name = name
    self.summary = summary
    self.detail = detail
  }
}

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
  /// How text that runs from the right is put into cells.
  public var textOrder = TextOrder.visual
  /// Loading marks stand still, countdowns change by the minute.
  public var reducesMotion: Bool
  /// The recording is kept from the start (`--record`).
  public var keepsRecording: Bool
  /// Where the recording goes when it is kept: `sessions/terms-refused.session`; empty when
  /// unknown.
  public var recordingName = ""
  /// A project without anything to open begins with a dialog that says what can be done.
  public var showsWelcome = false
  /// Nobody has used the program here before: it says what it is for, once.
  public var isFirstRun = false
  /// Recordings that the start list offers.
  public var sessions: [ListedFile] = []
  /// Scenarios that the start list offers.
  public var scenarios: [ListedFile] = []

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

  /// The colours that follow from them.
  public var theme: Theme {
    Theme(scheme: scheme, usesHighContrast: usesHighContrast, depth: depth, glyphs: glyphs)
  }
}
