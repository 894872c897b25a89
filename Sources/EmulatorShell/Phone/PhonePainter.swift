import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Draws the phone: the border that says what it shows, and the screens in it.
struct PhonePainter {
  let shell: Shell
  /// The screens in it; nil where nothing is known of them.
  let rendered: RenderedScreen?

  private var theme: Theme { shell.options.theme }

  func paint(into surface: inout Surface, rect: Rect) {
    let hasKeys = shell.phoneHasKeys
    let border: Border = hasKeys ? .heavy : .light
    let style = theme.style(hasKeys ? .focus : .line)
    surface.drawBorder(
      rect, border.drawn(ascii: theme.glyphs == .ascii), style: style,
      titles: titles)
    let inside = rect.inset(by: 1)
    if let rendered {
      surface.copy(
        from: rendered.surface, to: Point(column: inside.column, row: inside.row), clip: inside)
    }
    if let text = emptyText { paint(text, into: &surface, inside) }
  }

  private var titles: BorderTitles {
    guard let presentation = shell.walk.presentation else { return BorderTitles() }
    let frozen = shell.frozen
    let isNarrow = shell.widthClass == .narrow
    let name = presentation.stage == .emptied ? "(empty window)" : presentation.screenID
    return BorderTitles(
      upperLeft: title(name),
      upperRight: title(
        frozen.map { "FROZEN \($0.since)" } ?? presentation.displayMode.kind.rawValue,
        role: frozen == nil ? .quiet : .warn),
      lowerLeft: title(frozen.map { "waits for APP, \($0.subject)" } ?? ""),
      lowerRight: title(frozen != nil && isNarrow ? "v panels" : position),
      ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  /// Where the screens' pictures are in the window, when the phone is there.
  func pictures(in rect: Rect) -> [PlacedPicture] {
    let pane = rect.inset(by: 1)
    return (rendered?.pictures ?? []).map { picture in
      var moved = picture
      moved.rect.column += pane.column
      moved.rect.row += pane.row
      return moved
    }
  }

  private func title(_ text: String, role: ColorRole = .quiet) -> BorderTitle? {
    guard !text.isEmpty else { return nil }
    return BorderTitle(PanelText.text(text, in: theme.glyphs), style: theme.style(role))
  }

  /// `6–12 of 12`.
  private var position: String {
    guard let scroll = rendered?.scroll else { return "" }
    let last = min(scroll.contentRows, scroll.firstRow + scroll.visibleRows)
    return "\(scroll.firstRow + 1)–\(last) of \(scroll.contentRows)"
  }

  private var emptyText: String? {
    guard let presentation = shell.walk.presentation else { return nil }
    switch presentation.stage {
    case .emptied: return "(empty window)"
    case .loading: return loadingText(presentation)
    case .shown: break
    }
    guard let rendered else {
      if case .appClientScreen? = shell.walk.dialogs.last?.kind { return nil }
      return "\(presentation.screenID) is drawn by your app. Nothing of it is known here."
    }
    guard rendered.isEmpty else { return nil }
    return
      "This screen has nothing to show: \(presentation.screenID) resolves to no visible component."
  }

  private func loadingText(_ presentation: Presentation) -> String {
    let name = shell.walk.emulator.request(presentation.request)?.source.name ?? ""
    return "\(LoadingMark.text(at: shell.walk.now, shell.options)) loading \(name)"
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
