import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

private func rendered(
  _ root: Component, selects: [Select] = [], _ change: (inout ScreenView) -> Void = { _ in }
) -> RenderedScreen {
  var view = ScreenView(
    screen: Build.screen(root, selects: selects), pane: Size(columns: 20, rows: 16),
    scheme: .light, depth: .mono)
  change(&view)
  return ScreenRenderer.render(view, catalog: Catalog())
}

private let root = PressTarget.component(ComponentPath())

@Test func focusedButtonCarriesMarksInside() {
  let rows = Build.trimmed(rendered(Build.button("Go")) { $0.focus = root })
  #expect(rows[1] == "▐▸       Go       ◂▌")
}

@Test func focusedLinkCarriesMarksCloseToItsLabel() {
  let screen = rendered(Build.link("Restore")) { $0.focus = root }
  #expect(Build.trimmed(screen) == ["     ▸Restore◂"])
  #expect(screen.surface[6, 0].style.attributes.contains(.reverse))
}

@Test func disabledButtonIsDashedAndSaysWhatItNeeds() throws {
  let picker = Select(id: "pick", kind: .plan)
  let button = Build.button("Go", enabledWhen: EnabledWhen(selectID: "pick", minimum: 1))
  let screen = rendered(button, selects: [picker])
  #expect(
    Build.trimmed(screen) == [
      "╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╮", "╎░       Go       ░╎", "╰╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╯",
    ])
  let target = try #require(screen.targets.first)
  #expect(target.disabledReason == "Off: it needs a choice first. Pick a plan.")
}

@Test func enoughChoicesTurnAButtonOn() {
  let survey = Select(id: "pick", kind: .survey, isMultiple: true)
  let button = Build.button("Go", enabledWhen: EnabledWhen(selectID: "pick", minimum: 2))
  let one = rendered(button, selects: [survey]) { $0.selections.set("pick", to: ["a"]) }
  let two = rendered(button, selects: [survey]) { $0.selections.set("pick", to: ["a", "b"]) }
  #expect(one.targets.map(\.disabledReason) == ["Off: it needs 2 choices, 1 made. Pick 1 more."])
  #expect(two.targets.map(\.disabledReason) == [nil])
}

@Test func loadingKeepsTheSize() {
  let page = Build.column([Build.button("Try it now"), Build.label("Below")])
  let rest = Build.trimmed(rendered(page))
  let loading = Build.trimmed(
    rendered(page) { $0.loading = .component(ComponentPath([0])) })
  #expect(rest.count == loading.count)
  #expect(loading[1] == "▐    ⠋ loading     ▌")
  #expect(rest[3...] == loading[3...])
}

@Test func spinnerFollowsTheGivenClock() {
  let rows = (0..<3).map { step in
    Build.trimmed(
      rendered(Build.button("Go")) {
        $0.loading = root
        $0.clockMilliseconds = step * 100
      })[1]
  }
  #expect(rows.map { $0.contains("⠋") } == [true, false, false])
  #expect(Set(rows).count == 3)
}

@Test func alphaZeroTakesNoRoomAndIsNoTarget() {
  var hidden = Build.button("Hidden")
  hidden.styles.normal.alpha = 0
  let screen = rendered(Build.column([hidden, Build.label("Seen")]))
  #expect(Build.trimmed(screen) == ["        Seen"])
  #expect(screen.targets.isEmpty)
}

@Test func selectedIsInheritedUntilTheNextBinding() {
  func shown(_ text: String, when option: String?) -> Component {
    var label = Build.label(text) { $0.alpha = 0 }
    var selected = ComponentStyle()
    selected.alpha = 1
    label.styles.selected = selected
    label.selected = option.map { SelectBinding(selectID: "tab", options: [$0]) }
    return label
  }
  var page = Build.column([shown("inherits", when: nil), shown("own", when: "b")])
  page.selected = SelectBinding(selectID: "tab", options: ["a"])
  let tabs = Select(id: "tab", kind: .tabs, defaults: ["a"])
  #expect(Build.trimmed(rendered(page, selects: [tabs])) == ["      inherits"])
}

@Test func pressedRowIsReversed() {
  let screen = rendered(Build.link("Restore")) { $0.pressed = root }
  #expect(screen.surface[0, 0].style.attributes.contains(.reverse))
}

@Test func countdownCountsTheTimeSinceTheScreenWasShown() {
  let timer = Component(.countdown(Countdown(seconds: 9905)))
  let later = rendered(timer) { $0.elapsedMilliseconds = 6_500 }
  #expect(Build.trimmed(rendered(timer)) == ["      02:45:05"])
  #expect(Build.trimmed(later) == ["      02:44:59"])
}
