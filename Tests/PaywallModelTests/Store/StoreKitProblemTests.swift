import PaywallModel
import Testing

@Suite struct StoreKitProblemTests {
  private func lines(_ text: String) -> [String] { StoreKitFixtures.read(text).problems.lines }

  @Test(arguments: ["", " \n\t", "\u{FEFF}"])
  func anEmptyFileSaysSo(text: String) {
    let (store, problems) = StoreKitFixtures.read(text)
    #expect(store == nil)
    #expect(
      problems.lines == [
        "error json-empty 1:1 The file is empty. | Save the StoreKit configuration from Xcode again."
      ])
  }

  @Test(arguments: ["<?xml version=\"1.0\"?><plist/>", "\n<!DOCTYPE plist>", "bplist00\u{1}"])
  func aPropertyListIsNamed(text: String) {
    let (store, problems) = StoreKitFixtures.read(text)
    #expect(store == nil)
    #expect(problems.map(\.code) == ["property-list"])
  }

  @Test func aSyntaxErrorHasItsPlace() {
    let (store, problems) = StoreKitFixtures.read("{\n  \"products\" : [,]\n}")
    #expect(store == nil)
    #expect(problems.first?.position.line == 2)
  }

  @Test(arguments: ["[]", "3", "{}", #"{"presentation":{}}"#])
  func otherJSONIsNoStore(text: String) {
    let (store, problems) = StoreKitFixtures.read(text)
    #expect(store == nil)
    #expect(problems.map(\.code) == ["not-storekit"])
  }

  @Test func anEmptyPriceIsNoPrice() {
    let product = #"{"productID":"a","type":"Consumable","displayPrice":""}"#
    let (store, problems) = StoreKitFixtures.read(StoreKitFixtures.file(products: product))
    #expect(store?.products.first?.price == nil)
    #expect(
      problems.lines == [
        "warning no-price 1:98 The price is empty. | A dash is shown instead."
      ])
  }

  @Test(arguments: ["9,99", "€9.99", "free", "1.2.3", "-1", "9.99 "])
  func aTextThatIsNoPriceIsAnError(price: String) {
    let product = #"{"productID":"a","type":"Consumable","displayPrice":"\#(price)"}"#
    let (store, problems) = StoreKitFixtures.read(StoreKitFixtures.file(products: product))
    #expect(store?.products.first?.price == nil)
    #expect(problems.first?.code == "bad-price")
    #expect(problems.first?.severity == .error)
    #expect(problems.first?.message == "\"\(price)\" is not a price.")
    #expect(problems.first?.path == "products[0].displayPrice")
  }

  @Test func aPriceWrittenAsANumberCountsWithAWarning() {
    let product = #"{"productID":"a","type":"Consumable","displayPrice":9.99}"#
    let (store, problems) = StoreKitFixtures.read(StoreKitFixtures.file(products: product))
    #expect(store?.products.first?.price == ExactDecimal("9.99"))
    #expect(problems.map(\.code) == ["bad-value"])
  }

  @Test func aFreeOfferWithALeftOverPriceIsFree() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.subscription(
        """
        "introductoryOffer":{"paymentMode":"free","displayPrice":"0.99",
        "subscriptionPeriod":"P1W"},
        """))
    #expect(store?.products.first?.introductoryOffer?.price == nil)
    #expect(problems.map(\.message) == ["The offer is free and has the price 0.99."])
    #expect(
      StoreKitFixtures.read(
        StoreKitFixtures.subscription(
          #""introductoryOffer":{"paymentMode":"free","displayPrice":"0","subscriptionPeriod":"P1W"},"#
        )
      ).problems.isEmpty)
  }

  @Test func anOfferPaidInPartsMustSayHowOftenAndFollowItsPlan() {
    let text = StoreKitFixtures.subscription(
      #""winbackOffers":[{"paymentMode":"payAsYouGo","displayPrice":"1","subscriptionPeriod":"P1W"}],"#
    )
    #expect(
      Set(StoreKitFixtures.read(text).problems.map(\.code)) == ["missing-key", "other-period"])
  }

  @Test func anIdThatStandsTwiceIsAnError() {
    let product = StoreKitFixtures.product("")
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.file(products: product + ",\n" + product))
    #expect(store?.products.count == 1)
    #expect(
      problems.lines == [
        "error duplicate-id 2:14 The product \"app.life\" stands twice, first in line 1. | "
          + "The first counts; give the other its own productID."
      ])
  }

  @Test func aProductWithoutAnIdIsLeftOutAlone() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.file(products: #"{"type":"Consumable"},"# + StoreKitFixtures.product("")))
    #expect(store?.products.map(\.id) == ["app.life"])
    #expect(problems.map(\.code) == ["missing-key"])
  }

  @Test func theGroupThatASubscriptionStandsInDecides() {
    let text = StoreKitFixtures.subscription("").replacing(
      #""subscriptionGroupID":"G""#, with: #""subscriptionGroupID":"H""#)
    let (store, problems) = StoreKitFixtures.read(text)
    #expect(store?.products.first?.groupID == "G")
    #expect(problems.map(\.code) == ["other-group"])
  }

  @Test func aKeyThatIsNotKnownIsToldOncePerKind() {
    let products = (1...3).map { #"{"productID":"\#($0)","type":"Consumable","colour":1}"# }
    #expect(
      lines(StoreKitFixtures.file(products: products.joined(separator: ","))) == [
        "warning unknown-key 1:83 \"colour\" is not a key of a product. | It is left out."
      ])
  }

  @Test func aMisspeltListIsToldByTheNearestName() {
    let problems = lines(#"{"products":[],"nonRenewableSubscriptions":[]}"#)
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(#"Did you mean "nonRenewingSubscriptions"?"#) == true)
  }

  @Test func aPrivateKeyIsToldAndNeverShown() {
    let problems = lines(
      #"{"products":[],"subscriptionOffersKeyPair":{"id":"K","privateKey":"c2VjcmV0"}}"#)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("warning private-key 1:54") == true)
    #expect(problems.first?.contains("c2VjcmV0") == false)
  }

  @Test(arguments: [
    (#""_failTransactionsEnabled":true"#, true, false), (#""_askToBuyEnabled":true"#, false, true),
    (#""_storeKitErrors":[{"enabled":true,"name":"Purchase","current":null}]"#, true, false),
    (#""_storeKitErrors":[{"enabled":true,"name":"Load Products"}]"#, false, false),
    (#""_billingIssuesEnabled":true"#, false, false),
  ])
  func aSwitchThatSpoilsPurchasesIsToldAndKept(settings: String, fails: Bool, asks: Bool) {
    let (store, problems) = StoreKitFixtures.read(StoreKitFixtures.file(settings: settings))
    #expect(problems.map(\.code) == ["store-fails"])
    #expect(store?.failsTransactions == fails)
    #expect(store?.asksToBuy == asks)
  }

  @Test func whatIsChosenInASlotThatIsOffMeansNothing() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.file(
        settings: """
          "_storeKitErrors":[{"current":{"index":1,"type":"purchase"},"enabled":false,
          "name":"Purchase"}]
          """))
    #expect(problems.isEmpty)
    #expect(store?.failsTransactions == false)
  }

  @Test func unknownValuesOfSettingsAreTold() {
    let problems = lines(
      StoreKitFixtures.file(settings: #""_storefront":"MOON","_timeRate":14,"_failGrace":1"#))
    #expect(
      problems.map { String($0.split(separator: " ")[1]) } == [
        "unknown-storefront", "unknown-time-rate", "unknown-key",
      ])
  }

  @Test func valuesOfTheWrongKindNeverTrap() {
    let values = [
      "null", "true", "-1", "1e999", "\"\"", "[]", "{}", "[[]]", "[null]", "{\"a\":[]}",
    ]
    let keys = [
      "version", "products", "nonRenewingSubscriptions", "subscriptionGroups", "settings",
      "subscriptionOffersKeyPair",
    ]
    for key in keys {
      for value in values {
        let (store, _) = StoreKitFixtures.read(#"{"\#(key)":\#(value),"identifier":1}"#)
        #expect(store == nil || store?.products.isEmpty == true)
      }
    }
    let productKeys = [
      "displayPrice", "type", "localizations", "recurringSubscriptionPeriod", "groupNumber",
      "subscriptionGroupID", "introductoryOffer", "introductoryOffers", "winbackOffers",
    ]
    for key in productKeys {
      for value in values {
        let text =
          #"{"subscriptionGroups":[{"subscriptions":[{"productID":"a","\#(key)":\#(value)}]}]}"#
        #expect(StoreKitFixtures.read(text).store?.products.count == 1)
      }
    }
  }

  /// A phone sells what is billed by the month; here the subscription's own price is paid.
  @Test func aBillingPlanThatIsNotSoldIsTold() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.subscription(
        """
        "billingPlans":[{"billingPlanType":"BILLED_UPFRONT","isEnabled":true},
        {"billingPlanType":"MONTHLY","isEnabled":true},{"billingPlanType":"MONTHLY","isEnabled":false}],
        """))
    #expect(store?.product("app.month") != nil)
    #expect(problems.map(\.code) == ["unused-billing-plan"])
    #expect(problems.first?.message == "The billing plan \"MONTHLY\" is not sold here.")
  }
}
