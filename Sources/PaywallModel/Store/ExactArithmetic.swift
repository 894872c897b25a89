extension ExactDecimal {
  /// This number times a fraction, rounded half up (away from zero) to so many digits; nil when the
  /// result does not fit or the denominator is not above 0. The product is never cut in between.
  public func multiplied(
    by numerator: Int, over denominator: Int = 1, toDigits wanted: Int
  ) -> ExactDecimal? {
    guard denominator > 0, (0...Self.mostDigits).contains(wanted) else { return nil }
    let up = Self.powerOfTen(max(0, wanted - digits))
    let down = Self.powerOfTen(max(0, digits - wanted))
    let (factor, factorOverflows) = UInt64(numerator.magnitude).multipliedReportingOverflow(by: up)
    let (divisor, divisorOverflows) = UInt64(denominator).multipliedReportingOverflow(by: down)
    if factorOverflows || divisorOverflows { return nil }
    let isNegative = (units < 0) != (numerator < 0)
    return Self.quotient(of: units.magnitude, times: factor, over: divisor)
      .flatMap { Self.signed($0, isNegative: isNegative) }
      .map { ExactDecimal(units: $0, digits: wanted) }
  }

  /// Rounded half up (away from zero) to so many digits; nil when that does not fit.
  public func rounded(toDigits wanted: Int) -> ExactDecimal? {
    multiplied(by: 1, toDigits: wanted)
  }

  /// The exact sum; nil when it does not fit.
  public func adding(_ other: ExactDecimal) -> ExactDecimal? {
    combined(with: other) { $0.addingReportingOverflow($1) }
  }

  /// The exact difference; nil when it does not fit.
  public func subtracting(_ other: ExactDecimal) -> ExactDecimal? {
    combined(with: other) { $0.subtractingReportingOverflow($1) }
  }

  /// Without its sign.
  public var magnitude: ExactDecimal? { units < 0 ? multiplied(by: -1, toDigits: digits) : self }

  /// How many hundredths of `whole` this is, rounded half up; nil when `whole` is not above 0.
  public func percentage(of whole: ExactDecimal) -> Int? {
    let common = max(digits, whole.digits)
    guard let part = rounded(toDigits: common), let all = whole.rounded(toDigits: common) else {
      return nil
    }
    let hundredths = ExactDecimal(units: part.units, digits: 0)
      .multiplied(by: 100, over: Int(all.units), toDigits: 0)
    return hundredths.map { Int($0.units) }
  }

  private func combined(
    with other: ExactDecimal, _ operation: (Int64, Int64) -> (Int64, Bool)
  ) -> ExactDecimal? {
    let common = max(digits, other.digits)
    guard let left = rounded(toDigits: common), let right = other.rounded(toDigits: common) else {
      return nil
    }
    let (units, overflows) = operation(left.units, right.units)
    return overflows ? nil : ExactDecimal(units: units, digits: common)
  }

  private static func quotient(of units: UInt64, times factor: UInt64, over divisor: UInt64)
    -> UInt64?
  {
    let product = units.multipliedFullWidth(by: factor)
    guard product.high < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    let (sum, overflows) = quotient.addingReportingOverflow(
      remainder >= divisor - remainder ? 1 : 0)
    return overflows ? nil : sum
  }

  private static func signed(_ magnitude: UInt64, isNegative: Bool) -> Int64? {
    Int64(exactly: magnitude).map { isNegative ? -$0 : $0 }
  }
}
