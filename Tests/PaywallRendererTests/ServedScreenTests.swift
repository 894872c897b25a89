import EmulatorTestSupport
import PaywallModel
import PaywallRenderer
import TerminalModel
import Testing

/// Every tab of the served sample with every plan of that tab.
private let combinations: [(tab: String, select: String, option: String)] = [
  ("tab_0", "plan_picker12M", "basic12"), ("tab_0", "plan_picker12M", "plus12"),
  ("tab_1", "plan_picker6M", "basic6"), ("tab_1", "plan_picker6M", "plus6"),
  ("tab_2", "plan_picker1M", "basic1"), ("tab_2", "plan_picker1M", "plus1"),
]

/// The plan that the option of a picker buys.
private let planOfOption = [
  "basic12": "northwind_basic_12m", "plus12": "northwind_plus_12m",
  "basic6": "northwind_basic_6m", "plus6": "northwind_plus_6m",
  "basic1": "northwind_basic_1m", "plus1": "northwind_plus_1m",
]

private func purchases(_ targets: [TapTarget]) -> [String] {
  targets.flatMap(\.actions).compactMap { action in
    guard let action = action.action, action.kind == .purchase else { return nil }
    return action.planID
  }
}

@Test(arguments: combinations)
func servedScreenHasOnePurchaseButton(
  _ combination: (tab: String, select: String, option: String)
) throws {
  guard let catalog = Screens.served() else { return }
  let screen = try #require(catalog.screens.first)
  for pane in [Size(columns: 38, rows: 19), Size(columns: 38, rows: 7)] {
    var view = ScreenView(screen: screen, pane: pane)
    view.selections.set("tabs_1", to: [combination.tab])
    view.selections.set(combination.select, to: [combination.option])
    let rendered = ScreenRenderer.render(view, catalog: catalog)
    #expect(purchases(rendered.targets) == [planOfOption[combination.option]].compactMap(\.self))
  }
}

@Test func servedScreenHasEightTargets() throws {
  guard let catalog = Screens.served() else { return }
  let screen = try #require(catalog.screens.first)
  let view = ScreenView(screen: screen, pane: Size(columns: 38, rows: 19))
  let rendered = ScreenRenderer.render(view, catalog: catalog)
  #expect(
    rendered.targets.map(\.role)
      == [.tab, .tab, .tab, .choice, .choice, .link, .button, .close])
  #expect(rendered.firstFocus == rendered.targets[6].target)
}

@Test func pressingTheOtherPlanChangesTheButton() throws {
  guard let catalog = Screens.served() else { return }
  let screen = try #require(catalog.screens.first)
  var view = ScreenView(screen: screen, pane: Size(columns: 38, rows: 22))
  let before = ScreenRenderer.render(view, catalog: catalog).targets
  let other = try #require(before.first { $0.role == .choice && !$0.isChosen })
  for action in other.actions {
    guard case .selectOptions(let binding) = action else { continue }
    view.selections.press(binding, in: screen.select(binding.selectID))
  }
  let after = ScreenRenderer.render(view, catalog: catalog).targets
  #expect(purchases(before) == ["northwind_basic_12m"])
  #expect(purchases(after) == ["northwind_plus_12m"])
}
