/// A language's words for lengths of time.
struct PeriodWords: Hashable, Sendable {
  /// One unit's words.
  struct Word: Hashable, Sendable {
    /// As it follows "per".
    var bare: String
    /// The forms that stand with a number, as many as the language's `Plural` tells apart.
    var counted: [String]

    init(_ bare: String, _ counted: String...) {
      self.bare = bare
      self.counted = counted.isEmpty ? [bare] : counted
    }
  }

  var plural: Plural
  var day: Word
  var week: Word
  var month: Word
  var quarter: Word
  var year: Word
  /// Six months, as it follows "per".
  var semester: String
  var free: String

  subscript(unit: Period.Unit) -> Word {
    switch unit {
    case .day: day
    case .week: week
    case .month: month
    case .year: year
    }
  }

  subscript(length: Length) -> Word {
    switch length {
    case .day: day
    case .week: week
    case .month: month
    case .quarter: quarter
    case .year: year
    }
  }

  /// A number with its unit.
  func count(_ number: Int, _ word: Word) -> String {
    let form = min(plural.form(of: number), word.counted.count - 1)
    return plural.phrase(number, word.counted[form], isWhole: form < plural.formsWithoutNumber)
  }

  /// The words of a locale's language, else English.
  static func words(for locale: String) -> PeriodWords {
    words(in: LanguageTag(locale).language) ?? english
  }
}

/// Which form of a word a number takes.
enum Plural: Hashable, Sendable {
  /// One and all else.
  case one
  /// As `one`, but nought counts as one.
  case noughtAndOne
  /// No forms, and no blank between number and word.
  case joined
  /// One, two to four, all else.
  case czech
  /// Last digits decide; eleven to fourteen are many. In Polish only 1 itself is one.
  case polish, russian
  /// One and two without a number, three to ten, all else.
  case arabic

  /// How many of the first forms say their number by themselves.
  var formsWithoutNumber: Int {
    switch self {
    case .arabic: 2
    case .one, .noughtAndOne, .joined, .czech, .polish, .russian: 0
    }
  }

  func form(of number: Int) -> Int {
    switch self {
    case .one: number == 1 ? 0 : 1
    case .noughtAndOne: number < 2 ? 0 : 1
    case .joined: 0
    case .czech: number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
    case .polish: number == 1 ? 0 : Self.isFew(number) ? 1 : 2
    case .russian: number % 10 == 1 && number % 100 != 11 ? 0 : Self.isFew(number) ? 1 : 2
    case .arabic: number < 3 ? max(0, number - 1) : (3...10).contains(number) ? 2 : 3
    }
  }

  func phrase(_ number: Int, _ word: String, isWhole: Bool) -> String {
    switch self {
    case .joined: "\(number)\(word)"
    case .arabic where isWhole: word
    case .one, .noughtAndOne, .czech, .polish, .russian, .arabic:
      "\(number)\(PriceFormat.blank)\(word)"
    }
  }

  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }
}
