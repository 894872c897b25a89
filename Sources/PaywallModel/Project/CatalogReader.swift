/// Turns the files of a project into a catalog; whatever is wrong becomes a problem, never a trap.
public enum CatalogReader {
  /// Reads a project's files: `paywalk.json`, `*.screen.json` (or any served `{"presentation": …}`),
  /// `*.storekit`. What is missing gets a default: without `paywalk.json` the mode is full, the plans
  /// are those of the screens and there are no placements. Recordings, scenarios and texts are not
  /// for this reader: files in `sessions`, `scenarios` and `strings` are passed over.
  public static func read(_ files: [SourceFile]) -> Catalog {
    var gathered = GatheredFiles()
    for file in files.sorted(by: { order($0) < order($1) }) { gathered.add(file) }
    return gathered.catalog
  }

  /// Files of the upper folders first, then by name.
  private static func order(_ file: SourceFile) -> (Int, String) {
    (file.name.utf8.count { $0 == 0x2f }, file.name)
  }
}

/// What a file of a project is, by its name.
enum FileRole: Hashable {
  case project, screen, store
  /// JSON with a screen in it, or something else.
  case perhapsScreen
  case other

  init(_ name: String) {
    let parts = name.split(separator: "/")
    let base = parts.last ?? ""
    if parts.dropLast().contains(where: { ["sessions", "scenarios", "strings"].contains($0) }) {
      self = .other
    } else if base == "paywalk.json" {
      self = .project
    } else if base.hasSuffix(".screen.json") {
      self = .screen
    } else if base.hasSuffix(".storekit") {
      self = .store
    } else {
      self = base.hasSuffix(".json") ? .perhapsScreen : .other
    }
  }
}

/// What was read so far.
private struct GatheredFiles {
  var project: ProjectDraft?
  var projectFile = ""
  var screens: [Screen] = []
  var screenFiles: [String: String] = [:]
  var stores: [(name: String, store: StoreCatalog)] = []
  var broken: [String] = []
  var problems: [Problem] = []
  var references: [Reference] = []

  mutating func add(_ file: SourceFile) {
    switch FileRole(file.name) {
    case .other, .store: return
    case .project: addProject(file)
    case .screen, .perhapsScreen:
      if let node = json(file) { addScreen(node, file) }
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

  /// The project file that lies highest counts.
  private mutating func addProject(_ file: SourceFile) {
    guard project == nil else {
      problems.append(
        Problem(
          .warning, code: "second-project", file: file.name,
          message: "This project is not used: \(projectFile) is.",
          advice: "Open its own folder to walk it."))
      return
    }
    guard let node = json(file) else { return }
    let document = ProjectReader.readDocument(node, file: file.name)
    project = document.draft
    projectFile = file.name
    problems += document.problems
    references += document.references
  }

  private mutating func addScreen(_ node: JSONNode, _ file: SourceFile) {
    if FileRole(file.name) == .perhapsScreen && node.member("presentation") == nil { return }
    let document = ScreenReader.readDocument(node, file: file.name)
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
          message: "The screen \"\(screen.id)\" is in \(other) as well.",
          advice: "\(other) counts; give this one its own vendor_id."))
      return
    }
    screenFiles[screen.id] = file.name
    screens.append(screen)
    references += document.references
  }
}

extension GatheredFiles {
  var catalog: Catalog {
    var project = project?.project ?? Project()
    if project.plans.isEmpty { project.plans = plansOfScreens }
    return Catalog(
      project: project, screens: screens, store: store, brokenFiles: broken, problems: problems)
  }

  private var plansOfScreens: [Plan] {
    var seen: Set<String> = []
    return screens.sorted { $0.id < $1.id }.flatMap(\.plans)
      .filter { seen.insert($0.id).inserted }
      .map { Plan(id: $0.id, storeProductID: $0.storeProductID) }
  }

  private var store: StoreCatalog { stores.first?.store ?? StoreCatalog() }
}
