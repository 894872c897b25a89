/// What a plan or an offer costs, and for how long.
struct Cost: Hashable, Sendable {
  /// Nil when the store has no price.
  var amount: ExactDecimal?
  /// What the amount pays for; nil for what does not renew.
  var every: Period?
  /// How long the plan or offer lasts.
  var lasts: Period?
  /// An offer that costs nothing says so in words.
  var isFreeOffer: Bool

  init(of product: StoreProduct) {
    amount = product.price
    every = product.period
    lasts = product.period
    isFreeOffer = false
  }

  init(of offer: StoreOffer) {
    let whole = offer.period.repeated(offer.numberOfPeriods)
    switch offer.paymentMode {
    case .free: amount = .zero
    case .payUpFront, .payAsYouGo: amount = offer.price
    }
    switch offer.paymentMode {
    case .free, .payUpFront: every = whole
    case .payAsYouGo: every = offer.period
    }
    lasts = whole
    isFreeOffer = amount == .zero
  }

  /// The amount for another length, rounded once; nil without price or period.
  func amount(per length: Length, digits: Int) -> ExactDecimal? {
    guard let amount, let every else { return nil }
    return amount.multiplied(by: length.days, over: every.days, toDigits: digits)
  }

  /// Both amounts for one and the same time, still exact; nil when they cannot be compared.
  func levelled(with other: Cost) -> (own: ExactDecimal, other: ExactDecimal, otherDays: Int)? {
    guard let amount, let otherAmount = other.amount, (every == nil) == (other.every == nil),
      let own = amount.multiplied(by: other.every?.days ?? 1, toDigits: amount.digits),
      let theirs = otherAmount.multiplied(by: every?.days ?? 1, toDigits: otherAmount.digits)
    else { return nil }
    return (own, theirs, other.every?.days ?? 1)
  }

  /// The difference for what this cost pays for, rounded once.
  func difference(from other: Cost, digits: Int) -> ExactDecimal? {
    guard let (own, theirs, days) = levelled(with: other) else { return nil }
    return own.subtracting(theirs)?.magnitude?.multiplied(by: 1, over: days, toDigits: digits)
  }

  /// What a difference is a percentage of.
  enum Base: Hashable, Sendable {
    case other, higher, lower
  }

  /// The difference in hundredths of one of both, rounded once.
  func percentage(from other: Cost, of base: Base) -> Int? {
    guard let (own, theirs, _) = levelled(with: other),
      let difference = own.subtracting(theirs)?.magnitude
    else { return nil }
    switch base {
    case .other: return difference.percentage(of: theirs)
    case .higher: return difference.percentage(of: max(own, theirs))
    case .lower: return difference.percentage(of: min(own, theirs))
    }
  }
}
