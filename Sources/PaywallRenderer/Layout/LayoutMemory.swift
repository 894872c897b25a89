import PaywallModel

/// The layouts that were made last, a few for each screen of a stack, so that what only moves marks
/// or scrolls, and what comes back to where it was, lays nothing out again. It is of one catalog:
/// whoever reads files again begins a new one.
///
/// `@unchecked`, because a layout is made of `Node`s: classes, so that each pass of
/// `ScreenLayout.init` fills in its part of a tree that nobody else has yet. Afterwards painting
/// only reads them, what it notes is the painter's own, and no node leaves this target.
public struct LayoutMemory: @unchecked Sendable {
  /// So many layouts are kept for each place in a stack.
  private static let limit = 6
  /// A screen of more nodes takes much room, so only its last layout is kept.
  private static let largestKeptNodeCount = 400

  /// A class, because it is large and only looked at.
  private final class Known {
    let view: ScreenView
    /// What is pressed in it, where that counts.
    let pressed: PressTarget?
    let metrics: Metrics
    let layout: ScreenLayout?

    init(_ view: ScreenView, metrics: Metrics, layout: ScreenLayout?) {
      self.view = view
      pressed = view.pressedLook
      self.metrics = metrics
      self.layout = layout
    }

    func holds(for other: ScreenView, pressed: PressTarget?, _ metrics: Metrics) -> Bool {
      self.metrics == metrics && self.pressed == pressed && view.isLaidOut(like: other)
    }
  }

  /// By place in the stack, the oldest first.
  private var known: [Int: [Known]] = [:]

  /// Nothing was laid out yet.
  public init() {}

  /// The layout of a view at a place in its stack, a known one where that still holds.
  mutating func layout(
    of view: ScreenView, at place: Int, catalog: Catalog, metrics: Metrics
  ) -> ScreenLayout? {
    let pressed = view.pressedLook
    let found = known[place]?.first { $0.holds(for: view, pressed: pressed, metrics) }
    if let found { return found.layout }
    let floor = view.asShownFirst.flatMap {
      layout(of: $0, at: place, catalog: catalog, metrics: metrics)?.density
    }
    let new = ScreenLayout(
      view: view, catalog: catalog, metrics: metrics, floor: floor ?? .roomy)
    keep(Known(view, metrics: metrics, layout: new), at: place)
    return new
  }

  private mutating func keep(_ new: Known, at place: Int) {
    var room = Self.largestKeptNodeCount
    let isLarge = new.layout?.root.exceeds(&room) ?? false
    let kept = (known[place] ?? []) + [new]
    known[place] = kept.suffix(isLarge ? 1 : Self.limit)
  }
}

extension ScreenView {
  /// Whether another view is the same but for what is only painted, which takes no room and changes
  /// no text: the focus, what is loading or pressed, the scroll's row, the spinner's form and the
  /// numbers.
  func isLaidOut(like other: ScreenView) -> Bool {
    pane == other.pane && elapsedMilliseconds == other.elapsedMilliseconds
      && scheme == other.scheme && depth == other.depth && glyphs == other.glyphs
      && textOrder == other.textOrder && pages == other.pages && selections == other.selections
      && texts == other.texts && sharedScreen == other.sharedScreen
  }

  /// What is pressed, if something looks otherwise while it is.
  fileprivate var pressedLook: PressTarget? {
    guard case .component(let path)? = pressed else { return nil }
    let found = screen.root.component(at: path)?.first { $0.styles.highlighted != nil }
    return found == nil ? nil : pressed
  }
}

extension Node {
  /// Whether there are more nodes from here on than so many; takes them off.
  fileprivate func exceeds(_ count: inout Int) -> Bool {
    count -= 1
    return count < 0 || children.contains { $0.exceeds(&count) }
  }
}
