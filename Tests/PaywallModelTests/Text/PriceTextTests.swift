import PaywallModel
import Testing

/// Blanks that do not break are written `_` here.
@Suite struct PriceTextTests {
  private func visible(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" ? "_" : $0 })
  }

  @Test(arguments: [
    ("en", "€9.99"), ("en_GB", "€9.99"), ("fr", "9,99_€"), ("de", "9,99_€"), ("es_ES", "9,99_€"),
    ("it", "9,99_€"), ("nl", "€_9,99"), ("pt-BR", "€_9,99"), ("pt-PT", "9,99_€"), ("pl", "9,99_€"),
    ("cs", "9,99_€"), ("sv-SE", "9,99_€"), ("ru", "9,99_€"), ("tr", "€9,99"), ("ar", "9.99_€"),
    ("he", "9.99_€"), ("ja", "€9.99"), ("ko", "€9.99"), ("zh-Hans-CN", "€9.99"), ("xx", "€9.99"),
    ("", "€9.99"),
  ])
  func writesEurosAsEachLanguageDoes(locale: String, text: String) {
    let price = ExactDecimal(units: 999, digits: 2)
    let euro = Currency(code: "EUR")
    #expect(visible(PriceText.amount(price, in: euro, locale: locale)) == text)
  }

  @Test(arguments: [
    ("JPY", "ja", "958", "¥958"), ("JPY", "ja", "7198", "¥7,198"), ("JPY", "en", "958.4", "¥958"),
    ("USD", "en", "3.9899999", "$3.99"), ("USD", "en", "39.0", "$39.00"),
    ("USD", "fr", "9.99", "9,99_$US"), ("CNY", "zh_Hans", "68", "¥68.00"),
    ("CNY", "en", "68", "CN¥68.00"), ("COP", "en", "4900", "COP_4,900.00"),
    ("COP", "es_MX", "29900", "COP_29,900.00"), ("KWD", "en", "1.2345", "KWD_1.235"),
    ("PLN", "pl", "1234.5", "1234,50_zł"), ("EUR", "es", "4900", "4900,00_€"),
    ("EUR", "es", "49000", "49.000,00_€"), ("EUR", "fr", "1234567.891", "1_234_567,89_€"),
    ("USD", "en", "0", "$0.00"), ("USD", "en", "0.005", "$0.01"), ("CZK", "cs", "249", "249,00_Kč"),
    ("BRL", "pt_BR", "1999.9", "R$_1.999,90"), ("TRY", "tr", "49.99", "₺49,99"),
    ("MXN", "es_MX", "199", "$199.00"), ("AED", "ar", "19.99", "19.99_AED"),
  ])
  func roundsToTheCurrencysDigits(code: String, locale: String, amount: String, text: String) {
    let written = ExactDecimal(amount).map {
      PriceText.amount($0, in: Currency(code: code), locale: locale)
    }
    #expect(written.map(visible) == text)
  }

  @Test(arguments: [
    ("en", "17_%"), ("fr", "17_%"), ("ja", "17_%"), ("tr", "%17"),
  ])
  func writesPercentages(locale: String, text: String) {
    #expect(visible(PriceText.percentage(17, locale: locale)) == text)
  }

  @Test func anAmountTooLargeToWriteIsADash() {
    let huge = ExactDecimal(units: .max, digits: 0)
    #expect(PriceText.amount(huge, in: .dollar, locale: "en") == "–")
  }

  @Test func aNegativeAmountKeepsItsSign() {
    let credit = ExactDecimal(units: -150, digits: 2)
    #expect(PriceText.amount(credit, in: .dollar, locale: "en") == "-$1.50")
  }
}
