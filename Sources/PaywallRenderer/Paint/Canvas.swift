import TerminalModel

/// A grid that is painted from the back to the front; colours are mixed here, before a terminal's
/// palette is looked at. Nothing outside its clip is touched, and in rows that are not seen nothing
/// is drawn: there only the grounds are right.
struct Canvas {
  /// The owner of a cell that nothing is pressed by.
  static let nobody: Int32 = -1

  let size: Size
  /// The rows that are seen.
  let seenRows: SeenRows
  private(set) var grounds: [CanvasGround]
  /// What is drawn in the rows that are seen, on no ground yet.
  private var inks: [Cell]
  private var readable = ReadableInk()
  /// The block that may be painted.
  var clip: Rect

  init(size: Size, ground: RGB, seenRows: SeenRows? = nil) {
    self.size = size
    self.seenRows = seenRows?.clamped(to: size.rows) ?? SeenRows(0..<size.rows)
    grounds = Array(repeating: CanvasGround(color: ground), count: size.columns * size.rows)
    inks = Array(
      repeating: Cell(style: Style(foreground: .rgb(Contrast.strongest(on: ground)))),
      count: size.columns * self.seenRows.count)
    clip = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// What lies under a cell; a place outside is black.
  func ground(_ column: Int, _ row: Int) -> RGB {
    guard isInside(column, row) else { return .black }
    return grounds[row * size.columns + column].color
  }

  /// Whether nothing is drawn in a cell, or it is outside or not seen.
  func isBlank(_ column: Int, _ row: Int) -> Bool {
    guard let index = inkIndex(column, row) else { return true }
    return inks[index].glyph == .blank
  }

  /// Puts the rows that are seen into a surface, as a terminal shows them.
  func write(to surface: inout Surface, at origin: Point, depth: ColorDepth) {
    let columns = origin.column..<origin.column + size.columns
    for row in 0..<size.rows {
      guard let first = inkIndex(0, row) else { continue }
      let start = row * size.columns
      let inks = inks.span.extracting(first..<first + size.columns)
      let grounds = grounds.span.extracting(start..<start + size.columns)
      surface.set(row: origin.row + row, columns: columns) { column in
        let index = column - origin.column
        return inks[index].standing(on: grounds[index], depth: depth)
      }
    }
  }

  /// Whether what is drawn in a row can be seen.
  func shows(row: Int) -> Bool { seenRows.contains(row) }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < size.columns && row < size.rows
  }

  private func isPaintable(_ column: Int, _ row: Int) -> Bool {
    column >= clip.column && column < clip.endColumn && row >= clip.row && row < clip.endRow
      && isInside(column, row)
  }

  private func inkIndex(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < size.columns, let place = seenRows.index(of: row) else {
      return nil
    }
    return place * size.columns + column
  }

  /// The part of a block that may be painted.
  private func paintable(_ rect: Rect) -> Rect {
    let bounds = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
    return rect.intersection(clip).intersection(bounds)
  }

