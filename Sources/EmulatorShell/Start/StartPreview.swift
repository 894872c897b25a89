import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Beside the start list: what the chosen row would do, and a miniature of its screen.
struct StartPreview {
  let theme: Theme

  /// Draws the border around all of a surface.
  func paintBorder(named name: String, into surface: inout Surface) {
    surface.drawBorder(
      surface.bounds, Border.light.drawn(ascii: theme.glyphs == .ascii), style: theme.style(.line),
      titles: BorderTitles(upperLeft: name))
  }

  /// Draws what is said inside the border.
  func paint(_ lines: [PreviewText.Line], into surface: inout Surface) {
    let inside = surface.bounds.inset(by: 1)
    let pen = Pen(theme: theme)
    for (index, line) in lines.prefix(inside.rows).enumerated() {
      let place = Rect(
        column: inside.column, row: inside.row + index, columns: inside.columns, rows: 1)
      pen.write(line.label, at: 1, in: place, role: .quiet, into: &surface)
      pen.write(line.text, at: line.indent, in: place, role: line.role, into: &surface)
    }
  }

  /// Draws the top of a screen below so many lines, at the size that is left.
  func paintMiniature(
    below used: Int, into surface: inout Surface, _ miniature: (Size) -> Surface
  ) {
    let inside = surface.bounds.inset(by: 1)
    let frame = Rect(
      column: inside.column + 4, row: inside.row + used + 1, columns: inside.columns - 8,
      rows: min(12, inside.rows - used - 1))
    guard frame.rows >= 4, frame.columns >= 24 else { return }
    surface.drawBorder(
      frame, Border.light.drawn(ascii: theme.glyphs == .ascii), style: theme.style(.line))
    let pane = frame.inset(by: 1)
    surface.copy(from: miniature(pane.size), to: pane.start, clip: pane)
  }
}

extension Shell {
  /// Draws the preview of the chosen row; what was drawn before is copied.
  func paintPreview(into surface: inout Surface, rect: Rect, kept: inout KeptStart) {
    kept.begin(self)
    var cells = Surface(size: rect.size, style: options.theme.style(.text))
    if let index = start.chosenIndex {
      cells = kept.preview(of: index, self) { row, serving, kept in
        paint(row, serving, into: &cells, &kept)
        return cells
      }
    } else {
      StartPreview(theme: options.theme).paintBorder(named: "", into: &cells)
    }
    surface.copy(from: cells, to: rect.start)
  }

  private func paint(
    _ row: StartRow, _ serving: StartServing?, into cells: inout Surface, _ kept: inout KeptStart
  ) {
    let preview = StartPreview(theme: options.theme)
    preview.paintBorder(named: row.name, into: &cells)
    let text = PreviewText(
      catalog: catalog, interceptors: walk.app.integration.interceptors, serving: serving)
    let lines = text.lines(of: row, columns: cells.size.columns - 4)
    preview.paint(lines, into: &cells)
    guard let screen = serving?.screen ?? row.screen else { return }
    preview.paintMiniature(below: lines.count, into: &cells) { size in
      miniature(of: screen, size, &kept)
    }
  }

  /// So many miniatures are kept.
  private static let mostMiniatures = 16

  private func miniature(of screen: Screen, _ size: Size, _ kept: inout KeptStart) -> Surface {
    let key = KeptStart.Miniature(screenID: screen.id, size: size, options: changes.options)
    if let known = kept.miniatures[key] { return known }
    var view = ScreenView(
      screen: screen, texts: TextContext(locale: catalog.project.locale), pane: size,
      scheme: options.scheme, depth: options.depth, glyphs: options.glyphs)
    view.elapsedMilliseconds = Int.max / 2
    let surface = ScreenRenderer.render(view, catalog: catalog).surface
    if kept.miniatures.count == Self.mostMiniatures { kept.miniatures = [:] }
    kept.miniatures[key] = surface
    return surface
  }
}
