import PaywallModel
import TerminalModel

/// A screen that leaves something of the screen beneath in sight.
enum Shape {
  case popin, drawer

  /// The shape of a view; nil when it covers the pane, as everything does in a low one.
  init?(of view: ScreenView) {
    guard view.pane.rows >= 16, view.pane.columns >= 12 else { return nil }
    switch view.screen.displayMode.kind {
    case .popin: self = .popin
    case .drawer: self = .drawer
    case .full, .push, .modal, .inline: return nil
    }
  }

  /// Draws a view in its frame over a picture of what is beneath.
  func render(
    _ view: ScreenView, at place: Int, over beneath: Surface, catalog: Catalog,
    memory: inout LayoutMemory
  ) -> RenderedScreen {
    var surface = beneath.dimmed(depth: view.depth)
    let place = ScreenPlace(of: view, self, at: place, catalog: catalog, memory: &memory)
    let frame = self.frame(columns: place.metrics.columns, rows: place.rows, in: view.pane)
    drawFrame(frame, page: view.pageColor, view, on: &surface)
    return place.render(view, over: surface)
  }

  /// The room that a screen of this shape has.
  func metrics(in pane: Size) -> Metrics {
    Metrics(
      columns: contentColumns(of: pane), rows: contentRowLimit(of: pane), paneRows: pane.rows)
  }

  /// The first cell of the content in its pane.
  func origin(columns: Int, rows: Int, in pane: Size) -> Point {
    let frame = frame(columns: columns, rows: rows, in: pane)
    return Point(column: frame.column + 1, row: frame.row + 1)
  }

  private func contentColumns(of pane: Size) -> Int {
    switch self {
    case .popin: min(56, pane.columns - 4)
    case .drawer: min(60, pane.columns - 4)
    }
  }

  private func contentRowLimit(of pane: Size) -> Int {
    switch self {
    case .popin: pane.rows - 5
    case .drawer: pane.rows - 4
    }
  }

  /// As high as the content; a percentage counts where the root takes any height.
  func contentRows(of layout: ScreenLayout, _ view: ScreenView) -> Int {
    let limit = layout.metrics.rows
    var rows = layout.rows
    if layout.root.isFlexible, case .percentage(let part) = view.screen.displayMode.height {
      rows = max(layout.root.leastRows, view.pane.rows * part / 100 - 2)
    }
    return max(1, min(limit, rows))
  }

  private func frame(columns: Int, rows: Int, in pane: Size) -> Rect {
    let column = (pane.columns - columns - 2) / 2
    switch self {
    case .popin:
      let row = (pane.rows - rows - 2) / 2
      return Rect(column: column, row: row, columns: columns + 2, rows: rows + 2)
    case .drawer:
      let row = pane.rows - rows - 1
      return Rect(column: column, row: row, columns: columns + 2, rows: rows + 1)
    }
  }

  private func drawFrame(_ frame: Rect, page: RGB, _ view: ScreenView, on surface: inout Surface) {
    let style = view.frameStyle(page)
    for row in frame.row..<frame.endRow {
      for column in frame.column..<frame.endColumn { surface[column, row] = Cell(style: style) }
    }
    let border = view.glyphs == .ascii ? Border.asciiRound : Border.round
    switch self {
    case .popin: surface.drawBorder(frame, border, style: style)
    case .drawer:
      let open = Rect(
        column: frame.column, row: frame.row, columns: frame.columns, rows: frame.rows + 1)
      surface.drawBorder(open, border, style: style)
      let grip = Glyphs.split(view.glyphs == .ascii ? "====" : "━━━━")
      let column = frame.column + (frame.columns - 4) / 2
      surface.write(glyphs: grip, at: Point(column: column, row: frame.row), style: style)
    }
  }
}

extension ScreenView {
  fileprivate func frameStyle(_ page: RGB) -> Style {
    switch depth {
    case .mono: return .plain
    case .ansi16, .xterm256, .trueColor:
      let ink = Contrast.strongest(on: page).mixed(with: page, tenths: 4)
      return Style(foreground: .rgb(ink), background: .rgb(page))
    }
  }
}

extension Surface {
  /// The picture as it is seen beneath another: ink mixed to half with its ground.
  fileprivate func dimmed(depth: ColorDepth) -> Surface {
    var result = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        var cell = self[column, row]
        cell.picture = 0
        switch (cell.style.foreground, cell.style.background) {
        case (.rgb(let ink), .rgb(let ground)):
          cell.style.foreground = .rgb(ink.mixed(with: ground, tenths: 5))
        case (.terminal, _), (_, .terminal): cell.style.attributes.insert(.dim)
        }
        result[column, row] = cell
      }
    }
    return result
  }
}
