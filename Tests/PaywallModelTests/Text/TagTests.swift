import PaywallModel
import Testing

/// The figures of the documentation of the tags (dossier §9.4), all by one rule: half up, once.
///
/// Two of its figures are cut where the others are rounded, so they are not ours: 6.99 a week is
/// 0.9986 a day (0.99 there, 1.00 here), and 24.99 a year is 6.2475 a quarter (6.24 there, 6.25
/// here).
@Suite struct TagTests {
  @Test(arguments: [
    ("{{PRICE(M)}}", "$9.99/month"), ("{{AMOUNT(M)}}", "$9.99"), ("{{PERIOD(M)}}", "month"),
    ("{{DURATION(M)}}", "1_month"), ("{{PRICE(L)}}", "$83.99"), ("{{AMOUNT(L)}}", "$83.99"),
    ("{{DAYS_DURATION(W)}}", "7_days"), ("{{WEEKS_DURATION(M)}}", "4_weeks"),
    ("{{MONTHS_DURATION(Y)}}", "12_months"), ("{{QUARTERS_DURATION(Y)}}", "4_quarters"),
    ("{{YEARS_DURATION(Y)}}", "1_year"), ("{{YEARS_DURATION(M)}}", "0"),
    ("{{DAILY_AMOUNT(W)}}", "$1.00"), ("{{WEEKLY_AMOUNT(E)}}", "$1.75"),
    ("{{MONTHLY_AMOUNT(C)}}", "$2.08"), ("{{QUARTERLY_AMOUNT(C)}}", "$6.25"),
    ("{{YEARLY_AMOUNT(Y)}}", "$99.99"), ("{{YEARLY_AMOUNT(M)}}", "$119.88"),
    ("{{MONTHLY_AMOUNT(M)}}", "$9.99"),
    ("{{PERCENTAGE_COMPARISON(Y,M)}}", "17_%"), ("{{PERCENTAGE_COMPARISON(M,Y)}}", "20_%"),
    ("{{DISCOUNT_PERCENTAGE(Y,M)}}", "17_%"), ("{{DISCOUNT_PERCENTAGE(M,Y)}}", "17_%"),
    ("{{RAISE_PERCENTAGE(Y,M)}}", "20_%"), ("{{RAISE_PERCENTAGE(M,Y)}}", "20_%"),
    ("{{PRICE_COMPARISON(Y,M)}}", "$19.89"), ("{{PRICE_COMPARISON(M,Y)}}", "$1.66"),
  ])
  func readsTheDocumentedFigures(tag: String, text: String) {
    #expect(TextFixtures.read(tag) == text)
  }

  @Test(arguments: [
    ("{{OFFER_PRICE(Y)}}", "Free"), ("{{OFFER_AMOUNT(Y)}}", "Free"),
    ("{{OFFER_PERIOD(Y)}}", "week"),
    ("{{OFFER_DURATION(Y)}}", "1_week"), ("{{OFFER_DAYS_DURATION(Y)}}", "7_days"),
    ("{{TRIAL_DURATION(Y)}}", "1_week"), ("{{INTRO_DURATION(Y)}}", "1_week"),
    ("{{TRIAL_DAYS_DURATION(Y)}}", "7_days"), ("{{OFFER_DISCOUNT_PERCENTAGE(Y)}}", "100_%"),
    ("{{OFFER_PRICE(P)}}", "$9.90/quarter"), ("{{OFFER_MONTHLY_AMOUNT(P)}}", "$3.30"),
    ("{{OFFER_DISCOUNT_PERCENTAGE(P)}}", "89_%"), ("{{OFFER_PRICE_COMPARISON(P)}}", "$80.10"),
    ("{{OFFER_WEEKS_DURATION(P)}}", "12_weeks"), ("{{OFFER_DURATION(M)}}", "–"),
  ])
  func measuresTheOffer(tag: String, text: String) {
    #expect(TextFixtures.read(tag) == text)
  }

