import PaywallModel

/// Small StoreKit configurations; each test writes the lines that it is about.
enum StoreKitFixtures {
  static func read(_ text: String) -> (store: StoreCatalog?, problems: [Problem]) {
    StoreKitReader.read(SourceFile(name: "shop.storekit", bytes: Array(text.utf8)))
  }

  /// A configuration with products and settings.
  static func file(products: String = "", settings: String = "") -> String {
    #"{"version":{"major":4,"minor":0},"products":[\#(products)],"settings":{\#(settings)}}"#
  }

  /// A configuration with one subscription, in one group, with some more keys.
  static func subscription(_ keys: String) -> String {
    """
    {"subscriptionGroups":[{"id":"G","name":"Group","localizations":[],"subscriptions":[
    {"productID":"app.month","type":"RecurringSubscription","displayPrice":"5.99",
    "recurringSubscriptionPeriod":"P1M","groupNumber":2,"subscriptionGroupID":"G",\(keys)
    "localizations":[]}
    ]}]}
    """
  }

  static func product(_ keys: String) -> String {
    #"{"productID":"app.life","type":"NonConsumable","displayPrice":"79",\#(keys)"localizations":[]}"#
  }
}

extension [Problem] {
  /// `warning no-price 1:2 The price is empty. | A dash is shown instead.`
  var lines: [String] {
    map {
      let place = "\($0.position.line):\($0.position.column)"
      return "\($0.severity) \($0.code) \(place) \($0.message) | \($0.advice)"
    }
  }
}
