/// Turns the files of a project into a catalog; whatever is wrong becomes a problem, never a trap.
public enum CatalogReader {
  /// Reads a project's files: `paywalk.json`, `*.screen.json` (or any served `{"presentation": …}`),
  /// `*.storekit`. What is missing gets a default: without `paywalk.json` the mode is full, the plans
  /// are those of the screens and there are no placements. Recordings, scenarios and texts are not
  /// for this reader: files in `sessions`, `scenarios` and `strings` are passed over.
  public static func read(_ files: [SourceFile]) -> Catalog {
    var gathered = GatheredFiles()
    for file in files.sorted(by: { $0.name < $1.name }) { gathered.add(file) }
    return gathered.catalog
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
  var project: Project?
  var screens: [Screen] = []
  var screenFiles: [String: String] = [:]
  var store: StoreCatalog?
  var broken: [String] = []
  var problems: [Problem] = []

  var catalog: Catalog {
    var project = project ?? Project()
    if project.plans.isEmpty { project.plans = plansOfScreens }
    return Catalog(
      project: project, screens: screens, store: store ?? StoreCatalog(), brokenFiles: broken,
      problems: problems)
  }

  private var plansOfScreens: [Plan] {
    var seen: Set<String> = []
    return screens.sorted { $0.id < $1.id }.flatMap(\.plans)
      .filter { seen.insert($0.id).inserted }
      .map { Plan(id: $0.id, storeProductID: $0.storeProductID) }
  }

  mutating func add(_ file: SourceFile) {
    switch FileRole(file.name) {
    case .project, .other, .store: return
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

  private mutating func addScreen(_ node: JSONNode, _ file: SourceFile) {
    if FileRole(file.name) == .perhapsScreen && node.member("presentation") == nil { return }
    let (screen, found) = ScreenReader.read(node, file: file.name)
    problems += found
    guard let screen else {
      broken.append(file.name)
      return
    }
    if let other = screenFiles.updateValue(file.name, forKey: screen.id) {
      screenFiles[screen.id] = other
      problems.append(
        Problem(
          .error, code: "duplicate-id", file: file.name,
          message: "The screen \"\(screen.id)\" is in \(other) as well.",
          advice: "\(other) counts; give this one its own vendor_id."))
      return
    }
    screens.append(screen)
  }
}
