/// Everything that was read for a walk: the project, its screens and its store, and what is wrong
/// with them.
public struct Catalog: Hashable, Sendable {
  /// `paywalk.json`, or what stands for it.
  public var project: Project
  /// Screens that could be read, sorted by id.
  public private(set) var screens: [Screen]
  /// The products; none without a store file.
  public var store: StoreCatalog
  /// What the app's string files say in the place of the SDK's texts.
  public var texts: AppTexts
  /// Files that could not be read as a screen, by name.
  public var brokenFiles: [String]
  /// Everything found while reading and checking.
  public var problems: [Problem]
  /// The lines around the first errors of broken files, to show without reading the files again.
  public var excerpts: [Problem: SourceExcerpt] = [:]
  /// Sixteen hex digits over the files that it was read from; empty when it was made by hand.
  public var digest = ""
  /// The file of each screen, by the screen's id.
  public var screenFiles: [String: String]
  fileprivate var indexByScreenID: [String: Int]

  /// Makes a catalog.
  public init(
    project: Project = Project(), screens: [Screen] = [], store: StoreCatalog = StoreCatalog(),
    texts: AppTexts = AppTexts(), brokenFiles: [String] = [], problems: [Problem] = [],
    screenFiles: [String: String] = [:]
  ) {
    self.project = project
    self.screens = screens.sorted { $0.id < $1.id }
    self.store = store
    self.texts = texts
    self.brokenFiles = brokenFiles
    self.problems = problems
    self.screenFiles = screenFiles
    indexByScreenID = [:]
    for (index, screen) in self.screens.enumerated() { indexByScreenID[screen.id] = index }
  }

  /// The screen with an id, if it could be read.
  public func screen(_ id: String) -> Screen? { indexByScreenID[id].map { screens[$0] } }

  /// The store's product for a plan: by the project's plan, else by the plan of any screen.
  public func product(forPlan planID: String) -> StoreProduct? {
    storeProductID(forPlan: planID).flatMap { store.product($0) }
  }

  /// The id of the store's product for a plan, whether the store has it or not.
  public func storeProductID(forPlan planID: String) -> String? {
    if let plan = project.plans.first(where: { $0.id == planID }), plan.storeProductID != nil {
      return plan.storeProductID
    }
    return screens.lazy.flatMap(\.plans).first { $0.id == planID }?.storeProductID
  }
}

extension Shared where Value == Catalog {
  /// Where a screen is among those of the catalog, if it could be read: who needs a part of it
  /// copies no more than that part.
  public func index(ofScreen id: String) -> Int? { value.indexByScreenID[id] }
}
