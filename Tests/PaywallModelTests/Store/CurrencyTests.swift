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

  @Test func everyStorefrontHasACurrencyOfThreeLetters() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    var found = 0
    for first in letters {
      for second in letters {
        for third in letters {
          guard let currency = Currency(storefront: first + second + third) else { continue }
          found += 1
          #expect(currency.code.count == 3 && [0, 2, 3].contains(currency.digits))
        }
      }
    }
    // Apple sells in 175 countries and regions.
    #expect((170...180).contains(found))
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
