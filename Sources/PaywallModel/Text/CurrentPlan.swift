extension Screen {
  /// The plan that tags without argument follow: what the purchase button sells that is shown for
  /// the chosen option of a `select_plan`, else the default plan.
  public func currentPlanID(selections: Selections) -> String? {
    currentPlan(selections: selections).id
  }

  /// That plan, and the offer that its chosen option carries (`offer`).
  public func currentPlan(selections: Selections) -> (id: String?, offerID: String?) {
    guard let picked = pickedPlan(selections), let select = select(picked.selectID) else {
      return (defaultPlanID, nil)
    }
    let chosen = Set(selections.chosen[select.id] ?? [])
    let option = select.options.first { chosen.contains($0.id) && $0.offerID != nil }
    return (picked.planID, option?.offerID)
  }

  /// The plan marked as default, else the first one, else what the first purchase button sells.
  public var defaultPlanID: String? {
    let plan = plans.first(where: \.isDefault) ?? plans.first
    return plan?.id ?? root.firstPurchase { $0.planID != nil }?.planID
  }

  /// The promotional or win-back offers that the screen sells plans with, by plan: those of its
  /// purchases, else those of the options that purchases are shown by.
  public var offers: [String: String] {
    var ofPurchases: [String: String] = [:]
    var ofOptions: [String: String] = [:]
    var waiting: [(component: Component, binding: SelectBinding?)] = [(root, nil)]
    while let (component, inherited) = waiting.popLast() {
      let binding = component.selected ?? inherited
      for purchase in component.purchases {
        guard let plan = purchase.planID else { continue }
        if let offer = purchase.offerID, !offer.isEmpty, ofPurchases[plan] == nil {
          ofPurchases[plan] = offer
        }
        if ofOptions[plan] == nil { ofOptions[plan] = binding.flatMap(offerID) }
      }
      for child in component.children.reversed() { waiting.append((child, binding)) }
    }
    return ofPurchases.merging(ofOptions) { first, _ in first }
  }

  private func offerID(of binding: SelectBinding) -> String? {
    guard let select = select(binding.selectID), select.kind == .plan else { return nil }
    return select.options.first { binding.options.contains($0.id) && $0.offerID != nil }?.offerID
  }

  private func pickedPlan(_ selections: Selections) -> PlanSearch.Found? {
    let planSelects = Set(selects.filter { $0.kind == .plan }.map(\.id))
    if planSelects.isEmpty { return nil }
    return PlanSearch(selections: selections, planSelectIDs: planSelects).plan(in: root)
  }
}

/// Finds the purchase button that a person sees for the plan they picked.
private struct PlanSearch {
  struct Found {
    var planID: String
    /// The picker that it is shown by.
    var selectID: String
  }

  let selections: Selections
  let planSelectIDs: Set<String>

  /// A node's own binding decides for all below it, down to the next one (dossier §11.2). `picker`
  /// is the select that the purchase buttons here are shown by.
  func plan(
    in component: Component, looksSelected: Bool = false, picker: String? = nil
  ) -> Found? {
    var looksSelected = looksSelected
    var picker = picker
    if let binding = component.selected {
      looksSelected = selections.matches(binding)
      if planSelectIDs.contains(binding.selectID) {
        picker = looksSelected ? binding.selectID : nil
      }
    }
    let selectedAlpha = looksSelected ? component.styles.selected?.alpha : nil
    guard selectedAlpha ?? component.styles.normal.alpha ?? 1 > 0 else { return nil }
    if let picker, let plan = component.purchases.first(where: { $0.planID != nil })?.planID {
      return Found(planID: plan, selectID: picker)
    }
    for child in component.children {
      if let found = plan(in: child, looksSelected: looksSelected, picker: picker) { return found }
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
