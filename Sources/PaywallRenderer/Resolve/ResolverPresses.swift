import PaywallModel

extension Resolver {
  /// What a component is to a person who may press it; nil when it has no actions.
  func press(of component: Component, at path: ComponentPath) -> Press? {
    guard !component.actions.isEmpty else { return nil }
    let binding = ownBinding(of: component)
    return Press(
      of: component, at: path, role: role(of: component, choosing: binding),
      isChosen: binding.map(view.selections.matches) ?? false,
      disabledReason: component.enabledWhen.flatMap(disabledReason))
  }

  /// What a pressable reads while its chain runs: the first label inside that only loading shows,
  /// `alpha` 0 by default and more while it loads.
  func loadingText(at path: ComponentPath) -> String? {
    let found = view.screen.root.component(at: path)?.first { inner in
      guard case .label = inner.content, let loading = inner.styles.loading?.alpha else {
        return false
      }
      return loading > 0 && inner.styles.normal.alpha == 0
    }
    guard case .label(let label)? = found?.content else { return nil }
    let text = TextBlock(
      TextExpander.text(of: label, in: view.screen, context: view.texts, catalog: catalog))
    return text.isEmpty ? nil : text.oneLine
  }

  /// The mark of a component that chooses what it shows as chosen.
  func mark(of component: Component, in inner: Surroundings) -> ChoiceMark? {
    ownBinding(of: component).flatMap {
      ChoiceMark(of: view.screen.select($0.selectID), isOn: view.selections.matches($0))
    }
  }

  private func ownBinding(of component: Component) -> SelectBinding? {
    guard let selected = component.selected else { return nil }
    let choosesIt = component.actions.contains { action in
      switch action {
      case .selectOptions(let binding): binding == selected
      case .intercepted, .trackEvent: false
      }
    }
    return choosesIt ? selected : nil
  }

  /// Links are told from buttons only when the frame is known.
  private func role(
    of component: Component, choosing binding: SelectBinding?
  ) -> TapTarget.Role {
    guard let binding else { return .button }
    let select = view.screen.select(binding.selectID)
    switch select?.kind {
    case .tabs: return .tab
    case .switches, .faq: return .toggle
    case .plan, .survey, .options, .audiences, .introOfferEligibility, nil:
      return select?.isMultiple == true ? .check : .choice
    }
  }

  private func disabledReason(_ condition: EnabledWhen) -> String? {
    if view.selections.satisfies(condition, in: view.screen) { return nil }
    guard let select = view.screen.select(condition.selectID) else {
      return
        "Off: it waits for the select \"\(condition.selectID)\", which this screen does not have."
    }
    let chosen = view.selections.chosen[condition.selectID]?.count ?? 0
    let least = condition.leastCount(in: select)
    if least == 1 { return "Off: it needs a choice first. \(select.invitation)" }
    return "Off: it needs \(least) choices, \(chosen) made. Pick \(least - chosen) more."
  }
}

extension Select {
  fileprivate var invitation: String {
    switch kind {
    case .plan: "Pick a plan."
    case .survey: "Pick an answer."
    case .faq: "Open a question."
    case .options, .audiences, .introOfferEligibility: "Pick an option."
    case .tabs: "Pick a tab."
    case .switches: "Turn the switch on."
    }
  }
}
