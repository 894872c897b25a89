/// How a language writes amounts.
struct PriceFormat: Hashable, Sendable {
  /// Where the currency's symbol stands.
  enum SymbolPlace: Hashable, Sendable { case before, beforeWithBlank, afterWithBlank }
  /// Where the percent sign stands. A blank parts it from the number in every language, as the
  /// standard for units asks; only Turkish puts it first.
  enum PercentPlace: Hashable, Sendable { case before, afterWithBlank }

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
    percentPlace: PercentPlace = .afterWithBlank, groupsFourDigits: Bool = true,
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
    return format(named: tag.full) ?? format(named: tag.language) ?? english
  }

  func symbol(of currency: Currency) -> String {
    homeSymbols[currency.code] ?? currency.symbol
  }

  /// The digits of an amount that is not below 0, grouped.
  func number(_ amount: ExactDecimal) -> String {
    let parts = amount.description.split(separator: ".")
    let whole = grouped(parts.first.map(String.init) ?? "0")
    return parts.count == 2 ? whole + point + String(parts[1]) : whole
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

  private static let english = PriceFormat(".", ",", .before)

  private static func format(named name: String) -> PriceFormat? {
    switch name {
    // Western digits in Arabic too, as in the Emirates and the Maghreb.
    case "ar", "he": PriceFormat(".", ",", .afterWithBlank)
    case "cs", "ru", "sv": PriceFormat(",", blank, .afterWithBlank)
    case "de", "it": PriceFormat(",", ".", .afterWithBlank)
    case "en", "ja", "ko": english
    case "en-au": PriceFormat(".", ",", .before, homeSymbols: ["AUD": "$"])
    case "en-ca": PriceFormat(".", ",", .before, homeSymbols: ["CAD": "$"])
    case "es": PriceFormat(",", ".", .afterWithBlank, groupsFourDigits: false)
    case "es-mx": PriceFormat(".", ",", .before, homeSymbols: ["MXN": "$", "USD": "USD"])
    case "fr": PriceFormat(",", blank, .afterWithBlank, homeSymbols: ["USD": "$US"])
    case "nl", "pt": PriceFormat(",", ".", .beforeWithBlank)
    case "pl", "pt-pt": PriceFormat(",", blank, .afterWithBlank, groupsFourDigits: false)
    case "tr": PriceFormat(",", ".", .before, percentPlace: .before)
    case "zh": PriceFormat(".", ",", .before, homeSymbols: ["CNY": "¥", "JPY": "JP¥"])
    default: nil
    }
  }
}

/// A locale's name in one spelling, so that tables can be looked up by it.
struct LanguageTag: Hashable, Sendable {
  /// `pt-br`, without a script.
  var full: String
  /// `pt`.
  var language: String

  /// What a table has for the locale, else for its language.
  func own<Value>(of table: [String: Value]) -> Value? {
    if table.isEmpty { return nil }
    return table[full] ?? (language == full ? nil : table[language])
  }

  init(_ locale: String) {
    if locale.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      (full, language) = (locale, locale)
      return
    }
    let parts = locale.lowercased().split { $0 == "_" || $0 == "-" }
    language = parts.first.map(String.init) ?? ""
    // A script has four letters: zh-Hans-CN.
    full = parts.dropFirst().filter { $0.count != 4 }.reduce(language) { "\($0)-\($1)" }
  }
}
