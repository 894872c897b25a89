import EmulatorTestSupport
import Testing

@testable import PaywallModel

/// What Xcode makes of `.strings`: a binary property list.
@Suite struct BinaryStringsTests {
  /// A dictionary of ASCII and UTF-16 texts, one of them long, and of a number, written by Python's
  /// plistlib.
  private static let bytes: [UInt8] = {
    let digits = Array(
      """
      62706c6973743030d4010203040506070859696e5f6170705f6f6b546c6f6e67566e756d626572660074\
      00ed00740075006c006f5446696e655f1014787878787878787878787878787878787878787810076600\
      430061006600e90020271308111b20273439505200000000000001010000000000000009000000000000\
      0000000000000000005f
      """)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }()

  private func read(_ bytes: [UInt8]) -> StringReading {
    AppleStringsReader.read(SourceFile(name: "fr.lproj/Localizable.strings", bytes: bytes))
  }

  @Test func itsTextsAreReadAndItsNumbersAreNot() {
    let reading = read(Self.bytes)
    #expect(reading.findings.isEmpty)
    #expect(
      reading.texts == [
        "in_app_ok": "Fine", "t\u{ed}tulo": "Caf\u{e9} \u{2713}",
        "long": String(repeating: "x", count: 20),
      ])
  }

  @Test func whatIsCutOffIsToldAndNeverTraps() {
    for count in 8..<Self.bytes.count {
      let reading = read(Array(Self.bytes.prefix(count)))
      #expect(reading.texts.isEmpty || reading.findings.isEmpty, "cut at byte \(count)")
    }
    #expect(
      read(Array(Self.bytes.prefix(40))).findings == [
        "1:1 The binary property list is damaged or holds no dictionary."
      ])
  }

  /// Offsets, counts and references that lead anywhere.
  @Test(arguments: [UInt64](1...40))
  func damagedBytesNeverTrap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var bytes = Self.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 8..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      let reading = read(bytes)
      #expect(reading.entries.count <= bytes.count, "seed \(seed)")
    }
  }
}
