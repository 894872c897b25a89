import PaywallModel

/// What a person can see and press on a screen, as far as the SDK's checks need it.
struct ScreenSummary {
  /// Kinds of the actions that can be pressed.
  private(set) var kinds: Set<ActionKind> = []
  private var buttons: [Button] = []
  private let selections: Selections
  private let screen: Screen

  private struct Button {
    var kinds: Set<ActionKind>
    /// Nil for a button of the header.
    var component: Component?
  }

  /// Looks at the screen of the presentation on top.
  init(_ screen: Screen, in state: Emulator) {
    selections = state.presentations.last?.selections ?? Selections(defaultsOf: screen.selects)
    self.screen = screen
    visit(screen.root, isSelected: false)
    for button in [screen.headerButton, screen.backButton].compactMap({ $0 }) where button.isVisible
    {
      note(button.actions, of: nil)
    }
  }

  /// What the buttons of some kinds read.
  func labels(of kinds: Set<ActionKind>, in state: Emulator) -> [String] {
    let context = state.textContext
    return buttons.filter { !$0.kinds.isDisjoint(with: kinds) }.map { button in
      guard let component = button.component else { return "close button" }
      return text(in: component, context, state.catalog) ?? "a button without text"
    }
  }

  private mutating func visit(_ component: Component, isSelected: Bool) {
    let isSelected = component.selected.map(selections.matches) ?? isSelected
    guard component.isVisible(isSelected: isSelected) else { return }
    note(component.actions, of: component)
    for child in component.children { visit(child, isSelected: isSelected) }
  }

  private mutating func note(_ actions: [ComponentAction], of component: Component?) {
    let found = Set(actions.compactMap { $0.action?.kind })
    guard !found.isEmpty else { return }
    kinds.formUnion(found)
    buttons.append(Button(kinds: found, component: component))
  }

  private func text(
    in component: Component, _ context: TextContext, _ catalog: Catalog
  ) -> String? {
    if case .label(let label) = component.content, !label.text.isEmpty {
      return TextExpander.text(of: label, in: screen, context: context, catalog: catalog).plain
    }
    return component.children.lazy.compactMap { text(in: $0, context, catalog) }.first
  }
}

extension Component {
  /// Whether a person sees anything of it; looks no further than the first thing to be seen.
  func showsSomething(_ selections: Selections, isSelected: Bool = false) -> Bool {
    let isSelected = selected.map(selections.matches) ?? isSelected
    guard isVisible(isSelected: isSelected) else { return false }
    switch content {
    case .image, .loader, .countdown, .media, .progressBar, .webView: return true
    case .label(let label) where !label.text.isEmpty: return true
    case .unknown(let unknown) where unknown.shown.isEmpty: return true
    case .label, .unknown, .vstack, .hstack, .zstack, .scroll, .spacer, .carousel: break
    }
    return children.contains { $0.showsSomething(selections, isSelected: isSelected) }
  }

  /// A component whose alpha is 0 is absent (dossier §11.2).
  fileprivate func isVisible(isSelected: Bool) -> Bool {
    let selected = isSelected ? styles.selected?.alpha : nil
    return (selected ?? styles.normal.alpha ?? 1) > 0
  }
}
