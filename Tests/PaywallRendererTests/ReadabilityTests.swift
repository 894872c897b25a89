import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// The letters of a block of cells, row by row, without blanks and edges.
private func letters(_ surface: Surface, in rect: Rect) -> String {
  letters(
    (rect.row..<rect.endRow).map { row in
      surface.text(row: row, columns: rect.column..<rect.endColumn)
    }.joined())
}

private func letters(_ text: String) -> String {
  text.filter { $0.isLetter || $0.isNumber || $0 == "€" || $0 == "." }
}

/// All components that have cells.
private func shown(_ component: InspectedComponent) -> [InspectedComponent] {
  let rest = component.children.flatMap(shown)
  return component.rect == nil ? rest : [component] + rest
}

/// What must hold of every screen on which nothing lies on anything else.
@Suite struct ReadabilityTests {
  private func views(_ seed: UInt64, rows: ClosedRange<Int>) -> [ScreenView] {
    var random = PlausibleScreen(seed: seed)
    return (0..<3).map { _ in
      let screen = random.screen()
      let pane = Size(columns: random.number(24...100), rows: random.number(rows))
      return ScreenView(screen: screen, pane: pane, depth: .mono)
    }
  }

  private func name(_ seed: UInt64, _ view: ScreenView) -> String {
    "seed \(seed), \(view.pane.columns)×\(view.pane.rows)"
  }

  /// In a window that is high enough nothing is scrolled away.
  @Test(arguments: [UInt64](1...60))
  func everyLetterOfEveryTextIsThere(seed: UInt64) {
    for view in views(seed, rows: 300...300) {
      let surface = ScreenRenderer.render(view, catalog: Catalog()).surface
      for component in shown(ScreenRenderer.inspect(view, catalog: Catalog())) {
        guard case .label(let label) = component.component.content, let rect = component.rect
        else { continue }
        #expect(letters(surface, in: rect).contains(letters(label.text)), "\(name(seed, view))")
      }
    }
  }

  @Test(arguments: [UInt64](1...60))
  func nothingLeavesTheBlockOfItsParent(seed: UInt64) {
    for view in views(seed, rows: 300...300) {
      for parent in shown(ScreenRenderer.inspect(view, catalog: Catalog())) {
        guard let outer = parent.rect else { continue }
        for child in parent.children {
          guard let inner = child.rect else { continue }
          #expect(
            inner.intersection(outer) == inner,
            "\(child.documentPath), \(name(seed, view))")
        }
      }
    }
  }

  @Test(arguments: [UInt64](1...60))
  func neighboursDoNotOverlap(seed: UInt64) {
    for view in views(seed, rows: 300...300) {
      for parent in shown(ScreenRenderer.inspect(view, catalog: Catalog())) {
        let rects = parent.children.compactMap(\.rect)
        for (index, rect) in rects.enumerated() {
          for other in rects[(index + 1)...] {
            #expect(
              rect.intersection(other).isEmpty, "\(parent.documentPath), \(name(seed, view))")
          }
        }
      }
    }
  }

  /// Wherever a button is, and however small the window: scrolled into sight it can be read whole.
  @Test(arguments: [UInt64](1...60))
  func theLabelOfAButtonIsNeverCut(seed: UInt64) {
    for view in views(seed, rows: 7...45) {
      let all = ScreenRenderer.render(view, catalog: Catalog())
      for target in all.targets {
        var scrolled = view
        scrolled.scrollRow = target.rowsInContent?.lowerBound ?? 0
        let rendered = ScreenRenderer.render(scrolled, catalog: Catalog())
        guard let seen = rendered.targets.first(where: { $0.target == target.target }),
          seen.rect.rows >= seen.rowsInContent?.count ?? 1
        else { continue }
        #expect(
          letters(rendered.surface, in: seen.rect).contains(letters(target.label)),
          "\(target.label), \(name(seed, view))")
      }
    }
  }
}
