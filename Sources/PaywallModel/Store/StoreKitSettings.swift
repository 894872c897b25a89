/// The settings of a StoreKit configuration, as far as they change a walk.
struct StoreKitSettings {
  var store = StoreCatalog()

  static let fields = DocumentFields<StoreKitSettings> { fields in
    fields["_storefront"] = { settings, node, reader in
      settings.readStorefront(node, &reader)
    }
    fields["_locale"] = { settings, node, reader in
      settings.store.locale = reader.name(node) ?? settings.store.locale
    }
    fields["_askToBuyEnabled"] = { settings, node, reader in
      settings.store.asksToBuy = reader.flag(node) ?? false
      reader.tell(node, "Every purchase ends as pending: ask to buy is on.")
    }
    fields["_failTransactionsEnabled"] = { settings, node, reader in
      settings.store.failsTransactions = reader.flag(node) ?? false
      reader.tell(node, "Every purchase fails: _failTransactionsEnabled is on.")
    }
    fields["_storeKitErrors"] = { settings, node, reader in
      for slot in reader.list(node, { node, _ in node }) { settings.readSlot(slot, &reader) }
    }
    fields["_billingIssuesEnabled"] = { _, node, reader in
      reader.tell(node, "_billingIssuesEnabled is on; interrupted purchases are not simulated.")
    }
    fields["_timeRate"] = { _, node, reader in checkTimeRate(node, &reader) }
  }.ignoring(
    "_applicationInternalID", "_billingGracePeriodEnabled", "_compatibilityTimeRate",
    "_developerTeamID", "_disableDialogs", "_lastSynchronizedDate", "_renewalBillingIssuesEnabled",
    "_storeKitError")

  private mutating func readStorefront(_ node: JSONNode, _ reader: inout DocumentReader) {
    guard let storefront = reader.name(node) else { return }
    if Currency(storefront: storefront) != nil {
      store.storefront = storefront
    } else {
      reader.warn(
        "unknown-storefront", at: node.position,
        "\(DocumentReader.shown(node)) is not a storefront.",
        advice: "Three letters are expected, such as USA; prices are in US dollars.")
    }
  }

  /// One slot a family of calls. What is chosen in a slot means nothing while it is off.
  private mutating func readSlot(_ slot: JSONNode, _ reader: inout DocumentReader) {
    guard slot["enabled"]?.bool == true else { return }
    let isPurchase = slot["name"]?.string == "Purchase"
    if isPurchase { store.failsTransactions = true }
    let name = slot["name"].map { DocumentReader.shown($0) } ?? "one without a name"
    reader.warn(
      "store-fails", at: slot.position, "The error slot \(name) is on.",
      advice: isPurchase ? "Every purchase fails." : "Only the slot Purchase has an effect here.")
  }

  /// Known are the raw values of StoreKit Test's time rates.
  private static func checkTimeRate(_ node: JSONNode, _ reader: inout DocumentReader) {
    switch node.double {
    case nil, 0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 15, 1_000, 1_001, 1_002, 1_003, 1_004, 1_005:
      return
    case _?: break
    }
    reader.warn(
      "unknown-time-rate", at: node.position, "\(DocumentReader.shown(node)) is no time rate.",
      advice: "Real time is used.")
  }
}

extension DocumentReader {
  /// A switch that makes purchases end badly must be seen, or people look for the fault elsewhere.
  fileprivate mutating func tell(_ node: JSONNode, _ message: String) {
    if node.bool == true {
      warn("store-fails", at: node.position, message, advice: "Switch it off for a plain purchase.")
    }
  }
}
