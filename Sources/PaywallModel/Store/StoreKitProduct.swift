/// A product of which not everything was read yet.
struct StoreKitProduct {
  /// A name in one language.
  struct Localization {
    var locale = ""
    var displayName = ""

    static let fields = DocumentFields<Localization> { fields in
      fields["locale"] = { text, node, reader in text.locale = reader.text(node) ?? "" }
      fields["displayName"] = { text, node, reader in text.displayName = reader.text(node) ?? "" }
    }.ignoring("description")
  }

  var id = ""
  var kind: StoreProduct.Kind
  var price: ExactDecimal?
  var referenceName: String?
  var localizations: [Localization] = []
  var period: Period?
  var groupID: String?
  var groupLevel: Int?
  var introductoryOffer: StoreOffer?
  /// `introductoryOffers`, which took the place of `introductoryOffer` in version 5.
  var introductoryOffers: [StoreOffer]?
  var promotionalOffers: [StoreOffer] = []
  var winbackOffers: [StoreOffer] = []
  var codeOffers: [StoreOffer] = []
  var position = SourcePosition.start

  /// Reads a product; nil when it has no id.
  static func read(
    _ node: JSONNode, _ fields: DocumentFields<StoreKitProduct>, as kind: StoreProduct.Kind,
    _ reader: inout DocumentReader
  ) -> StoreKitProduct? {
    var product = StoreKitProduct(kind: kind)
    product.position = node.position
    guard reader.fill(&product, from: node, fields, of: "a product") else { return nil }
    if !product.id.isEmpty { return product }
    reader.error(
      "missing-key", at: node.position, "The product has no productID.", advice: "It is left out.")
    return nil
  }

  static let fields = DocumentFields<StoreKitProduct> { fields in
    fields["productID"] = { product, node, reader in
      product.id = reader.name(node) ?? ""
      product.position = node.position
    }
    fields["type"] = { product, node, reader in product.kind = reader.choice(node) ?? product.kind }
    fields["displayPrice"] = { product, node, reader in product.price = reader.price(node) }
    fields["referenceName"] = { product, node, reader in product.referenceName = reader.text(node) }
    fields["localizations"] = { product, node, reader in
      product.localizations = reader.list(node) { node, reader in
        var text = Localization()
        return reader.fill(&text, from: node, Localization.fields, of: "a localization")
          ? text : nil
      }
    }
  }.ignoring("familyShareable", "internalID", "promotionalImageID")

  static let subscriptionFields = fields.adding { fields in
    fields["recurringSubscriptionPeriod"] = { product, node, reader in
      product.period = reader.period(node)
    }
    fields["subscriptionGroupID"] = { product, node, reader in product.groupID = reader.text(node) }
    fields["groupNumber"] = { product, node, reader in
      product.groupLevel = reader.integer(node, 1...9_999)
    }
    fields["introductoryOffer"] = { product, node, reader in
      product.introductoryOffer = StoreOffer.read(node, &reader)
    }
    fields["introductoryOffers"] = { product, node, reader in
      product.introductoryOffers = reader.list(node) { StoreOffer.read($0, &$1) }
    }
    fields["adHocOffers"] = { product, node, reader in
      product.promotionalOffers = reader.list(node) { StoreOffer.read($0, &$1) }
    }
    fields["winbackOffers"] = { product, node, reader in
      product.winbackOffers = reader.list(node) { StoreOffer.read($0, &$1) }
    }
    fields["codeOffers"] = { product, node, reader in
      product.codeOffers = reader.list(node) { StoreOffer.read($0, &$1, isCode: true) }
    }
    fields["billingPlans"] = { product, node, reader in
      _ = reader.list(node) { BillingPlan.read($0, &$1) }
    }
  }

  func product(locale: String) -> StoreProduct {
    StoreProduct(
      id: id, kind: kind, displayName: name(in: locale), price: price, period: period,
      groupID: groupID, groupLevel: groupLevel,
      introductoryOffer: introductoryOffers?.first ?? introductoryOffer,
      promotionalOffers: promotionalOffers, winbackOffers: winbackOffers,
      codeOffers: codeOffers)
  }

  /// The wanted locale's text, else one of its language, else American English, else any, else the
  /// names that only developers see.
  private func name(in locale: String) -> String {
    let named = localizations.filter { !$0.displayName.isEmpty }
    let wanted = LanguageTag(locale)
    let text =
      named.first { LanguageTag($0.locale).full == wanted.full }
      ?? named.first { LanguageTag($0.locale).language == wanted.language }
      ?? named.first { $0.locale == "en_US" } ?? named.first
    if let text { return text.displayName }
    return referenceName.flatMap { $0.isEmpty ? nil : $0 } ?? id
  }
}

/// A subscription group, of whose subscriptions one at most is active.
struct StoreKitGroup {
  var id = ""
  var subscriptions: [StoreKitProduct] = []

  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> StoreKitGroup? {
    var group = StoreKitGroup()
    guard reader.fill(&group, from: node, fields, of: "a subscription group") else { return nil }
    for index in group.subscriptions.indices { group.adopt(index, &reader) }
    return group
  }

  private static let fields = DocumentFields<StoreKitGroup> { fields in
    fields["id"] = { group, node, reader in group.id = reader.text(node) ?? "" }
    fields["subscriptions"] = { group, node, reader in
      group.subscriptions = reader.list(node) { node, reader in
        let product = StoreKitProduct.read(
          node, StoreKitProduct.subscriptionFields, as: .renewingSubscription, &reader)
        product?.check(node, &reader)
        return product
      }
    }
  }.ignoring("name", "localizations")

  /// The group that a subscription stands in decides.
  private mutating func adopt(_ index: Int, _ reader: inout DocumentReader) {
    let subscription = subscriptions[index]
    if let named = subscription.groupID, named != id {
      reader.warn(
        "other-group", at: subscription.position,
        "\(subscription.id) names the group \"\(named)\" and stands in \"\(id)\".",
        advice: "\"\(id)\" counts.")
    }
    subscriptions[index].groupID = id
  }
}
