/// `{{TIMER(HOURS)}}` and its kind: one unit of the time that is left (dossier §9.4).
struct TimerTag: Hashable, Sendable {
  /// From the largest to the smallest.
  enum Unit: String, Hashable, Sendable, CaseIterable {
    case months = "MONTHS"
    case days = "DAYS"
    case hours = "HOURS"
    case minutes = "MINUTES"
    case seconds = "SECONDS"

    /// A month of a countdown has 30 days.
    var length: Int {
      switch self {
      case .months: 30 * 86_400
      case .days: 86_400
      case .hours: 3_600
      case .minutes: 60
      case .seconds: 1
      }
    }
  }

  var unit: Unit

  /// Reads what stands between the braces; nil when it is no such tag.
  init?(_ body: String) {
    let name = body.filter { $0 != " " }
    guard name.hasPrefix("TIMER("), name.hasSuffix(")") else { return nil }
    guard let unit = Unit(rawValue: String(name.dropFirst(6).dropLast())) else { return nil }
    self.unit = unit
  }

  /// Every tag as it is written.
  static let names = Unit.allCases.map { "TIMER(\($0.rawValue))" }
}

/// How the time that is left is written in one text.
struct TimerText {
  /// Nil where nobody knows when it ends.
  let secondsLeft: Int?
  private let units: Set<TimerTag.Unit>

  /// `segments`: of the whole text, because a unit counts what the larger ones in it leave over.
  init(secondsLeft: Int?, segments: [TagScanner.Segment]) {
    self.secondsLeft = secondsLeft
    units = Set(
      segments.compactMap { segment in
        if case .braced(let body) = segment { TimerTag(body)?.unit } else { nil }
      })
  }

  /// Two digits and more; dashes where nothing is known.
  func text(of tag: TimerTag) -> String {
    guard let secondsLeft else { return PriceText.missing + PriceText.missing }
    var rest = max(0, secondsLeft)
    for unit in TimerTag.Unit.allCases {
      if unit == tag.unit { return Self.padded(rest / unit.length) }
      if units.contains(unit) { rest %= unit.length }
    }
    return Self.padded(rest)
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Countdown {
  /// The seconds that are left so long after the screen was shown; never below 0; nil when it waits
  /// for an attribute that is not set or holds no moment, or nobody knows what day it is.
  public func secondsLeft(afterMilliseconds elapsed: Int, in context: TextContext) -> Int? {
    switch end {
    case .afterShowing(let seconds): return max(0, seconds - max(0, elapsed) / 1_000)
    case .at(let end): return context.now.map { max(0, end - $0.seconds) }
    case .attribute(let key, let offset):
      guard let now = context.now, let begin = context.attributes[key].flatMap({ Moment($0) })
      else { return nil }
      return max(0, begin.seconds + offset - now.seconds)
    }
  }

  /// The whole time from the showing of the screen on, which decides whether days are written.
  private func wholeSeconds(afterMilliseconds elapsed: Int, in context: TextContext) -> Int {
    let left = secondsLeft(afterMilliseconds: elapsed, in: context) ?? 0
    switch end {
    case .afterShowing(let seconds): return seconds
    case .at, .attribute: return left + max(0, elapsed) / 1_000
    }
  }

  /// What it reads as a label: its own text, else days where there are any, hours, minutes and
  /// seconds between colons.
  func label(afterMilliseconds elapsed: Int, in context: TextContext) -> Label {
    if let text { return Label(text: text, textsByLanguage: textsByLanguage) }
    let whole = wholeSeconds(afterMilliseconds: elapsed, in: context)
    let units = TimerTag.Unit.allCases.dropFirst(whole < 86_400 ? 2 : 1)
    let usual = units.map { "{{TIMER(\($0.rawValue))}}" }.joined(separator: ":")
    return Label(text: usual, textsByLanguage: textsByLanguage)
  }
}
