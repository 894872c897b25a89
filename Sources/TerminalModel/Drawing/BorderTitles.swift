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
    let upper = [glyphs.upperLeft, glyphs.horizontal, glyphs.upperRight]
    let lower = [glyphs.lowerLeft, glyphs.horizontal, glyphs.lowerRight]
    drawLine(upper, row: rect.row, of: rect, style: style)
    drawLine(lower, row: rect.endRow - 1, of: rect, style: style)
    let sides = [rect.column, rect.endColumn - 1].map { column in
      Rect(column: column, row: rect.row + 1, columns: 1, rows: rect.rows - 2)
    }
    for side in sides { fill(side, style: style, glyph: glyphs.vertical) }
    drawTitles(
      titles.upperLeft, titles.upperRight, row: rect.row, of: rect, style, titles.ellipsis)
    drawTitles(
      titles.lowerLeft, titles.lowerRight, row: rect.endRow - 1, of: rect, style, titles.ellipsis)
  }

  /// Draws a line across a bordered block, joined to both sides: `├────┤`.
  public mutating func drawDivider(
    row: Int, of rect: Rect, _ border: Border, style: Style = .plain
  ) {
    let glyphs = border.glyphs
    drawLine(
      [glyphs.teeLeft, glyphs.horizontal, glyphs.teeRight], row: row, of: rect, style: style)
  }

  private mutating func drawLine(_ glyphs: [Glyph], row: Int, of rect: Rect, style: Style) {
    let middle = Array(repeating: glyphs[1], count: max(0, rect.columns - 2))
    write(
      glyphs: [glyphs[0]] + middle + [glyphs[2]], at: Point(column: rect.column, row: row),
      style: style)
  }

  private mutating func drawTitles(
    _ left: BorderTitle?, _ right: BorderTitle?, row: Int, of rect: Rect, _ style: Style,
    _ ellipsis: String
  ) {
    let fitted = fittedTitles(left, right, columns: rect.columns - 2, ellipsis)
    if let left, !fitted.left.isEmpty {
      write(
        glyphs: [.blank] + fitted.left + [.blank], at: Point(column: rect.column + 1, row: row),
        style: left.style ?? style)
    }
    if let right, !fitted.right.isEmpty {
      let width = TextWidth.columns(of: fitted.right) + 2
      write(
        glyphs: [.blank] + fitted.right + [.blank],
        at: Point(column: rect.endColumn - 1 - width, row: row), style: right.style ?? style)
    }
  }

  /// The left title gives way first, down to eight columns, then the right one; under two columns
  /// a title is left out.
  private func fittedTitles(
    _ left: BorderTitle?, _ right: BorderTitle?, columns: Int, _ ellipsis: String
  ) -> (left: [Glyph], right: [Glyph]) {
    let leftGlyphs = Glyphs.split(left?.text ?? "")
    let rightGlyphs = Glyphs.split(right?.text ?? "")
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
