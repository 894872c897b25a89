import PaywallModel
import TerminalModel

/// A screen that is laid out at the density that its pane allows. A class, because it is large and
/// handed on at each picture; nothing of it changes.
final class ScreenLayout {
  let metrics: Metrics
  let resolver: Resolver
  let root: Node
  let layouter: Layouter
  let density: Density
  /// Whether the screen runs from the right for this person.
  let isMirrored: Bool
  /// The header's buttons, back first, also those that are not there yet.
  let header: [HeaderPlace]
  /// Blank rows above the root.
  let topRows: Int
  /// There is no room even for what is pinned: everything scrolls as one.
  let scrollsWhole: Bool

  /// Rows of the whole screen when nothing is missing.
  var rows: Int { topRows + root.rows }

  /// Lays out a screen, not less dense than `floor`; nil when nothing of it can be seen.
  init?(
    view: ScreenView, catalog: Catalog, metrics: Metrics, floor: Density = .roomy,
    notes: ResolutionNotes? = nil
  ) {
    let resolver = Resolver(view: view, catalog: catalog, metrics: metrics, notes: notes)
    guard metrics.columns > 0, metrics.rows > 0, let root = resolver.root() else { return nil }
    Measuring(metrics: metrics).measure(root)
    let isMirrored = view.isRightToLeft
    let header = view.headerPlaces(columns: metrics.columns, isMirrored: isMirrored)
    let buttons = header.map { $0.rect(inColumns: metrics.columns, isMirrored: isMirrored) }
    let pinning = DensityChoice(
      root: root, layouter: Layouter(metrics: metrics, scroll: root.firstScroll, pages: view.pages),
      buttons: buttons)
    let found = pinning.density(from: floor)
    let whole = DensityChoice(
      root: root, layouter: Layouter(metrics: metrics, scroll: nil, pages: view.pages),
      buttons: buttons)
    let choice = found == nil ? whole : pinning
    self.metrics = metrics
    self.isMirrored = isMirrored
    self.header = header
    self.resolver = resolver
    self.root = root
    self.layouter = choice.layouter
    density = found?.density ?? .packed
    topRows = found?.topRows ?? choice.layOut(density)
    scrollsWhole = found == nil
  }
}

/// Finds the first density at which a screen fits its pane.
struct DensityChoice {
  let root: Node
  let layouter: Layouter
  /// The cells of the header's buttons.
  let buttons: [Rect]

  /// A density that a screen fits at.
  struct Found {
    let density: Density
    /// Blank rows above the root, if it was laid out so last.
    var topRows: Int?
  }

  private var rows: Int { layouter.metrics.rows }

  /// The first density that leaves the scroll enough, or the normal one if that shows everything;
  /// packed if only little is missing; nil when not even what is pinned has room.
  func density(from floor: Density) -> Found? {
    for density in Density.allCases where density.rawValue >= floor.rawValue {
      let top = layOut(density)
      guard root.fittingRows + top <= rows else { continue }
      let scrolls = root.rows + top > rows
      guard density == .roomy, scrolls, !isTooLongByItself else {
        return Found(density: density, topRows: top)
      }
      let normalTop = layOut(.normal)
      return root.rows + normalTop <= rows
        ? Found(density: .normal, topRows: normalTop) : Found(density: .roomy)
    }
    let top = layOut(.packed)
    return root.leastRows + top <= rows ? Found(density: .packed, topRows: top) : nil
  }

  /// Whether what scrolls has more rows than there are, whatever stands around it. The density
  /// outside does not count inside, so then no density shows everything.
  private var isTooLongByItself: Bool {
    layouter.scroll.map { $0.rows - $0.top - $0.bottom > rows } ?? false
  }

  /// Lays the root out and says how many blank rows stand above it.
  func layOut(_ density: Density) -> Int {
    layouter.place(root, in: layouter.metrics.columns, density: density)
    return HeaderRoom(
      root: root, density: density, metrics: layouter.metrics, buttons: buttons
    ).rows
  }
}

extension Node {
  /// The first vertical scroll in document order.
  fileprivate var firstScroll: Node? {
    if case .scroll = body { return self }
    for child in children {
      if let scroll = child.firstScroll { return scroll }
    }
    return nil
  }
}
