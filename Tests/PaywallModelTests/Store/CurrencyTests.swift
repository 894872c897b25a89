import PaywallModel
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [
    ("USA", "USD", 2), ("IRL", "EUR", 2), ("JPN", "JPY", 0), ("CHN", "CNY", 2), ("ESP", "EUR", 2),
    ("COL", "COP", 2), ("DEU", "EUR", 2), ("KWT", "KWD", 3), ("UKR", "USD", 2),
  ])
  func theStorefrontDecidesTheMoney(storefront: String, code: String, digits: Int) {
    let currency = Currency(storefront: storefront)
    #expect(currency?.code == code)
    #expect(currency?.digits == digits)
  }

  @Test(arguments: ["", "XXX", "usa", "US", "Germany"])
  func aWordThatIsNoStorefrontHasNone(storefront: String) {
    #expect(Currency(storefront: storefront) == nil)
  }

  @Test func aStoreWithAnUnknownStorefrontSellsInDollars() {
    #expect(StoreCatalog(storefront: "???").currency == .dollar)
    #expect(StoreCatalog(storefront: "ESP", locale: "en_US").currency.code == "EUR")
  }

  @Test func anUnknownCurrencyShowsItsCode() {
    #expect(Currency(code: "COP").symbol == "COP")
    #expect(Currency(code: "EUR").symbol == "€")
  }
}
