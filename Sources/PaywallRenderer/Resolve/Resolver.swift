import PaywallModel
import TerminalModel

/// The first pass: what of a screen is there, and what it is, at one moment.
struct Resolver {
  let view: ScreenView
  let catalog: Catalog
  let metrics: Metrics
  let facts: ScreenFacts
  /// Where somebody wants to know more than the nodes.
  let notes: ResolutionNotes?

  init(view: ScreenView, catalog: Catalog, metrics: Metrics, notes: ResolutionNotes? = nil) {
    self.notes = notes
    self.view = view
    self.catalog = catalog
    self.metrics = metrics
    isDark = view.isDark
    facts = ScreenFacts(of: view)
  }

  private let isDark: Bool

  /// The screen's nodes; nil when nothing of it can be seen.
  func root() -> Node? {
    var path = ComponentPath()
    let root = node(view.screen.root, at: &path, in: Surroundings(ground: view.page))
    guard let root, root.hasInk else { return nil }
    return root
  }

  /// What is in a component; nil when it is gone.
  func child(
    _ component: Component, _ index: Int, of path: inout ComponentPath, in inner: Surroundings
  ) -> Node? {
    path.indices.append(index)
    defer { path.indices.removeLast() }
    return node(component, at: &path, in: inner)
  }

  /// A component and what is in it; nil when it is gone. `path` comes back as it was: it is one for
  /// all, because most nodes keep none.
  private func node(
    _ component: Component, at path: inout ComponentPath, in surroundings: Surroundings
  ) -> Node? {
    var inner = surroundings
    enter(component, at: path, &inner)
    let style = mergedStyle(of: component, in: inner)
    let alpha = min(1, max(0, style.alpha ?? 1))
    guard alpha > 0.002 else {
      notes?.note(component, at: path, in: inner)
      return nil
    }
    inner.alpha *= alpha
    let node = Node(
      index: path.indices.last ?? 0, content: component.content, style: style,
      look: look(of: style, in: inner, isDark: isDark), body: .vertical)
    node.press = press(of: component, at: path)
    if let mark = mark(of: component, in: inner) {
      node.mark = mark
      inner.choice = node
    }
    let fill = visibleFill(style, in: inner)
    if let fill { cover(&inner, with: fill) }
    inner.isInBorderedRow = style.hasBorder && component.isRow
    guard let body = fillBody(of: node, at: &path, in: inner) else { return nil }
    node.body = body
    if let notes, !inner.isOverPicture {
      notes.note(node, of: component, at: path, on: inner.ground.color(isDark: isDark))
    }
    node.frame = frame(of: node, isFilled: fill != nil, in: surroundings)
    if node.frame != .none, !node.hasInk { node.body = .vertical }
    node.takesWidth = takesWidth(node)
    node.isFlexible = isFlexible(node)
    node.stretches = stretches(node)
    node.hasPicture = node.children.contains(where: \.hasPicture) || body.isPicture
    node.press?.label = node.readableLabel
    node.isInkOnly =
      node.press == nil && node.frame == .none && body.isInkOnly
      && node.children.allSatisfy(\.isInkOnly)
    return node
  }

  private func enter(
    _ component: Component, at path: ComponentPath, _ inner: inout Surroundings
  ) {
    if let binding = component.selected { inner.isSelected = view.selections.matches(binding) }
    if let condition = component.enabledWhen, !view.selections.satisfies(condition, in: view.screen)
    {
      inner.isDisabled = true
    }
    if view.pressed == .component(path) { inner.isPressed = true }
  }

  private func mergedStyle(of component: Component, in inner: Surroundings) -> ComponentStyle {
    let states = component.styles
    var style = states.normal
    if inner.isSelected { style = style.merged(with: states.selected) }
    if inner.isPressed { style = style.merged(with: states.highlighted) }
    if inner.isDisabled { style = style.merged(with: states.disabled) }
    return style
  }

  /// The background, if it changes what lies under it in one of the schemes.
  private func visibleFill(_ style: ComponentStyle, in inner: Surroundings) -> ColorPair? {
    guard let fill = style.backgroundColors, fill.isVisible else { return nil }
    let covered = inner.ground.covered(by: fill)
    let isSeen =
      covered.light != inner.ground.light
      || (view.screen.hasDarkMode && covered.dark != inner.ground.dark)
    return isSeen || inner.isOverPicture ? fill : nil
  }

  private func cover(_ inner: inout Surroundings, with fill: ColorPair) {
    inner.ground = inner.ground.covered(by: fill)
    inner.isOverPicture = false
  }

  private func takesWidth(_ node: Node) -> Bool {
    switch node.content {
    case .vstack(let stack), .hstack(let stack), .zstack(let stack): stack.expandsToFill != false
    case .scroll, .carousel, .media, .progressBar, .webView, .unknown: true
    case .image: !node.isGlyph && node.style.height != nil
    case .label, .spacer, .loader, .countdown: false
    }
  }

  private func isFlexible(_ node: Node) -> Bool {
    if node.style.fillsHeight { return true }
    switch node.body {
    case .scroll: return true
    case .blank: return node.isFlexible
    case .vertical, .layered: return node.children.contains(where: \.isFlexible)
    case .horizontal:
      return node.children.contains { $0.isFlexible && $0.hasInk && !$0.stretches }
    case .pager, .text, .icon, .mark, .picture, .progress, .spinner: return false
    }
  }

  /// Only lines beside a text ask for its height: a stem, or a column that is flexible by stems.
  private func stretches(_ node: Node) -> Bool {
    if node.frame == .stem { return node.isFlexible }
    guard case .vertical = node.body, !node.style.fillsHeight else { return false }
    let flexible = node.children.filter(\.isFlexible)
    return !flexible.isEmpty && flexible.allSatisfy(\.stretches)
  }
}

extension Component {
  /// Whether its children stand side by side.
  var isRow: Bool {
    switch content {
    case .hstack: true
    case .vstack, .zstack, .scroll, .label, .image, .spacer, .loader, .countdown, .carousel,
      .media, .progressBar, .webView, .unknown:
      false
    }
  }
}
