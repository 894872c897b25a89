extension Screen {
  /// The plan that tags without argument follow: what the purchase button sells that is shown for
  /// the chosen option of a `select_plan`, else the default plan.
  public func currentPlanID(selections: Selections) -> String? {
    let planSelects = Set(selects.filter { $0.kind == .plan }.map(\.id))
    guard !planSelects.isEmpty else { return defaultPlanID }
    let search = PlanSearch(selections: selections, planSelectIDs: planSelects)
    return search.planID(in: root) ?? defaultPlanID
  }

  /// The plan marked as default, else the first one, else what the first purchase button sells.
  public var defaultPlanID: String? {
    let plan = plans.first(where: \.isDefault) ?? plans.first
    return plan?.id ?? root.firstPurchase { $0.planID != nil }?.planID
  }

  /// The promotional or win-back offer that the screen sells a plan with, if it does.
  func offerID(ofPlan planID: String) -> String? {
    root.firstPurchase { $0.planID == planID && $0.offerID?.isEmpty == false }?.offerID
  }
}

/// Finds the purchase button that a person sees for the plan they picked.
private struct PlanSearch {
  let selections: Selections
  let planSelectIDs: Set<String>

  /// A node's own binding decides for all below it, down to the next one (dossier §11.2).
  func planID(
    in component: Component, looksSelected: Bool = false, followsPlan: Bool = false
  ) -> String? {
    var looksSelected = looksSelected
    var followsPlan = followsPlan
    if let binding = component.selected {
      looksSelected = selections.matches(binding)
      if planSelectIDs.contains(binding.selectID) { followsPlan = looksSelected }
    }
    let selectedAlpha = looksSelected ? component.styles.selected?.alpha : nil
    guard selectedAlpha ?? component.styles.normal.alpha ?? 1 > 0 else { return nil }
    if followsPlan, let plan = component.purchases.first(where: { $0.planID != nil })?.planID {
      return plan
    }
    for child in component.children {
      let found = planID(in: child, looksSelected: looksSelected, followsPlan: followsPlan)
      if let found { return found }
    }
    return nil
  }
}

extension Component {
  fileprivate var purchases: [Action] {
    actions.compactMap(\.action).filter { $0.kind == .purchase }
  }

  /// The first purchase, in document order, that a test holds for.
  fileprivate func firstPurchase(where matches: (Action) -> Bool) -> Action? {
    if let own = purchases.first(where: matches) { return own }
    for child in children {
      if let found = child.firstPurchase(where: matches) { return found }
    }
    return nil
  }
}
