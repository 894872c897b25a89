/// An offer of which not everything was read yet.
private struct OfferDraft {
  var id: String?
  /// What a code offer is called, which has no id.
  var name: String?
  var mode: StoreOffer.PaymentMode?
  var price: ExactDecimal?
  var priceNode: JSONNode?
  var period: Period?
  var numberOfPeriods: Int?

  static let fields = DocumentFields<OfferDraft> { fields in
    fields["offerID"] = { draft, node, reader in draft.id = reader.name(node) }
    fields["referenceName"] = { draft, node, reader in draft.name = reader.text(node) }
    fields["paymentMode"] = { draft, node, reader in draft.mode = reader.choice(node) }
    fields["displayPrice"] = { draft, node, reader in
      draft.price = reader.price(node)
      draft.priceNode = node
    }
    fields["subscriptionPeriod"] = { draft, node, reader in draft.period = reader.period(node) }
    fields["numberOfPeriods"] = { draft, node, reader in
      draft.numberOfPeriods = reader.integer(node, 1...999)
    }
  }.ignoring(
    "internalID", "eligibility", "isStackable", "isEligible", "billingPlanType")
}

extension StoreOffer {
  /// Reads an offer; nil when it does not say how it is paid or how long it lasts.
  static func read(
    _ node: JSONNode, _ reader: inout DocumentReader, isCode: Bool = false
  ) -> StoreOffer? {
    var draft = OfferDraft()
    guard reader.fill(&draft, from: node, OfferDraft.fields, of: "an offer") else { return nil }
    guard let mode = draft.mode, let period = draft.period else {
      reader.error(
        "missing-key", at: node.position, "The offer needs paymentMode and subscriptionPeriod.",
        advice: "It is left out.")
      return nil
    }
    draft.check(mode, node, &reader)
    let price = mode == .free ? nil : draft.price
    return StoreOffer(
      id: draft.id ?? (isCode ? draft.name : nil), paymentMode: mode, price: price, period: period,
      numberOfPeriods: draft.numberOfPeriods ?? 1)
  }
}

extension OfferDraft {
  /// What Xcode leaves behind when somebody changes the mode of an offer.
  fileprivate func check(
    _ mode: StoreOffer.PaymentMode, _ node: JSONNode, _ reader: inout DocumentReader
  ) {
    switch mode {
    case .free:
      guard let price, price != .zero, let priceNode else { return }
      reader.warn(
        "free-with-price", at: priceNode.position, "The offer is free and has the price \(price).",
        advice: "It counts as free.")
    case .payUpFront: missingPrice(node, &reader)
    case .payAsYouGo:
      missingPrice(node, &reader)
      if numberOfPeriods != nil { return }
      reader.warn(
        "missing-key", at: node.position, "The offer does not say how many periods it lasts.",
        advice: "It counts as 1; add numberOfPeriods.")
    }
  }

  private func missingPrice(_ node: JSONNode, _ reader: inout DocumentReader) {
    if price != nil || priceNode != nil { return }
    reader.warn(
      "no-price", at: node.position, "The offer has no price.", advice: "A dash is shown.")
  }
}

extension StoreKitProduct {
  /// What must hold for a subscription as a whole.
  func check(_ node: JSONNode, _ reader: inout DocumentReader) {
    if period == nil && node.member("recurringSubscriptionPeriod") == nil {
      reader.error(
        "missing-key", at: position, "\(id) has no recurringSubscriptionPeriod.",
        advice: "Write \"P1M\" or another period.")
    }
    if let introductoryOffer, let first = introductoryOffers?.first, first != introductoryOffer {
      reader.warn(
        "two-offers", at: position,
        "\(id) has an introductoryOffer and other introductoryOffers.",
        advice: "The first of introductoryOffers counts.")
    }
    let offers = [introductoryOffer].compactMap { $0 } + (introductoryOffers ?? [])
    let paidInParts = (offers + promotionalOffers + winbackOffers)
      .first { $0.paymentMode == .payAsYouGo && $0.period != period }
    if let paidInParts, let period {
      reader.warn(
        "other-period", at: position,
        "\(id) renews every \(period.iso8601), its offer is paid every "
          + "\(paidInParts.period.iso8601).",
        advice: "Apple pays payAsYouGo offers with the subscription's own period.")
    }
  }
}

extension DocumentReader {
  /// A price; nil with a warning where it is empty.
  mutating func price(_ node: JSONNode) -> ExactDecimal? {
    guard let text = priceText(node) else { return nil }
    if let price = ExactDecimal(text) { return price }
    if text.isEmpty {
      warn(
        "no-price", at: node.position, "The price is empty.", advice: "A dash is shown instead.")
    } else {
      error(
        "bad-price", at: node.position, "\(Self.shown(node)) is not a price.",
        advice: "Write digits with a point and no currency: \"9.99\".")
    }
    return nil
  }

  private mutating func priceText(_ node: JSONNode) -> String? {
    guard case .number(let digits) = node.value else { return text(node) }
    warn(
      "bad-value", at: node.position, "The price is a number.",
      advice: "StoreKit writes it as a text: \"\(digits)\".")
    return digits
  }

  mutating func period(_ node: JSONNode) -> Period? {
    guard let text = text(node) else { return nil }
    if let period = Period(iso8601: text) { return period }
    error(
      "bad-period", at: node.position, "\(Self.shown(node)) is not a period.",
      advice: "Periods are written P3D, P1W, P1M or P1Y.")
    return nil
  }
}
