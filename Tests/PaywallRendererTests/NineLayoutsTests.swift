import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// The nine layouts of the Composer (dossier §11.3).
@Suite struct NineLayoutsTests {
  private let spacer = Component(.spacer)

  private func full(_ components: [Component]) -> Component {
    Build.column(components) { $0.height = .percentage(100) }
  }

  private func lines(_ count: Int) -> [Component] { (1...count).map { Build.label("Line \($0)") } }

  private func render(
    _ root: Component, rows: Int = 12, selects: [Select] = [],
    chosen: (select: String, option: String)? = nil
  ) -> RenderedScreen {
    var view = Build.view(root, columns: 24, rows: rows)
    view.screen.selects = selects
    view.selections = Selections(defaultsOf: selects)
    if let chosen { view.selections.set(chosen.select, to: [chosen.option]) }
    return ScreenRenderer.render(view, catalog: Catalog())
  }

  private func row(of text: String, _ screen: RenderedScreen) -> Int? {
    Screens.rows(screen.surface).firstIndex { $0.contains(text) }
  }

  @Test func fillHeightPutsItsGroupsToBothEndsAndNeverScrolls() {
    let screen = render(full([Build.label("Top"), spacer, Build.label("Bottom")]))
    #expect(row(of: "Top", screen) == 0 && row(of: "Bottom", screen) == 11)
    #expect(screen.scroll == nil)
  }

  @Test func fillHeightWithSeveralGroupsSharesWhatIsLeft() {
    let groups = [Build.label("One"), spacer, Build.label("Two"), spacer, Build.label("Three")]
    let screen = render(full(groups), rows: 13)
    #expect(["One", "Two", "Three"].map { row(of: $0, screen) } == [0, 6, 12])
  }

  @Test func aScrollMovesAsAWhole() {
    let screen = render(Build.scroll(Build.column(lines(30))))
    #expect(screen.scroll == ScrollWindow(firstRow: 0, visibleRows: 12, contentRows: 30))
    #expect(row(of: "Line 12", screen) == 11)
  }

  @Test func groupsOfAScrollKeepTheirOrder() {
    let groups = [Build.column(lines(8)), Build.column(lines(8))]
    let screen = render(Build.scroll(Build.column(groups)))
    #expect(screen.scroll?.contentRows == 16)
  }

  @Test func aStickyButtonStaysBelowWhatScrolls() {
    let root = full([Build.scroll(Build.column(lines(30))), Build.button("Continue")])
    let screen = render(root, rows: 20)
    #expect(row(of: "Continue", screen) == 18)
    #expect(screen.scroll?.contentRows == 30)
    #expect(screen.targets.map(\.rowsInContent) == [nil])
  }

  private func body(_ text: String, _ option: String, of select: String) -> Component {
    var states = Build.states { $0.alpha = 0 }
    var shown = ComponentStyle()
    shown.alpha = 1
    states.selected = shown
    return Component(
      .vstack(Stack([Build.label(text)])), styles: states,
      selected: SelectBinding(selectID: select, options: [option]))
  }

  private func chooser(_ text: String, _ option: String, of select: String) -> Component {
    let binding = SelectBinding(selectID: select, options: [option])
    return Component(
      .vstack(Stack([Build.label(text)])), styles: Build.states { Build.pad(&$0, 4) },
      actions: [.selectOptions(binding)], selected: binding)
  }

  @Test func tabsShowOneBodyEach() {
    let tabs = Select(id: "tab", kind: .tabs, defaults: ["a"])
    let root = Build.column([
      Build.row([chooser("A", "a", of: "tab"), chooser("B", "b", of: "tab")], equal: true),
      Build.layers([body("First", "a", of: "tab"), body("Second", "b", of: "tab")]),
    ])
    let first = render(root, selects: [tabs])
    #expect(row(of: "First", first) != nil && row(of: "Second", first) == nil)
    #expect(first.targets.map(\.role) == [.tab, .tab])
    let second = render(root, selects: [tabs], chosen: ("tab", "b"))
    #expect(row(of: "First", second) == nil && row(of: "Second", second) != nil)
  }

  @Test func aSegmentedControlIsOneRowWhereRowsAreRare() {
    let tabs = Select(id: "tab", kind: .tabs, defaults: ["a"])
    let bar = Build.row(
      [chooser("Year", "a", of: "tab"), chooser("Month", "b", of: "tab")], equal: true
    ) {
      $0.borderColors = Build.grey
      $0.borderWidth = 1
    }
    #expect(Build.trimmed(render(bar, rows: 9, selects: [tabs]))[0].contains("‹"))
    #expect(Build.trimmed(render(bar, rows: 9, selects: [tabs])).count == 1)
  }

  @Test func aCarouselShowsOneSlideAtATime() {
    let slides = ["One", "Two", "Three"].map { Build.label($0) }
    let screen = render(Component(.carousel(Carousel(slides, peeks: false))))
    #expect(row(of: "One", screen) != nil && row(of: "Two", screen) == nil)
    #expect(screen.pagers.map(\.pageCount) == [3])
  }

  @Test func aSwitchShowsAndHides() {
    let onOff = Select(id: "trial", kind: .switches, defaults: ["off"])
    let root = Build.column([
      chooser("Free week", "on", of: "trial"), body("7 days free", "on", of: "trial"),
    ])
    let off = render(root, selects: [onOff])
    #expect(row(of: "( off)", off) != nil && row(of: "7 days", off) == nil)
    let isOn = render(root, selects: [onOff], chosen: ("trial", "on"))
    #expect(row(of: "(on  )", isOn) != nil && row(of: "7 days", isOn) != nil)
  }
}

/// Pickers in all three forms.
@Suite struct PickerTests {
  private func render(_ root: Component, columns: Int, chosen: String) -> [String] {
    var view = Build.view(root, columns: columns, rows: 20)
    view.screen.selects = [Select(id: "pick", kind: .plan)]
    view.selections.set("pick", to: [chosen])
    return Build.trimmed(ScreenRenderer.render(view, catalog: Catalog()))
  }

  @Test func aHorizontalPickerStandsSideBySide() {
    let cards = [Build.card("Year", picks: "a"), Build.card("Month", picks: "b")]
    #expect(
      render(Build.row(cards, equal: true), columns: 28, chosen: "a") == [
        "┏━(•)━━━━━━━━┓╭─( )────────╮", "┃ Year       ┃│ Month      │",
        "┗━━━━━━━━━━━━┛╰────────────╯",
      ])
  }

  @Test func anExpandableCardShowsMoreWhileItIsChosen() {
    func card(_ title: String, _ option: String) -> Component {
      var card = Build.card(title, picks: option)
      var states = Build.states {
        $0.alpha = 0
        $0.horizontalAlignment = .leading
      }
      var shown = ComponentStyle()
      shown.alpha = 1
      states.selected = shown
      let more = Component(.label(Label(text: "More of it")), styles: states)
      card.content = .vstack(Stack(card.children + [more]))
      return card
    }
    let picker = Build.column([card("Year", "a"), card("Month", "b")])
    #expect(
      render(picker, columns: 16, chosen: "b") == [
        "╭─( )──────────╮", "│ Year         │", "╰──────────────╯", "┏━(•)━━━━━━━━━━┓",
        "┃ Month        ┃", "┃ More of it   ┃", "┗━━━━━━━━━━━━━━┛",
      ])
  }
}
