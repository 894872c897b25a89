import TerminalModel

/// What the start list shows: its border, and the rows that are in sight.
struct StartPicture: Equatable, Sendable {
  struct Border: Equatable, Sendable {
    let hasKeys: Bool
    let search: String
    let isSearching: Bool
    let first: Int
    let count: Int
    let choiceCount: Int
  }

  let border: Border
  /// Of the rows that are in sight.
  let words: [StartWords]
  /// Which of them is chosen.
  let chosen: Int?

  /// Whether another picture shows the same in one of its rows.
  func shows(_ index: Int, like other: StartPicture) -> Bool {
    other.words.indices.contains(index) && other.words[index] == words[index]
      && (other.chosen == index) == (chosen == index)
  }
}

extension Shell {
  /// Draws the start list; where it was drawn before, only the rows that differ.
  func paintStart(into surface: inout Surface, rect: Rect, kept: inout KeptStart) {
    kept.begin(self)
    let picture = startPicture(rows: rect.inset(by: 1).rows, &kept)
    let painter = StartPainter(theme: options.theme, windowColumns: options.size.columns)
    let cells = kept.cells(of: picture, size: rect.size) { cells, shown in
      painter.paint(picture, over: shown, into: &cells)
    }
    surface.copy(from: cells, to: rect.start)
  }

  private func startPicture(rows: Int, _ kept: inout KeptStart) -> StartPicture {
    let chosen = start.chosenIndex
    let count = start.rows.count
    let first = StartPainter.firstRow(of: count, chosen: chosen, height: rows)
    let words = kept.words(of: first..<max(first, min(count, first + rows)), self)
    let border = StartPicture.Border(
      hasKeys: half == .phone && windows.isEmpty, search: start.search,
      isSearching: start.field != nil, first: first, count: count,
      choiceCount: start.choices.count)
    return StartPicture(border: border, words: words, chosen: chosen.map { $0 - first })
  }
}
