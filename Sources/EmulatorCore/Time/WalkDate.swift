import PaywallModel

/// Dates of a walk: its clock begins at midnight of the day that the project names; the machine's
/// clock plays no part.
enum WalkDate {
  private static let dayMilliseconds = 86_400_000

  /// Since 1970.
  static func milliseconds(_ catalog: Catalog, at moment: Instant) -> Int {
    days(until: catalog.project.start.date) * dayMilliseconds + moment.milliseconds
  }

  /// `2026-03-01T00:00:17.100Z`.
  static func text(_ catalog: Catalog, at moment: Instant) -> String {
    let rest = positive(moment.milliseconds % dayMilliseconds, dayMilliseconds)
    let clock = [(rest / 3_600_000, 2), (rest / 60_000 % 60, 2), (rest / 1_000 % 60, 2)]
      .map(padded).joined(separator: ":")
    return "\(day(catalog, at: moment))T\(clock).\(padded(rest % 1_000, 3))Z"
  }

  /// `2026-03-01`: the day of a moment.
  static func day(_ catalog: Catalog, at moment: Instant) -> String {
    let passed = Int((Double(moment.milliseconds) / Double(dayMilliseconds)).rounded(.down))
    return text(ofDay: days(until: catalog.project.start.date) + passed)
  }

  private static func positive(_ number: Int, _ unit: Int) -> Int {
    number < 0 ? number + unit : number
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Days since 1970 of a day that is written so; 0 where it cannot be read.
  private static func days(until text: String) -> Int {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return 0 }
    let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (parts[1] + (parts[1] > 2 ? -3 : 9)) + 2) / 5 + parts[2] - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func text(ofDay days: Int) -> String {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
