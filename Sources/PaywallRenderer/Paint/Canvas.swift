import TerminalModel

/// One cell while it is painted: colours are mixed here, before a terminal's palette is looked at.
struct CanvasCell {
  var glyph: Glyph = .blank
  var ink: RGB
  var ground: RGB
  var attributes: Attributes = []
  /// Ink and ground change places where there are no colours.
  var isSolid = false
  /// The pressable that a click on the cell presses; `Canvas.nobody` for none.
  var owner: Int = Canvas.nobody
}

/// A grid that is painted from the back to the front. Nothing outside its clip is touched.
struct Canvas {
  /// The owner of a cell that nothing is pressed by.
  static let nobody = -1

  let size: Size
  private(set) var cells: [CanvasCell]
  /// The block that may be painted.
  var clip: Rect

  init(size: Size, ground: RGB) {
    self.size = size
    let ink = Contrast.strongest(on: ground)
    cells = Array(
      repeating: CanvasCell(ink: ink, ground: ground), count: size.columns * size.rows)
    clip = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// A cell; a place outside reads as blank and is not written.
  subscript(column: Int, row: Int) -> CanvasCell {
    get {
      guard isInside(column, row) else { return CanvasCell(ink: .white, ground: .black) }
      return cells[row * size.columns + column]
    }
    set {
      guard isInside(column, row) else { return }
      cells[row * size.columns + column] = newValue
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < size.columns && row < size.rows
  }

  private func isPaintable(_ column: Int, _ row: Int) -> Bool {
    clip.contains(Point(column: column, row: row)) && isInside(column, row)
  }

  /// Lays a colour over a block. From half opaque on, what was there is gone and the cells belong
  /// to
  /// `owner`.
  mutating func fill(_ rect: Rect, _ tint: Look.Tint, owner: Int, isSolid: Bool = false) {
    visit(rect) { canvas, column, row in
      if tint.alpha >= 128 {
        canvas.clear(column, row)
        canvas[column, row].owner = owner
        canvas[column, row].isSolid = isSolid
      }
      let ground = tint.color.composited(over: canvas[column, row].ground, alpha: tint.alpha)
      canvas[column, row].ground = ground
    }
  }

  /// Gives the cells of a block to a pressable.
  mutating func stamp(_ rect: Rect, owner: Int) {
    visit(rect) { canvas, column, row in canvas[column, row].owner = owner }
  }

  /// Changes every cell of a block that may be painted.
  mutating func visit(_ rect: Rect, _ change: (inout Canvas, Int, Int) -> Void) {
    let block = rect.intersection(clip)
    guard !block.isEmpty else { return }
    for row in block.row..<block.endRow {
      for column in block.column..<block.endColumn { change(&self, column, row) }
    }
  }

  /// Takes the glyph out of a cell, and the other half of a wide one with it.
  mutating func clear(_ column: Int, _ row: Int) {
    let columns = self[column, row].glyph.columns
    if columns == 0 { self[column - 1, row].glyph = .blank }
    if columns == 2 { self[column + 1, row].glyph = .blank }
    self[column, row].glyph = .blank
    self[column, row].attributes = []
  }

  /// Draws a glyph with ink that has the wanted contrast against the cell; a wide one that does not
  /// fit is a blank.
  mutating func draw(
    _ glyph: Glyph, column: Int, row: Int, ink: Look.Tint?, contrast: Double,
    attributes: Attributes = []
  ) {
    guard isPaintable(column, row) else { return }
    clear(column, row)
    guard glyph.columns < 2 || isPaintable(column + 1, row) else { return }
    let ground = self[column, row].ground
    let color = ink.map { $0.color.composited(over: ground, alpha: $0.alpha) }
    let readable = color.map { Contrast.readable($0, on: ground, atLeast: contrast) }
    self[column, row].glyph = glyph
    self[column, row].ink = readable ?? Contrast.strongest(on: ground)
    self[column, row].attributes = attributes
    guard glyph.columns == 2 else { return }
    clear(column + 1, row)
    self[column + 1, row].glyph = .continuation
    self[column + 1, row].ink = self[column, row].ink
    self[column + 1, row].attributes = attributes
  }

  /// Adds to what is done to a cell's glyph.
  mutating func add(_ attributes: Attributes, column: Int, row: Int) {
    guard isPaintable(column, row) else { return }
    self[column, row].attributes.formUnion(attributes)
  }

  /// Copies rows of another canvas of the same width into a block.
  mutating func copy(_ other: Canvas, firstRow: Int, to rect: Rect) {
    for row in 0..<rect.rows {
      for column in 0..<min(rect.columns, other.size.columns)
      where isPaintable(rect.column + column, rect.row + row) {
        self[rect.column + column, rect.row + row] = other[column, firstRow + row]
      }
    }
  }
}
