import PaywallModel
import TerminalModel

extension Painter {
  /// Paints the shown page; its neighbours peek with their frames alone.
  func paintPager(_ node: Node, at path: ComponentPath, _ content: Rect) {
    let pages = node.pagesInside
    guard !pages.isEmpty, !content.isEmpty else { return }
    let look = node.pagerLook
    let shown = layouter.shownPage(of: node)
    let rows = content.rows - node.pagerCountRows
    let outerClip = canvas.clip
    canvas.clip = outerClip.intersection(visual(content))
    for index in [shown - 1, shown + 1] where look.peeks && pages.indices.contains(index) {
      paintPeek(pages[index], content, rows: rows)
    }
    let page = pages[shown]
    paint(page, column: content.column + page.offset, row: content.row, rows: rows)
    canvas.clip = outerClip
    guard pages.count > 1 else { return }
    if look.showsCount {
      let text = look.showsDots ? dots(shown: shown, of: pages.count, in: content) : nil
      let counted = text ?? count(shown: shown, of: pages.count)
      paintCentered(Glyphs.split(counted), in: content, row: content.row + rows, ink: nil)
    }
    pagers.append(
      PagerWindow(
        path: path, page: shown, children: pages.map(\.index),
        rect: visual(content), kind: node.pagerKind))
  }

  private func paintPeek(_ page: Node, _ content: Rect, rows: Int) {
    let rect = Rect(
      column: content.column + page.offset, row: content.row, columns: page.columns, rows: rows)
    paintFrame(of: page, rect)
  }

  /// `‹ 2 of 4 ›`.
  private func count(shown: Int, of count: Int) -> String {
    "\(glyph(.chosenLeft).text) \(shown + 1) of \(count) \(glyph(.chosenRight).text)"
  }

  /// `‹ ○ ● ○ ○ ›`, in the direction of the screen; nil where that has no room.
  private func dots(shown: Int, of count: Int, in rect: Rect) -> String? {
    guard 2 * count + 3 <= rect.columns else { return nil }
    let inOrder = (0..<count).map { glyph($0 == shown ? .shownDot : .dot).text }
    let dots = isMirrored ? inOrder.reversed() : inOrder
    return "\(glyph(.chosenLeft).text) \(dots.joined(separator: " ")) \(glyph(.chosenRight).text)"
  }
}

extension Node {
  fileprivate var pagerKind: PagerWindow.Kind {
    guard case .carousel(let carousel) = content else { return .scroll }
    return .carousel(loops: carousel.loops)
  }
}
