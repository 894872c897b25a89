/// Days as people write them, in the languages that the SDK's texts have here.
public enum DateText {
  /// `1 March 2027`, `1. März 2027`, `2027年3月1日`; in other languages `2027-03-01`.
  public static func text(_ day: CalendarDay, locale: String) -> String {
    let language = locale.lowercased().prefix { $0 != "-" && $0 != "_" }
    if language == "ja" { return "\(day.year)年\(day.month)月\(day.day)日" }
    guard let form = forms[String(language)] else { return day.iso8601 }
    let month = form.months[day.month - 1]
    return "\(day.day)\(form.afterDay)\(month)\(form.afterMonth)\(day.year)"
  }

  private struct Form {
    let afterDay: String
    let afterMonth: String
    /// The twelve months, one after the other.
    let months: [Substring]

    init(_ afterDay: String, _ afterMonth: String, _ months: String) {
      self.afterDay = afterDay
      self.afterMonth = afterMonth
      self.months = months.split(separator: " ")
    }
  }

  private static let forms: [String: Form] = [
    "en": Form(
      " ", " ",
      "January February March April May June July August September October November December"),
    "fr": Form(
      " ", " ",
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    "de": Form(
      ". ", " ",
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    "es": Form(
      " de ", " de ",
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  ]
}
