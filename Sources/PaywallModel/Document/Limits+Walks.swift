// How long walks may be, and what is kept of them.
extension Limits {
  /// Steps that one event may lead to, the app's answers and what they lead to included.
  public static let stepsPerEvent = 1_000
  /// Timers that fire while time passes without anything else.
  public static let timersPerPause = 100_000
  /// Windows that lie on one another.
  public static let windows = 30
  /// Steps that can be stepped back.
  public static let stepsBack = 500
  /// Links that the log keeps.
  public static let linkRecords = 50
  /// Milliseconds of a pause in a recording or a scenario: a year.
  public static let pauseMilliseconds = 366 * 24 * 3_600_000
  /// Bytes of a recording that nobody asked for.
  public static let journalBytes = 64 << 20
  /// Such recordings that are kept.
  public static let journals = 20
}

// How long what comes in at once may be.
extension Limits {
  /// Bytes of a link.
  public static let linkBytes = 2_048
  /// Bytes of a paste into a field.
  public static let pasteBytes = 4_096
  /// Bytes of a line of the standard input.
  public static let lineBytes = 1 << 16
  /// Columns and rows of a window in a recording.
  public static let windowSide = 1_000
}

// How large files may be, besides screens.
extension Limits {
  /// Arrays and objects of a JSON file that lie in one another.
  public static let jsonDepth = 512
  /// Elements of an XML file of texts that lie in one another.
  public static let xmlDepth = 64
  /// Problems that are told of one file.
  public static let problems = 200
  /// Files of a project.
  public static let projectFiles = 4_000
  /// Bytes of all files of a project.
  public static let projectBytes = 256 << 20
  /// Variants of an A/B test, A to Z.
  public static let variants = 26
  /// Buttons of an alert of the app.
  public static let alertButtons = 4
}
