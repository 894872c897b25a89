/// The modules of a code while it is made.
struct QRMatrix: Hashable {
  let version: QRVersion
  private(set) var modules: [Bool]
  /// Modules that hold no data.
  private var isFixed: [Bool]

  var size: Int { version.size }

  /// The patterns by which a camera finds and measures the code.
  init(_ version: QRVersion) {
    self.version = version
    modules = Array(repeating: false, count: version.size * version.size)
    isFixed = modules
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { addFinder(column, row) }
    addAlignments()
    addFormat(mask: 0)
    addVersion()
  }

  subscript(column: Int, row: Int) -> Bool { modules[row * size + column] }

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    guard (0..<size).contains(column), (0..<size).contains(row) else { return }
    modules[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  private mutating func addFinder(_ column: Int, _ row: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let ring = max(abs(right), abs(down))
        fix(column + right, row + down, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func addAlignments() {
    let places = version.alignment
    guard let last = places.last else { return }
    for column in places {
      for row in places {
        let isFinder =
          (column == 6 && row == 6) || (column == 6 && row == last)
          || (column == last && row == 6)
        if isFinder { continue }
        for down in -2...2 {
          for right in -2...2 { fix(column + right, row + down, max(abs(right), abs(down)) != 1) }
        }
      }
    }
  }

  /// Level L and the mask, twice, with a check.
  private mutating func addFormat(mask: Int) {
    let data = 1 << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  /// From version 7 on the number itself, twice, with a check.
  private mutating func addVersion() {
    guard version.number >= 7 else { return }
    var rest = version.number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1f25 }
    let bits = version.number << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(size - 11 + index % 3, index / 3, isDark)
      fix(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// Puts bits into the free modules: two columns at a time from the right, up and down in turn.
  mutating func place(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    var isUpward = true
    while right > 0 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          guard index < 8 * codewords.count else { continue }
          modules[row * size + column] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  /// With every module of data turned over that a mask says.
  func masked(_ mask: Int) -> QRMatrix {
    var result = self
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.turns(mask, column, row) { result.modules[row * size + column].toggle() }
      }
    }
    result.addFormat(mask: mask)
    return result
  }

  private static func turns(_ mask: Int, _ column: Int, _ row: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}
