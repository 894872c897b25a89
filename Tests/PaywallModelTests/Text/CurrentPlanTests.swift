import PaywallModel
import Testing

@Suite struct CurrentPlanTests {
  private let picker = Select(
    id: "picker", kind: .plan, defaults: ["year"],
    options: [.init(id: "year", value: "year"), .init(id: "month", value: "month")])

  /// A purchase button that is seen while one option is chosen.
  private func button(_ plan: String, for option: String, of select: String = "picker") -> Component
  {
    var styles = StyleStates()
    styles.normal.alpha = 0
    styles.selected = ComponentStyle()
    styles.selected?.alpha = 1
    let button = Component(.spacer, actions: [TextFixtures.purchase(plan)])
    return Component(
      .vstack(Stack([button])), styles: styles,
      selected: SelectBinding(selectID: select, options: [option]))
  }

  private func screen(_ components: [Component], selects: [Select]) -> Screen {
    TextFixtures.screen(Component(.vstack(Stack(components))), plans: ["M"], selects: selects)
  }

  @Test func followsTheChosenOption() {
    let screen = screen([button("Y", for: "year"), button("W", for: "month")], selects: [picker])
    var selections = Selections(defaultsOf: screen.selects)
    #expect(screen.currentPlanID(selections: selections) == "Y")
    selections.set("picker", to: ["month"])
    #expect(screen.currentPlanID(selections: selections) == "W")
  }

  @Test func isTheDefaultPlanWhenNothingIsChosen() {
    let screen = screen([button("Y", for: "year")], selects: [picker])
    #expect(screen.currentPlanID(selections: Selections()) == "M")
  }

  @Test func aButtonOfAnotherSelectDoesNotCount() {
    let tabs = Select(id: "tabs", kind: .tabs, defaults: ["one"])
    let screen = screen([button("Y", for: "one", of: "tabs")], selects: [tabs])
    #expect(screen.currentPlanID(selections: Selections(defaultsOf: [tabs])) == "M")
  }

  @Test func aPickerInATabThatIsNotSeenDoesNotCount() {
    let tabs = Select(id: "tabs", kind: .tabs, defaults: ["second"])
    let other = Select(id: "other", kind: .plan, defaults: ["week"])
    func tab(_ id: String, _ content: Component) -> Component {
      var tab = button("", for: id, of: "tabs")
      tab.content = .vstack(Stack([content]))
      return tab
    }
    let screen = screen(
      [
        tab("first", button("Y", for: "year")),
        tab("second", button("W", for: "week", of: "other")),
      ], selects: [tabs, picker, other])
    var selections = Selections(defaultsOf: screen.selects)
    #expect(screen.currentPlanID(selections: selections) == "W")
    selections.set("tabs", to: ["first"])
    #expect(screen.currentPlanID(selections: selections) == "Y")
  }

  @Test func withoutDeclaredPlansTheFirstButtonDecides() {
    let button = Component(.spacer, actions: [TextFixtures.purchase("Y")])
    let screen = Screen(id: "s", root: Component(.vstack(Stack([button]))))
    #expect(screen.currentPlanID(selections: Selections()) == "Y")
    #expect(Screen(id: "s", root: Component(.spacer)).defaultPlanID == nil)
  }
}
