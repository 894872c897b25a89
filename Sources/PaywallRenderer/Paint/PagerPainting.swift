import PaywallModel
import TerminalModel

extension Painter {
  /// Paints the shown page; its neighbours peek with their frames alone.
  func paintPager(_ node: Node, _ content: Rect) {
    let pages = node.pagesInside
    guard !pages.isEmpty, !content.isEmpty else { return }
    let shown = layouter.shownPage(of: node)
    let rows = content.rows - (pages.count > 1 ? 1 : 0)
    let outerClip = canvas.clip
    canvas.clip = outerClip.intersection(visual(content))
    for index in [shown - 1, shown + 1] where pages.indices.contains(index) {
      paintPeek(pages[index], content, rows: rows)
    }
    let page = pages[shown]
    paint(page, column: content.column + page.offset, row: content.row, rows: rows)
    canvas.clip = outerClip
    guard pages.count > 1 else { return }
    paintCount(shown: shown, of: pages.count, in: content, row: content.row + rows)
    pagers.append(
      PagerWindow(
        path: node.path, page: shown, children: pages.map { $0.path.indices.last ?? 0 },
        rect: visual(content)))
  }

  private func paintPeek(_ page: Node, _ content: Rect, rows: Int) {
    let rect = Rect(
      column: content.column + page.offset, row: content.row, columns: page.columns, rows: rows)
    paintFrame(of: page, rect)
  }

  private func paintCount(shown: Int, of count: Int, in rect: Rect, row: Int) {
    let left = glyph(.chosenLeft).text
    let right = glyph(.chosenRight).text
    paintCentered(
      "\(left) \(shown + 1) of \(count) \(right)", in: rect, row: row, ink: nil)
  }
}
