import PaywallModel

/// The plan of the purchase button that a person sees for the plan they picked, searched in the
/// tree from its root at each asking: what is found once and kept must say the same.
struct PlanSearch {
  let selections: Selections
  let pickerIDs: Set<String>

  static func plan(on screen: Screen, _ selections: Selections) -> String? {
    let pickers = screen.selects.filter { $0.kind == .plan }.map(\.id)
    let search = PlanSearch(selections: selections, pickerIDs: Set(pickers))
    return search.plan(in: screen.root, isSelected: false, isPicked: false) ?? screen.defaultPlanID
  }

  private func plan(in component: Component, isSelected: Bool, isPicked: Bool) -> String? {
    let binding = component.selected
    let isSelected = binding.map(selections.matches) ?? isSelected
    let isOfPicker = binding.map { pickerIDs.contains($0.selectID) } ?? false
    let isPicked = isOfPicker ? isSelected : isPicked
    let selectedAlpha = isSelected ? component.styles.selected?.alpha : nil
    guard selectedAlpha ?? component.styles.normal.alpha ?? 1 > 0 else { return nil }
    let plans = component.actions.compactMap(\.action).filter { $0.kind == .purchase }
    if isPicked, let plan = plans.compactMap(\.planID).first { return plan }
    return component.children.lazy.compactMap {
      plan(in: $0, isSelected: isSelected, isPicked: isPicked)
    }.first
  }
}
