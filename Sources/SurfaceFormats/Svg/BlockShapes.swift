/// The parts of a cell that block characters fill.
enum BlockShapes {
  /// A part of a cell, in eighths of its width and height.
  struct Part: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// What a character fills; empty when it is no block.
  static func parts(of base: UInt32) -> [Part] {
    switch base {
    case 0x2580: [Part(left: 0, top: 0, right: 8, bottom: 4)]
    case 0x2581...0x2588:
      [Part(left: 0, top: 8 - Int(base - 0x2580), right: 8, bottom: 8)]
    case 0x2589...0x258f: [Part(left: 0, top: 0, right: 8 - Int(base - 0x2588), bottom: 8)]
    case 0x2590: [Part(left: 4, top: 0, right: 8, bottom: 8)]
    case 0x2594: [Part(left: 0, top: 0, right: 8, bottom: 1)]
    case 0x2595: [Part(left: 7, top: 0, right: 8, bottom: 8)]
    case 0x2596...0x259f: quadrants[Int(base - 0x2596)].map(quadrant)
    default: []
    }
  }

  /// How much of a cell a shade fills, in quarters; nil for what is none.
  static func shade(of base: UInt32) -> Int? {
    (0x2591...0x2593).contains(base) ? Int(base - 0x2590) : nil
  }

  /// By character from U+2596: the quadrants that are filled, 0 upper left, 1 upper right,
  /// 2 lower left, 3 lower right.
  private static let quadrants: [[Int]] = [
    [2], [3], [0], [0, 2, 3], [0, 3], [0, 1, 2], [0, 1, 3], [1], [1, 2], [1, 2, 3],
  ]

  private static func quadrant(_ number: Int) -> Part {
    let (left, top) = (number % 2 * 4, number / 2 * 4)
    return Part(left: left, top: top, right: left + 4, bottom: top + 4)
  }
}
