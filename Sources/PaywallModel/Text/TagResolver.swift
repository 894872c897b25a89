/// Turns the tags of one label into text.
struct TagResolver {
  private let label: Label
  private let screen: Screen
  private let context: TextContext
  private let catalog: Catalog
  /// The plan of tags without an argument. Found when a tag asks: the whole screen may have to be
  /// gone through, and most labels have no tag.
  private lazy var planID = label.planID ?? context.currentPlanID ?? screen.defaultPlanID
  /// The offers of the whole screen, found when a tag asks.
  private lazy var offers = context.offers ?? screen.offers
  /// So that a label full of tags asks once for each plan.
  private var products: [String: StoreProduct?] = [:]

  init(label: Label, screen: Screen, context: TextContext, catalog: Catalog) {
    self.label = label
    self.screen = screen
    self.context = context
    self.catalog = catalog
  }

  /// Whether the label's plan comes with an offer for this person.
  mutating func hasOffer() -> Bool { offer(of: .offer, plan: planID) != nil }

  /// What a tag reads; a dash where the store has no answer.
  mutating func text(of tag: Tag) -> String {
    guard let cost = cost(of: tag.subject, plan: plan(of: tag)) else { return missing }
    switch tag.measure {
    case .price: return price(cost)
    case .amount: return amount(cost.amount, of: cost)
    case .period: return cost.every.map { period($0) } ?? missing
    case .duration: return cost.lasts.map { duration($0) } ?? missing
    case .durationIn(let length):
      return cost.lasts.map { PeriodText.duration(of: $0, in: length, locale: locale) } ?? missing
    case .amountPer(let length):
      return amount(cost.amount(per: length, digits: currency.digits), of: cost)
    case .percentageComparison: return percentage(cost, tag, of: .other)
    case .discountPercentage: return percentage(cost, tag, of: .higher)
    case .raisePercentage: return percentage(cost, tag, of: .lower)
    case .priceComparison:
      let difference = other(tag).flatMap { cost.difference(from: $0, digits: currency.digits) }
      return difference.map { PriceText.amount($0, in: currency, locale: locale) } ?? missing
    }
  }

  /// The plan that is measured: the first one named, unless the only one named is what it is
  /// compared with.
  private mutating func plan(of tag: Tag) -> String? {
    switch tag.subject {
    case .plan:
      let isOther = tag.measure.mostArguments == 2 && tag.arguments.count == 1
      return isOther ? planID : tag.arguments.first ?? planID
    case .offer, .introductoryOffer: return tag.arguments.first ?? planID
    }
  }

  private func price(_ cost: Cost) -> String {
    guard cost.amount != nil, let every = cost.every, !cost.isFreeOffer else {
      return amount(cost.amount, of: cost)
    }
    return "\(amount(cost.amount, of: cost))/\(period(every))"
  }

  private func amount(_ amount: ExactDecimal?, of cost: Cost) -> String {
    guard let amount else { return missing }
    if cost.isFreeOffer {
      return catalog.texts.free(locale: locale) ?? PeriodText.free(locale: locale)
    }
    return PriceText.amount(amount, in: currency, locale: locale)
  }

  private func period(_ period: Period) -> String {
    catalog.texts.period(period, locale: locale) ?? PeriodText.period(period, locale: locale)
  }

  private func duration(_ period: Period) -> String {
    catalog.texts.duration(period, locale: locale) ?? PeriodText.duration(period, locale: locale)
  }

  private mutating func percentage(_ cost: Cost, _ tag: Tag, of base: Cost.Base) -> String {
    let hundredths = other(tag).flatMap { cost.percentage(from: $0, of: base) }
    return hundredths.map { PriceText.percentage($0, locale: locale) } ?? missing
  }

  /// What a comparison compares with: the last plan that it names; an offer's own plan when it
  /// names none.
  private mutating func other(_ tag: Tag) -> Cost? {
    switch tag.subject {
    case .plan: cost(of: .plan, plan: tag.arguments.last)
    case .offer, .introductoryOffer: cost(of: .plan, plan: tag.arguments.last ?? planID)
    }
  }

  private mutating func cost(of subject: Tag.Subject, plan: String?) -> Cost? {
    switch subject {
    case .plan: product(plan).map { Cost(of: $0) }
    case .offer, .introductoryOffer: offer(of: subject, plan: plan).map { Cost(of: $0) }
    }
  }

  private mutating func offer(of subject: Tag.Subject, plan: String?) -> StoreOffer? {
    guard let plan, let product = product(plan) else { return nil }
    let isEligible = product.groupID.flatMap { context.introEligibility[$0] } ?? true
    if isEligible, let offer = product.introductoryOffer { return offer }
    guard subject == .offer, let id = promotionalOfferID(ofPlan: plan) else { return nil }
    return product.namedOffers.first { $0.id == id }
  }

  /// What the picked option carries comes before what a button sells.
  private mutating func promotionalOfferID(ofPlan plan: String) -> String? {
    let picked = plan == context.currentPlanID ? context.currentOfferID : nil
    return picked ?? offers[plan]
  }

  private mutating func product(_ plan: String?) -> StoreProduct? {
    guard let plan else { return nil }
    if let known = products[plan] { return known }
    let product = catalog.product(forPlan: plan)
    products[plan] = .some(product)
    return product
  }

  private var locale: String { context.locale }
  private var currency: Currency { catalog.store.currency }
  private var missing: String { PriceText.missing }
}
