/// The app's own words for lengths of time (dossier §4.1); nil where it puts none in their place.
extension AppTexts {
  /// What stands for the price of something free.
  func free(locale: String) -> String? { override(.priceFree, locale: locale) }

  /// A period as it follows "per".
  func period(_ period: Period, locale: String) -> String? {
    length(period, "plural_rule", locale: locale)
  }

  /// How long a period lasts.
  func duration(_ period: Period, locale: String) -> String? {
    length(period, "duration_plural_rule", locale: locale)
  }

  private func length(_ period: Period, _ rule: String, locale: String) -> String? {
    for form in Self.forms(of: period) {
      let name = "ply_in_app_period_\(period.unit.textName)_\(rule)_\(form)"
      if let text = SDKText(rawValue: name).flatMap({ override($0, locale: locale) }) {
        return FormatText(text).filled(with: [String(period.count)])
      }
    }
    return nil
  }

  /// The SDK tells none, one, three, six and many apart; the first that has a text counts.
  private static func forms(of period: Period) -> [String] {
    switch (period.unit, period.count) {
    case (_, 1): ["none", "one"]
    case (.month, 3): ["three", "many"]
    case (.month, 6): ["six", "many"]
    default: ["many"]
    }
  }
}

extension Period.Unit {
  /// As the keys of texts have it.
  fileprivate var textName: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }
}
