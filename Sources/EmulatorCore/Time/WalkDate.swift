import PaywallModel

/// Dates of a walk: its clock begins at midnight of the day that the project names; the machine's
/// clock plays no part.
enum WalkDate {
  private static let dayMilliseconds = 86_400_000

  /// Since 1970.
  static func milliseconds(_ catalog: Shared<Catalog>, at moment: Instant) -> Int {
    catalog.value.project.start.dayNumber * dayMilliseconds + moment.milliseconds
  }

  /// `2026-03-01T00:00:17.100Z`.
  static func text(_ catalog: Shared<Catalog>, at moment: Instant) -> String {
    let rest = positive(moment.milliseconds % dayMilliseconds, dayMilliseconds)
    var text = Digits()
    text.add(day: day(of: moment, catalog))
    text.add(rest / 3_600_000, 2, after: "T")
    text.add(rest / 60_000 % 60, 2, after: ":")
    text.add(rest / 1_000 % 60, 2, after: ":")
    text.add(rest % 1_000, 3, after: ".")
    text.add("Z")
    return text.text
  }

  /// `2026-03-01`: the day of a moment.
  static func day(_ catalog: Shared<Catalog>, at moment: Instant) -> String {
    var text = Digits()
    text.add(day: day(of: moment, catalog))
    return text.text
  }

  /// Since 1970.
  private static func day(of moment: Instant, _ catalog: Shared<Catalog>) -> Int {
    let passed = Int((Double(moment.milliseconds) / Double(dayMilliseconds)).rounded(.down))
    return catalog.value.project.start.dayNumber + passed
  }

  private static func positive(_ number: Int, _ unit: Int) -> Int {
    number < 0 ? number + unit : number
  }
}

/// A text of numbers that is made byte by byte: events have many.
private struct Digits {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init() { bytes.reserveCapacity(24) }

  /// Adds a number with zeros before it; one that needs more digits has more.
  mutating func add(_ number: Int, _ digits: Int, after separator: Unicode.Scalar? = nil) {
    if let separator { add(separator) }
    let zero = UInt8(ascii: "0")
    let first = bytes.count
    for _ in 0..<digits { bytes.append(zero) }
    var rest = number
    for place in (first..<bytes.count).reversed() where rest > 0 {
      bytes[place] = zero + UInt8(rest % 10)
      rest /= 10
    }
    guard rest != 0 else { return }
    let written = String(number)
    bytes.removeLast(min(digits, written.utf8.count))
    bytes += written.utf8
  }

  /// Adds a sign of ASCII.
  mutating func add(_ sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }

  /// Adds a day by its number since 1970.
  mutating func add(day days: Int) {
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
    add(year, 4)
    add(month, 2, after: "-")
    add(day, 2, after: "-")
  }
}
