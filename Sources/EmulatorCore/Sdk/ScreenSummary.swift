import PaywallModel

/// What a person can see and press on a screen, as far as the SDK's checks need it.
struct ScreenSummary {
  private(set) var hasVisibleComponent = false
  /// Kinds of the actions that can be pressed.
  private(set) var kinds: Set<ActionKind> = []
  private var buttons: [(kinds: Set<ActionKind>, label: String)] = []
  private let selections: Selections
  private let screen: Screen
  private let catalog: Catalog
  private let context: TextContext

  /// Looks at the screen of the presentation on top.
  init(_ screen: Screen, in state: Emulator) {
    selections = state.presentations.last?.selections ?? Selections(defaultsOf: screen.selects)
    self.screen = screen
    catalog = state.catalog
    context = state.textContext
    visit(screen.root, isSelected: false)
    for button in [screen.headerButton, screen.backButton].compactMap({ $0 }) where button.isVisible
    {
      note(button.actions, label: "close button")
    }
  }

  /// What the buttons of some kinds read.
  func labels(of kinds: Set<ActionKind>) -> [String] {
    buttons.filter { !$0.kinds.isDisjoint(with: kinds) }.map(\.label)
  }

  private mutating func visit(_ component: Component, isSelected: Bool) {
    let isSelected = component.selected.map(selections.matches) ?? isSelected
    guard Self.isVisible(component, isSelected: isSelected) else { return }
    note(component.actions, label: text(in: component) ?? "a button without text")
    switch component.content {
    case .label(let label): hasVisibleComponent = hasVisibleComponent || !label.text.isEmpty
    case .image, .loader, .countdown, .media, .progressBar, .webView: hasVisibleComponent = true
    case .unknown(let unknown): hasVisibleComponent = hasVisibleComponent || unknown.shown.isEmpty
    case .vstack, .hstack, .zstack, .scroll, .spacer, .carousel: break
    }
    for child in component.children { visit(child, isSelected: isSelected) }
  }

  private mutating func note(_ actions: [ComponentAction], label: String) {
    let found = Set(actions.compactMap { $0.action?.kind })
    guard !found.isEmpty else { return }
    kinds.formUnion(found)
    buttons.append((found, label))
  }

  /// A component whose alpha is 0 is absent (dossier §11.2).
  private static func isVisible(_ component: Component, isSelected: Bool) -> Bool {
    let selected = isSelected ? component.styles.selected?.alpha : nil
    return (selected ?? component.styles.normal.alpha ?? 1) > 0
  }

  private func text(in component: Component) -> String? {
    if case .label(let label) = component.content, !label.text.isEmpty {
      return TextExpander.text(of: label, in: screen, context: context, catalog: catalog).plain
    }
    return component.children.lazy.compactMap { text(in: $0) }.first
  }
}
