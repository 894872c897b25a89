public import EmulatorShell
public import PaywallModel

/// What was there when a walk began: everything besides the project's files that the frames depend
/// on, and a digest of each of the files.
public struct SessionHeader: Hashable, Sendable {
  /// The format that this program writes.
  public static let formatVersion = 1

  /// The version of the program that recorded.
  public var program: String
  /// What the ids that a real SDK draws at random are made from.
  public var seed: UInt64
  /// Platform, SDK version and mode at the start.
  public var profile: Profile
  /// The language of texts and prices.
  public var locale: String
  /// The user of the command line, where one was given.
  public var userID: String?
  /// The window's size at the start, and how frames are drawn.
  public var options: ShellOptions
  /// The project's folder or file, relative to the session's file, with `/`.
  public var project: String
  /// The store's file where the command line named one, relative to the session's file.
  public var store: String?
  /// What the app does, where the walk began with an integration that no file has: one that was
  /// changed in a walk before and taken along.
  public var integration: Integration?
  /// Every file that was read, with its digest.
  public var files: [FileDigest]
  /// Lines with keys that this program does not know, as they stand in the file.
  public var others: [String]

  /// The name and digest of a file that was used.
  public struct FileDigest: Hashable, Sendable {
    /// Relative to the project's folder.
    public var name: String
    /// Sixteen hex digits over the bytes.
    public var digest: String

    /// Makes one.
    public init(name: String, digest: String) {
      self.name = name
      self.digest = digest
    }

    /// Digests a file.
    public init(_ file: SourceFile) {
      var hash = StateHash()
      hash.add(file.bytes)
      self.init(name: file.name, digest: hash.hex)
    }
  }

  /// Describes a walk of a catalog, whose profile and locale are those that the command line left.
  public init(
    program: String, catalog: Catalog, options: ShellOptions, seed: UInt64 = 0,
    userID: String? = nil, project: String = ".", store: String? = nil,
    integration: Integration? = nil, files: [FileDigest] = []
  ) {
    self.program = program
    self.seed = seed
    profile = catalog.project.profile
    locale = catalog.project.locale
    self.userID = userID
    self.options = options
    self.project = project
    self.store = store
    self.integration = integration
    self.files = files
    others = []
  }

  /// The catalog as the recorded walk saw it: with the recorded profile, locale, user and what the
  /// app did.
  public func applied(to catalog: Catalog) -> Catalog {
    var result = catalog
    result.project.profile = profile
    result.project.locale = locale
    if let userID { result.project.start.userID = userID }
    if let integration { result.project.integration = integration }
    return result
  }

  /// A shell as it was when the recording began.
  public func shell(of catalog: Catalog) -> Shell {
    Shell(catalog: applied(to: catalog), options: options, seed: seed)
  }

  /// Files that are not as they were when the walk was recorded: changed, missing or new; none
  /// where the header lists no file.
  public func changedFiles(_ now: [FileDigest]) -> [String] {
    guard !files.isEmpty else { return [] }
    let before = Set(files)
    let after = Set(now)
    return Set(before.symmetricDifference(after).map(\.name)).sorted()
  }
}
