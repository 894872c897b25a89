import EmulatorTestSupport
import PaywallModel
import Testing

@Suite struct ExactDecimalTests {
  @Test(arguments: [
    ("9.99", 999, 2), ("79", 79, 0), ("4900", 4900, 0), ("39.0", 390, 1), ("0", 0, 0),
    ("3.9899999", 39_899_999, 7), ("0.05", 5, 2), ("007", 7, 0),
  ])
  func readsWhatFilesHold(text: String, units: Int64, digits: Int) {
    let number = ExactDecimal(text)
    #expect(number?.units == units)
    #expect(number?.digits == digits)
  }

  @Test(arguments: [
    "", ".", "5.", ".5", " 5", "5 ", "+5", "-5", "1,000", "1.000.000", "1e3", "€5", "0x10", "٩",
    "½",
    "9.99\u{301}", "99999999999999999999", "9223372036854775807",
  ])
  func refusesWhatIsNotAWholeNumber(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test func keepsNineDigitsAndRoundsTheTenth() {
    #expect(ExactDecimal("3.9899999999999998") == ExactDecimal("3.99"))
    #expect(ExactDecimal("0.0000000004") == .zero)
  }

  @Test func comparesByValueNotBySpelling() {
    #expect(ExactDecimal("39.0") == ExactDecimal("39"))
    #expect(Set([ExactDecimal("39.0"), ExactDecimal("39")]).count == 1)
    #expect(ExactDecimal(units: 999, digits: 2) < ExactDecimal(units: 10, digits: 0))
    #expect(ExactDecimal(units: .min, digits: 0) < ExactDecimal(units: .max, digits: 9))
    #expect(ExactDecimal(units: -1, digits: 9) < .zero)
  }

  @Test(arguments: [
    ("0.125", 2, "0.13"), ("0.124", 2, "0.12"), ("9.995", 2, "10.00"), ("958.5", 0, "959"),
    ("9.9", 2, "9.90"), ("3.9899999", 2, "3.99"), ("0.4", 0, "0"),
  ])
  func roundsHalfUp(text: String, digits: Int, rounded: String) {
    #expect(ExactDecimal(text)?.rounded(toDigits: digits)?.description == rounded)
  }

  @Test func roundsNegativeHalvesAwayFromZero() {
    #expect(ExactDecimal(units: -125, digits: 3).rounded(toDigits: 2)?.description == "-0.13")
  }

  @Test func addsAndSubtractsAcrossDigits() {
    let left = ExactDecimal(units: 1198_8, digits: 2)
    #expect(left.subtracting(ExactDecimal(units: 9999, digits: 2))?.description == "19.89")
    #expect(left.adding(ExactDecimal(units: 5, digits: 3))?.description == "119.885")
  }

  @Test func aFractionIsRoundedOnceOnly() {
    // 100 / 3 × 3 is 100 again, since nothing is cut in between.
    let price = ExactDecimal(units: 100, digits: 0)
    #expect(price.multiplied(by: 3, over: 3, toDigits: 2)?.description == "100.00")
    #expect(price.multiplied(by: 1, over: 3, toDigits: 2)?.description == "33.33")
    #expect(price.multiplied(by: 2, over: 3, toDigits: 2)?.description == "66.67")
  }

  @Test func whatDoesNotFitIsNilAndNeverTraps() {
    let most = ExactDecimal(units: .max, digits: 0)
    #expect(most.adding(most) == nil)
    #expect(most.rounded(toDigits: 9) == nil)
    #expect(most.multiplied(by: 2, toDigits: 0) == nil)
    #expect(most.multiplied(by: .max, over: .max, toDigits: 0) == most)
    #expect(most.multiplied(by: 1, over: 0, toDigits: 0) == nil)
    #expect(most.multiplied(by: 1, over: -1, toDigits: 0) == nil)
    #expect(ExactDecimal(units: .min, digits: 0).magnitude == nil)
    #expect(ExactDecimal(units: .min, digits: 9).subtracting(most) == nil)
  }

  @Test func randomSumsAgreeWithWholeNumbers() {
    let seed: UInt64 = 42
    print("seed \(seed)")
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let left = Int64.random(in: 0...1_000_000, using: &numbers)
      let right = Int64.random(in: 0...1_000_000, using: &numbers)
      let cents = ExactDecimal(units: left, digits: 2)
      let thousandths = ExactDecimal(units: right, digits: 3)
      #expect(cents.adding(thousandths)?.units == left * 10 + right)
      #expect((cents < thousandths) == (left * 10 < right))
      #expect(ExactDecimal(cents.description) == cents)
    }
  }
}
