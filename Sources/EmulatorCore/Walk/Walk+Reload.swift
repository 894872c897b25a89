public import PaywallModel

extension Walk {
  /// Goes on with files that were read again: screens, plans, placements, store and texts are the
  /// new ones, what is chosen stays chosen. The integration follows its file unless it was changed
  /// in the walk; how a walk starts is no longer asked.
  public mutating func adopt(_ catalog: Catalog) {
    let before = emulator.catalog.project.integration
    emulator.adopt(catalog)
    let written = catalog.project.integration
    if app.integration == before, written != before { replaceIntegration(by: written) }
  }
}

extension Emulator {
  /// Serves another catalog from now on. A presentation whose screen is no longer there keeps what
  /// was chosen, should it come back.
  mutating func adopt(_ catalog: Catalog) {
    self.catalog = catalog
    for index in presentations.indices {
      guard let screen = catalog.screen(presentations[index].screenID) else { continue }
      presentations[index].displayMode = screen.displayMode
      presentations[index].selections.settle(in: screen.selects)
    }
  }
}
