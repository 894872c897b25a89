/// Bytes as a QR code (ISO/IEC 18004): modules that a camera reads.
///
/// Written here because a dialog that shows one is a value like all of the face, drawn in pure code
/// and replayed to the byte; a C library could only be asked from outside. Only what links need is
/// here: byte mode, error correction level L, versions 1 to 10.
public struct QRCode: Hashable, Sendable {
  /// Modules a side, without the quiet zone.
  public let size: Int
  private let dark: [Bool]

  /// The most bytes that fit.
  public static let mostBytes = 271

  /// Makes a code; nil when there are more than `mostBytes`.
  public init?(_ bytes: [UInt8]) {
    guard let version = QRVersion.smallest(for: bytes.count) else { return nil }
    let codewords = QRCodewords.all(of: bytes, version)
    var matrix = QRMatrix(version)
    matrix.place(codewords)
    let masked = (0..<8).map { matrix.masked($0) }
    let best = masked.min { QRPenalty.score(of: $0) < QRPenalty.score(of: $1) }
    size = version.size
    dark = best?.modules ?? []
  }

  /// Whether a module is dark; outside there is the quiet zone.
  public subscript(column: Int, row: Int) -> Bool {
    guard (0..<size).contains(column), (0..<size).contains(row) else { return false }
    return dark[row * size + column]
  }

  /// Two rows of modules a row of text, dark ones as blanks, so that a dark terminal shows it as
  /// light paper: `█` is light, `▀` light above, `▄` light below. `quiet`: light modules around it.
  public func lines(quiet: Int) -> [String] {
    stride(from: -quiet, to: size + quiet, by: 2).map { row in
      var line = ""
      for column in -quiet..<size + quiet {
        let isLastHalf = row + 1 >= size + quiet
        switch (self[column, row], self[column, row + 1] || isLastHalf) {
        case (false, false): line += "█"
        case (false, true): line += "▀"
        case (true, false): line += "▄"
        case (true, true): line += " "
        }
      }
      return line
    }
  }
}

/// What a version's size decides (tables 1, 7, 9 and E.1), for level L.
struct QRVersion: Hashable {
  let number: Int
  /// Codewords of data in each block, the short ones first.
  let blocks: [Int]
  /// Codewords of error correction in each block.
  let correction: Int
  /// Where alignment patterns have their middle.
  let alignment: [Int]

  var size: Int { 17 + 4 * number }
  var dataCount: Int { blocks.reduce(0, +) }
  /// Bits of the count of bytes.
  var countBits: Int { number < 10 ? 8 : 16 }

  static func smallest(for byteCount: Int) -> QRVersion? {
    all.first { 4 + $0.countBits + 8 * byteCount <= 8 * $0.dataCount }
  }

  private init(_ number: Int, _ blocks: [Int], _ correction: Int, _ alignment: [Int] = []) {
    self.number = number
    self.blocks = blocks
    self.correction = correction
    self.alignment = alignment
  }

  static let all = [
    QRVersion(1, [19], 7), QRVersion(2, [34], 10, [6, 18]), QRVersion(3, [55], 15, [6, 22]),
    QRVersion(4, [80], 20, [6, 26]), QRVersion(5, [108], 26, [6, 30]),
    QRVersion(6, [68, 68], 18, [6, 34]), QRVersion(7, [78, 78], 20, [6, 22, 38]),
    QRVersion(8, [97, 97], 24, [6, 24, 42]), QRVersion(9, [116, 116], 30, [6, 26, 46]),
    QRVersion(10, [68, 68, 69, 69], 18, [6, 28, 50]),
  ]
}
