import TerminalModel

/// What lies under a cell's glyph: it is kept for every row.
struct CanvasGround {
  var color: RGB
  /// Ink and ground change places where there are no colours.
  var isSolid = false
  /// The pressable that a click on the cell presses; `Canvas.nobody` for none.
  var owner: Int32 = Canvas.nobody
}

/// What is drawn in a cell: it is kept for the rows that are seen.
struct CanvasInk {
  var glyph: Glyph = .blank
  var color: RGB
  var attributes: Attributes = []
  /// The picture that it is a part of, counted from 1; 0 for none.
  var picture: UInt8 = 0
}

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
  private var inks: [CanvasInk]
  private var readable = ReadableInk()
  /// The block that may be painted.
  var clip: Rect

  init(size: Size, ground: RGB, seenRows: SeenRows? = nil) {
    self.size = size
    self.seenRows = seenRows?.clamped(to: size.rows) ?? SeenRows(0..<size.rows)
    grounds = Array(repeating: CanvasGround(color: ground), count: size.columns * size.rows)
    inks = Array(
      repeating: CanvasInk(color: Contrast.strongest(on: ground)),
      count: size.columns * self.seenRows.count)
    clip = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// What lies under a cell; a place outside is black.
  func ground(_ column: Int, _ row: Int) -> RGB {
    guard isInside(column, row) else { return .black }
    return grounds[row * size.columns + column].color
  }

  /// What is drawn in a cell; blank outside and where it is not seen.
  func ink(_ column: Int, _ row: Int) -> CanvasInk {
    inkIndex(column, row).map { inks[$0] } ?? CanvasInk(color: .white)
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
    let isCovering = tint.alpha >= 128
    if isCovering { clear(block) }
    var last: (under: RGB, mixed: RGB)?
    for row in block.row..<block.endRow {
      for index in row * size.columns + block.column..<row * size.columns + block.endColumn {
        let under = grounds[index].color
        if last?.under != under {
          last = (under, tint.color.composited(over: under, alpha: tint.alpha))
        }
        grounds[index].color = last?.mixed ?? under
        guard isCovering else { continue }
        grounds[index].owner = owner
        grounds[index].isSolid = isSolid
      }
    }
  }

  /// Gives the cells of a block to a pressable.
  mutating func stamp(_ rect: Rect, owner: Int32) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      for index in row * size.columns + block.column..<row * size.columns + block.endColumn {
        grounds[index].owner = owner
      }
    }
  }

  /// Takes the glyphs out of a block, and the other halves of wide ones with them.
  mutating func clear(_ rect: Rect) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      guard let first = inkIndex(0, row) else { continue }
      for column in block.column..<block.endColumn { clear(column, at: first + column) }
    }
  }

  private mutating func clear(_ column: Int, at index: Int) {
    let columns = inks[index].glyph.columns
    if columns == 0, column > 0 { inks[index - 1].glyph = .blank }
    if columns == 2, column + 1 < size.columns { inks[index + 1].glyph = .blank }
    inks[index].glyph = .blank
    inks[index].attributes = []
    inks[index].picture = 0
  }

  /// Draws a glyph with ink that has the wanted contrast against the cell; a wide one that does not
  /// fit is a blank.
  mutating func draw(
    _ glyph: Glyph, column: Int, row: Int, ink: Look.Tint?, contrast: Double,
    attributes: Attributes = []
  ) {
    guard isPaintable(column, row), let index = inkIndex(column, row) else { return }
    clear(column, at: index)
    guard glyph.columns < 2 || isPaintable(column + 1, row) else { return }
    let color = readable.color(
      ink, on: grounds[row * size.columns + column].color, contrast: contrast)
    inks[index] = CanvasInk(glyph: glyph, color: color, attributes: attributes)
    guard glyph.columns == 2 else { return }
    clear(column + 1, at: index + 1)
    inks[index + 1] = CanvasInk(glyph: .continuation, color: color, attributes: attributes)
  }

  /// Draws printing ASCII of one look, a column each; blanks only where they show something.
  mutating func draw(
    plain bytes: ArraySlice<UInt8>, column: Int, row: Int, ink: Look.Tint?, contrast: Double,
    attributes: Attributes, drawsBlanks: Bool
  ) {
    guard let first = inkIndex(0, row) else { return }
    let place = Rect(column: column, row: row, columns: bytes.count, rows: 1)
    let block = paintable(place)
    for at in block.column..<block.endColumn {
      let byte = bytes[bytes.startIndex + at - column]
      guard byte != 0x20 || drawsBlanks else { continue }
      clear(at, at: first + at)
      let color = readable.color(
        ink, on: grounds[row * size.columns + at].color, contrast: contrast)
      inks[first + at] = CanvasInk(
        glyph: Glyph(base: UInt32(byte), columns: 1), color: color, attributes: attributes)
    }
  }

  /// Adds to what is done to the glyphs of a block.
  mutating func add(_ attributes: Attributes, to rect: Rect) {
    let block = paintable(rect)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      for column in block.column..<block.endColumn {
        guard let index = inkIndex(column, row) else { continue }
        inks[index].attributes.formUnion(attributes)
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
    for row in block.row..<block.endRow {
      let from = firstRow + row - rect.row
      let inside = from >= 0 && from < other.size.rows
      let (ink, otherInk) = (inkIndex(0, row), other.inkIndex(0, from))
      guard copiesUnseen || ink != nil else { continue }
      for column in block.column..<block.endColumn {
        let otherColumn = column - rect.column
        if inside {
          grounds[row * size.columns + column] =
            other.grounds[from * other.size.columns + otherColumn]
        }
        guard let ink else { continue }
        inks[ink + column] =
          otherInk.map { other.inks[$0 + otherColumn] } ?? CanvasInk(color: .white)
      }
    }
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
