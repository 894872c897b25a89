/// A text in a border's line.
public struct BorderTitle: Hashable, Sendable {
  /// Outside text is sanitised when it is drawn.
  public var text: String
  /// Nil: as the line.
  public var style: Style?

  /// Makes a title.
  public init(_ text: String, style: Style? = nil) {
    self.text = text
    self.style = style
  }
}

/// The texts in a border's upper and lower line: `┏ plans ━━━━ modal ┓`.
public struct BorderTitles: Hashable, Sendable {
  /// Gives way first when both do not fit.
  public var upperLeft: BorderTitle?
  /// Ends at the corner.
  public var upperRight: BorderTitle?
  /// Gives way first when both do not fit.
  public var lowerLeft: BorderTitle?
  /// Ends at the corner.
  public var lowerRight: BorderTitle?
  /// Ends a title that does not fit; `...` where there is no Unicode.
  public var ellipsis: String

  /// Makes titles; none when nothing is said.
  public init(
    upperLeft: BorderTitle? = nil, upperRight: BorderTitle? = nil, lowerLeft: BorderTitle? = nil,
    lowerRight: BorderTitle? = nil, ellipsis: String = Glyphs.ellipsis
  ) {
    self.upperLeft = upperLeft
    self.upperRight = upperRight
    self.lowerLeft = lowerLeft
    self.lowerRight = lowerRight
    self.ellipsis = ellipsis
  }

  /// Makes titles of plain texts; an empty text is no title.
  public init(
    upperLeft: String, upperRight: String = "", lowerLeft: String = "", lowerRight: String = ""
  ) {
    func title(_ text: String) -> BorderTitle? { text.isEmpty ? nil : BorderTitle(text) }
    self.init(
      upperLeft: title(upperLeft), upperRight: title(upperRight), lowerLeft: title(lowerLeft),
      lowerRight: title(lowerRight))
  }
}

extension Surface {
  /// Draws a border along the inner edge of a block, with its titles. A block under two columns or
  /// rows has none.
  public mutating func drawBorder(
    _ rect: Rect, _ border: Border, style: Style = .plain, titles: BorderTitles = BorderTitles()
  ) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let glyphs = border.glyphs
    let last = rect.endRow - 1
    drawLine(glyphs.upperLeft, glyphs.horizontal, glyphs.upperRight, rect.row, of: rect, style)
    drawLine(glyphs.lowerLeft, glyphs.horizontal, glyphs.lowerRight, last, of: rect, style)
    let side = Cell(glyphs.vertical, style: style)
    drawSide(side, column: rect.column, rows: rect.row + 1..<last)
    drawSide(side, column: rect.endColumn - 1, rows: rect.row + 1..<last)
    drawTitles(titles.upperLeft, titles.upperRight, rect.row, of: rect, style, titles.ellipsis)
    drawTitles(titles.lowerLeft, titles.lowerRight, last, of: rect, style, titles.ellipsis)
  }

  /// Draws a line across a bordered block, joined to both sides: `├────┤`. A block under two
  /// columns has none.
  public mutating func drawDivider(
    row: Int, of rect: Rect, _ border: Border, style: Style = .plain
  ) {
    guard rect.columns >= 2 else { return }
    let glyphs = border.glyphs
    drawLine(glyphs.teeLeft, glyphs.horizontal, glyphs.teeRight, row, of: rect, style)
  }

  private mutating func drawLine(
    _ left: Glyph, _ middle: Glyph, _ right: Glyph, _ row: Int, of rect: Rect, _ style: Style
  ) {
    let line = Rect(column: rect.column, row: row, columns: rect.columns, rows: 1)
    fill(line, style: style, glyph: middle)
    self[rect.column, row] = Cell(left, style: style)
    self[rect.endColumn - 1, row] = Cell(right, style: style)
  }

  private mutating func drawTitles(
    _ left: BorderTitle?, _ right: BorderTitle?, _ row: Int, of rect: Rect, _ style: Style,
    _ ellipsis: String
  ) {
    guard left != nil || right != nil else { return }
    let fitted = fittedTitles(left, right, columns: rect.columns - 2, ellipsis)
    if let left, !fitted.left.isEmpty {
      let start = Point(column: rect.column + 1, row: row)
      draw(title: fitted.left, at: start, style: left.style ?? style)
    }
    if let right, !fitted.right.isEmpty {
      let width = TextWidth.columns(of: fitted.right) + 2
      let start = Point(column: rect.endColumn - 1 - width, row: row)
      draw(title: fitted.right, at: start, style: right.style ?? style)
    }
  }

  /// Draws a title with a blank at each side.
  private mutating func draw(title: [Glyph], at start: Point, style: Style) {
    let blank = Cell(style: style)
    let row = start.row..<start.row + 1
    drawSide(blank, column: start.column, rows: row)
    let columns = write(
      glyphs: title, at: Point(column: start.column + 1, row: start.row), style: style)
    drawSide(blank, column: start.column + 1 + columns, rows: row)
  }

  /// The left title gives way first, down to eight columns, then the right one; under two columns
  /// a title is left out.
  private func fittedTitles(
    _ left: BorderTitle?, _ right: BorderTitle?, columns: Int, _ ellipsis: String
  ) -> (left: [Glyph], right: [Glyph]) {
    let leftGlyphs = left.map { Glyphs.split($0.text) } ?? []
    let rightGlyphs = right.map { Glyphs.split($0.text) } ?? []
    let leftColumns = TextWidth.columns(of: leftGlyphs)
    let rightColumns = TextWidth.columns(of: rightGlyphs)
    let blanks = (leftColumns > 0 ? 2 : 0) + (rightColumns > 0 ? 2 : 0)
    let between = leftColumns > 0 && rightColumns > 0 ? 1 : 0
    let room = columns - blanks - between
    let leftRoom = max(min(leftColumns, 8), room - rightColumns)
    let rightRoom = room - min(leftColumns, leftRoom)
    func fitted(_ glyphs: [Glyph], _ room: Int) -> [Glyph] {
      room < 2 && TextWidth.columns(of: glyphs) > room
        ? [] : TextWidth.truncated(glyphs, to: room, ellipsis: ellipsis)
    }
    return (fitted(leftGlyphs, min(leftRoom, columns - 2)), fitted(rightGlyphs, rightRoom))
  }
}
