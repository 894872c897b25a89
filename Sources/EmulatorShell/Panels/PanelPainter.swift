import PaywallRenderer
import TerminalModel

/// The panels' names in an upper border: all of them, or the chosen one's name and the others'
/// letters where the room is short.
struct PanelTabs: Hashable, Sendable {
  /// A name and where it begins, counted from the border's corner.
  struct Tab: Hashable, Sendable {
    /// Nil for a title that is no tab.
    var kind: PanelKind?
    var text: String
    var column: Int
  }

  private(set) var tabs: [Tab] = []

  init(selected: PanelKind, title: String?, showsAll: Bool, columns: Int) {
    if let title {
      tabs = [Tab(kind: selected, text: title, column: 2)]
    } else if showsAll {
      place(selected: selected, columns: columns)
    } else {
      tabs = [Tab(kind: selected, text: "[\(selected.title)]", column: 2)]
    }
  }

  private mutating func place(selected: PanelKind, columns: Int) {
    let names = PanelKind.allCases.reduce(7) { $0 + TextWidth.columns(of: $1.title) } + 1
    let usesNames = names + 4 <= columns
    var column = 2
    for kind in PanelKind.allCases {
      let name = usesNames ? kind.title : String(kind.letter)
      let text = kind == selected ? "[\(kind.title)]" : name
      tabs.append(Tab(kind: kind, text: text, column: column))
      column += TextWidth.columns(of: text) + 1
    }
  }

  /// The panel whose name is at a column, counted from the border's corner.
  func kind(at column: Int) -> PanelKind? {
    tabs.first { tab in
      tab.column <= column && column < tab.column + TextWidth.columns(of: tab.text)
    }?.kind
  }
}

/// Draws a panel's picture with its border.
struct PanelPainter {
  let kind: PanelKind
  let rect: Rect
  let hasFocus: Bool
  let context: PanelContext

  private var theme: Theme { context.theme }

  func paint(_ picture: PanelPicture, into surface: inout Surface) {
    surface.fill(rect, style: theme.style(.text))
    paintBorder(picture, into: &surface)
    for index in picture.rows.indices { paintRow(index, of: picture, into: &surface) }
  }

  /// Draws only what differs from the same panel as it is there already, in the same place and with
  /// the same focus.
  func paint(
    _ picture: PanelPicture, over shown: PanelPicture, into surface: inout Surface
  ) {
    let hasOtherBorder = !picture.hasBorder(of: shown)
    if hasOtherBorder { paintBorder(picture, into: &surface) }
    for index in 0..<max(picture.rows.count, shown.rows.count) {
      let row = picture.row(index)
      let differs = row != shown.row(index) || (hasOtherBorder && row?.isDivider == true)
      if differs { paintRow(index, of: picture, into: &surface) }
    }
  }

  private func paintRow(_ index: Int, of picture: PanelPicture, into surface: inout Surface) {
    let inside = rect.inset(by: 1)
    guard index < inside.rows else { return }
    let place = Rect(
      column: inside.column, row: inside.row + index, columns: inside.columns, rows: 1)
    guard let row = picture.row(index) else {
      return surface.fill(place, style: theme.style(.text))
    }
    if row.isDivider {
      surface.drawDivider(row: place.row, of: rect, border, style: borderStyle)
    } else {
      paint(row, into: &surface, at: place)
    }
  }

  private var border: Border {
    let drawn: Border = hasFocus ? .heavy : .light
    return theme.glyphs == .ascii ? drawn.ascii : drawn
  }

  private var borderStyle: Style { theme.style(hasFocus ? .focus : .line) }

  private func paintBorder(_ picture: PanelPicture, into surface: inout Surface) {
    let titles = BorderTitles(
      upperLeft: "", lowerLeft: text(picture.lowerLeft), lowerRight: text(picture.lowerRight))
    surface.drawBorder(rect, border, style: borderStyle, titles: titles)
    let tabs = PanelTabs(
      selected: kind, title: picture.title, showsAll: context.showsTabs, columns: rect.columns)
    for tab in tabs.tabs { paint(tab, into: &surface) }
  }

  private func paint(_ tab: PanelTabs.Tab, into surface: inout Surface) {
    let isChosen = tab.kind == kind
    let room = rect.columns - 2 - tab.column
    guard room > 0, rect.rows > 0 else { return }
    let name = TextWidth.truncated(text(tab.text), to: room, ellipsis: ellipsis)
    let style = theme.style(isChosen ? .focus : .quiet, isStrong: isChosen)
    surface.write(
      " " + name + " ", at: Point(column: rect.column + tab.column - 1, row: rect.row),
      style: style, clip: rect)
  }

  private func paint(_ row: PanelRow, into surface: inout Surface, at place: Rect) {
    let ground: Ground = row.isChosen && hasFocus ? .select : .page
    surface.fill(place, style: theme.style(.text, on: ground))
    if row.isChosen && hasFocus {
      surface.write(
        text("▸"), at: Point(column: place.column, row: place.row),
        style: theme.style(.focus, on: ground), clip: place)
    }
    for span in row.spans { paint(span, on: ground, into: &surface, at: place) }
  }

  private func paint(
    _ span: PanelSpan, on ground: Ground, into surface: inout Surface, at place: Rect
  ) {
    let room = min(place.columns - span.column, span.columns ?? Int.max)
    guard room > 0 else { return }
    let drawn = text(span.text)
    let indent =
      span.endsAtRight
      ? room - TextWidth.columns(of: TextWidth.truncated(drawn, to: room, ellipsis: ellipsis)) : 0
    surface.write(
      drawn, at: Point(column: place.column + span.column + indent, row: place.row),
      columns: room, ellipsis: ellipsis,
      style: theme.style(span.role, on: ground, isStrong: span.isStrong), clip: place)
  }

  private func text(_ text: String) -> String { PanelText.text(text, in: theme.glyphs) }

  private var ellipsis: String { PanelText.ellipsis(in: theme.glyphs) }
}
