/// An exact decimal number: `units` × 10^-`digits`. Prices never become binary fractions.
public struct ExactDecimal: Sendable {
  /// The number without its point; below 0 for a negative one.
  public let units: Int64
  /// Digits after the point, 0…9.
  public let digits: Int

  /// How many digits after the point are kept.
  public static let mostDigits = 9

  /// Nothing.
  public static let zero = ExactDecimal(units: 0, digits: 0)

  /// Makes a number; digits outside 0…9 are brought inside.
  public init(units: Int64, digits: Int) {
    self.units = units
    self.digits = min(max(digits, 0), Self.mostDigits)
  }

  /// Reads a whole text of digits with at most one point between them: `9.99`, `79`, `3.9899999`.
  /// Anything else is nil, `""`, `1e3` and `1,000` too. What follows the ninth digit is rounded in.
  public init?(_ text: String) {
    let parts = Array(text.utf8).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(Self.isDigits) else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    let kept = fraction.prefix(Self.mostDigits)
    var units: UInt64 = 0
    for byte in Array(parts[0]) + kept {
      let (tens, isTooLarge) = units.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      if isTooLarge || overflows { return nil }
      units = sum
    }
    let roundsUp = fraction.count > kept.count && fraction[kept.count] >= UInt8(ascii: "5")
    guard let exact = Int64(exactly: units), exact < .max else { return nil }
    self.init(units: exact + (roundsUp ? 1 : 0), digits: kept.count)
  }

  private static func isDigits(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// 10 to a power of 0…18.
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension ExactDecimal: Comparable, Hashable {
  /// By value: 39.0 is 39.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.scaled == right.scaled
  }

  /// By value.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.scaled < right.scaled
  }

  /// By value, as `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scaled.high)
    hasher.combine(scaled.low)
  }

  /// The units that the number would have with all nine digits, in 128 bits.
  private var scaled: (high: Int64, low: UInt64) {
    units.multipliedFullWidth(by: Int64(Self.powerOfTen(Self.mostDigits - digits)))
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// With a point and all its digits: `9.90`. For people, `PriceText` writes amounts.
  public var description: String {
    let text = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let whole = padded.dropLast(digits)
    let sign = units < 0 ? "-" : ""
    return digits == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(padded.suffix(digits))"
  }
}
