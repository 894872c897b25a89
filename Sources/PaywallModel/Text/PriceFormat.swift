/// How a language writes amounts.
struct PriceFormat: Hashable, Sendable {
  /// Where the currency's symbol stands.
  enum SymbolPlace: Hashable, Sendable { case before, beforeWithBlank, afterWithBlank }
  /// Where the percent sign stands.
  enum PercentPlace: Hashable, Sendable { case before, after, afterWithBlank }

  /// U+00A0. Also where a language would use the narrow U+202F, whose width terminals disagree on.
  static let blank = "\u{A0}"

  var point: String
  /// What stands between groups of three digits.
  var groupSeparator: String
  var symbolPlace: SymbolPlace
  var percentPlace: PercentPlace
  /// Spanish, Portuguese and Polish write 4900 without a separator and 49 000 with one.
  var groupsFourDigits: Bool
  /// The currency that this language's own country calls by its bare sign, with that sign.
  var homeSymbols: [String: String]

  init(
    _ point: String, _ groupSeparator: String, _ symbolPlace: SymbolPlace,
    _ percentPlace: PercentPlace, groupsFourDigits: Bool = true,
    homeSymbols: [String: String] = [:]
  ) {
    self.point = point
    self.groupSeparator = groupSeparator
    self.symbolPlace = symbolPlace
    self.percentPlace = percentPlace
    self.groupsFourDigits = groupsFourDigits
    self.homeSymbols = homeSymbols
  }

  /// The format of a locale, `pt_BR` or `pt-BR`: its own, else its language's, else English.
  static func format(for locale: String) -> PriceFormat {
    let tag = LanguageTag(locale)
    return table[tag.full] ?? table[tag.language] ?? english
  }

  func symbol(of currency: Currency) -> String {
    homeSymbols[currency.code] ?? currency.symbol
  }

  /// The digits of an amount that is not below 0, grouped.
  func number(_ amount: ExactDecimal) -> String {
    let parts = amount.description.split(separator: ".")
    let whole = grouped(parts.first.map(String.init) ?? "0")
    return parts.count == 2 ? whole + point + parts[1] : whole
  }

  private func grouped(_ digits: String) -> String {
    guard digits.count > (groupsFourDigits ? 3 : 4) else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return groups.reversed().joined(separator: groupSeparator)
  }

  private static let english = PriceFormat(".", ",", .before, .after)

  private static let table: [String: PriceFormat] = [
    // Western digits in Arabic too, as in the Emirates and the Maghreb.
    "ar": PriceFormat(".", ",", .afterWithBlank, .after),
    "cs": PriceFormat(",", blank, .afterWithBlank, .afterWithBlank),
    "de": PriceFormat(",", ".", .afterWithBlank, .afterWithBlank),
    "en": english,
    "en-au": PriceFormat(".", ",", .before, .after, homeSymbols: ["AUD": "$"]),
    "en-ca": PriceFormat(".", ",", .before, .after, homeSymbols: ["CAD": "$"]),
    "es": PriceFormat(",", ".", .afterWithBlank, .afterWithBlank, groupsFourDigits: false),
    "es-mx": PriceFormat(
      ".", ",", .before, .after, homeSymbols: ["MXN": "$", "USD": "USD"]),
    "fr": PriceFormat(",", blank, .afterWithBlank, .afterWithBlank, homeSymbols: ["USD": "$US"]),
    "he": PriceFormat(".", ",", .afterWithBlank, .after),
    "it": PriceFormat(",", ".", .afterWithBlank, .after),
    "ja": PriceFormat(".", ",", .before, .after),
    "ko": PriceFormat(".", ",", .before, .after),
    "nl": PriceFormat(",", ".", .beforeWithBlank, .after),
    "pl": PriceFormat(",", blank, .afterWithBlank, .after, groupsFourDigits: false),
    "pt": PriceFormat(",", ".", .beforeWithBlank, .after),
    "pt-pt": PriceFormat(",", blank, .afterWithBlank, .after, groupsFourDigits: false),
    "ru": PriceFormat(",", blank, .afterWithBlank, .afterWithBlank),
    "sv": PriceFormat(",", blank, .afterWithBlank, .afterWithBlank),
    "tr": PriceFormat(",", ".", .before, .before),
    "zh": PriceFormat(".", ",", .before, .after, homeSymbols: ["CNY": "¥", "JPY": "JP¥"]),
  ]
}

/// A locale's name in one spelling, so that tables can be looked up by it.
struct LanguageTag: Hashable, Sendable {
  /// `pt-br`, without a script.
  var full: String
  /// `pt`.
  var language: String

  init(_ locale: String) {
    let parts = locale.lowercased().split { $0 == "_" || $0 == "-" }
    language = parts.first.map(String.init) ?? ""
    // A script has four letters: zh-Hans-CN.
    full = parts.filter { $0.count != 4 || $0 == parts.first }.joined(separator: "-")
  }
}
