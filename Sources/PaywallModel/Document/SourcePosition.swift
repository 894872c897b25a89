/// A place in a file, as an editor counts it. Kept in 12 bytes: a large document has millions.
public struct SourcePosition: Hashable, Sendable {
  /// From 1. A line ends with LF, CR LF or CR.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Self.stored(newValue) }
  }
  /// From 1, in characters: Unicode scalars, as editors that are not bound to UTF-16 count.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Self.stored(newValue) }
  }
  /// How many characters a caret underlines; at least 1.
  public var length: Int {
    get { Int(storedLength) }
    set { storedLength = Self.stored(newValue) }
  }
  private var storedLine: Int32
  private var storedColumn: Int32
  private var storedLength: Int32

  /// Makes a place; a number below 1 becomes 1.
  public init(line: Int, column: Int, length: Int = 1) {
    storedLine = Self.stored(line)
    storedColumn = Self.stored(column)
    storedLength = Self.stored(length)
  }

  private static func stored(_ number: Int) -> Int32 { max(1, Int32(clamping: number)) }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)
}

/// Something wrong with a document, with its place and what to do.
public struct Problem: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used.
    case error
    /// It can, but not as its author thinks.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// `PLY7nn` or a word of ours that `check` prints.
  public var code: String
  /// The file's name as the user gave it.
  public var file: String
  /// Where a caret goes.
  public var position: SourcePosition
  /// Where in the tree: `root.components[2].actions[0]`; empty when it is about the file.
  public var path: String
  /// What happened: `"purchse" is not an action.`
  public var message: String
  /// What was expected or what to do; empty when that is plain.
  public var advice: String

  /// Makes a problem.
  public init(
    _ severity: Severity, code: String, file: String, position: SourcePosition = .start,
    path: String = "", message: String, advice: String = ""
  ) {
    self.severity = severity
    self.code = code
    self.file = file
    self.position = position
    self.path = path
    self.message = message
    self.advice = advice
  }
}

/// A file's name and bytes, however they were read.
public struct SourceFile: Hashable, Sendable {
  /// Relative to the project's folder, with `/`.
  public var name: String
  /// Its content as it was read, not checked.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
