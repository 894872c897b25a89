import TerminalModel

extension Glyph {
  /// Whether it is a letter of Hebrew, Arabic or their neighbours.
  fileprivate var runsFromTheRight: Bool {
    switch base {
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff: true
    default: false
    }
  }
}

/// One row of a surface as text elements, each glyph at its own cell.
struct SVGLine {
  let surface: Surface
  let row: Int
  let colors: PictureColors
  private(set) var elements = ""

  init(surface: Surface, row: Int, colors: PictureColors) {
    self.surface = surface
    self.row = row
    self.colors = colors
  }

  /// How a cell's letter is written.
  private struct Manner: Hashable {
    /// ASCII goes in one piece, as wide as its cells; other letters may come from another font, so
    /// each has its place.
    enum Kind: Hashable { case plain, placed, drawn }

    var style: SeenStyle
    var kind: Kind
  }

  mutating func write(_ shapes: inout ShapePaths) {
    for run in surface.runs(row: row, key: manner) {
      switch run.key.kind {
      case .plain: writePlain(run)
      case .placed: writePlaced(run.columns, run.key.style, attributes: "")
      case .drawn: writeDrawn(run, &shapes)
      }
    }
  }

  private func manner(_ cell: Cell) -> Manner {
    let kind: Manner.Kind =
      switch cell.glyph.base {
      case 0x20...0x7e: cell.glyph.mark == 0 ? .plain : .placed
      case 0x2500...0x259f: cell.glyph.mark == 0 && Self.isDrawn(cell.glyph.base) ? .drawn : .placed
      default: .placed
      }
    return Manner(style: colors.seen(cell.style), kind: kind)
  }

  private static func isDrawn(_ base: UInt32) -> Bool {
    LineShapes.arms(of: base) != nil || LineShapes.corner(of: base) != nil
      || LineShapes.dashes(of: base) != nil || BlockShapes.shade(of: base) != nil
      || !BlockShapes.parts(of: base).isEmpty
  }

  private mutating func writePlain(_ run: SurfaceRun<Manner>) {
    var (first, end) = (run.columns.lowerBound, run.columns.upperBound)
    if !run.key.style.isUnderlined {
      while first < end, surface[first, row].glyph == .blank { first += 1 }
      while end > first, surface[end - 1, row].glyph == .blank { end -= 1 }
    }
    guard first < end else { return }
    let width = SVGNumber.text(Double(end - first) * SVGCell.width)
    let place = SVGNumber.text(SVGCell(column: first, row: row).left)
    element(
      "x=\"\(place)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"",
      run.key.style, surface.written(row: row, columns: first..<end))
  }

  private mutating func writePlaced(
    _ columns: Range<Int>, _ style: SeenStyle, attributes: String
  ) {
    var places: [String] = []
    var text = ""
    for column in columns where surface[column, row].glyph.columns > 0 {
      let glyph = surface[column, row].glyph
      places.append(SVGNumber.text(SVGCell(column: column, row: row).left))
      text += CellText.text(of: glyph)
      // A mark counts as a character of its own where places are counted, and letters that run from
      // the right would be turned round together.
      guard glyph.mark != 0 || glyph.runsFromTheRight else { continue }
      flush(&places, &text, style, attributes)
    }
    flush(&places, &text, style, attributes)
  }

  private mutating func flush(
    _ places: inout [String], _ text: inout String, _ style: SeenStyle, _ attributes: String
  ) {
    if !text.isEmpty {
      element("x=\"\(places.joined(separator: " "))\"\(attributes)", style, text)
    }
    (places, text) = ([], "")
  }

  /// The shape is what is seen; the character beneath can be selected.
  private mutating func writeDrawn(_ run: SurfaceRun<Manner>, _ shapes: inout ShapePaths) {
    for column in run.columns {
      _ = shapes.add(
        surface[column, row].glyph.base, ink: run.key.style.ink,
        cell: SVGCell(column: column, row: row))
    }
    writePlaced(run.columns, run.key.style, attributes: " fill-opacity=\"0\"")
  }

  private mutating func element(_ place: String, _ style: SeenStyle, _ text: String) {
    let line = SVGNumber.text(SVGCell(column: 0, row: row).top + SVGCell.baseline)
    var attributes = "\(place) y=\"\(line)\" fill=\"\(style.ink.hex)\""
    if style.isBold { attributes += " font-weight=\"700\"" }
    if style.isDim { attributes += " opacity=\"0.6\"" }
    if style.isUnderlined { attributes += " text-decoration=\"underline\"" }
    elements += "<text \(attributes)>\(MarkupText.escaped(text))</text>"
  }
}
