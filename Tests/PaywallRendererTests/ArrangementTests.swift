import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@Test func labelStandsLeftAndPriceRight() {
  let row = Build.row([Build.label("Yearly"), Build.label("€44.99")])
  #expect(Build.drawn(row, columns: 20) == ["Yearly        €44.99"])
}

@Test func shortLabelStaysWholeAndTheLongOneWraps() {
  let row = Build.row([Build.label("one two three four"), Build.label("€44.99")])
  #expect(Build.drawn(row, columns: 17) == ["one two    €44.99", "three four"])
}

@Test func equalSharesDifferByOneColumnInTheMiddle() {
  let row = Build.row(["A", "B", "C"].map { Build.link($0) }, equal: true)
  let view = Build.view(row, columns: 34, rows: 3)
  let screen = ScreenRenderer.render(view, catalog: Catalog())
  #expect(screen.targets.map(\.rect.columns) == [11, 12, 11])
}

@Test func linksThatDoNotFitFlowIntoFurtherRows() {
  let row = Build.row(["Restore", "Conditions", "Privacy"].map { Build.link($0) }, equal: true)
  #expect(Build.drawn(row, columns: 24) == ["  Restore   Conditions", "        Privacy"])
}

@Test func equalCellsNeverBreakAWord() {
  let row = Build.row(["Yearly", "Half-yearly", "Monthly"].map { Build.link($0) }, equal: true)
  let view = Build.view(row, columns: 34, rows: 3)
  let screen = ScreenRenderer.render(view, catalog: Catalog())
  #expect(screen.targets.allSatisfy { $0.rect.rows == 1 })
  #expect(Build.trimmed(screen) == [" Yearly    Half-yearly   Monthly"])
}

@Test func percentagesAreRoundedTogether() {
  let cells = [60, 20, 20].map { part in
    Build.label("x") {
      $0.width = .percentage(part)
      $0.alignment = .leading
    }
  }
  #expect(Build.drawn(Build.row(cells), columns: 32) == ["x                  x      x"])
}

@Test func blankPointsAreSummedAndRoundedOnce() {
  func page(_ points: Int) -> [String] {
    let upper = Build.label("A") { $0.margin.bottom = points }
    let lower = Build.label("B") { $0.margin.top = points }
    return Build.drawn(Build.column([upper, lower]), columns: 1, rows: 20)
  }
  #expect(page(4) == ["A", "B"])
  #expect(page(6) == ["A", "", "B"])
  #expect(page(20) == ["A", "", "", "B"])
}

@Test func spacerPushesWhatFollowsDown() {
  let page = Build.column([
    Build.label("Top"), Component(.spacer), Build.label("End"),
  ]) { $0.height = .percentage(100) }
  #expect(Build.drawn(page, columns: 3, rows: 5) == ["Top", "", "", "", "End"])
}

@Test func badgeLiesInTheUpperEdgeOfACard() {
  let badge = Build.label("-37 %") {
    $0.backgroundColors = Build.yellow
    $0.horizontalAlignment = .trailing
    $0.verticalAlignment = .top
    $0.margin.right = 20
    $0.padding.left = 8
    $0.padding.right = 8
  }
  let pile = Build.layers([Build.card("Yearly", picks: "a"), badge])
  #expect(
    Build.drawn(pile, columns: 20) == [
      "╭─( )───────▐-37 %▌╮",
      "│ Yearly           │",
      "╰──────────────────╯",
    ])
}

@Test func cutContentEndsInALineWhereSomethingIsPinnedBelow() {
  let long = Build.column((0..<20).map { Build.label("\($0)") })
  let page = Build.column([Build.scroll(long), Build.label("Pinned")]) {
    $0.height = .percentage(100)
  }
  let rows = Build.drawn(page, columns: 9, rows: 17)
  #expect(rows[14] == "   14   ▾")
  #expect(rows[15] == "┄┄┄ ▾ ┄┄┄")
  #expect(rows[16] == " Pinned")
}

@Test func rightToLeftLanguagesAreMirrored() {
  let row = Build.row([Build.label("one"), Build.label("two")])
  let view = ScreenView(
    screen: Build.screen(row, language: "ar"), pane: Size(columns: 10, rows: 2), depth: .mono)
  #expect(
    Build.trimmed(ScreenRenderer.render(view, catalog: Catalog())) == ["two    one"])
}

@Test func wideScreensStopAtSixtyColumns() {
  let view = Build.view(Build.button("Buy"), columns: 80, rows: 20)
  let screen = ScreenRenderer.render(view, catalog: Catalog())
  #expect(screen.targets.map(\.rect) == [Rect(column: 10, row: 0, columns: 60, rows: 3)])
}

@Test func whatDoesNotFitEvenPackedScrollsAsAWhole() {
  let long = Build.column((0..<9).map { Build.label("Line \($0)") })
  let view = Build.view(long, columns: 10, rows: 4)
  let screen = ScreenRenderer.render(view, catalog: Catalog())
  #expect(screen.scroll == ScrollWindow(firstRow: 0, visibleRows: 4, contentRows: 9))
}
