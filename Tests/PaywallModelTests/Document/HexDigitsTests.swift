import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct HexDigitsTests {
  @Test func theLowestDigitsAreWrittenWithZerosBeforeThem() {
    #expect(HexDigits.text(0, count: 4) == "0000")
    #expect(HexDigits.text(0x9f, count: 4) == "009f")
    #expect(HexDigits.text(0xabcd_ef01, count: 4) == "ef01")
    #expect(HexDigits.text(.max, count: 16) == "ffffffffffffffff")
  }

  @Test func anyNumberIsWrittenAsTheStandardLibraryDoes() {
    var generator = SeededGenerator(seed: 19)
    for _ in 0..<200 {
      let most = UInt64.max >> UInt64.random(in: 0..<64, using: &generator)
      let number = UInt64.random(in: 0...most, using: &generator)
      let digits = String(number, radix: 16)
      let wanted = String(repeating: "0", count: 16 - digits.count) + digits
      #expect(HexDigits.text(number, count: 16) == wanted)
    }
  }
}
