/// Moments of the calendar, UTC; no machine's clock and no zone is asked.
public enum UTCTime {
  /// Seconds in a day.
  public static let secondsPerDay = 86_400

  /// Seconds since 1970 of a day such as `2026-03-01` or a moment such as `2026-03-01T12:30:00Z`;
  /// nil when it is neither.
  public static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = days(String(parts[0])) else { return nil }
    guard parts.count == 2 else { return day * secondsPerDay }
    return timeOfDay(parts[1]).map { day * secondsPerDay + $0 }
  }

  /// Days since 1970 of a day such as `2026-03-01`, from 1970 on; nil when there is no such day.
  public static func days(_ text: String) -> Int? {
    CalendarDay(text).map { days(year: $0.year, month: $0.month, day: $0.day) }
  }

  /// `2026-03-01 12:30` for a person.
  public static func words(_ seconds: Int) -> String {
    let day = seconds / secondsPerDay
    let minutes = seconds % secondsPerDay / 60
    return "\(date(day)) \(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  /// Whole years are counted from March, so that a leap day is the last of its year.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func date(_ days: Int) -> String {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return "\(year)-\(padded((month + 2) % 12 + 1))-\(padded(day))"
  }

  private static func timeOfDay(_ text: Substring) -> Int? {
    guard text.last == "Z" else { return nil }
    let parts = text.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard [[2, 2], [2, 2, 2]].contains(parts.map(\.utf8.count)) else { return nil }
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count, numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
