/// Turns the files of a project into a catalog; whatever is wrong becomes a problem, never a trap.
public enum CatalogReader {
  /// Reads a project's files: `paywalk.json`, `*.screen.json` (or any served `{"presentation":
  /// …}`), `*.flow.json`, `*.storekit`, and the app's texts in `strings`. What is missing gets a
  /// default: without `paywalk.json` the mode is full, the plans are those of the screens and there
  /// are no placements. Recordings and scenarios are not for this reader: files in `sessions` and
  /// `scenarios` are passed over. A store's name that is given here counts instead of the
  /// project's.
  public static func read(_ files: [SourceFile], store: String? = nil) -> Catalog {
    var gathered = GatheredFiles()
    for file in files.sorted(by: { order($0.name) < order($1.name) }) { gathered.add(file) }
    gathered.chooseStore(given: store)
    var catalog = gathered.catalog
    catalog.digest = digest(of: files)
    for file in files where catalog.brokenFiles.contains(file.name) {
      addExcerpts(of: file, to: &catalog)
    }
    return catalog
  }

  /// Over names and bytes, in the order of names.
  private static func digest(of files: [SourceFile]) -> String {
    var hash = StateHash()
    for file in files.sorted(by: { $0.name < $1.name }) {
      hash.add(file.name)
      hash.add(file.bytes)
    }
    return hash.hex
  }

  /// The lines around the first problems of a file.
  private static func addExcerpts(of file: SourceFile, to catalog: inout Catalog) {
    let lines = SourceLines(file)
    for problem in catalog.problems.lazy.filter({ $0.file == file.name }).prefix(excerptsPerFile) {
      catalog.excerpts[problem] = lines.excerpt(
        at: problem.position, linesAround: 1, width: excerptColumns)
    }
  }

  /// Whoever has more problems begins with these.
  private static let excerptsPerFile = 20
  /// As many as a dialog has room for, less the line's number.
  private static let excerptColumns = 44

  /// Whether a file, by its name, is one that `read` looks into.
  public static func looksInto(_ name: String) -> Bool { FileRole(name) != .other }

  /// Files of the upper folders first, then by name.
  static func order(_ name: String) -> (Int, String) {
    (name.utf8.count { $0 == UInt8(ascii: "/") }, name)
  }
}

/// What a file of a project is, by its name.
enum FileRole: Hashable {
  case project, screen, store, flow
  /// JSON with a screen in it, or something else.
  case perhapsScreen
  /// Texts of the app.
  case strings
  case other

  init(_ name: String) {
    let bytes = Array(name.utf8)
    if bytes.lie(below: "sessions") || bytes.lie(below: "scenarios") {
      self = .other
    } else if bytes.lie(below: "strings") {
      self = StringFile(name) == nil ? .other : .strings
    } else if name == "paywalk.json" || bytes.end(with: "/paywalk.json") {
      self = .project
    } else if bytes.end(with: ".screen.json") {
      self = .screen
    } else if bytes.end(with: ".storekit") {
      self = .store
    } else if bytes.end(with: ".flow.json") {
      self = .flow
    } else {
      self = bytes.end(with: ".json") ? .perhapsScreen : .other
    }
  }
}

extension [UInt8] {
  /// Whether a name has an ending, whose characters need not be told apart.
  fileprivate func end(with ending: StaticString) -> Bool {
    ending.withUTF8Buffer { ending in
      count >= ending.count && suffix(ending.count).elementsEqual(ending)
    }
  }

  /// Whether one of the folders of a name is this one.
  fileprivate func lie(below folder: StaticString) -> Bool {
    folder.withUTF8Buffer { folder in
      var start = 0
      for index in indices where self[index] == UInt8(ascii: "/") {
        if self[start..<index].elementsEqual(folder) { return true }
        start = index + 1
      }
      return false
    }
  }
}

/// What was read so far.
struct GatheredFiles {
  /// Whether what is only told is looked for.
  let isChecked: Bool
  var project: ProjectDraft?
  var projectFile: String?
  var screens: [Screen] = []
  var screenFiles: [String: String] = [:]
  var flows: [Flow] = []
  var storeFiles: [SourceFile] = []
  var store: StoreCatalog?
  var strings: AppTextsReader
  var broken: [String] = []
  var problems: [Problem] = []
  var references: [Reference] = []

  init(isChecked: Bool = true) {
    self.isChecked = isChecked
    strings = AppTextsReader(isChecked: isChecked)
  }

  mutating func add(_ file: SourceFile) {
    let role = FileRole(file.name)
    switch role {
    case .other: return
    case .store: storeFiles.append(file)
    case .strings: strings.add(file)
    case .project: addProject(file)
    case .flow: addFlow(file)
    case .screen, .perhapsScreen:
      guard let node = json(file) else { return }
      if role == .screen || node.member("presentation") != nil { addScreen(node, file) }
    }
  }

  private mutating func json(_ file: SourceFile) -> JSONNode? {
    do {
      return try JSONReader.read(file)
    } catch {
      broken.append(file.name)
      problems.append(error.problem)
      return nil
    }
  }

  private mutating func warn(
    _ code: String, file: String, at position: SourcePosition = .start, path: String = "",
    _ message: String, advice: String
  ) {
    problems.append(
      Problem(
        .warning, code: code, file: file, position: position, path: path, message: message,
        advice: advice))
  }

