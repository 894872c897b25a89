import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

@Test func filledButtonIsASolidBox() {
  #expect(
    Build.drawn(Build.button("Go"), columns: 12) == [
      "▗▄▄▄▄▄▄▄▄▄▄▖",
      "▐    Go    ▌",
      "▝▀▀▀▀▀▀▀▀▀▀▘",
    ])
}

@Test func lowPaneMakesAButtonOneRow() {
  #expect(Build.drawn(Build.button("Go"), columns: 12, rows: 7) == ["[    Go    ]"])
}

@Test func borderIsHeavyFromTwoPointsOn() {
  let box = Build.column([Build.label("Box")]) {
    $0.borderColors = Build.grey
    $0.borderWidth = 2
  }
  #expect(Build.drawn(box, columns: 9) == ["┏━━━━━━━┓", "┃  Box  ┃", "┗━━━━━━━┛"])
}

@Test func squareCornersAreDrawnSquare() {
  let box = Build.column([Build.label("Box")]) {
    $0.borderColors = Build.grey
    $0.borderWidth = 1
  }
  #expect(Build.drawn(box, columns: 9) == ["┌───────┐", "│  Box  │", "└───────┘"])
}

@Test func transparentBorderIsNotThere() {
  let box = Build.column([Build.label("Box")]) {
    $0.borderColors = Build.pair(1, 2, 3, alpha: 0)
    $0.borderWidth = 2
  }
  #expect(Build.drawn(box, columns: 9) == ["   Box"])
}

@Test func filledLabelIsABadge() {
  let badge = Build.label("NEW") {
    $0.backgroundColors = Build.yellow
    $0.padding.left = 8
    $0.padding.right = 8
  }
  #expect(Build.drawn(Build.column([badge]), columns: 11) == ["   ▐NEW▌"])
}

@Test func chosenCardIsHeavyAndSaysSoInItsEdge() {
  let picker = Select(id: "pick", kind: .plan, defaults: ["a"])
  let cards = Build.column([Build.card("A", picks: "a"), Build.card("B", picks: "b")])
  let view = ScreenView(
    screen: Build.screen(cards, selects: [picker]), pane: Size(columns: 10, rows: 20),
    scheme: .light, depth: .mono)
  #expect(
    Build.trimmed(ScreenRenderer.render(view, catalog: Catalog())) == [
      "┏━(•)━━━━┓",
      "┃ A      ┃",
      "┗━━━━━━━━┛",
      "╭─( )────╮",
      "│ B      │",
      "╰────────╯",
    ])
}

@Test func lowPaneMakesACardABar() {
  let picker = Select(id: "pick", kind: .survey, isMultiple: true, defaults: ["a"])
  let cards = Build.column([Build.card("A", picks: "a"), Build.card("B", picks: "b")])
  let view = ScreenView(
    screen: Build.screen(cards, selects: [picker]), pane: Size(columns: 10, rows: 7),
    scheme: .light, depth: .mono)
  #expect(
    Build.trimmed(ScreenRenderer.render(view, catalog: Catalog())) == [
      "┃[x]  A", "│[ ]  B",
    ])
}

@Test func emptyFilledStacksAreARuleThatShowsProgress() {
  let done = Build.column([]) {
    $0.backgroundColors = Build.green
    $0.width = .percentage(40)
    $0.height = .points(6)
  }
  let open = Build.column([]) {
    $0.backgroundColors = Build.grey
    $0.width = .percentage(60)
    $0.height = .points(6)
  }
  #expect(Build.drawn(Build.row([done, open]), columns: 10) == ["━━━━──────"])
}

@Test func fillOfTheGroundsOwnColorIsNoFrame() {
  let plain = Build.column([Build.label("Text")]) {
    $0.backgroundColors = Build.pair(255, 255, 255)
    $0.cornerRadius = 30
    Build.pad(&$0, 24)
  }
  #expect(Build.drawn(plain, columns: 12, rows: 2) == ["", "    Text"])
}

@Test func asciiHasTheSameCells() {
  let picker = Select(id: "pick", kind: .plan, defaults: ["a"])
  let content = Build.column([Build.card("A", picks: "a"), Build.button("Go")])
  var view = ScreenView(
    screen: Build.screen(content, selects: [picker]), pane: Size(columns: 10, rows: 20),
    scheme: .light, depth: .mono)
  view.glyphs = .ascii
  #expect(
    Build.trimmed(ScreenRenderer.render(view, catalog: Catalog())) == [
      "#=(*)====#",
      "# A      #",
      "#========#",
      "[========]",
      "[   Go   ]",
      "[========]",
    ])
}

@Test(arguments: ["states", "quiz"])
func asciiSetNeedsNothingElse(_ name: String) throws {
  guard let catalog = Screens.sample(name) else { return }
  let screen = try #require(catalog.screens.first)
  for row in [0, 20] {
    for depth in [ColorDepth.mono, .trueColor] {
      var view = ScreenView(screen: screen, pane: Size(columns: 38, rows: 20), depth: depth)
      view.glyphs = .ascii
      view.scrollRow = row
      let targets = ScreenRenderer.render(view, catalog: catalog).targets
      for target in targets {
        view.focus = target.target
        view.loading = targets.first?.target
        let surface = ScreenRenderer.render(view, catalog: catalog).surface
        #expect(surface.cells.allSatisfy { $0.glyph.base < 0x80 })
      }
    }
  }
}

@Test func loneDrawerLeavesSomethingOfTheAppInSight() throws {
  var view = Build.view(Build.column([Build.button("Go")]), columns: 20, rows: 16)
  view.screen.displayMode = DisplayMode(.drawer)
  let rows = try #require(ScreenRenderer.render(stack: [view], catalog: Catalog())).surface.rows
  #expect(rows[0].contains("your app"))
  #expect(rows.last?.contains("│") == true)
}
