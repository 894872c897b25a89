/// Everything on a screen that has actions, apart by whether some selection makes it visible.
struct Pressables {
  /// A component with actions.
  struct Entry {
    var path: ComponentPath
    var component: Component
  }

  /// In document order.
  private(set) var visible: [Entry] = []
  /// The outermost components that nothing makes visible, each with the pressables in it.
  private(set) var hidden: [(component: Entry, pressables: [Entry])] = []
  let reachable: ReachableOptions

  init(of screen: Screen) {
    reachable = ReachableOptions(of: screen)
    visit(Entry(path: ComponentPath(), component: screen.root), SelectionConstraints(), nil)
  }

  /// `inherited` is the binding that decides whether the parent looks selected (layout.md §7).
  private mutating func visit(
    _ entry: Entry, _ constraints: SelectionConstraints, _ inherited: SelectBinding?
  ) {
    let component = entry.component
    let binding = component.selected ?? inherited
    var constraints = constraints
    guard component.isShown(when: binding, &constraints), constraints.canBeMet(in: reachable)
    else {
      let pressables = Self.all(in: entry)
      if !pressables.isEmpty { hidden.append((entry, pressables)) }
      return
    }
    if !component.actions.isEmpty { visible.append(entry) }
    for (index, child) in component.children.enumerated() {
      visit(Entry(path: entry.path.child(index), component: child), constraints, binding)
    }
  }

  private static func all(in entry: Entry) -> [Entry] {
    let children = entry.component.children.enumerated().map { index, child in
      Entry(path: entry.path.child(index), component: child)
    }
    return (entry.component.actions.isEmpty ? [] : [entry]) + children.flatMap { all(in: $0) }
  }
}

extension Component {
  /// Whether its own alpha lets it be seen, and what must be chosen for it.
  fileprivate func isShown(
    when binding: SelectBinding?, _ constraints: inout SelectionConstraints
  ) -> Bool {
    let normal = (styles.normal.alpha ?? 1) > 0
    guard let binding else { return normal }
    let selected = (styles.selected?.alpha ?? styles.normal.alpha ?? 1) > 0
    if selected && !normal { constraints.require(binding) }
    if normal && !selected { constraints.forbid(binding) }
    return normal || selected
  }

  /// What a person calls it: the first text in it, else its id, else its place.
  var spokenName: String {
    if let text = firstText { return "\"\(String(text.prefix(40)))\"" }
    return id.map { "the component \"\($0)\"" } ?? "a component without text"
  }

  private var firstText: String? {
    if case .label(let label) = content, !label.text.isEmpty { return label.text }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }

  /// The kinds of its interceptable actions.
  var actionKinds: [ActionKind] { actions.compactMap { $0.action?.kind } }

  /// A path as problems write it: `root.components[2].component`.
  public func documentPath(_ path: ComponentPath) -> String {
    var text = "root"
    var current = self
    for index in path.indices {
      text += current.content.step(to: index)
      guard let next = current.component(at: ComponentPath([index])) else { break }
      current = next
    }
    return text
  }
}

extension Screen {
  /// The kinds of all actions on it, visible or not.
  public var usedKinds: Set<ActionKind> {
    var kinds: Set<ActionKind> = []
    for button in [headerButton, backButton] {
      kinds.formUnion(button?.actions.compactMap { $0.action?.kind } ?? [])
    }
    var rest = [root]
    while let component = rest.popLast() {
      kinds.formUnion(component.actionKinds)
      rest += component.children
    }
    return kinds
  }
}

extension Component.Content {
  /// How a document leads to a child: `.components[2]`.
  fileprivate func step(to index: Int) -> String {
    switch self {
    case .scroll: ".component"
    case .label: ".links[\(index)]"
    case .unknown(let unknown) where unknown.fallback != nil: ".fallback"
    case .vstack, .hstack, .zstack, .unknown, .carousel, .image, .spacer, .loader, .countdown,
      .media, .progressBar, .webView:
      ".components[\(index)]"
    }
  }
}
