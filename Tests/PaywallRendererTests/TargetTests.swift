import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

private func rendered(
  _ root: Component, columns: Int = 20, rows: Int = 16, selects: [Select] = [],
  header: HeaderButton? = nil, _ change: (inout ScreenView) -> Void = { _ in }
) -> RenderedScreen {
  var view = ScreenView(
    screen: Build.screen(root, selects: selects, header: header),
    pane: Size(columns: columns, rows: rows), scheme: .light, depth: .mono)
  change(&view)
  return ScreenRenderer.render(view, catalog: Catalog())
}

private func path(_ indices: Int...) -> PressTarget { .component(ComponentPath(indices)) }

@Test func ofEqualButtonsOnOneAnotherOnlyTheLastIsATarget() {
  let pile = Build.layers([
    Build.button("One"), Build.button("Two", .restore), Build.button("Three", .login),
  ])
  let screen = rendered(pile)
  #expect(screen.targets.map(\.label) == ["Three"])
  #expect(screen.targets.map(\.target) == [path(2)])
}

@Test func targetsStandInTheDocumentsOrderAndTheHeaderLast() {
  let close = HeaderButton(actions: [.intercepted(Action(.close))])
  let page = Build.column([
    Build.link("Restore"), Build.button("Buy"), Build.link("Terms", .navigate),
  ])
  let screen = rendered(page, header: close)
  #expect(screen.targets.map(\.label) == ["Restore", "Buy", "Terms", "Close"])
  #expect(screen.targets.map(\.role) == [.link, .button, .link, .close])
  #expect(screen.firstFocus == path(1))
}

@Test func firstFocusSkipsAFilledButtonThatIsOff() {
  let off = EnabledWhen(selectID: "pick", minimum: 1)
  let page = Build.column([
    Build.link("Restore"), Build.button("Off", enabledWhen: off), Build.button("On"),
  ])
  #expect(rendered(page).firstFocus == path(2))
}

@Test func withoutAFilledButtonTheFirstTargetHasTheFocus() {
  let page = Build.column([Build.link("Restore"), Build.link("Terms", .navigate)])
  #expect(rendered(page).firstFocus == path(0))
}

@Test func targetCoversItsFrame() {
  let page = Build.column([Build.label("Title"), Build.button("Buy")])
  let rects = rendered(page).targets.map(\.rect)
  #expect(rects == [Rect(column: 0, row: 1, columns: 20, rows: 3)])
}

@Test func targetThatIsScrolledOutStaysATarget() {
  let long = Build.column((0..<30).map { Build.label("Line \($0)") } + [Build.button("Buy")])
  let top = rendered(Build.scroll(long), rows: 16)
  #expect(top.targets.map(\.rect.isEmpty) == [true])
  #expect(top.targets.map(\.rowsInContent) == [30..<33])
  #expect(top.scroll == ScrollWindow(firstRow: 0, visibleRows: 16, contentRows: 33))
  let bottom = rendered(Build.scroll(long), rows: 16) { $0.scrollRow = 99 }
  #expect(bottom.targets.map(\.rect) == [Rect(column: 0, row: 13, columns: 20, rows: 3)])
  #expect(bottom.scroll?.firstRow == 17)
}

@Test func headerButtonComesAfterItsDelay() {
  let close = HeaderButton(actions: [.intercepted(Action(.close))], delayMilliseconds: 3000)
  let page = Build.label("A title of one line")
  let before = rendered(page, header: close) { $0.elapsedMilliseconds = 2999 }
  let after = rendered(page, header: close) { $0.elapsedMilliseconds = 3000 }
  #expect(before.targets.isEmpty)
  #expect(Build.trimmed(before) == ["", "A title of one line"])
  #expect(Build.trimmed(after) == ["                  ✕", "A title of one line"])
  #expect(after.targets.map(\.rect) == [Rect(column: 17, row: 0, columns: 3, rows: 1)])
}

@Test func shortTitleSharesItsRowWithTheHeaderButton() {
  let close = HeaderButton(actions: [.intercepted(Action(.close))])
  #expect(
    Build.trimmed(rendered(Build.label("Plus"), header: close)) == ["        Plus      ✕"])
}

