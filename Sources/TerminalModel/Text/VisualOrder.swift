/// The order in which the glyphs of one line are seen from left to right, where some of them run
/// from the right: the rules of the Unicode bidirectional algorithm (UAX #9) without embeddings,
/// whose marks never get as far as a glyph.
public enum VisualOrder {
  /// A glyph's place in the line as it is spoken.
  public struct Place: Hashable, Sendable {
    /// From 0, in the spoken order.
    public var index: Int
    /// It runs from the right, so a bracket is turned.
    public var isMirrored: Bool
  }

  /// The places from left to right; nil when the line stays as it is. `isFromRight`: the screen it
  /// stands on runs from the right; a line of letters from the left stays as it is there too.
  public static func order(of bases: [UInt32], isFromRight: Bool) -> [Place]? {
    let hasRight = bases.contains(where: runsFromRight)
    if !hasRight, !isFromRight { return nil }
    var directions = bases.map { Direction($0) }
    if !hasRight, directions.contains(.left) { return nil }
    joinNumbers(&directions)
    settleNeutrals(&directions, isFromRight: isFromRight)
    let levels = directions.map { $0.level(isFromRight: isFromRight) }
    let order = reversed(levels)
    return order.indices.allSatisfy { order[$0].index == $0 } ? nil : order
  }

  /// Whether a character is a letter of a script that runs from the right.
  public static func runsFromRight(_ base: UInt32) -> Bool {
    base >= 0x590 && Direction(base) == .right
  }

  /// The bracket that opens the other way; any other character is itself.
  public static func mirrored(_ base: UInt32) -> UInt32 { pairs[base] ?? base }

  private static let pairs: [UInt32: UInt32] = {
    let text = ["()", "[]", "{}", "<>", "«»", "‹›", "“”", "‘’", "≤≥"]
    var pairs: [UInt32: UInt32] = [:]
    for pair in text.map({ $0.unicodeScalars.map(\.value) }) where pair.count == 2 {
      pairs[pair[0]] = pair[1]
      pairs[pair[1]] = pair[0]
    }
    return pairs
  }()

  /// A sign between two digits and a currency or percent sign beside one belong to the number
  /// (rules W4, W5).
  private static func joinNumbers(_ directions: inout [Direction]) {
    for index in directions.indices where directions[index] == .separator {
      let isInside =
        index > 0 && index + 1 < directions.count && directions[index - 1] == .number
        && directions[index + 1] == .number
      directions[index] = isInside ? .number : .neutral
    }
    for index in directions.indices.dropFirst()
    where directions[index] == .terminator && directions[index - 1] == .number {
      directions[index] = .number
    }
    for index in directions.indices.dropLast().reversed()
    where directions[index] == .terminator && directions[index + 1] == .number {
      directions[index] = .number
    }
    for index in directions.indices where directions[index] == .terminator {
      directions[index] = .neutral
    }
  }

  /// Digits behind letters from the left are read with them (W7); what is neutral follows both
  /// neighbours where they agree, else the screen (N1, N2).
  private static func settleNeutrals(_ directions: inout [Direction], isFromRight: Bool) {
    let own: Direction = isFromRight ? .right : .left
    var strong = own
    for index in directions.indices {
      if directions[index] == .number, strong == .left { directions[index] = .left }
      if directions[index] == .left || directions[index] == .right { strong = directions[index] }
    }
    var before = own
    var start: Int?
    for index in 0...directions.count {
      let direction = index < directions.count ? directions[index] : own
      if direction == .neutral {
        start = start ?? index
        continue
      }
      let side: Direction = direction == .left ? .left : .right
      let after = index < directions.count ? side : own
      if let first = start {
        for place in first..<index { directions[place] = before == after ? before : own }
        start = nil
      }
      before = side
    }
  }

  /// From the highest level down, each run of at least that level is turned round (L2).
  private static func reversed(_ levels: [Int]) -> [Place] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start: Int?
      for index in 0...levels.count {
        let isInside = index < levels.count && levels[order[index]] >= level
        if isInside, start == nil { start = index }
        if !isInside, let first = start {
          order[first..<index].reverse()
          start = nil
        }
      }
    }
    return order.map { Place(index: $0, isMirrored: levels[$0] % 2 == 1) }
  }
}

/// Which way a character runs.
private enum Direction {
  case left, right, number
  /// `.`, `,`, `:`, `/`: belongs to a number that it stands in.
  case separator
  /// `%`, `€`, `+`: belongs to a number that it stands beside.
  case terminator
  case neutral

  init(_ base: UInt32) {
    switch base {
    case 0x30...0x39, 0x660...0x669, 0x6f0...0x6f9: self = .number
    case 0x2c, 0x2e, 0x2f, 0x3a, 0x66b, 0x66c: self = .separator
    case 0x23...0x25, 0x2b, 0x2d, 0xa2...0xa5, 0xb0, 0x66a, 0x20a0...0x20cf: self = .terminator
    case 0x41...0x5a, 0x61...0x7a, 0xaa, 0xb5, 0xba, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2b8:
      self = .left
    case 0..<0x370, 0x2000...0x2bff, 0x3000...0x3004, 0x3008...0x3020: self = .neutral
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff:
      self = .right
    default: self = .left
    }
  }

  func level(isFromRight: Bool) -> Int {
    switch self {
    case .left: isFromRight ? 2 : 0
    case .right: 1
    case .number: 2
    case .separator, .terminator, .neutral: isFromRight ? 1 : 0
    }
  }
}
