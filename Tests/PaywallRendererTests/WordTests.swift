import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// The texts that a screen shows, found without the renderer: labels under components that are not
/// transparent.
private func texts(
  of component: Component, in screen: Screen, _ selections: Selections, _ catalog: Catalog,
  isSelected: Bool = false
) -> [String] {
  let isSelected = component.selected.map(selections.matches) ?? isSelected
  let alpha =
    (isSelected ? component.styles.selected?.alpha : nil) ?? component.styles.normal.alpha ?? 1
  guard alpha > 0 else { return [] }
  if case .label(let label) = component.content {
    let text = TextExpander.text(
      of: label, in: screen, context: TextContext(), catalog: catalog)
    return [text.plain]
  }
  return component.children.flatMap {
    texts(of: $0, in: screen, selections, catalog, isSelected: isSelected)
  }
}

/// Everything that can be seen of a screen by scrolling and turning pages, without blanks.
private func everythingSeen(_ view: ScreenView, _ catalog: Catalog) -> String {
  var seen = ""
  var view = view
  let pageCount = ScreenRenderer.render(view, catalog: catalog).pagers.first?.pageCount ?? 1
  for page in 0..<pageCount {
    if let pager = ScreenRenderer.render(view, catalog: catalog).pagers.first {
      view.pages[pager.path] = page
    }
    var row = 0
    while true {
      view.scrollRow = row
      let screen = ScreenRenderer.render(view, catalog: catalog)
      seen += Screens.rows(screen.surface).joined(separator: "\n")
      guard let scroll = screen.scroll, scroll.firstRow == row else { break }
      row += max(1, scroll.visibleRows - 2)
    }
  }
  return seen
}

/// The address in the terms has no blank for 64 columns and is cut, nothing else is.
private func isCut(_ word: String, columns: Int) -> Bool { word.count > columns - 4 }

@Test(arguments: Screens.names + ["served"])
func everyWordCanBeReadBySomeScrolling(_ name: String) throws {
  let found = name == "served" ? Screens.served() : Screens.sample(name)
  guard let catalog = found else { return }
  let screen = try #require(catalog.screens.first)
  for pane in [(24, 12), (38, 7), (38, 19), (60, 40)] {
    let size = Size(columns: pane.0, rows: pane.1)
    let view = ScreenView(screen: screen, pane: size, depth: .mono)
    let seen = everythingSeen(view, catalog)
    for text in texts(of: screen.root, in: screen, view.selections, catalog) {
      let words = text.split { $0 == " " || $0 == "\n" || $0 == "\u{a0}" }.map(String.init)
      for word in words where !isCut(word, columns: size.columns) && !isWide(word) {
        #expect(seen.contains(word), "\(word) at \(size.columns)×\(size.rows)")
      }
    }
  }
}

/// Japanese has no blanks between words and wraps anywhere.
private func isWide(_ word: String) -> Bool {
  TextWidth.columns(of: word) > word.count
}
