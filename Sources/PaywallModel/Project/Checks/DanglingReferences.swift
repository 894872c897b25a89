/// Looks up every id that documents refer to.
struct DanglingReferences {
  let catalog: Catalog
  /// Whether there is a project file; without one nothing is known about placements.
  let hasProject: Bool
  /// Whether there is a store file; without one nothing is known about products.
  let hasStore: Bool
  private let plans: Set<String>
  private let screens: Set<String>
  private let placements: Set<String>
  private let products: Set<String>
  private let audiences: Set<String>
  private let flows: Set<String>
  private let selectsByFile: [String: [String: Set<String>]]

  init(catalog: Catalog, hasProject: Bool, hasStore: Bool) {
    self.catalog = catalog
    self.hasProject = hasProject
    self.hasStore = hasStore
    plans = Set(catalog.project.plans.map(\.id) + catalog.screens.flatMap(\.plans).map(\.id))
    screens = Set(catalog.screens.map(\.id))
    placements = Set(catalog.project.placements.map(\.id))
    products = Set(catalog.store.products.map(\.id))
    audiences = Set(catalog.project.audiences.map(\.id))
    flows = Set(catalog.project.flows.map(\.id))
    var selects: [String: [String: Set<String>]] = [:]
    for screen in catalog.screens {
      guard let file = catalog.screenFiles[screen.id] else { continue }
      let options = screen.selects.map { ($0.id, Set($0.options.map(\.id))) }
      selects[file] = Dictionary(options, uniquingKeysWith: { first, _ in first })
    }
    selectsByFile = selects
  }

  /// A warning for each that stands for nothing.
  func problems(_ references: [Reference]) -> [Problem] { references.compactMap(problem) }

  private func problem(_ reference: Reference) -> Problem? {
    switch reference.kind {
    case .plan: return missing(reference, "plan here", plans)
    case .screen: return missing(reference, "screen here", screens)
    case .placement:
      return hasProject ? missing(reference, "placement of the project", placements) : nil
    case .product: return hasStore ? missing(reference, "product of the store", products) : nil
    case .select:
      // The SDK's own selects need not be declared.
      if reference.name.hasPrefix("ply_") { return nil }
      return missing(reference, "select of this screen", Set(selects(reference).keys))
    case .option(let selectID):
      // Where no option is declared, those that components refer to are the options.
      guard let options = selects(reference)[selectID], !options.isEmpty else { return nil }
      return missing(reference, "option of \"\(selectID)\"", options)
    case .audience: return missing(reference, "audience of the project", audiences)
    case .flow: return missing(reference, "flow of the project", flows)
    case .event: return missing(reference, "event of the SDK", SDKEventNames.all)
    case .linkSource(let screenID): return linkProblem(reference, screenID: screenID)
    }
  }

  private func selects(_ reference: Reference) -> [String: Set<String>] {
    selectsByFile[reference.file] ?? [:]
  }

  private static func list(_ known: Set<String>) -> String {
    if known.isEmpty { return "There is none." }
    return known.count > 8 ? "" : "Known are \(known.sorted().joined(separator: ", "))."
  }

  func missing(_ reference: Reference, _ thing: String, _ known: Set<String>) -> Problem? {
    if known.contains(reference.name) { return nil }
    var otherwise = Self.list(known)
    if reference.kind == .screen, let file = catalog.brokenFiles.first {
      otherwise = "It may be in \(file), which was not read."
    }
    return Problem(
      .warning, code: "dangling-\(reference.kind.word)", file: reference.file,
      position: reference.position, path: reference.path,
      message: "\(JSONText.quoted(reference.name)) is no \(thing).",
      advice: NearestName.advice(
        for: reference.name, among: known.sorted(), otherwise: otherwise))
  }
}

extension Reference.Kind {
  fileprivate var word: String {
    switch self {
    case .plan: "plan"
    case .screen: "screen"
    case .placement: "placement"
    case .product: "product"
    case .select: "select"
    case .option: "option"
    case .audience: "audience"
    case .flow: "flow"
    case .event: "event"
    case .linkSource: "link"
    }
  }
}
