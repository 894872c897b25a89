/// A length of time as stores count it.
public struct Period: Hashable, Sendable {
  /// What is counted; the raw value is the letter of ISO 8601.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case day = "D"
    case week = "W"
    case month = "M"
    case year = "Y"

    /// Days in one, by the rule of `Length`.
    public var days: Int {
      switch self {
      case .day: Length.day.days
      case .week: Length.week.days
      case .month: Length.month.days
      case .year: Length.year.days
      }
    }
  }

  /// At least 1.
  public var count: Int
  /// What is counted.
  public var unit: Unit

  /// The most units that a file may ask for.
  public static let mostUnits = 9_999

  /// Makes a period.
  public init(_ count: Int, _ unit: Unit) {
    self.count = max(1, count)
    self.unit = unit
  }

  /// Reads ISO 8601 with one unit and a count of 1…9999: `P1M`, `P3D`. Anything else is nil.
  public init?(iso8601 text: String) {
    let digits = text.utf8.dropFirst().dropLast()
    guard text.first == "P", let unit = text.last.flatMap({ Unit(rawValue: String($0)) }),
      let number = ExactDecimal(String(decoding: digits, as: UTF8.self)), number.digits == 0,
      (1...Int64(Self.mostUnits)).contains(number.units)
    else { return nil }
    self.init(Int(number.units), unit)
  }

  /// `P1M`.
  public var iso8601: String { "P\(count)\(unit.rawValue)" }

  /// By the rule of `Length`.
  public var days: Int { min(count, Self.mostUnits) * unit.days }

  /// The period repeated, as an offer of several periods lasts.
  public func repeated(_ times: Int) -> Period {
    let (product, overflows) = count.multipliedReportingOverflow(by: max(1, times))
    return Period(overflows ? Self.mostUnits : min(product, Self.mostUnits), unit)
  }
}

/// A length that costs and durations are converted to (dossier §9.4).
///
/// The documentation's figures: a week is 7 days, a month 4 weeks, a quarter 3 months, a year 12
/// months. Conversions between lengths that the documentation does not show follow the same chain,
/// so a year counts 336 days.
public enum Length: Hashable, Sendable, CaseIterable {
  case day, week, month, quarter, year

  /// Days in one.
  public var days: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 4 * 7
    case .quarter: 3 * 4 * 7
    case .year: 12 * 4 * 7
    }
  }
}
