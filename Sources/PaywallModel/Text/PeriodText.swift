/// The one place where lengths of time become words.
public enum PeriodText {
  /// The unit of a period as it follows "per": `month`, `quarter` for three months, `2 months`.
  public static func period(_ period: Period, locale: String) -> String {
    let words = PeriodWords.words(for: locale)
    switch (period.unit, period.count) {
    case (.month, 3): return words.quarter.bare
    case (.month, 6): return words.semester
    case (.day, 1), (.week, 1), (.month, 1), (.year, 1): return words[period.unit].bare
    case (.day, _), (.week, _), (.month, _), (.year, _): return duration(period, locale: locale)
    }
  }

  /// How long a period lasts: `1 month`, `7 days`. The blank does not break.
  public static func duration(_ period: Period, locale: String) -> String {
    let words = PeriodWords.words(for: locale)
    return words.count(period.count, words[period.unit])
  }

  /// A period counted in another length, cut to whole ones: `4 weeks`; `0` when there is no whole
  /// one (dossier §9.4).
  public static func duration(of period: Period, in length: Length, locale: String) -> String {
    let count = period.days / length.days
    guard count > 0 else { return "0" }
    let words = PeriodWords.words(for: locale)
    return words.count(count, words[length])
  }

  /// What stands for the price of something free.
  public static func free(locale: String) -> String { PeriodWords.words(for: locale).free }
}