  /// Lays a colour over a block. From half opaque on, what was there is gone and the cells belong
  /// to `owner`.
  mutating func fill(_ rect: Rect, _ tint: Look.Tint, owner: Int32, isSolid: Bool = false) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    if tint.alpha >= 128 { clear(block) }
    let opaque = CanvasGround(color: tint.color, isSolid: isSolid, owner: owner)
    for row in block.row..<block.endRow {
      let place = places(of: block, inRow: row)
      if tint.alpha == 255 {
        lay(opaque, into: place)
      } else {
        lay(tint, into: place, covering: tint.alpha >= 128 ? opaque : nil)
      }
    }
  }

  private func places(of block: Rect, inRow row: Int) -> Range<Int> {
    row * size.columns + block.column..<row * size.columns + block.endColumn
  }

  private mutating func lay(_ ground: CanvasGround, into places: Range<Int>) {
    var grounds = grounds.mutableSpan
    // Looked at once, so that the loop need not look at each place.
    guard places.lowerBound >= 0, places.upperBound <= grounds.count else { return }
    for index in places { grounds[index] = ground }
  }

  /// Mixes a colour with those of a run; of a covering one everything but its colour is taken.
  private mutating func lay(
    _ tint: Look.Tint, into places: Range<Int>, covering: CanvasGround?
  ) {
    var last: (under: RGB, mixed: RGB)?
    for index in places {
      let under = grounds[index].color
      if last?.under != under {
        last = (under, tint.color.composited(over: under, alpha: tint.alpha))
      }
      if let covering { grounds[index] = covering }
      grounds[index].color = last?.mixed ?? under
    }
  }

  /// Gives the cells of a block to a pressable.
  mutating func stamp(_ rect: Rect, owner: Int32) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      let places = places(of: block, inRow: row)
      var grounds = grounds.mutableSpan
      guard places.lowerBound >= 0, places.upperBound <= grounds.count else { return }
      for index in places { grounds[index].owner = owner }
    }
  }

  /// Takes the glyphs out of a block, and the other halves of wide ones with them.
  mutating func clear(_ rect: Rect) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      guard let first = inkIndex(0, row) else { continue }
      cutWideGlyphs(from: block.column, to: block.endColumn, at: first)
      let places = first + block.column..<first + block.endColumn
      var inks = inks.mutableSpan
      guard places.lowerBound >= 0, places.upperBound <= inks.count else { return }
      for index in places { inks[index].clear() }
    }
  }

  /// Blanks the halves that stay of wide glyphs when the cells between two columns are drawn anew;
  /// their row begins at an index.
  private mutating func cutWideGlyphs(from start: Int, to end: Int, at first: Int) {
    if start > 0, inks[first + start].columns == 0 { inks[first + start - 1].glyph = .blank }
    if end < size.columns, inks[first + end - 1].columns == 2 { inks[first + end].glyph = .blank }
  }

  /// Draws a glyph with ink that has the wanted contrast against the cell; a wide one that does not
  /// fit is a blank.
  mutating func draw(
    _ glyph: Glyph, column: Int, row: Int, ink: Look.Tint?, contrast: Double,
    attributes: Attributes = []
  ) {
    guard isPaintable(column, row), let first = inkIndex(0, row) else { return }
    let index = first + column
    guard glyph.columns < 2 || isPaintable(column + 1, row) else {
      cutWideGlyphs(from: column, to: column + 1, at: first)
      inks[index].clear()
      return
    }
    cutWideGlyphs(from: column, to: column + max(1, Int(glyph.columns)), at: first)
    let color = readable.color(
      ink, on: grounds[row * size.columns + column].color, contrast: contrast)
    let style = Style(foreground: .rgb(color), attributes: attributes)
    inks[index] = Cell(glyph, style: style)
    if glyph.columns == 2 { inks[index + 1] = Cell(.continuation, style: style) }
  }

  /// Draws printing ASCII of one look, a column each; blanks only where they show something.
  mutating func draw(
    plain bytes: ArraySlice<UInt8>, column: Int, row: Int, ink: Look.Tint?, contrast: Double,
    attributes: Attributes, drawsBlanks: Bool
  ) {
    let place = Rect(column: column, row: row, columns: bytes.count, rows: 1)
    let text = bytes.span
    draw(in: place, ink: ink, contrast: contrast, attributes: attributes) { at, like in
      let byte = text[at - column]
      return byte != 0x20 || drawsBlanks ? Cell(plain: byte, like: like) : nil
    }
  }

  /// Draws glyphs of one look, a column each; blanks only where they show something.
  mutating func draw(
    _ glyphs: ArraySlice<TextGlyph>, in place: Rect, ink: Look.Tint?, contrast: Double,
    attributes: Attributes, drawsBlanks: Bool
  ) {
    let text = glyphs.span
    draw(in: place, ink: ink, contrast: contrast, attributes: attributes) { at, like in
      let glyph = text[at - place.column].glyph
      return glyph.base != 0x20 || drawsBlanks ? Cell(glyph, like: like) : nil
    }
  }

  /// Draws a glyph of one column in each cell of a row's block.
  mutating func draw(
    _ glyph: Glyph, in place: Rect, ink: Look.Tint?, contrast: Double,
    attributes: Attributes = []
  ) {
    draw(in: place, ink: ink, contrast: contrast, attributes: attributes) { _, like in
      Cell(glyph, like: like)
    }
  }

  /// Draws a glyph of one column in those of a column's rows that are seen.
  mutating func draw(
    _ glyph: Glyph, column: Int, rows: Range<Int>, ink: Look.Tint?, contrast: Double
  ) {
    for row in rows where shows(row: row) {
      draw(glyph, column: column, row: row, ink: ink, contrast: contrast)
    }
  }

  /// Draws cells of one look in a row's block, where there are any; each is made like one that has
  /// the ink of its place.
  @inline(__always)
  private mutating func draw(
    in place: Rect, ink: Look.Tint?, contrast: Double, attributes: Attributes,
    _ cell: (_ column: Int, _ like: Cell) -> Cell?
  ) {
    let block = paintable(place)
    guard !block.isEmpty, let first = inkIndex(0, block.row) else { return }
    let start = block.row * size.columns
    var under = grounds[start + block.column].color
    var like = Cell(
      style: Style(
        foreground: .rgb(readable.color(ink, on: under, contrast: contrast)),
        attributes: attributes))
    for column in block.column..<block.endColumn {
      let ground = grounds[start + column].color
      if ground != under {
        under = ground
        like.paint(ink: readable.color(ink, on: under, contrast: contrast))
      }
      guard let drawn = cell(column, like) else { continue }
      if inks[first + column].columns != 1 {
        cutWideGlyphs(from: column, to: column + 1, at: first)
      }
      inks[first + column] = drawn
    }
  }

  /// Adds to what is done to the glyphs of a block.
  mutating func add(_ attributes: Attributes, to rect: Rect) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      for column in block.column..<block.endColumn {
        guard let index = inkIndex(column, row) else { continue }
        inks[index].style.attributes.formUnion(attributes)
      }
    }
  }

  /// Makes the glyphs of a block parts of a picture.
  mutating func mark(picture: UInt8, in rect: Rect) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      for column in block.column..<block.endColumn {
        guard let index = inkIndex(column, row) else { continue }
        inks[index].picture = picture
      }
    }
  }

  /// Copies rows of another canvas of the same width into a block. Who looks at no ground of it
  /// afterwards needs only what is seen.
  mutating func copy(_ other: Canvas, firstRow: Int, to rect: Rect, copiesUnseen: Bool) {
    let width = min(rect.columns, other.size.columns)
    let block = paintable(
      Rect(column: rect.column, row: rect.row, columns: width, rows: rect.rows))
    guard !block.isEmpty else { return }
    let otherColumn = block.column - rect.column
    for row in block.row..<block.endRow {
      let from = firstRow + row - rect.row
      let ink = inkIndex(block.column, row)
      guard copiesUnseen || ink != nil else { continue }
      if from >= 0, from < other.size.rows {
        let start = from * other.size.columns + otherColumn
        grounds[places(of: block, inRow: row)] = other.grounds[start..<start + block.columns]
      }
      guard let ink else { continue }
      if let start = other.inkIndex(otherColumn, from) {
        inks[ink..<ink + block.columns] = other.inks[start..<start + block.columns]
      } else {
        for index in ink..<ink + block.columns {
          inks[index] = Cell(style: Style(foreground: .rgb(.white)))
        }
      }
    }
  }
}

