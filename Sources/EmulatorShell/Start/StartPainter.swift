import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Draws the list of what can be opened.
struct StartPainter {
  let shell: Shell

  private var theme: Theme { shell.options.theme }

  /// The first drawn row, so that the chosen one is in sight.
  static func firstRow(of count: Int, chosen: Int?, height: Int) -> Int {
    guard count > height, let chosen else { return 0 }
    return max(0, min(chosen - height / 2, count - height))
  }

  func paint(into surface: inout Surface, rect: Rect) {
    let all = shell.start.rows
    let chosen = shell.start.chosenIndex
    let inside = rect.inset(by: 1)
    let first = Self.firstRow(of: all.count, chosen: chosen, height: inside.rows)
    let hasKeys = shell.half == .phone && shell.windows.isEmpty
    let border: Border = hasKeys ? .heavy : .light
    surface.drawBorder(
      rect, border.drawn(ascii: theme.glyphs == .ascii),
      style: theme.style(hasKeys ? .focus : .line),
      titles: titles(all, first: first, height: inside.rows))
    for (index, row) in all.dropFirst(first).prefix(inside.rows).enumerated() {
      let place = Rect(
        column: inside.column, row: inside.row + index, columns: inside.columns, rows: 1)
      paint(row, isChosen: first + index == chosen, at: place, &surface)
    }
    if all.isEmpty { paintEmpty(inside, &surface) }
  }

  private func titles(_ all: [StartRow], first: Int, height: Int) -> BorderTitles {
    let choices = shell.start.choices
    let isSearching = shell.start.field != nil || !shell.start.search.isEmpty
    let cursor = shell.start.field == nil ? "" : "█"
    let left =
      isSearching
      ? "/ \(shell.start.search)\(cursor)"
      : shell.options.size.columns < 60 ? "Your app" : "Your app: what can be opened"
    let last = min(all.count, first + height)
    let shown = all.isEmpty ? "" : "\(first + 1)–\(last) of \(all.count)"
    return BorderTitles(
      upperLeft: BorderTitle(draw(left), style: theme.style(.text, isStrong: true)),
      upperRight: BorderTitle("\(choices.count)", style: theme.style(.quiet)),
      lowerRight: shown.isEmpty ? nil : BorderTitle(draw(shown), style: theme.style(.quiet)),
      ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func draw(_ text: String) -> String { PanelText.text(text, in: theme.glyphs) }

  private func paint(_ row: StartRow, isChosen: Bool, at place: Rect, _ surface: inout Surface) {
    let hasKeys = shell.half == .phone && shell.windows.isEmpty
    let pen = Pen(theme: theme, ground: isChosen && hasKeys ? .select : .page)
    surface.fill(place, style: theme.style(.text, on: pen.ground))
    if case .header(let title) = row {
      pen.write(title, at: 1, in: place, role: .quiet, isStrong: true, into: &surface)
      return
    }
    if isChosen { pen.write("▸", at: 0, in: place, role: .focus, into: &surface) }
    let words = StartWords.words(of: row, shell)
    let columns = StartWords.columns(width: place.columns)
    let name = Rect(
      column: place.column, row: place.row, columns: columns.second - 1, rows: 1)
    pen.write(row.name, at: 2, in: name, into: &surface)
    let second = Rect(
      column: place.column, row: place.row, columns: columns.third - 1, rows: 1)
    pen.write(words.second, at: columns.second, in: second, role: words.role, into: &surface)
    pen.write(words.third, at: columns.third, in: place, role: .quiet, into: &surface)
  }

  private func paintEmpty(_ inside: Rect, _ surface: inout Surface) {
    let pen = Pen(theme: theme)
    let text =
      shell.start.search.isEmpty
      ? "No screen here. A screen is one file *.screen.json in the served format. n makes one, o "
        + "opens another folder or file."
      : "Nothing matches \(shell.start.search). esc clears the search."
    for (index, row) in Wrapping.rows(text, columns: max(1, inside.columns - 2)).enumerated() {
      let place = Rect(
        column: inside.column, row: inside.row + 1 + index, columns: inside.columns, rows: 1)
      guard place.row < inside.endRow else { return }
      pen.write(row, at: 1, in: place, role: .quiet, into: &surface)
    }
  }
}

/// The second and third column of the start list.
enum StartWords {
  static func columns(width: Int) -> (second: Int, third: Int) {
    width >= 46 ? (20, 34) : (16, 26)
  }

  static func words(
    of row: StartRow, _ shell: Shell
  ) -> (second: String, third: String, role: ColorRole) {
    switch row {
    case .header: return ("", "", .quiet)
    case .placement(let placement): return words(of: placement, shell)
    case .screen(let screen) where screen.isClient:
      let count = screen.connections.count
      return ("client", count == 1 ? "1 way out" : "\(count) ways out", .text)
    case .screen(let screen):
      let count = ScreenContents.pressableCount(of: screen)
      return (screen.displayMode.kind.rawValue, "\(count) to press", .text)
    case .broken(let file):
      let problem = BrokenFiles.problems(of: file, in: shell.catalog).first
      return ("✗", problem.map { "line \($0.position.line)" } ?? "not read", .bad)
    case .session(let file), .scenario(let file):
      return (file.summary, file.detail, file.summary == "✗" ? .bad : .text)
    }
  }

  private static func words(
    of placement: Placement, _ shell: Shell
  ) -> (second: String, third: String, role: ColorRole) {
    let serving = StartServing(placement, shell)
    if serving.found.type == .deactivated { return ("–", "off", .quiet) }
    if serving.brokenFile != nil { return (serving.name, "✗ not read", .bad) }
    guard serving.screen != nil else { return (serving.name, "not there", .bad) }
    let isLast = shell.start.lastUsed == placement.id
    let own = serving.reason ?? serving.flow.map(StartServing.steps) ?? placement.note ?? ""
    return (serving.name, isLast ? "last used" : own, .text)
  }
}
