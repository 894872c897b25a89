extension StartState {
  /// Days since 1970 of a day that is written `2026-03-01`; 0 where it cannot be read.
  static func dayNumber(of text: String) -> Int {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return 0 }
    let year = parts[1] <= 2 ? parts[0] - 1 : parts[0]
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (parts[1] + (parts[1] > 2 ? -3 : 9)) + 2) / 5 + parts[2] - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
