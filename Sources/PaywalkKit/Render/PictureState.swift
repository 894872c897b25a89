import PaywallModel
import PaywallRenderer

/// In which state a screen is drawn: what has the focus, what is loading, how far it is scrolled
/// and how long it is shown.
enum PictureState {
  /// The options that say so.
  static let options = ["focus", "loading", "scroll", "after"]

  /// Puts a view into the state that the command line asks for.
  static func apply(
    _ line: CommandLineArguments, to view: inout ScreenView, in catalog: Catalog
  ) throws(CommandFailure) {
    if let seconds = try line.number("after", in: 0...31_536_000) {
      view.elapsedMilliseconds = seconds * 1_000
      view.texts.now = view.texts.now.map { Moment(seconds: $0.seconds + seconds) }
    }
    let rendered = ScreenRenderer.render(view, catalog: catalog)
    if let wanted = line.value("loading") {
      view.loading = try target(wanted, "loading", of: rendered).target
    }
    if let wanted = line.value("focus") {
      let target = try target(wanted, "focus", of: rendered)
      view.focus = target.target
      view.scrollRow = row(showing: target, in: rendered.scroll)
    }
    if let row = try line.number("scroll", in: 1...1_000_000) { view.scrollRow = row - 1 }
  }

  /// By its number in reading order, its id, or what it reads.
  private static func target(
    _ wanted: String, _ option: String, of rendered: RenderedScreen
  ) throws(CommandFailure) -> TapTarget {
    let targets = rendered.targets
    if let number = Int(wanted), targets.indices.contains(number - 1) {
      return targets[number - 1]
    }
    if let named = targets.first(where: { $0.id == wanted || $0.label == wanted }) {
      return named
    }
    let names = targets.flatMap { [$0.id, $0.label].compactMap { $0 } }
    throw CommandFailure(
      "--\(option) \(wanted): nothing to press has this number, id or label. "
        + NearestName.advice(for: wanted, among: names, otherwise: known(targets)))
  }

  private static func known(_ targets: [TapTarget]) -> String {
    if targets.isEmpty { return "The screen has nothing to press." }
    let names = targets.enumerated().map { "\($0 + 1) \($1.label)" }
    return "Known: \(names.joined(separator: ", "))."
  }

  /// The first row that shows all of a target with a row below it.
  private static func row(showing target: TapTarget, in scroll: ScrollWindow?) -> Int {
    guard let scroll, let rows = target.rowsInContent else { return 0 }
    return max(0, min(rows.lowerBound, rows.upperBound + 1 - scroll.visibleRows))
  }
}
