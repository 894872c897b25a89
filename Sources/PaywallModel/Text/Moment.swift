/// A moment of the calendar, read without a clock or the machine's time zone.
public struct Moment: Hashable, Sendable {
  /// Since the first of January 1970, in UTC.
  public var seconds: Int

  /// Makes a moment.
  public init(seconds: Int) { self.seconds = seconds }

  /// Reads `2026-03-08`, `2026-03-08T18:00Z`, `2026-03-08T18:00:00.5+01:00`, from 1970 to 9999; a
  /// time without a zone is UTC. Anything else is nil.
  public init?(_ text: String) {
    let date = text.utf8.prefix(10)
    guard let day = CalendarDay(String(decoding: date, as: UTF8.self)) else { return nil }
    var cursor = DigitCursor(text.utf8.dropFirst(10))
    seconds = Self.days(day.year, day.month, day.day) * 86_400
    if cursor.isAtEnd { return }
    guard cursor.take("T") || cursor.take(" "), let time = cursor.time() else { return nil }
    seconds += time
    guard let zone = cursor.zone(), cursor.isAtEnd else { return nil }
    seconds -= zone
  }

  /// What such a text looks like, as a regular expression.
  static let pattern =
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]+)?)?"
    + "(Z|[+-][0-9]{2}:?[0-9]{2})?)?$"

  /// Days since the first of January 1970: years begin in March, so that the odd day comes last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}

/// Reads numbers of a fixed length.
private struct DigitCursor {
  private var rest: Substring.UTF8View

  init(_ rest: Substring.UTF8View) { self.rest = rest }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func number(_ length: Int) -> Int? {
    let digits = rest.prefix(length)
    guard digits.count == length, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(length)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// `18:00`, `18:00:30`, `18:00:30.25`, in seconds.
  mutating func time() -> Int? {
    guard let hour = number(2), hour < 24, take(":"), let minute = number(2), minute < 60 else {
      return nil
    }
    guard take(":") else { return hour * 3_600 + minute * 60 }
    guard let second = number(2), second < 60 else { return nil }
    if take(".") {
      guard number(1) != nil else { return nil }
      while number(1) != nil {}
    }
    return hour * 3_600 + minute * 60 + second
  }

  /// `Z`, `+01:00`, `-0530`, or nothing, in seconds.
  mutating func zone() -> Int? {
    if isAtEnd || take("Z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hour = number(2), hour < 24 else { return nil }
    _ = take(":")
    guard let minute = number(2), minute < 60 else { return nil }
    return (isWest ? -1 : 1) * (hour * 3_600 + minute * 60)
  }
}
