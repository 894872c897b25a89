import TerminalModel

/// The lines that box-drawing characters are made of. Pictures draw them: the fonts that a viewer
/// happens to have leave gaps between rows.
enum LineShapes {
  /// How thick each of the four arms is, in the order up, right, down, left: 0 none, 1 light,
  /// 2 heavy, 3 double.
  typealias Arms = [Int]

  /// The arms of a character; nil when it is no such line.
  static func arms(of base: UInt32) -> Arms? { table[base] }

  /// A line of dashes: how many a cell, whether it stands, whether it is heavy.
  struct Dashes: Hashable {
    var count: Int
    var isUpright: Bool
    var isHeavy: Bool
  }

  static func dashes(of base: UInt32) -> Dashes? { dashed[base] }

  /// The two directions that a rounded corner joins: whether it opens to the right and downwards.
  static func corner(of base: UInt32) -> (opensRight: Bool, opensDown: Bool)? {
    switch base {
    case 0x256d: (true, true)
    case 0x256e: (false, true)
    case 0x256f: (false, false)
    case 0x2570: (true, false)
    default: nil
    }
  }

  private static let table: [UInt32: Arms] = {
    let light = "─0101 │1010 ┌0110 ┐0011 └1100 ┘1001 ├1110 ┤1011 ┬0111 ┴1101 ┼1111"
    let heavy = "━0202 ┃2020 ┏0220 ┓0022 ┗2200 ┛2002 ┣2220 ┫2022 ┳0222 ┻2202 ╋2222"
    let double = "═0303 ║3030 ╔0330 ╗0033 ╚3300 ╝3003 ╠3330 ╣3033 ╦0333 ╩3303 ╬3333"
    let mixed = "┠2120 ┨2021 ┝1210 ┥1012 ┯0212 ┷1202 ┰0121 ┸2101 ╞1310 ╡1013 ╟3130 ╢3031"
    let halves = "╴0001 ╵1000 ╶0100 ╷0010 ╸0002 ╹2000 ╺0200 ╻0020 ╼0201 ╽1020 ╾0102 ╿2010"
    return read([light, heavy, double, mixed, halves])
  }()

  private static func read(_ rows: [String]) -> [UInt32: Arms] {
    var table: [UInt32: Arms] = [:]
    for entry in rows.flatMap({ $0.split(separator: " ") }) {
      let scalars = Array(entry.unicodeScalars)
      table[scalars[0].value] = scalars.dropFirst().map { Int($0.value) - 0x30 }
    }
    return table
  }

  private static let dashed: [UInt32: Dashes] = {
    var table: [UInt32: Dashes] = [:]
    let rows: [(Int, String)] = [(3, "┄┅┆┇"), (4, "┈┉┊┋"), (2, "╌╍╎╏")]
    for (count, characters) in rows {
      for (index, scalar) in characters.unicodeScalars.enumerated() {
        table[scalar.value] = Dashes(
          count: count, isUpright: index > 1, isHeavy: index % 2 == 1)
      }
    }
    return table
  }()
}
