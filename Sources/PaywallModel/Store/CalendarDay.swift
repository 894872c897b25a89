/// A day of the Gregorian calendar, from 1970 to 9999. Days are counted from the walk's first one;
/// the machine's calendar plays no part.
public struct CalendarDay: Hashable, Sendable {
  /// Four digits.
  public private(set) var year: Int
  /// 1 to 12.
  public private(set) var month: Int
  /// From 1.
  public private(set) var day: Int

  /// Reads `2026-03-01`; nil for anything else, and for days that no calendar has.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy(Self.isDigit) ? Int(part) : nil }
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], numbers.count == 3, numbers[0] >= 1970,
      (1...12).contains(numbers[1]),
      (1...Self.days(inMonth: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  private init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day on which a period that begins on this one is over. A month from the 31st ends on the
  /// last day of a month that is shorter. After the year 9999 the last day that there is.
  public func adding(_ period: Period) -> CalendarDay {
    switch period.unit {
    case .day: adding(days: period.count)
    case .week: adding(days: 7 * period.count)
    case .month: adding(months: period.count)
    case .year: adding(months: 12 * period.count)
    }
  }

  private func adding(months: Int) -> CalendarDay {
    let count = year * 12 + month - 1 + months
    guard count / 12 <= 9999 else { return Self.last }
    let (newYear, newMonth) = (count / 12, count % 12 + 1)
    return CalendarDay(
      year: newYear, month: newMonth,
      day: min(day, Self.days(inMonth: newMonth, of: newYear)))
  }

  private func adding(days: Int) -> CalendarDay {
    var moved = self
    moved.day += days
    while moved.day > Self.days(inMonth: moved.month, of: moved.year) {
      moved.day -= Self.days(inMonth: moved.month, of: moved.year)
      (moved.year, moved.month) =
        moved.month == 12 ? (moved.year + 1, 1) : (moved.year, moved.month + 1)
      if moved.year > 9999 { return Self.last }
    }
    return moved
  }

  private static let last = CalendarDay(year: 9999, month: 12, day: 31)

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// `2026-03-01`.
  public var iso8601: String { "\(year)-\(Self.padded(month))-\(Self.padded(day))" }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
