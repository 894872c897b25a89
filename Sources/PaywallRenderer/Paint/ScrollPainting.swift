import PaywallModel
import TerminalModel

extension Painter {
  /// Paints a vertical scroll: whole where it fits, else on a canvas of its own and then a part.
  func paintScroll(_ node: Node, _ content: Rect, isFollowed: Bool) {
    guard let child = node.children.first else { return }
    let contentRows = node.rows - node.top - node.bottom
    guard contentRows > content.rows, node === layouter.scroll else {
      return paint(
        child, column: content.column + child.offset, row: content.row + child.gap,
        rows: child.rows)
    }
    let hasCutLine = isFollowed && content.rows > 1
    let visible = content.rows - (hasCutLine ? 1 : 0)
    let place = Rect(
      column: content.column, row: content.row, columns: content.columns, rows: visible)
    paintWindow(place, contentRows: contentRows, hasCutLine: hasCutLine) { painter in
      painter.paint(child, column: child.offset, row: child.gap, rows: child.rows)
    }
  }

  /// Paints more rows than a block has and shows those from the view's scroll row on.
  func paintWindow(
    _ place: Rect, contentRows: Int, hasCutLine: Bool, _ paintContent: (Painter) -> Void
  ) {
    let rect = visual(place)
    let first = max(0, min(view.scrollRow, contentRows - place.rows))
    // Swapped, so that neither of the two is ever held twice and copied when it is painted on.
    var inner = Canvas(
      size: Size(columns: place.columns, rows: contentRows),
      ground: canvas.ground(rect.column, rect.row),
      seenRows: canvas.seenRows.inWindow(at: rect.row, rows: place.rows, showing: first))
    swap(&canvas, &inner)
    let (outerFlag, outerOwner) = (isInContent, owner)
    isInContent = true
    if owner != Canvas.nobody { canvas.stamp(canvas.clip, owner: owner) }
    let pagersOutside = pagers.count
    let picturesOutside = pictures.count
    paintContent(self)
    for index in pagersOutside..<pagers.count {
      pagers[index].rect.row += rect.row - first
      pagers[index].rect = pagers[index].rect.intersection(rect)
    }
    for index in picturesOutside..<pictures.count {
      pictures[index].rect.row += rect.row - first
      pictures[index].rect.column += rect.column
    }
    (isInContent, owner) = (outerFlag, outerOwner)
    swap(&canvas, &inner)
    if !inner.seenRows.arePicked { ownersInContent = owners(in: inner) }
    canvas.copy(
      inner, firstRow: first, to: rect, copiesUnseen: !inner.seenRows.arePicked || isInLayers)
    window = PaintedWindow(
      rect: rect,
      scroll: ScrollWindow(
        firstRow: first, visibleRows: place.rows, contentRows: contentRows),
      hasCutLine: hasCutLine)
  }

  /// For each pressable, whether it has a cell.
  private func owners(in canvas: Canvas) -> [Bool] {
    var owners = [Bool](repeating: false, count: pressed.count)
    var last = Canvas.nobody
    let grounds = canvas.grounds.span
    for index in grounds.indices where grounds[index].owner != last {
      last = grounds[index].owner
      if last != Canvas.nobody { owners[Int(last)] = true }
    }
    return owners
  }

  /// Draws the marks of a scrolled window.
  func paintScrollMarks() {
    guard let window, !window.rect.isEmpty else { return }
    let (rect, scroll) = (window.rect, window.scroll)
    let hasBelow = scroll.firstRow + scroll.visibleRows < scroll.contentRows
    if scroll.firstRow > 0 { markEdge(.moreAbove, of: rect, row: rect.row) }
    if hasBelow { markEdge(.moreBelow, of: rect, row: rect.endRow - 1) }
    guard window.hasCutLine else { return }
    paintCutLine(rect)
    guard hasBelow, rect.columns >= 3 else { return }
    let start = rect.column + (rect.columns - 3) / 2
    mark(.blank, column: start, row: rect.endRow)
    mark(.moreBelow, column: start + 1, row: rect.endRow)
    mark(.blank, column: start + 2, row: rect.endRow)
  }

  /// Beside the window where nothing stands there, else over its last column.
  private func markEdge(_ drawn: Drawn, of rect: Rect, row: Int) {
    let beside = rect.endColumn
    let isFree = beside < canvas.size.columns && canvas.isBlank(beside, row)
    mark(drawn, column: isFree ? beside : beside - 1, row: row)
  }

  private func paintCutLine(_ rect: Rect) {
    guard canvas.shows(row: rect.endRow) else { return }
    var start = rect.column
    while start < rect.endColumn {
      let ground = canvas.ground(start, rect.endRow)
      var end = start + 1
      while end < rect.endColumn, canvas.ground(end, rect.endRow) == ground { end += 1 }
      canvas.draw(
        glyph(.cut), in: Rect(column: start, row: rect.endRow, columns: end - start, rows: 1),
        ink: Look.Tint(color: Contrast.strongest(on: ground), alpha: 140), contrast: 1.6)
      start = end
    }
  }

  private func mark(_ drawn: Drawn, column: Int, row: Int) {
    canvas.draw(glyph(drawn), column: column, row: row, ink: nil, contrast: 4.5)
  }
}
