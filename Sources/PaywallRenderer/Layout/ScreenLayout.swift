import PaywallModel

/// A screen that is laid out at the density that its pane allows.
struct ScreenLayout {
  let metrics: Metrics
  let root: Node
  let layouter: Layouter
  let density: Density
  /// Blank rows above the root.
  let topRows: Int
  /// There is no room even for what is pinned: everything scrolls as one.
  let scrollsWhole: Bool

  /// Rows of the whole screen when nothing is missing.
  var rows: Int { topRows + root.rows }

  /// Lays out a screen; nil when nothing of it can be seen.
  init?(view: ScreenView, catalog: Catalog, metrics: Metrics, atMost floor: Density = .roomy) {
    let resolver = Resolver(view: view, catalog: catalog, metrics: metrics)
    guard metrics.columns > 0, metrics.rows > 0, let root = resolver.root() else { return nil }
    Measuring(metrics: metrics).measure(root)
    let hasHeader = !view.headerPlaces(columns: metrics.columns).isEmpty
    let layouter = Layouter(metrics: metrics, scroll: root.firstScroll, pages: view.pages)
    for density in Density.allCases where density.rawValue >= floor.rawValue {
      layouter.place(root, in: metrics.columns, density: density)
      let top = HeaderRoom(root: root, density: density, metrics: metrics).rows(hasHeader)
      let isLast = density == .packed && root.leastRows + top <= metrics.rows
      if root.fittingRows + top <= metrics.rows || isLast {
        self.init(metrics, root, layouter, density, topRows: top, scrollsWhole: false)
        return
      }
    }
    let whole = Layouter(metrics: metrics, scroll: nil, pages: view.pages)
    whole.place(root, in: metrics.columns, density: .packed)
    let top = HeaderRoom(root: root, density: .packed, metrics: metrics).rows(hasHeader)
    self.init(metrics, root, whole, .packed, topRows: top, scrollsWhole: true)
  }

  private init(
    _ metrics: Metrics, _ root: Node, _ layouter: Layouter, _ density: Density, topRows: Int,
    scrollsWhole: Bool
  ) {
    self.metrics = metrics
    self.root = root
    self.layouter = layouter
    self.density = density
    self.topRows = topRows
    self.scrollsWhole = scrollsWhole
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
