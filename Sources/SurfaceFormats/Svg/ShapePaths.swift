import TerminalModel

/// Lines and blocks as SVG paths, gathered by colour.
struct ShapePaths {
  /// Path data by colour: what is filled.
  private var filled: [RGB: String] = [:]
  /// Path data by colour: what is drawn with a pen of a light line's width.
  private var drawn: [RGB: String] = [:]
  /// Rectangles of shades.
  private var shades = ""

  private static let light = 1.5
  private static let heavy = 3.0
  /// From the middle of a double line to each of its two.
  private static let apart = 1.75

  /// Takes in a character; false when it is not one that is drawn.
  mutating func add(_ base: UInt32, ink: RGB, cell: SVGCell) -> Bool {
    if let arms = LineShapes.arms(of: base) {
      addArms(arms, ink, cell)
    } else if let corner = LineShapes.corner(of: base) {
      addCorner(corner, ink, cell)
    } else if let dashes = LineShapes.dashes(of: base) {
      addDashes(dashes, ink, cell)
    } else if let shade = BlockShapes.shade(of: base) {
      shades +=
        "<rect \(cell.place) fill=\"\(ink.hex)\" fill-opacity=\"\(Double(shade) / 4)\"/>\n"
    } else {
      let parts = BlockShapes.parts(of: base)
      for part in parts { addPart(part, ink, cell) }
      return !parts.isEmpty
    }
    return true
  }

  /// The elements, in an order that depends on nothing but the colours.
  var elements: String {
    func paths(_ table: [RGB: String], _ attributes: (RGB) -> String) -> String {
      table.map { ($0.key.hex, "<path \(attributes($0.key)) d=\"\($0.value)\"/>\n") }
        .sorted { $0.0 < $1.0 }.map(\.1).joined()
    }
    return shades
      + paths(filled) { "fill=\"\($0.hex)\" shape-rendering=\"crispEdges\"" }
      + paths(drawn) { "fill=\"none\" stroke=\"\($0.hex)\" stroke-width=\"\(Self.light)\"" }
  }

  private mutating func addPart(_ part: BlockShapes.Part, _ ink: RGB, _ cell: SVGCell) {
    fill(
      ink, cell.left + cell.width * Double(part.left) / 8,
      cell.top + cell.height * Double(part.top) / 8,
      cell.width * Double(part.right - part.left) / 8,
      cell.height * Double(part.bottom - part.top) / 8)
  }

  private mutating func fill(
    _ ink: RGB, _ left: Double, _ top: Double, _ width: Double, _ height: Double
  ) {
    let (w, h) = (SVGNumber.text(width), SVGNumber.text(height))
    filled[ink, default: ""] +=
      "M\(SVGNumber.text(left)) \(SVGNumber.text(top))h\(w)v\(h)h-\(w)z"
  }

  private mutating func addCorner(
    _ corner: (opensRight: Bool, opensDown: Bool), _ ink: RGB, _ cell: SVGCell
  ) {
    let radius = cell.width / 2
    let end = corner.opensDown ? cell.bottom : cell.top
    let bend = cell.middleY + (corner.opensDown ? radius : -radius)
    let side = corner.opensRight ? cell.right : cell.left
    let numbers = [cell.middleX, end, bend, cell.middleX, cell.middleY, side, cell.middleY]
      .map(SVGNumber.text)
    drawn[ink, default: ""] +=
      "M\(numbers[0]) \(numbers[1])V\(numbers[2])"
      + "Q\(numbers[3]) \(numbers[4]) \(numbers[5]) \(numbers[6])"
  }

  private mutating func addDashes(_ dashes: LineShapes.Dashes, _ ink: RGB, _ cell: SVGCell) {
    let thickness = dashes.isHeavy ? Self.heavy : Self.light
    let length = (dashes.isUpright ? cell.height : cell.width) / Double(dashes.count)
    for index in 0..<dashes.count {
      let start = length * (Double(index) + 0.2)
      if dashes.isUpright {
        fill(
          ink, cell.middleX - thickness / 2, cell.top + start, thickness, length * 0.6)
      } else {
        fill(
          ink, cell.left + start, cell.middleY - thickness / 2, length * 0.6, thickness)
      }
    }
  }

  private mutating func addArms(_ arms: LineShapes.Arms, _ ink: RGB, _ cell: SVGCell) {
    for (index, weight) in arms.enumerated() where weight > 0 {
      for bar in bars(of: index, arms) { addBar(index, bar, ink, cell) }
    }
  }

  /// A bar of an arm: how far it lies from the middle, where it begins beside the middle (below 0:
  /// on the far side), how thick it is.
  private struct Bar {
    var offset: Double
    var start: Double
    var thickness: Double
  }

  private func bars(of index: Int, _ arms: LineShapes.Arms) -> [Bar] {
    guard arms[index] == 3 else {
      let thickness = arms[index] == 2 ? Self.heavy : Self.light
      let crossing = max(arms[(index + 1) % 4], arms[(index + 3) % 4])
      let reach = crossing == 3 ? Self.apart : crossing == 2 ? Self.heavy / 2 : Self.light / 2
      return [Bar(offset: 0, start: -reach, thickness: thickness)]
    }
    return [-1.0, 1.0].map { side in
      let before = arms[side < 0 ? beforeArm(index) : afterArm(index)]
      let reach = Self.apart + Self.light / 2
      return Bar(
        offset: side * Self.apart, start: before == 0 ? -reach : Self.apart - Self.light / 2,
        thickness: Self.light)
    }
  }

  /// The arm on the side of smaller coordinates: left of an upright one, above a level one.
  private func beforeArm(_ index: Int) -> Int { index % 2 == 0 ? 3 : 0 }
  private func afterArm(_ index: Int) -> Int { index % 2 == 0 ? 1 : 2 }

  private mutating func addBar(_ arm: Int, _ bar: Bar, _ ink: RGB, _ cell: SVGCell) {
    let half = bar.thickness / 2
    let (across, along) = (cell.middleX + bar.offset - half, cell.middleY + bar.offset - half)
    switch arm {
    case 0:
      fill(ink, across, cell.top, bar.thickness, cell.middleY - bar.start - cell.top)
    case 1:
      let left = cell.middleX + bar.start
      fill(ink, left, along, cell.right - left, bar.thickness)
    case 2:
      let top = cell.middleY + bar.start
      fill(ink, across, top, bar.thickness, cell.bottom - top)
    default:
      fill(ink, cell.left, along, cell.middleX - bar.start - cell.left, bar.thickness)
    }
  }
}
