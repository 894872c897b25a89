import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

private let panes = [(38, 19), (38, 22), (60, 40)].map { Size(columns: $0.0, rows: $0.1) }

/// A screen at the three sizes as text, each from the top and from the end of its scroll.
private func pictures(of screen: Screen, in catalog: Catalog, texts: TextContext) -> String {
  panes.map { pane in
    var view = ScreenView(screen: screen, texts: texts, pane: pane, depth: .mono)
    view.focus = ScreenRenderer.render(view, catalog: catalog).firstFocus
    let top = ScreenRenderer.render(view, catalog: catalog)
    var parts = [picture(of: top, pane, "top")]
    if top.scroll != nil {
      view.scrollRow = .max
      parts.append(picture(of: ScreenRenderer.render(view, catalog: catalog), pane, "end"))
    }
    return parts.joined(separator: "\n")
  }.joined(separator: "\n")
}

private func picture(of screen: RenderedScreen, _ pane: Size, _ place: String) -> String {
  let rows = Screens.rows(screen.surface).map { "|\($0)|" }
  let scroll = screen.scroll.map { scroll in
    ", \(scroll.firstRow + 1)–\(scroll.firstRow + scroll.visibleRows) of \(scroll.contentRows)"
  }
  let title = "\(pane.columns)x\(pane.rows) \(place)\(scroll ?? "")"
  return ([title] + rows).joined(separator: "\n")
}

@Test(arguments: Screens.names)
func sampleScreenLooksAsBefore(_ name: String) throws {
  guard let catalog = Screens.sample(name) else { return }
  let screen = try #require(catalog.screens.first)
  let texts = Screens.fullPrices(catalog)
  Golden.expect(pictures(of: screen, in: catalog, texts: texts), "screens/\(name)")
}

@Test func servedScreenLooksAsBefore() throws {
  guard let catalog = Screens.served() else { return }
  let screen = try #require(catalog.screens.first)
  let texts = Screens.fullPrices(catalog)
  Golden.expect(pictures(of: screen, in: catalog, texts: texts), "screens/served")
}

@Test func popinLiesOverTheScreenThatPresentedIt() throws {
  guard let below = Screens.sample("plan-picker"), let above = Screens.sample("winback"),
    let lower = below.screens.first, let upper = above.screens.first
  else { return }
  let pane = Size(columns: 38, rows: 21)
  let texts = Screens.fullPrices(below)
  let views = [lower, upper].map {
    ScreenView(screen: $0, texts: texts, pane: pane, depth: .mono)
  }
  let screen = try #require(ScreenRenderer.render(stack: views, catalog: below))
  Golden.expect(picture(of: screen, pane, "popin"), "screens/popin")
}

@Test func drawerStandsAtTheBottom() throws {
  guard let below = Screens.sample("plan-picker"), let above = Screens.sample("winback"),
    let lower = below.screens.first, var upper = above.screens.first
  else { return }
  upper.displayMode.kind = .drawer
  let pane = Size(columns: 38, rows: 22)
  let texts = Screens.fullPrices(below)
  let views = [lower, upper].map {
    ScreenView(screen: $0, texts: texts, pane: pane, depth: .mono)
  }
  let screen = try #require(ScreenRenderer.render(stack: views, catalog: below))
  Golden.expect(picture(of: screen, pane, "drawer"), "screens/drawer")
}
