import EmulatorShell
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Collects a header, line by line.
struct HeaderReader {
  private var program: String?
  private var seed: UInt64?
  private var profile: Profile?
  private var locale: String?
  private var size: Size?
  private var drawing: ShellOptions?
  private var keepsRecording = false
  private var recordingName = ""
  private var sessions: [ListedFile] = []
  private var scenarios: [ListedFile] = []
  private var project: String?
  private var userID: String?
  private var store: String?
  private var integration: Integration?
  private var files: [SessionHeader.FileDigest] = []
  private var others: [String] = []

  /// Takes in one line; the answer says what is wrong with it. A key that is not known is kept.
  mutating func read(_ words: [Word], content: String) -> String? {
    let values = words.dropFirst().map(\.text)
    guard let isRight = set(words[0].text, values) else {
      others.append(content)
      return nil
    }
    let bounds = words[0].text == "size" ? " Expected \(SessionWords.expectedSize)." : ""
    return isRight ? nil : "The value of \(words[0].text) cannot be read.\(bounds)"
  }

  /// Nil when the key is not known, false when its value is wrong.
  private mutating func set(_ key: String, _ values: [String]) -> Bool? {
    switch key {
    case "program": return Self.set(&program, Self.only(values))
    case "seed": return Self.set(&seed, Self.only(values).flatMap { UInt64($0) })
    case "profile": return Self.set(&profile, Self.profile(values))
    case "locale": return Self.set(&locale, Self.only(values))
    case "size": return Self.set(&size, Self.only(values).flatMap { SessionWords.size($0) })
    case "drawing": return Self.set(&drawing, Self.drawing(values))
    case "recording": return setRecording(values)
    case "project": return Self.set(&project, Self.only(values))
    case "user": return Self.set(&userID, Self.only(values))
    case "store": return Self.set(&store, Self.only(values))
    case "integration":
      return Self.set(&integration, Self.only(values).flatMap(SessionWords.integration))
    case "file": return addFile(values)
    case "lists": return addListed(values)
    default: return nil
    }
  }

  private static func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
    place = value
    return value != nil
  }

  private static func only(_ values: [String]) -> String? {
    values.count == 1 ? values[0] : nil
  }

  private static func profile(_ values: [String]) -> Profile? {
    guard values.count == 3, let platform = Platform(rawValue: values[0]),
      let version = SDKVersion(rawValue: values[1]), let mode = RunningMode(rawValue: values[2])
    else { return nil }
    return Profile(platform: platform, sdkVersion: version, mode: mode)
  }

  private static func drawing(_ values: [String]) -> ShellOptions? {
    let extra = values.dropFirst(4)
    guard values.count >= 4, Set(extra).count == extra.count,
      Set(extra).isSubset(of: ["contrast", "welcome", "logical", "first"]),
      let depth = ColorDepth(rawValue: values[0]),
      let scheme = ColorScheme(rawValue: values[1]), let glyphs = GlyphSet(rawValue: values[2]),
      ["still", "moving"].contains(values[3])
    else { return nil }
    var options = ShellOptions(
      depth: depth, scheme: scheme, glyphs: glyphs, reducesMotion: values[3] == "still")
    options.usesHighContrast = extra.contains("contrast")
    options.showsWelcome = extra.contains("welcome")
    options.isFirstRun = extra.contains("first")
    options.textOrder = extra.contains("logical") ? .logical : .visual
    return options
  }

  private mutating func setRecording(_ values: [String]) -> Bool {
    keepsRecording = values.first == "kept"
    recordingName = values.count == 2 ? values[1] : ""
    return (1...2).contains(values.count) && (keepsRecording || values[0] == "journal")
  }

  private mutating func addListed(_ values: [String]) -> Bool {
    guard values.count == 4 else { return false }
    let file = ListedFile(name: values[1], summary: values[2], detail: values[3])
    if values[0] == "session" { sessions.append(file) }
    if values[0] == "scenario" { scenarios.append(file) }
    return ["session", "scenario"].contains(values[0])
  }

  private mutating func addFile(_ values: [String]) -> Bool {
    guard values.count == 2, SessionWords.isDigest(values[1]) else { return false }
    files.append(SessionHeader.FileDigest(name: values[0], digest: values[1]))
    return true
  }

  /// The header, when everything that it needs was there.
  func header() -> SessionHeader? {
    guard let program, let seed, let profile, let locale, let size, var options = drawing,
      let project
    else { return nil }
    options.size = size
    options.keepsRecording = keepsRecording
    options.recordingName = recordingName
    options.sessions = sessions
    options.scenarios = scenarios
    let catalog = Catalog(project: Project(profile: profile, locale: locale))
    var header = SessionHeader(
      program: program, catalog: catalog, options: options, seed: seed, userID: userID,
      project: project, store: store, integration: integration, files: files)
    header.others = others
    return header
  }

  /// What a header without some of its lines lacks.
  var missing: String {
    let keys = [
      ("program", program == nil), ("seed", seed == nil), ("profile", profile == nil),
      ("locale", locale == nil), ("size", size == nil), ("drawing", drawing == nil),
      ("project", project == nil),
    ]
    let names = keys.filter(\.1).map(\.0).joined(separator: ", ")
    return "The header lacks \(names)."
  }
}
