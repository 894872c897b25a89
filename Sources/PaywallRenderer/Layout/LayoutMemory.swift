import PaywallModel

/// The layouts that were made last, one for each screen of a stack, so that what only moves marks
/// or scrolls lays nothing out again. It is of one catalog: whoever reads files again begins a new
/// one.
///
/// `@unchecked`: a layout is made of `Node`s, which are classes so that each pass can fill in its
/// part. The passes end in `ScreenLayout.init`; painting only reads, and no node leaves this
/// target.
public struct LayoutMemory: @unchecked Sendable {
  private struct Known {
    let view: ScreenView
    let metrics: Metrics
    let layout: ScreenLayout?
  }

  private var known: [Int: Known] = [:]

  /// Nothing was laid out yet.
  public init() {}

  /// The layout of a view at a place in its stack, the known one where that still holds.
  mutating func layout(
    of view: ScreenView, at place: Int, catalog: Catalog, metrics: Metrics
  ) -> ScreenLayout? {
    let bare = view.withoutMarks
    if let known = known[place], known.view == bare, known.metrics == metrics {
      return known.layout
    }
    let layout = ScreenLayout.steady(view: view, catalog: catalog, metrics: metrics)
    known[place] = Known(view: bare, metrics: metrics, layout: layout)
    return layout
  }
}

extension ScreenView {
  /// Without what is only painted: it takes no room and changes no text.
  fileprivate var withoutMarks: ScreenView {
    var view = self
    view.focus = nil
    view.scrollRow = 0
    view.clockMilliseconds = 0
    view.showsNumbers = false
    return view
  }
}
