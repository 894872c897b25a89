import PaywallModel

/// The screens that came up in a walk, each with what follows from it. They follow from the
/// catalog: which ones are kept says nothing about the walk.
struct ShownScreens: Hashable, Sendable {
  private var indexes: [String: ScreenIndex] = [:]
  /// The one that came up last: as a rule it is on top.
  private var newest: ScreenIndex?

  /// Always: what is kept decides nothing.
  static func == (left: ShownScreens, right: ShownScreens) -> Bool { true }

  /// Hashes nothing.
  func hash(into hasher: inout Hasher) {}

  func index(_ id: String, of catalog: Shared<Catalog>) -> ScreenIndex? {
    if let newest, newest.id == id { return newest }
    return indexes[id] ?? catalog.value.screen(id).map { ScreenIndex($0) }
  }

  /// Keeps the index of a screen that comes up.
  mutating func keep(_ id: String, of catalog: Shared<Catalog>) {
    guard let index = index(id, of: catalog) else { return }
    newest = index
    indexes[id] = index
  }
}

extension Emulator {
  /// A screen of the catalog with what follows from it.
  func screenIndex(_ id: String) -> ScreenIndex? {
    shownScreens.index(id, of: sharedCatalog)
  }

  /// Keeps what follows from a screen that comes up.
  mutating func keepScreen(_ id: String) { shownScreens.keep(id, of: sharedCatalog) }
}

extension Turn {
  /// A screen of the catalog with what follows from it.
  func screenIndex(_ id: String) -> ScreenIndex? {
    state.shownScreens.index(id, of: state.sharedCatalog)
  }

  /// The screen of the presentation on top, with what follows from it.
  var topScreen: ScreenIndex? {
    state.presentations.indices.last.flatMap { screenIndex(state.presentations[$0].screenID) }
  }
}
