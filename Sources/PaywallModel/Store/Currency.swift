/// The money of a storefront.
public struct Currency: Hashable, Sendable {
  /// ISO 4217: `EUR`.
  public var code: String
  /// Digits after the point: 0, 2 or 3.
  public var digits: Int
  /// What stands beside an amount: `€`; the code where there is no sign of its own.
  public var symbol: String

  /// The currency with a code; one that the table lacks counts two digits and shows its code.
  public init(code: String) {
    self.code = code
    digits = Self.withoutDigits.contains(code) ? 0 : Self.withThreeDigits.contains(code) ? 3 : 2
    symbol = Self.symbols[code] ?? code
  }

  /// The currency of a storefront, by its ISO 3166-1 alpha-3 code; nil for a code that is no
  /// country's. Storefronts without a currency of their own sell in US dollars.
  public init?(storefront: String) {
    guard let code = Storefronts.currencyCode(of: storefront) else { return nil }
    self.init(code: code)
  }

  /// US dollars, what a file without a storefront means.
  public static let dollar = Currency(code: "USD")

  private static let withoutDigits: Set = [
    "CLP", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF",
  ]
  private static let withThreeDigits: Set = ["BHD", "IQD", "JOD", "KWD", "OMR", "TND"]
  private static let symbols: [String: String] = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "CZK": "Kč", "DKK": "kr.", "EUR": "€",
    "GBP": "£", "HKD": "HK$", "HUF": "Ft", "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩",
    "KZT": "₸", "MXN": "MX$", "NGN": "₦", "NOK": "kr", "NZD": "NZ$", "PHP": "₱", "PLN": "zł",
    "RON": "lei", "RUB": "₽", "SEK": "kr", "SGD": "S$", "THB": "฿", "TRY": "₺", "TWD": "NT$",
    "USD": "$", "VND": "₫",
  ]
}

extension StoreCatalog {
  /// The money that its prices are in; the storefront decides, not the locale.
  public var currency: Currency { Currency(storefront: storefront) ?? .dollar }
}
