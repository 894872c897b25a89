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

/// What can be pressed at each place, and when, is what the tree says; elsewhere there is nothing.
@Test func anIndexKnowsWhatAPressOnEachPlaceDoes() {
  var found = 0
  for seed in UInt64(1)...100 {
    var random = RandomPicker(seed: seed)
    let screen = random.screen()
    let index = ScreenIndex(screen)
    for path in places(in: screen.root) + [ComponentPath([7]), ComponentPath([0, 0, 0, 0, 0])] {
      let pressable = index.pressable(.component(path))
      #expect(pressable?.condition == screen.condition(at: path), "seed \(seed), \(path)")
      let actions = screen.actions(of: .component(path))
      #expect(pressable?.actions ?? [] == actions, "seed \(seed), \(path)")
      #expect(pressable?.chain ?? [] == actions.compactMap(\.action), "seed \(seed), \(path)")
      #expect(pressable?.deeds ?? [] == actions.filter { $0.action == nil }, "seed \(seed)")
      found += pressable == nil ? 0 : 1
    }
    for target in [PressTarget.headerButton, .backButton] {
      #expect(index.pressable(target)?.actions ?? [] == screen.actions(of: target))
    }
  }
  #expect(found > 100)
}

@Test func anIndexKnowsHowLongAHeaderButtonIsWaitedFor() {
  var screen = Screen(id: "s", root: Component(.spacer))
  #expect(ScreenIndex(screen).pressable(.headerButton) == nil)
  screen.headerButton = HeaderButton(actions: [], delayMilliseconds: 900)
  #expect(ScreenIndex(screen).pressable(.headerButton)?.delayMilliseconds == 900)
}

@Test func aPressableKnowsWhetherItsPurchasesNameTheirPlans() {
  let yearly = ComponentAction.intercepted(Action(.purchase, planID: "yearly"))
  let current = ComponentAction.intercepted(Action(.purchase))
  let close = ComponentAction.intercepted(Action(.close))
  let known: [(actions: [ComponentAction], buys: Bool, namesPlans: Bool)] = [
    ([], false, true), ([close, .trackEvent("a")], false, true), ([yearly, close], true, true),
    ([yearly, current], true, false),
  ]
  for (actions, buys, namesPlans) in known {
    #expect(Pressable(actions).buys == buys, "\(actions)")
    #expect(Pressable(actions).namesPlans == namesPlans, "\(actions)")
  }
}

private func places(in component: Component, at path: ComponentPath = ComponentPath())
  -> [ComponentPath]
{
  component.children.enumerated().reduce([path]) { found, child in
    found + places(in: child.element, at: path.child(child.offset))
  }
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
    let close = ComponentAction.intercepted(Action(.close))
    return Screen(
      id: "s", headerButton: one(in: 2) ? HeaderButton(actions: [close]) : nil,
      backButton: one(in: 4) ? HeaderButton(actions: [.trackEvent("back"), close]) : nil,
      plans: plans, selects: selects, root: component(levels: 4))
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
      selected: one(in: 3) ? binding() : nil,
      enabledWhen: one(in: 8) ? EnabledWhen(selectID: Self.selectIDs[number(below: 3)]) : nil)
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
    let select = one(in: 3) ? [ComponentAction.selectOptions(binding())] : []
    return select + [
      .intercepted(Action(.purchase, planID: one(in: 6) ? nil : "plan \(planCount)"))
    ]
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
