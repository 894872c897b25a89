import EmulatorCore
import PaywallModel
import PaywallRenderer
import TerminalModel

/// Draws the list of what can be opened.
struct StartPainter {
  let theme: Theme
  let windowColumns: Int

  /// The first drawn row, so that the chosen one is in sight.
  static func firstRow(of count: Int, chosen: Int?, height: Int) -> Int {
    guard count > height, let chosen else { return 0 }
    return max(0, min(chosen - height / 2, count - height))
  }

  /// Draws the list into all of a surface; where it is there already, only the rows that differ.
  func paint(
    _ picture: StartPicture, over shown: StartPicture?, into surface: inout Surface
  ) {
    let rect = surface.bounds
    let inside = rect.inset(by: 1)
    let shown = shown?.border == picture.border && !picture.words.isEmpty ? shown : nil
    if shown == nil { paintBorder(picture.border, rect, &surface) }
    for index in picture.words.indices {
      if let shown, picture.shows(index, like: shown) { continue }
      let place = Rect(
        column: inside.column, row: inside.row + index, columns: inside.columns, rows: 1)
      paint(index, of: picture, at: place, &surface)
    }
    if picture.words.isEmpty { paintEmpty(picture.border.search, inside, &surface) }
  }

  private func paintBorder(_ picture: StartPicture.Border, _ rect: Rect, _ surface: inout Surface) {
    surface.fill(rect, style: theme.style(.text))
    let border: Border = picture.hasKeys ? .heavy : .light
    surface.drawBorder(
      rect, border.drawn(ascii: theme.glyphs == .ascii),
      style: theme.style(picture.hasKeys ? .focus : .line),
      titles: titles(picture, height: rect.inset(by: 1).rows))
  }

  private func titles(_ picture: StartPicture.Border, height: Int) -> BorderTitles {
    let cursor = picture.isSearching ? "█" : ""
    let left =
      picture.isSearching || !picture.search.isEmpty
      ? "/ \(picture.search)\(cursor)"
      : windowColumns < 60 ? "Your app" : "Your app: what can be opened"
    let last = min(picture.count, picture.first + height)
    let shown = picture.count == 0 ? "" : "\(picture.first + 1)–\(last) of \(picture.count)"
    return BorderTitles(
      upperLeft: BorderTitle(draw(left), style: theme.style(.text, isStrong: true)),
      upperRight: BorderTitle("\(picture.choiceCount)", style: theme.style(.quiet)),
      lowerRight: shown.isEmpty ? nil : BorderTitle(draw(shown), style: theme.style(.quiet)),
      ellipsis: PanelText.ellipsis(in: theme.glyphs))
  }

  private func draw(_ text: String) -> String { PanelText.text(text, in: theme.glyphs) }

  private func paint(
    _ index: Int, of picture: StartPicture, at place: Rect, _ surface: inout Surface
  ) {
    let words = picture.words[index]
    let isChosen = index == picture.chosen
    let pen = Pen(theme: theme, ground: isChosen && picture.border.hasKeys ? .select : .page)
    surface.fill(place, style: theme.style(.text, on: pen.ground))
    guard !words.isHeader else {
      pen.write(words.name, at: 1, in: place, role: .quiet, isStrong: true, into: &surface)
      return
    }
    if isChosen { pen.write("▸", at: 0, in: place, role: .focus, into: &surface) }
    let columns = StartWords.columns(width: place.columns)
    let name = Rect(
      column: place.column, row: place.row, columns: columns.second - 1, rows: 1)
    pen.write(words.name, at: 2, in: name, into: &surface)
    let second = Rect(
      column: place.column, row: place.row, columns: columns.third - 1, rows: 1)
    pen.write(words.second, at: columns.second, in: second, role: words.role, into: &surface)
    pen.write(words.third, at: columns.third, in: place, role: .quiet, into: &surface)
  }

  private func paintEmpty(_ search: String, _ inside: Rect, _ surface: inout Surface) {
    let pen = Pen(theme: theme)
    let text =
      search.isEmpty
      ? "No screen here. A screen is one file *.screen.json in the served format. n makes one, o "
        + "opens another folder or file."
      : "Nothing matches \(search). esc clears the search."
    for (index, row) in Wrapping.rows(text, columns: max(1, inside.columns - 2)).enumerated() {
      let place = Rect(
        column: inside.column, row: inside.row + 1 + index, columns: inside.columns, rows: 1)
      guard place.row < inside.endRow else { return }
      pen.write(row, at: 1, in: place, role: .quiet, into: &surface)
    }
  }
}