  /// The project file that lies highest counts.
  private mutating func addProject(_ file: SourceFile) {
    if let projectFile {
      return warn(
        "second-project", file: file.name, "This project is not used: \(projectFile) is.",
        advice: "Open its own folder to walk it.")
    }
    projectFile = file.name
    guard let node = json(file) else { return }
    let document = ProjectReader.readDocument(
      node, file: file.name, isChecked: isChecked)
    project = document.draft
    problems += document.problems
    references += document.references
  }

  private mutating func addFlow(_ file: SourceFile) {
    guard let node = json(file) else { return }
    let document = FlowReader.readDocument(
      node, file: file.name, isChecked: isChecked)
    problems += document.problems
    references += document.references
    guard let flow = document.flow else { return broken.append(file.name) }
    guard !flows.contains(where: { $0.id == flow.id }) else {
      return warn(
        "duplicate-id", file: file.name, at: node["id"]?.position ?? node.position, path: "id",
        "Another file has a flow \(JSONText.quoted(flow.id)) as well.",
        advice: "The first counts; give this one its own id.")
    }
    flows.append(flow)
  }

  private mutating func addScreen(_ node: JSONNode, _ file: SourceFile) {
    let document = ScreenReader.readDocument(
      node, file: file.name, isChecked: isChecked)
    problems += document.problems
    guard let screen = document.screen else {
      broken.append(file.name)
      return
    }
    if let other = screenFiles[screen.id] {
      let place = node["presentation"]?["vendor_id"]?.position ?? node.position
      problems.append(
        Problem(
          .error, code: "duplicate-id", file: file.name, position: place, path: "vendor_id",
          message: "The screen \(JSONText.quoted(screen.id)) is in \(other) as well.",
          advice: "\(other) counts; give this one its own vendor_id."))
      return
    }
    screenFiles[screen.id] = file.name
    screens.append(screen)
    references += document.references
  }
}

extension GatheredFiles {
  /// Reads the store that is named, else the first.
  mutating func chooseStore(given: String?) {
    let named = given ?? project?.store.map { path(besideProject: $0.name) }
    let chosen = storeFiles.first { $0.name == named } ?? storeFiles.first
    if let named, chosen?.name != named { reportMissing(named, instead: chosen?.name) }
    guard let chosen else { return }
    if named == nil {
      for other in storeFiles.dropFirst() {
        warn(
          "second-store", file: other.name, "This store is not used: \(chosen.name) is.",
          advice: "Name the one that counts as \"store\" in paywalk.json.")
      }
    }
    let (store, found) = StoreKitReader.read(chosen)
    self.store = store
    problems += found
    if store == nil { broken.append(chosen.name) }
  }

  private mutating func reportMissing(_ name: String, instead: String?) {
    warn(
      "missing-store", file: projectFile ?? name, at: project?.store?.position ?? .start,
      path: "store", "\(JSONText.quoted(name)) is not among the files.",
      advice: instead.map { "\($0) is used." } ?? "Without a store nothing has a price.")
  }

  /// A name that the project gives, seen from the folder that file names start from.
  private func path(besideProject name: String) -> String {
    guard let projectFile, let slash = projectFile.lastIndex(of: "/") else { return name }
    return projectFile[...slash] + name
  }

  /// All that was read, not yet checked against each other.
  var unchecked: Catalog {
    var project = project?.project ?? Project()
    if project.plans.isEmpty { project.plans = plansOfScreens }
    project.flows += flows.filter { project.flow($0.id) == nil }
    return Catalog(
      project: project, screens: screens, store: store ?? StoreCatalog(), texts: strings.texts,
      brokenFiles: broken, screenFiles: screenFiles)
  }

  var catalog: Catalog {
    var catalog = unchecked
    let dangling = DanglingReferences(
      catalog: catalog, hasProject: self.project != nil, hasStore: store != nil)
    let checked =
      dangling.problems(references) + CatalogChecker.check(catalog)
      + LinkChecker(catalog, projectFile: projectFile ?? "paywalk.json").problems
    catalog.problems = Self.firstOfEach(
      (problems + strings.problems + checked).sorted(by: Problem.inOrder))
    return catalog
  }

  /// Every error, and of each file at most 400 problems: whoever has more begins with these.
  /// `problems` are in order.
  private static func firstOfEach(_ problems: [Problem]) -> [Problem] {
    var counts: [String: Int] = [:]
    var kept: [Problem] = []
    for problem in problems {
      let count = counts[problem.file, default: 0] + 1
      counts[problem.file] = count
      if count <= 400 || problem.severity == .error { kept.append(problem) }
    }
    let full = counts.filter { $0.value > 400 }.sorted { $0.key < $1.key }
    return kept
      + full.map { file, count in
        Problem(
          .warning, code: "more-problems", file: file,
          message: "\(count) problems were found in this file; 400 are listed.",
          advice: "Correct them first.")
      }
  }

  private var plansOfScreens: [Plan] {
    var seen: Set<String> = []
    return screens.sorted { $0.id < $1.id }.flatMap(\.plans)
      .filter { seen.insert($0.id).inserted }
      .map { Plan(id: $0.id, storeProductID: $0.storeProductID) }
  }
}