extension Cell {
  /// The ink on its ground; without colours only attributes are left.
  fileprivate func standing(on ground: CanvasGround, depth: ColorDepth) -> Cell {
    var cell = self
    switch depth {
    case .mono:
      let attributes = style.attributes
      let isReversed = attributes.contains(.reverse) != ground.isSolid
      cell.style = Style(
        attributes: isReversed ? attributes.union(.reverse) : attributes.subtracting(.reverse))
    case .ansi16, .xterm256, .trueColor: cell.paint(ground: ground.color)
    }
    return cell
  }
}

/// Ink that can be read. Neighbours mostly have equal ink and ground, so the last answer is kept.
private struct ReadableInk {
  private var ink: Look.Tint?
  private var ground: RGB?
  private var contrast = 0.0
  private var answer = RGB.black

  mutating func color(_ ink: Look.Tint?, on ground: RGB, contrast: Double) -> RGB {
    if self.ground == ground, self.contrast == contrast, self.ink == ink { return answer }
    (self.ink, self.ground, self.contrast) = (ink, ground, contrast)
    let mixed = ink.map { $0.color.composited(over: ground, alpha: $0.alpha) }
    answer =
      mixed.map { Contrast.readable($0, on: ground, atLeast: contrast) }
      ?? Contrast.strongest(on: ground)
    return answer
  }
}
