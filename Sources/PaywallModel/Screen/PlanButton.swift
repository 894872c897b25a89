/// A purchase button that names a plan, with what decides whether a person sees it as the one for
/// the plan they picked.
struct PlanButton: Sendable {
  /// A component on the way from the root to the button, where it can hide what is in it or is
  /// bound to a select.
  struct Step: Sendable {
    var binding: SelectBinding?
    /// The select is a `select_plan`.
    var isOfPicker: Bool
    var isSeen: Bool
    var isSeenSelected: Bool

    fileprivate init(_ component: Component, pickerIDs: Set<String>) {
      let styles = component.styles
      let alpha = styles.normal.alpha ?? 1
      binding = component.selected
      isOfPicker = binding.map { pickerIDs.contains($0.selectID) } ?? false
      isSeen = alpha > 0
      isSeenSelected = styles.selected?.alpha ?? alpha > 0
    }

    /// Everything passes it, whatever is chosen.
    fileprivate var isPlain: Bool { binding == nil && isSeen && isSeenSelected }
  }

  var planID: String
  /// From the root down to the button itself.
  var steps: [Step]

  /// The picker that the button is shown by, if it is seen. A node's own binding decides for all
  /// below it, down to the next one (dossier §11.2).
  func picker(_ selections: Selections) -> String? {
    var looksSelected = false
    var picker: String?
    for step in steps {
      if let binding = step.binding {
        looksSelected = selections.matches(binding)
        if step.isOfPicker { picker = looksSelected ? binding.selectID : nil }
      }
      guard looksSelected ? step.isSeenSelected : step.isSeen else { return nil }
    }
    return picker
  }
}

extension Screen {
  /// Its purchase buttons that name a plan, in document order; none where no plan can be picked.
  var planButtons: [PlanButton] {
    let pickerIDs = Set(selects.lazy.filter { $0.kind == .plan }.map(\.id))
    if pickerIDs.isEmpty { return [] }
    var found: [PlanButton] = []
    func visit(_ component: Component, _ around: [PlanButton.Step]) {
      let step = PlanButton.Step(component, pickerIDs: pickerIDs)
      let steps = step.isPlain ? around : around + [step]
      if let planID = component.purchases.first(where: { $0.planID != nil })?.planID {
        found.append(PlanButton(planID: planID, steps: steps))
      }
      let children = component.children.span
      for index in children.indices { visit(children[index], steps) }
    }
    visit(root, [])
    return found
  }
}

extension PlanButton {
  /// The plan of the first button that is seen for a picked plan, and the offer that the picker's
  /// chosen option carries.
  static func plan(
    of buttons: [PlanButton], _ selections: Selections, _ selects: [Select]
  ) -> (id: String?, offerID: String?)? {
    for button in buttons {
      guard let picker = button.picker(selections),
        let select = selects.firstIndex(where: { $0.id == picker })
      else { continue }
      let chosen = selections.chosen[picker] ?? []
      let option = selects[select].options.first { $0.offerID != nil && chosen.contains($0.id) }
      return (button.planID, option?.offerID)
    }
    return nil
  }
}
