import PaywallModel
import Testing

@Suite struct OfferTextTests {
  @Test func theOfferTextIsForWhoGetsTheOffer() {
    #expect(TextFixtures.read("Buy", intro: "Try {{OFFER_DURATION}}", plan: "Y") == "Try 1_week")
    #expect(TextFixtures.read("Buy", intro: "Try it", plan: "M") == "Buy")
    #expect(TextFixtures.read("Buy", intro: "Try it", plan: "nobody") == "Buy")
    #expect(TextFixtures.read("Buy", intro: "", plan: "Y") == "Buy")
  }

  /// Case 33: a trial is not promised to somebody who changes plans inside a group.
  @Test func case33NoOfferForAnUpgradeInsideTheGroup() {
    let subscribed = TextContext(introEligibility: ["G": false])
    #expect(TextFixtures.read("Buy", intro: "Try it", plan: "Y", context: subscribed) == "Buy")
    #expect(TextFixtures.read("{{OFFER_DURATION(Y)}}", context: subscribed) == "–")
    let elsewhere = TextContext(introEligibility: ["H": false])
    #expect(TextFixtures.read("Buy", intro: "Try it", plan: "Y", context: elsewhere) == "Try it")
  }

  @Test func aPromotionalOfferCountsOnceTheScreenSellsIt() {
    let button = Component(.spacer, actions: [TextFixtures.purchase("M", offer: "half")])
    let screen = TextFixtures.screen(Component(.vstack(Stack([button]))))
    #expect(TextFixtures.read("{{OFFER_PRICE}}", in: screen) == "$4.99/month")
    #expect(TextFixtures.read("{{OFFER_DURATION}}", in: screen) == "3_months")
    #expect(TextFixtures.read("{{OFFER_DISCOUNT_PERCENTAGE}}", in: screen) == "50_%")
    #expect(TextFixtures.read("{{TRIAL_PRICE}}", in: screen) == "–")
    #expect(TextFixtures.read("Buy", intro: "Half price", in: screen) == "Half price")
    #expect(TextFixtures.read("{{OFFER_PRICE}}") == "–")
  }

  @Test func anOfferThatTheStoreDoesNotHaveIsADash() {
    let button = Component(.spacer, actions: [TextFixtures.purchase("M", offer: "gone")])
    #expect(TextFixtures.read("{{OFFER_PRICE}}", in: TextFixtures.screen(button)) == "–")
  }

  /// A picker of two plans: the option of the first carries an offer.
  private var picker: Screen {
    let buttons = ["M", "Y"].map { plan in
      Component(
        .spacer, actions: [TextFixtures.purchase(plan, offer: nil)],
        selected: SelectBinding(selectID: "pick", options: [plan]))
    }
    var screen = TextFixtures.screen(Component(.vstack(Stack(buttons))))
    screen.selects = [
      Select(
        id: "pick", kind: .plan, defaults: ["M"],
        options: [.init(id: "M", value: "M", offerID: "half"), .init(id: "Y", value: "Y")])
    ]
    return screen
  }

  @Test func anOptionCarriesAnOfferForItsPlan() {
    let screen = picker
    let picked = screen.currentPlan(selections: Selections(defaultsOf: screen.selects))
    #expect(picked.id == "M" && picked.offerID == "half")
    #expect(screen.offers == ["M": "half"])
    #expect(TextFixtures.read("{{OFFER_AMOUNT(M)}}", in: screen) == "$4.99")
    var selections = Selections()
    selections.set("pick", to: ["Y"])
    let other = screen.currentPlan(selections: selections)
    #expect(other.id == "Y" && other.offerID == nil)
  }
}
