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

  private struct Known {
    let view: ScreenView
    let metrics: Metrics
    let layout: ScreenLayout?
  }

  /// By place in the stack, the oldest first.
  private var known: [Int: [Known]] = [:]

  /// Nothing was laid out yet.
  public init() {}

  /// The layout of a view at a place in its stack, a known one where that still holds.
  mutating func layout(
    of view: ScreenView, at place: Int, catalog: Catalog, metrics: Metrics
  ) -> ScreenLayout? {
    let bare = view.withoutMarks
    let found = known[place]?.first { $0.view == bare && $0.metrics == metrics }
    if let found { return found.layout }
    let floor = view.asShownFirst.flatMap {
      layout(of: $0, at: place, catalog: catalog, metrics: metrics)?.density
    }
    let new = ScreenLayout(
      view: view, catalog: catalog, metrics: metrics, floor: floor ?? .roomy)
    keep(Known(view: bare, metrics: metrics, layout: new), at: place)
    return new
  }

  private mutating func keep(_ new: Known, at place: Int) {
    var kept = known[place] ?? []
    kept.append(new)
    var room = Self.largestKeptNodeCount
    let isLarge = new.layout?.root.exceeds(&room) ?? false
    known[place] = kept.suffix(isLarge ? 1 : Self.limit)
  }
}

extension ScreenView {
  /// Without what is only painted: it takes no room and changes no text.
  fileprivate var withoutMarks: ScreenView {
    var view = self
    view.focus = nil
    view.loading = nil
    if !looksPressed { view.pressed = nil }
    view.scrollRow = 0
    view.clockMilliseconds = 0
    view.showsNumbers = false
    return view
  }

  /// Whether the style of something changes while what is pressed is pressed.
  private var looksPressed: Bool {
    guard case .component(let path)? = pressed else { return false }
    let found = screen.root.component(at: path)?.first { $0.styles.highlighted != nil }
    return found != nil
  }
}

extension Node {
  /// Whether there are more nodes from here on than so many; takes them off.
  fileprivate func exceeds(_ count: inout Int) -> Bool {
    count -= 1
    return count < 0 || children.contains { $0.exceeds(&count) }
  }
}
