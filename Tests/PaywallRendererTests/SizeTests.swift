import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// What must hold of every picture, whatever the screen and the pane.
private func check(_ view: ScreenView, _ catalog: Catalog, _ note: String) {
  let screen = ScreenRenderer.render(view, catalog: catalog)
  #expect(screen.surface.size == view.pane, "\(note)")
  let surface = screen.surface
  for row in 0..<surface.size.rows {
    for column in 0..<surface.size.columns where surface[column, row].glyph.columns == 2 {
      #expect(surface[column + 1, row].glyph.columns == 0, "\(note)")
    }
  }
  for target in screen.targets where !target.rect.isEmpty {
    #expect(surface.bounds.intersection(target.rect) == target.rect, "\(note)")
  }
  #expect(Set(screen.targets.map(\.target)).count == screen.targets.count, "\(note)")
  if let scroll = screen.scroll {
    #expect(scroll.firstRow >= 0 && scroll.visibleRows <= view.pane.rows, "\(note)")
    #expect(scroll.firstRow + scroll.visibleRows <= scroll.contentRows, "\(note)")
  }
}

@Test(arguments: Screens.names + ["served"])
func sampleScreensFitEveryPane(_ name: String) throws {
  let found = name == "served" ? Screens.served() : Screens.sample(name)
  guard let catalog = found else { return }
  let screen = try #require(catalog.screens.first)
  var generator = SeededGenerator(seed: 7)
  for _ in 0..<10 {
    let size = Size(
      columns: Int.random(in: 0...100, using: &generator),
      rows: Int.random(in: 0...40, using: &generator))
    var view = ScreenView(screen: screen, pane: size, depth: .mono)
    view.scrollRow = Int.random(in: -3...80, using: &generator)
    view.showsNumbers = Bool.random(using: &generator)
    let targets = ScreenRenderer.render(view, catalog: catalog).targets
    view.focus = targets.randomElement(using: &generator)?.target
    view.loading = targets.randomElement(using: &generator)?.target
    check(view, catalog, "\(name) at \(size.columns)×\(size.rows), seed 7")
  }
}

@Test(arguments: [UInt64](1...30))
func randomScreensFitEveryPane(_ seed: UInt64) {
  var random = RandomScreen(seed: seed)
  for _ in 0..<4 {
    let view = random.view()
    check(view, Catalog(), "seed \(seed), \(view.pane.columns)×\(view.pane.rows)")
    let stack = ScreenRenderer.render(stack: [view, view], catalog: Catalog())
    #expect(stack?.surface.size == view.pane)
  }
}
