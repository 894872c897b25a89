import EmulatorTestSupport
import PaywallModel
import Testing

/// What is found once when a screen comes up is what its tree says at each asking.
@Test func anIndexFindsThePlanThatASearchInTheTreeFinds() {
  var found: Set<String> = []
  for seed in UInt64(1)...400 {
    var random = RandomPicker(seed: seed)
    let screen = random.screen()
    let index = ScreenIndex(screen)
    for _ in 0..<6 {
      let selections = random.selections(of: screen)
      let plan = PlanSearch.plan(on: screen, selections)
      #expect(index.currentPlan(selections: selections).id == plan, "seed \(seed)")
      #expect(screen.currentPlanID(selections: selections) == plan, "seed \(seed)")
      if let plan { found.insert(plan) }
    }
  }
  #expect(found.count > 8, "the screens are too much alike to tell anything: \(found)")
}

@Test func anIndexHasTheCarouselsOfItsScreen() {
  let inner = Component(.carousel(Carousel([Component(.spacer), Component(.spacer)])))
  let outer = Component(.carousel(Carousel([Component(.vstack(Stack([inner])))])))
  let screen = Screen(id: "s", root: Component(.vstack(Stack([Component(.spacer), outer]))))
  let index = ScreenIndex(screen)
  #expect(index.carousels.map(\.path) == [ComponentPath([1]), ComponentPath([1, 0, 0])])
  #expect(index.carousels.map(\.carousel.slides.count) == [1, 2])
}

/// Screens with two plan pickers and tabs, whose nested components are bound, hidden and sell plans
/// as chance has it.
private struct RandomPicker {
  private var generator: SeededGenerator
  private var planCount = 0
  private static let selectIDs = ["picker", "other", "tabs"]
  private static let options = ["a", "b", "c"]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func screen() -> Screen {
    let selects = Self.selectIDs.map { id in
      Select(id: id, kind: id == "tabs" ? .tabs : .plan, defaults: ["a"])
    }
    let plans = one(in: 2) ? [ScreenPlan(id: "default", isDefault: true)] : []
    return Screen(id: "s", plans: plans, selects: selects, root: component(levels: 4))
  }

  mutating func selections(of screen: Screen) -> Selections {
    var selections = Selections(defaultsOf: screen.selects)
    for id in Self.selectIDs where one(in: 2) {
      selections.set(id, to: one(in: 4) ? [] : [Self.options[number(below: 3)]])
    }
    return selections
  }

  private mutating func component(levels: Int) -> Component {
    var children: [Component] = []
    if levels > 0 {
      for _ in 0..<number(below: 4) { children.append(component(levels: levels - 1)) }
    }
    return Component(
      .vstack(Stack(children)), styles: styles(), actions: actions(),
      selected: one(in: 3) ? binding() : nil)
  }

  private mutating func styles() -> StyleStates {
    var styles = StyleStates()
    if one(in: 4) { styles.normal.alpha = 0 }
    guard one(in: 3) else { return styles }
    styles.selected = ComponentStyle()
    if one(in: 2) { styles.selected?.alpha = one(in: 3) ? 0 : 1 }
    return styles
  }

  private mutating func actions() -> [ComponentAction] {
    guard one(in: 3) else { return [] }
    planCount += 1
    return [.intercepted(Action(.purchase, planID: one(in: 6) ? nil : "plan \(planCount)"))]
  }

  private mutating func binding() -> SelectBinding {
    SelectBinding(
      selectID: Self.selectIDs[number(below: 3)], options: [Self.options[number(below: 3)]])
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  private mutating func one(in count: Int) -> Bool { number(below: count) == 0 }
}
