/// What can be chosen in the selects of a screen: by default, by a press, or by the SDK itself.
struct ReachableOptions {
  struct Select {
    /// Whether several options can be chosen at once.
    var isMultiple: Bool
    var canBeEmpty: Bool
    /// Options that a default, a press or the SDK can choose.
    var options: Set<String>
    /// The SDK chooses, and may choose anything.
    var isOpen: Bool
  }

  private var selects: [String: Select] = [:]

  init(of screen: Screen) {
    for select in screen.selects where selects[select.id] == nil {
      let isOpen = select.kind == .audiences || select.kind == .introOfferEligibility
      selects[select.id] = Select(
        isMultiple: select.isMultiple || select.defaults.count > 1,
        canBeEmpty: select.isMultiple || select.defaults.isEmpty,
        options: Set(select.defaults).union(select.kind == .switches ? ["off"] : []),
        isOpen: isOpen)
    }
    addPresses(of: screen.root)
    for action in (screen.headerButton?.actions ?? []) + (screen.backButton?.actions ?? []) {
      add(action)
    }
  }

  subscript(selectID: String) -> Select {
    selects[selectID]
      ?? Select(
        isMultiple: false, canBeEmpty: true, options: [], isOpen: selectID.hasPrefix("ply_"))
  }

  /// How many options of a select can be chosen at once; nil where nobody knows.
  func mostChosen(in selectID: String) -> Int? {
    let select = self[selectID]
    if select.isOpen { return nil }
    return select.isMultiple ? select.options.count : min(1, select.options.count)
  }

  private mutating func addPresses(of component: Component) {
    for action in component.actions { add(action) }
    for child in component.children { addPresses(of: child) }
  }

  private mutating func add(_ action: ComponentAction) {
    guard case .selectOptions(let binding) = action else { return }
    var select = self[binding.selectID]
    select.options.formUnion(binding.options)
    if binding.options.count > 1 { select.isMultiple = true }
    selects[binding.selectID] = select
  }
}

/// What must and must not be chosen for something to be visible.
struct SelectionConstraints {
  private var required: [SelectBinding] = []
  private var forbidden: [SelectBinding] = []

  mutating func require(_ binding: SelectBinding) { required.append(binding) }
  mutating func forbid(_ binding: SelectBinding) { forbidden.append(binding) }

  /// Whether some selection meets all of them.
  func canBeMet(in reachable: ReachableOptions) -> Bool {
    Set(required.map(\.selectID)).allSatisfy { canBeMet($0, in: reachable[$0]) }
      && Set(forbidden.map(\.selectID)).allSatisfy { canBeMet($0, in: reachable[$0]) }
  }

  private func canBeMet(_ selectID: String, in select: ReachableOptions.Select) -> Bool {
    let wanted = required.filter { $0.selectID == selectID }.map(\.options)
    let unwanted = Set(forbidden.filter { $0.selectID == selectID }.flatMap(\.options))
    let options = select.isOpen ? Set(wanted.flatMap { $0 }) : select.options
    let allowed = options.subtracting(unwanted)
    if wanted.isEmpty { return select.canBeEmpty || select.isOpen || !allowed.isEmpty }
    if select.isMultiple || select.isOpen {
      return wanted.allSatisfy { $0.contains(where: allowed.contains) }
    }
    return allowed.contains { option in wanted.allSatisfy { $0.contains(option) } }
  }
}
