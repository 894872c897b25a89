extension Screen {
  /// The plan that tags without argument follow: what the purchase button sells that is shown for
  /// the chosen option of a `select_plan`, else the default plan.
  public func currentPlanID(selections: Selections) -> String? {
    currentPlan(selections: selections).id
  }

  /// That plan, and the offer that its chosen option carries (`offer`).
  public func currentPlan(selections: Selections) -> (id: String?, offerID: String?) {
    PlanButton.plan(of: planButtons, selections, selects) ?? (defaultPlanID, nil)
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
}

extension Component {
  var purchases: [Action] {
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
