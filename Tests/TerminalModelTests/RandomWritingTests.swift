import EmulatorTestSupport
import TerminalModel
import Testing

/// Whole rows are written at once; the cells are those that come of writing glyph by glyph.
@Suite struct RandomWritingTests {
  @Test(arguments: [UInt64](1...40))
  func writesAsGlyphByGlyph(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Size(columns: 12, rows: 3)
    var surface = Surface(size: size)
    var slow = SlowSurface(size: size)
    for step in 0..<120 {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: write(to: &surface, &slow, by: &generator)
      case 1: fill(&surface, &slow, by: &generator)
      default: copy(to: &surface, &slow, by: &generator)
      }
      #expect(surface.cells == slow.cells, "seed \(seed), step \(step)")
    }
  }

  private static let texts = ["", "a", "plain text", "年間", "x年y", "─┐ ▸", "e\u{301}年", "…"]

  private func style(_ generator: inout SeededGenerator) -> Style {
    Style(attributes: Attributes(rawValue: UInt8.random(in: 0...15, using: &generator)))
  }

  private func rect(_ generator: inout SeededGenerator) -> Rect {
    Rect(
      column: Int.random(in: -3...12, using: &generator),
      row: Int.random(in: -1...3, using: &generator),
      columns: Int.random(in: 0...9, using: &generator),
      rows: Int.random(in: 0...3, using: &generator))
  }

  private func write(
    to surface: inout Surface, _ slow: inout SlowSurface, by generator: inout SeededGenerator
  ) {
    let text = Self.texts.randomElement(using: &generator) ?? ""
    let clip = Bool.random(using: &generator) ? rect(&generator) : nil
    let place = rect(&generator)
    let point = Point(column: place.column, row: place.row)
    let style = style(&generator)
    let columns = Int.random(in: 0...14, using: &generator)
    surface.write(
      text, at: point, columns: columns, ellipsis: Glyphs.ellipsis, style: style, clip: clip)
    let glyphs = TextWidth.truncated(Glyphs.split(text), to: columns)
    slow.write(glyphs, at: point, style, in: clip ?? surface.bounds)
  }

  private func fill(
    _ surface: inout Surface, _ slow: inout SlowSurface, by generator: inout SeededGenerator
  ) {
    let (block, style) = (rect(&generator), style(&generator))
    surface.fill(block, style: style)
    for row in block.row..<block.endRow {
      let blanks = Array(repeating: Glyph.blank, count: block.columns)
      slow.write(blanks, at: Point(column: block.column, row: row), style, in: block)
    }
  }

  private func copy(
    to surface: inout Surface, _ slow: inout SlowSurface, by generator: inout SeededGenerator
  ) {
    var source = Surface(size: Size(columns: 7, rows: 2), style: style(&generator))
    for row in 0..<2 {
      let text = Self.texts.randomElement(using: &generator) ?? ""
      source.write(text, at: Point(column: row, row: row), style: style(&generator))
    }
    let (block, clip) = (rect(&generator), rect(&generator))
    let point = Point(column: block.column, row: block.row)
    surface.copy(from: source, to: point, clip: clip)
    for row in 0..<2 {
      for column in 0..<7 {
        slow.copy(
          source[column, row], Point(column: point.column + column, row: point.row + row), clip)
      }
    }
  }
}

/// A grid in which each glyph is put by itself, and each half of a wide one is looked for.
private struct SlowSurface {
  let size: Size
  var cells: [Cell]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.columns * size.rows)
  }

  private var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  mutating func write(_ glyphs: [Glyph], at point: Point, _ style: Style, in clip: Rect) {
    var place = point
    for glyph in glyphs {
      put(Cell(glyph, style: style), at: place, in: clip.intersection(bounds))
      place.column += Int(glyph.columns)
    }
  }

  /// The right half of a wide glyph came with its left half, unless that one is cut off.
  mutating func copy(_ cell: Cell, _ point: Point, _ clip: Rect) {
    let window = clip.intersection(bounds)
    guard cell.glyph.columns == 0 else { return put(cell, at: point, in: window) }
    guard !window.contains(Point(column: point.column - 1, row: point.row)) else { return }
    var blank = cell
    blank.glyph = .blank
    put(blank, at: point, in: window)
  }

  private mutating func put(_ cell: Cell, at point: Point, in window: Rect) {
    let columns = Int(cell.glyph.columns)
    let places = (0..<columns).map { Point(column: point.column + $0, row: point.row) }
    if places.allSatisfy(window.contains) {
      for (half, place) in places.enumerated() {
        set(half == 0 ? cell : Cell(.continuation, style: cell.style), at: place)
      }
    } else {
      for place in places where window.contains(place) { set(Cell(style: cell.style), at: place) }
    }
  }

  private mutating func set(_ cell: Cell, at point: Point) {
    let index = point.row * size.columns + point.column
    if cells[index].glyph.columns == 0, cell.glyph.columns > 0 { cells[index - 1].glyph = .blank }
    if cells[index].glyph.columns == 2 { cells[index + 1].glyph = .blank }
    cells[index] = cell
  }
}
