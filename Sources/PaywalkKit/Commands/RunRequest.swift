import PaywallModel
import SessionRecording
import TerminalModel

/// What `paywalk run` is asked for.
struct RunRequest: Hashable {
  var project: ProjectFolder
  var opening: Opening?
  var keys: [Key]
  var recordPath: String?
  var userID: String?
  var scheme: ColorScheme?
  var theme: ThemeName

  /// The face's colours.
  enum ThemeName: String, CaseIterable {
    case normal
    case highContrast = "high-contrast"
  }

  init(_ line: CommandLineArguments) throws(CommandFailure) {
    try self.init(line, of: Self.files(line).read())
  }

  /// With a project that was read.
  init(_ line: CommandLineArguments, of project: ProjectFolder) throws(CommandFailure) {
    self.project = project
    try Self.refuse(project)
    try Self.change(&self.project.catalog, as: line)
    opening = try Self.opening(line, in: project)
    keys = try Self.keys(line.value("keys"))
    recordPath = try Self.recordPath(line.value("record"))
    userID = line.value("user").map(UserIDMask.recorded)
    scheme = try line.choice("scheme", ColorScheme.self)
    theme = try line.choice("theme", ThemeName.self) ?? .normal
  }

  /// What it takes to show first what a placement or a screen shows, before the whole project is
  /// read and checked; nil where that is everything, or where something is wrong.
  init?(first line: CommandLineArguments, of files: ProjectFiles) {
    guard line.value("keys") == nil, let project = files.readFirst({ Self.screens(line, in: $0) })
    else { return nil }
    try? self.init(line, of: project)
  }

  private static func screens(_ line: CommandLineArguments, in project: Project) -> [String]? {
    if let id = line.value("placement") { return project.screensServed(at: id) }
    return project.hasCampaign() ? nil : line.value("screen").map { [$0] }
  }

  /// The files that a command line names.
  static func files(_ line: CommandLineArguments) throws(CommandFailure) -> ProjectFiles {
    try ProjectFiles.of(line.arguments.first, store: line.value("store"))
  }

  /// Nothing that could be walked is an error; a broken screen among others is a row of the list.
  static func refuse(_ project: ProjectFolder) throws(CommandFailure) {
    let problems = project.fatalProblems
    guard !problems.isEmpty else { return }
    throw CommandFailure(ProjectProblems.text(problems.prefix(20), of: project))
  }

  static func change(
    _ catalog: inout Catalog, as line: CommandLineArguments
  ) throws(CommandFailure) {
    if let mode = try line.choice("mode", RunningMode.self) {
      catalog.project.profile.mode = mode
      catalog.project.choosesMode = true
    }
    if let platform = try line.choice("platform", Platform.self) {
      catalog.project.profile.platform = platform
    }
    if let version = try line.choice("sdk", SDKVersion.self) {
      let profile = catalog.project.profile
      catalog.project.profile = catalog.project.profile(profile, in: version)
    }
    if let locale = line.value("locale") { catalog.project.locale = locale }
    if let user = line.value("user") { catalog.project.start.userID = user }
  }

  private static func opening(
    _ line: CommandLineArguments, in project: ProjectFolder
  ) throws(CommandFailure) -> Opening? {
    let given = ["placement", "screen", "link"].filter { line.value($0) != nil }
    guard given.count <= 1 else {
      throw CommandFailure("--\(given[0]) and --\(given[1]) exclude each other. Give one of them.")
    }
    let catalog = project.catalog
    if let id = line.value("placement") {
      let known = catalog.project.placements.map(\.id)
      try check(id, among: known, word: "placement", in: project)
      return .placement(id)
    }
    if let id = line.value("screen") {
      try check(id, among: catalog.screens.map(\.id), word: "screen", in: project)
      return .screen(id)
    }
    if let address = line.value("link") { return .link(address) }
    return project.isSingleFile ? catalog.screens.first.map { .screen($0.id) } : nil
  }

  /// A walk that is to be recorded does not begin where it cannot be.
  private static func recordPath(_ path: String?) throws(CommandFailure) -> String? {
    guard let path else { return nil }
    do throws(FileFailure) {
      try JournalFile.check(path)
      return path
    } catch {
      throw CommandFailure("--record: \(error.message)")
    }
  }

  private static func check(
    _ id: String, among known: [String], word: String, in project: ProjectFolder
  ) throws(CommandFailure) {
    if known.contains(id) { return }
    let list = known.isEmpty ? "There is none." : "Known: \(known.joined(separator: ", "))."
    let advice = NearestName.advice(for: id, among: known, otherwise: list)
    throw CommandFailure("There is no \(word) \"\(id)\" in \(project.path). \(advice)")
  }

  private static func keys(_ written: String?) throws(CommandFailure) -> [Key] {
    var keys: [Key] = []
    for name in (written ?? "").split(separator: " ").map(String.init) {
      guard let key = Key(name: name) else {
        let advice = NearestName.advice(
          for: name, among: Key.named.map(\.name),
          otherwise:
            "Keys are single characters or \(Key.named.map(\.name).joined(separator: " ")).")
        throw CommandFailure("--keys: \"\(name)\" is not a key. \(advice)")
      }
      keys.append(key)
    }
    return keys
  }
}
