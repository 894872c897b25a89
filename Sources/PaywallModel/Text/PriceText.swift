/// The one place where amounts and percentages become text.
///
/// The table is our own because Foundation's formatters answer differently from machine to machine,
/// and a recording must replay to the same characters.
public enum PriceText {
  /// What stands where there is no price.
  public static let missing = "–"

  /// An amount as a language writes it, rounded half up to the currency's digits: `€9.99`,
  /// `9,99 €`. Blanks in it do not break.
  public static func amount(
    _ amount: ExactDecimal, in currency: Currency, locale: String
  ) -> String {
    guard let rounded = amount.rounded(toDigits: currency.digits) else { return missing }
    let format = PriceFormat.format(for: locale)
    let symbol = format.symbol(of: currency)
    let digits = format.number(rounded.magnitude ?? rounded)
    let sign = rounded.units < 0 ? "-" : ""
    switch format.symbolPlace {
    case .before:
      // A code or a word would run into the digits: `COP 4,900`.
      let isWord = symbol.unicodeScalars.last?.properties.isAlphabetic == true
      return sign + symbol + (isWord ? PriceFormat.blank : "") + digits
    case .beforeWithBlank: return sign + symbol + PriceFormat.blank + digits
    case .afterWithBlank: return sign + digits + PriceFormat.blank + symbol
    }
  }

  /// A percentage as a language writes it: `17 %`, `%17`. Its blank does not break.
  public static func percentage(_ hundredths: Int, locale: String) -> String {
    switch PriceFormat.format(for: locale).percentPlace {
    case .afterWithBlank: "\(hundredths)\(PriceFormat.blank)%"
    case .before: "%\(hundredths)"
    }
  }
}
