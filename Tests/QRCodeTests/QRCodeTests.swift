import EmulatorTestSupport
import Testing

@testable import QRCode

/// Codes that a camera reads; that it does was tried with a reader of its own for every version.
@Suite struct QRCodeTests {
  private func picture(_ text: String) -> String {
    guard let code = QRCode(Array(text.utf8)) else { return "none" }
    return (0..<code.size).map { row in
      (0..<code.size).map { code[$0, row] ? "##" : "  " }.joined()
    }.joined(separator: "\n")
  }

  @Test func aLinkLooksAsBefore() {
    Golden.expect(picture("quillmoss://ply/placements/premium"), "qr/link")
  }

  @Test(arguments: [
    (0, 21), (17, 21), (18, 25), (32, 25), (33, 29), (53, 29), (54, 33), (78, 33), (106, 37),
    (134, 41), (154, 45), (192, 49), (230, 53), (231, 57), (271, 57),
  ])
  func aCodeIsAsLargeAsItsBytesNeed(count: Int, size: Int) {
    #expect(QRCode([UInt8](repeating: 0x61, count: count))?.size == size)
  }

  @Test func whatDoesNotFitIsNoCode() {
    #expect(QRCode([UInt8](repeating: 0x61, count: QRCode.mostBytes)) != nil)
    #expect(QRCode([UInt8](repeating: 0x61, count: QRCode.mostBytes + 1)) == nil)
  }

  @Test(arguments: QRVersion.all)
  func everyVersionHasAsManyCodewordsAsModules(version: QRVersion) {
    let bytes = [UInt8](repeating: 0x55, count: version.dataCount - 3)
    let codewords = QRCodewords.all(of: bytes, version)
    #expect(codewords.count == version.dataCount + version.blocks.count * version.correction)
  }

  /// The example of the standard's annex: version 1 with its ten codewords of correction.
  @Test func correctionIsThatOfTheStandard() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec,
      0x11,
    ]
    #expect(
      QRCodewords.correction(of: data, count: 10) == [
        0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
      ])
  }

  @Test func linesHoldTwoRowsEach() throws {
    let code = try #require(QRCode(Array("a".utf8)))
    let lines = code.lines(quiet: 2)
    #expect(lines.count == 13 && lines.allSatisfy { $0.count == 25 })
    #expect(lines[0] == String(repeating: "█", count: 25))
    #expect(lines[1].hasPrefix("██ ▄▄▄▄▄ █"))
    #expect(lines[12] == String(repeating: "▀", count: 25))
  }
}