@Test func titleAtTheStartDoesNotRunUnderTheBackButton() {
  let back = HeaderButton(actions: [.intercepted(Action(.close))])
  let title = Build.label("Settings") {
    $0.width = .percentage(100)
    $0.alignment = .leading
  }
  var view = Build.view(title, columns: 20, rows: 3)
  view.screen.backButton = back
  let screen = ScreenRenderer.render(view, catalog: Catalog())
  #expect(Build.trimmed(screen) == [" ‹", "Settings"])
  #expect(screen.targets.map(\.role) == [.back])
}

@Test func leadingHeaderButtonStandsAtTheStart() {
  let close = HeaderButton(actions: [.intercepted(Action(.close))], alignment: .leading)
  #expect(
    Build.trimmed(rendered(Build.label("Plus"), header: close)) == [" ✕      Plus"])
}

@Test func numbersReachTheFirstNineInSight() {
  let page = Build.column((0..<11).map { Build.link("L\($0)") })
  let rows = Build.trimmed(rendered(page) { $0.showsNumbers = true })
  #expect(rows[0] == "        1L0")
  #expect(rows[8] == "        9L8")
  #expect(rows[9] == "         L9")
}

@Test func pressableInAPressableOwnsItsOwnCells() {
  var card = Build.card("Plan", picks: "a")
  card.content = .vstack(Stack([Build.label("Plan"), Build.link("More", .navigate)]))
  let screen = rendered(card, selects: [Select(id: "pick", kind: .plan)])
  #expect(screen.targets.map(\.role) == [.choice, .link])
  #expect(screen.targets.map(\.target) == [path(), path(1)])
}

@Test func labelJoinsWhatIsReadOnACard() {
  let card = Build.column([
    Build.label("Yearly"), Build.label("€44.99"), Build.label("billed\nonce"),
  ]) { $0.borderColors = Build.grey }
  var pressable = card
  pressable.actions = [.intercepted(Action(.purchase))]
  #expect(rendered(pressable).targets.map(\.label) == ["Yearly, €44.99, billed once"])
}

@Test func targetsOfAnImageAreCalledByItsFile() {
  let image = Component(
    .image(Image(url: "https://images.example/banner.png?x=1")),
    styles: Build.states { $0.height = .points(120) },
    actions: [.intercepted(Action(.navigate))])
  #expect(rendered(image).targets.map(\.label) == ["banner.png"])
}

@Test func pressablesOfOtherPagesAreNoTargets() throws {
  func page(_ text: String) -> Component {
    Build.column([Build.label(text), Build.link("Open \(text)")]) { $0.width = .percentage(80) }
  }
  let pages = Build.scroll(Build.row([page("One"), page("Two")]), horizontal: true)
  let first = rendered(pages)
  #expect(first.targets.map(\.label) == ["Open One"])
  let pager = try #require(first.pagers.first)
  #expect((pager.page, pager.pageCount) == (0, 2))
  let second = rendered(pages) { $0.pages[pager.path] = 1 }
  #expect(second.targets.map(\.label) == ["Open Two"])
  #expect(Build.trimmed(second).last == "     ‹ 2 of 2 ›")
}

@Test func pagesThatAreGoneAreNotCounted() throws {
  func page(_ text: String, alpha: Double = 1) -> Component {
    Build.column([Build.label(text)]) {
      $0.width = .percentage(80)
      $0.alpha = alpha
    }
  }
  let row = Build.row([page("One"), page("Gone", alpha: 0), page("Three")])
  let screen = rendered(Build.scroll(row, horizontal: true)) { $0.pages[ComponentPath()] = 1 }
  #expect(Build.trimmed(screen) == ["        Three", "     ‹ 2 of 2 ›"])
}

@Test func screenWithoutInkIsEmptyButCanBeClosed() {
  let close = HeaderButton(actions: [.intercepted(Action(.close))])
  let screen = rendered(Build.column([]), header: close)
  #expect(screen.isEmpty)
  #expect(screen.targets.map(\.role) == [.close])
}