  @Test(arguments: [
    "{{PRICE(nobody)}}", "{{AMOUNT(N)}}", "{{PRICE(N)}}", "{{MONTHLY_AMOUNT(L)}}", "{{PERIOD(L)}}",
    "{{DURATION(L)}}", "{{PERCENTAGE_COMPARISON(M,Z)}}", "{{PERCENTAGE_COMPARISON(M,L)}}",
    "{{PRICE_COMPARISON(M,nobody)}}", "{{PERCENTAGE_COMPARISON(M,N)}}", "{{PERCENTAGE_COMPARISON}}",
  ])
  func aDashStandsWhereTheStoreHasNoAnswer(tag: String) {
    #expect(TextFixtures.read(tag) == "–")
  }

  @Test(arguments: [
    "{{NOTHING}}", "{{amount(M)}}", "{{AMOUNT(M,Y)}}", "{{AMOUNT(M}}", "{{AMOUNT(M))}}",
    "{{AMOUNT(,)}}",
    "{{}}", "{{ }}", "{{OFFER_}}", "{{OFFER_RAISE_PERCENTAGE(M,Y)}}", "{{TIMER(HOURS)}}",
    "{{AMOUNT(M)",
    "{AMOUNT(M)}", "{{AMOUNT\n}}", "}}{{", "{{OFFER_OFFER_AMOUNT(Y)}}",
  ])
  func whatIsNoTagStaysAsWritten(text: String) {
    #expect(TextFixtures.read(text) == text)
  }

  @Test func blanksAroundNamesDoNotMatter() {
    #expect(TextFixtures.read("{{ PERCENTAGE_COMPARISON ( Y , M ) }}") == "17_%")
    #expect(TextFixtures.read("{{AMOUNT()}}") == "$9.99")
  }

  @Test func bracesAroundATagStay() {
    #expect(TextFixtures.read("{{{AMOUNT(M)}}} {{{{") == "{$9.99} {{{{")
  }

  @Test func theLabelsPlanComesBeforeTheCurrentOneAndThatBeforeTheDefault() {
    let picked = TextContext(currentPlanID: "Y")
    #expect(TextFixtures.read("{{AMOUNT}}") == "$9.99")
    #expect(TextFixtures.read("{{AMOUNT}}", context: picked) == "$99.99")
    #expect(TextFixtures.read("{{AMOUNT}}", plan: "W", context: picked) == "$6.99")
    #expect(TextFixtures.read("{{AMOUNT(C)}}", plan: "W", context: picked) == "$24.99")
  }

  @Test func aComparisonWithOneNameComparesTheOwnPlan() {
    #expect(TextFixtures.read("{{PERCENTAGE_COMPARISON(M)}}", plan: "Y") == "17_%")
  }

  /// Case 34: a price per month follows one rule, and a currency without decimals shows none.
  @Test func case34APricePerMonthIsRoundedHalfUp() {
    func monthly(_ price: String, storefront: String) -> String {
      let product = TextFixtures.product("S", price, Period(1, .year))
      let catalog = Catalog(
        project: Project(plans: [Plan(id: "S", storeProductID: "S")]),
        store: StoreCatalog(products: [product], storefront: storefront))
      return TextExpander.text(
        of: Label(text: "{{MONTHLY_AMOUNT(S)}}"), in: TextFixtures.screen(),
        context: TextContext(), catalog: catalog
      ).plain
    }
    #expect(monthly("83.99", storefront: "USA") == "$7.00")
    #expect(monthly("19.99", storefront: "USA") == "$1.67")
    #expect(monthly("7198", storefront: "JPN") == "¥600")
    #expect(monthly("20", storefront: "KWT") == "KWD\u{A0}1.667")
  }

  @Test func theLocaleWritesPricesAndPeriods() {
    let french = TextContext(locale: "fr")
    #expect(TextFixtures.read("{{PRICE(M)}}", context: french) == "9,99_$US/mois")
    #expect(TextFixtures.read("{{OFFER_PRICE(Y)}}", context: french) == "Gratuit")
  }
}
