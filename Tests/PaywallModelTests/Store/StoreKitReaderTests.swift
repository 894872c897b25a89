import PaywallModel
import Testing

@Suite struct StoreKitReaderTests {
  @Test func readsAProduct() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.file(products: StoreKitFixtures.product(#""referenceName":"For life","#)))
    #expect(problems.isEmpty)
    #expect(
      store?.products == [
        StoreProduct(
          id: "app.life", kind: .nonConsumable, displayName: "For life",
          price: ExactDecimal(units: 79, digits: 0))
      ])
  }

  @Test func readsASubscriptionWithItsOffers() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.subscription(
        """
        "introductoryOffer":{"internalID":"1","paymentMode":"free","subscriptionPeriod":"P1W"},
        "adHocOffers":[{"offerID":"spring","referenceName":"Spring","paymentMode":"payUpFront",
        "displayPrice":"9.90","subscriptionPeriod":"P3M","numberOfPeriods":1}],"codeOffers":[],
        "winbackOffers":[{"offerID":"back","isEligible":true,"paymentMode":"payAsYouGo",
        "displayPrice":"2.99","subscriptionPeriod":"P1M","numberOfPeriods":3}],
        """))
    #expect(problems.isEmpty)
    let product = store?.product("app.month")
    #expect(product?.period == Period(1, .month))
    #expect(product?.groupID == "G")
    #expect(product?.groupLevel == 2)
    #expect(
      product?.introductoryOffer == StoreOffer(paymentMode: .free, period: Period(1, .week)))
    #expect(
      product?.promotionalOffers == [
        StoreOffer(
          id: "spring", paymentMode: .payUpFront, price: ExactDecimal("9.9"),
          period: Period(3, .month))
      ])
    #expect(
      product?.winbackOffers == [
        StoreOffer(
          id: "back", paymentMode: .payAsYouGo, price: ExactDecimal("2.99"),
          period: Period(1, .month), numberOfPeriods: 3)
      ])
  }

  @Test func readsCodeOffersByTheirNames() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.subscription(
        """
        "codeOffers":[{"referenceName":"SPRING","eligibility":["new","expired"],"isStackable":true,
        "paymentMode":"payUpFront","displayPrice":"0.99","subscriptionPeriod":"P3M"},
        {"offerID":"own","referenceName":"OTHER","paymentMode":"free","subscriptionPeriod":"P1W"}],
        """))
    #expect(problems.isEmpty)
    let product = store?.product("app.month")
    #expect(product?.namedOffers.map(\.id) == ["SPRING", "own"])
    #expect(product?.codeOffers.map(\.price) == [ExactDecimal("0.99"), nil])
    #expect(product?.codeOffers.map(\.period) == [Period(3, .month), Period(1, .week)])
  }

  @Test func readsNonRenewingSubscriptionsOfTheirOwnList() {
    let (store, problems) = StoreKitFixtures.read(
      """
      {"nonRenewingSubscriptions":[{"productID":"app.days","displayPrice":"14.0",
      "type":"NonRenewingSubscription","localizations":[]}]}
      """)
    #expect(problems.isEmpty)
    #expect(store?.products.first?.kind == .nonRenewingSubscription)
    #expect(store?.products.first?.period == nil)
  }

  @Test func readsTheSettings() {
    let (store, problems) = StoreKitFixtures.read(
      StoreKitFixtures.file(
        settings: #""_storefront":"JPN","_locale":"en_US","_timeRate":15,"_storeKitErrors":[]"#))
    #expect(problems.isEmpty)
    #expect(store == StoreCatalog(storefront: "JPN", locale: "en_US"))
  }

  @Test func theNewerListOfIntroductoryOffersCounts() {
    let offer = #"{"paymentMode":"free","subscriptionPeriod":"P1W"}"#
    let other = #"{"paymentMode":"free","subscriptionPeriod":"P3D"}"#
    let same = StoreKitFixtures.read(
      StoreKitFixtures.subscription(
        #""introductoryOffer":\#(offer),"introductoryOffers":[\#(offer)],"#))
    #expect(same.problems.isEmpty)
    let different = StoreKitFixtures.read(
      StoreKitFixtures.subscription(
        #""introductoryOffer":\#(offer),"introductoryOffers":[\#(other)],"#))
    #expect(different.problems.map(\.code) == ["two-offers"])
    #expect(
      different.store?.products.first?.introductoryOffer?.period == Period(3, .day))
    let none = StoreKitFixtures.read(StoreKitFixtures.subscription(#""introductoryOffers":[],"#))
    #expect(none.store?.products.first?.introductoryOffer == nil)
  }

  @Test(arguments: [
    ("de", "Für immer"), ("de_AT", "Für immer"), ("en_GB", "Lifetime"), ("fr", "Lifetime"),
  ])
  func namesAreInTheStoresLanguageElseTheNextBest(locale: String, name: String) {
    let product = """
      {"productID":"app.life","type":"NonConsumable","displayPrice":"79","localizations":[
      {"locale":"ja","displayName":"","description":""},
      {"locale":"de_DE","displayName":"Für immer","description":""},
      {"locale":"en_US","displayName":"Lifetime","description":""}]}
      """
    let (store, _) = StoreKitFixtures.read(
      StoreKitFixtures.file(products: product, settings: #""_locale":"\#(locale)""#))
    #expect(store?.products.first?.displayName == name)
  }

  @Test func aProductWithoutAnyNameIsCalledByItsId() {
    let (store, _) = StoreKitFixtures.read(
      StoreKitFixtures.file(products: StoreKitFixtures.product(#""referenceName":null,"#)))
    #expect(store?.products.first?.displayName == "app.life")
  }
}
