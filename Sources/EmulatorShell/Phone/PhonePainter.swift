import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// What is seen of the phone around its screens: the border that says what it shows, or a text
/// where nothing is drawn.
struct PhonePainter: Equatable, Sendable {
  private let theme: Theme
  private let hasKeys: Bool
  private let name: String
  /// How the screen came up, or since when it takes no press.
  private let state: String
  private let isFrozen: Bool
  private let lowerLeft: String
  private let lowerRight: String
  private let emptyText: String?

  /// Looks at what is shown; `rendered` is nil where nothing is known of the screens. A function,
  /// because an initialiser would be handed a shell of its own.
  static func of(
    _ shell: Shell, _ presentation: Presentation, rendered: RenderedScreen?
  ) -> PhonePainter {
    let frozen = shell.frozen
    let isNarrow = shell.widthClass == .narrow
    return PhonePainter(
      theme: shell.options.theme, hasKeys: shell.phoneHasKeys,
      name: presentation.stage == .emptied ? "(empty window)" : presentation.screenID,
      state: frozen.map { "FROZEN \($0.since)" } ?? presentation.displayMode.kind.rawValue,
      isFrozen: frozen != nil, lowerLeft: frozen.map { "waits for APP, \($0.subject)" } ?? "",
      lowerRight: frozen != nil && isNarrow ? "v panels" : position(rendered?.scroll),
      emptyText: emptyText(shell, presentation, rendered))
  }

  /// Draws all of it.
  func paint(_ rendered: RenderedScreen?, into surface: inout Surface, rect: Rect) {
    let inside = rect.inset(by: 1)
    if !isCovered(inside, by: rendered) { surface.fill(rect, style: theme.style(.text)) }
    let border: Border = hasKeys ? .heavy : .light
    surface.drawBorder(
      rect, border.drawn(ascii: theme.glyphs == .ascii),
      style: theme.style(hasKeys ? .focus : .line), titles: titles)
    if let rendered {
      surface.copy(
        from: rendered.surface, to: Point(column: inside.column, row: inside.row), clip: inside)
    }
    if let emptyText { paint(emptyText, into: &surface, inside) }
  }

  /// Whether the border and the screens leave nothing of the phone blank.
  private func isCovered(_ inside: Rect, by rendered: RenderedScreen?) -> Bool {
    guard let size = rendered?.surface.size, !inside.isEmpty else { return false }
    return size.columns >= inside.columns && size.rows >= inside.rows
  }

  /// Draws some rows of the screens where all the rest is there already.
  static func paint(
    rows: Set<Int>, of rendered: RenderedScreen, into surface: inout Surface, rect: Rect
  ) {
    let inside = rect.inset(by: 1)
    for row in rows {
      let block = Rect(column: 0, row: row, columns: rendered.surface.size.columns, rows: 1)
      surface.copy(
        from: rendered.surface, sourceRect: block,
        to: Point(column: inside.column, row: inside.row + row), clip: inside)
    }
  }

  /// Where the screens' pictures are in the window, when the phone is there.
  static func pictures(of rendered: RenderedScreen?, in rect: Rect) -> [PlacedPicture] {
    let pane = rect.inset(by: 1)
    return (rendered?.pictures ?? []).map { picture in
      var moved = picture
      moved.rect.column += pane.column
      moved.rect.row += pane.row
      return moved
    }
  }

  private var titles: BorderTitles {
    BorderTitles(
      upperLeft: title(name), upperRight: title(state, role: isFrozen ? .warn : .quiet),
      lowerLeft: title(lowerLeft), lowerRight: title(lowerRight),
      ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func title(_ text: String, role: ColorRole = .quiet) -> BorderTitle? {
    guard !text.isEmpty else { return nil }
    return BorderTitle(PanelText.text(text, in: theme.glyphs), style: theme.style(role))
  }

  /// `6–12 of 12`.
  private static func position(_ scroll: ScrollWindow?) -> String {
    guard let scroll else { return "" }
    let last = min(scroll.contentRows, scroll.firstRow + scroll.visibleRows)
    return "\(scroll.firstRow + 1)–\(last) of \(scroll.contentRows)"
  }

  private static func emptyText(
    _ shell: Shell, _ presentation: Presentation, _ rendered: RenderedScreen?
  ) -> String? {
    switch presentation.stage {
    case .emptied: return "(empty window)"
    case .loading:
      let name = shell.walk.emulator.request(presentation.request)?.source.name ?? ""
      return "\(LoadingMark.text(at: shell.walk.now, shell.options)) loading \(name)"
    case .shown: break
    }
    guard let rendered else {
      if case .appClientScreen? = shell.walk.topDialog?.kind { return nil }
      return "\(presentation.screenID) is drawn by your app. Nothing of it is known here."
    }
    guard rendered.isEmpty else { return nil }
    return
      "This screen has nothing to show: \(presentation.screenID) resolves to no visible component."
  }

  private func paint(_ text: String, into surface: inout Surface, _ inside: Rect) {
    let rows = Wrapping.rows(text, columns: max(1, inside.columns - 4))
    let pen = Pen(theme: theme)
    for (index, row) in rows.enumerated() {
      let place = Rect(
        column: inside.column, row: inside.row + max(0, (inside.rows - rows.count) / 2) + index,
        columns: inside.columns, rows: 1)
      guard place.row < inside.endRow else { return }
      let start = max(0, (inside.columns - pen.columns(of: row)) / 2)
      pen.write(row, at: start, in: place, role: .quiet, into: &surface)
    }
  }
}
