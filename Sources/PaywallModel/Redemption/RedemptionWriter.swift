// How links and redemption are written into `paywalk.json`. Tokens and addresses are written as
// they are kept: masked.

extension Integration {
  /// Adds what the app does with links and about redemptions; defaults are not added.
  func addHandling(to node: inout JSONNode) {
    let plainLinks = LinkHandling()
    var table = JSONNode.object(node["links"])
    table.set("forwards", .bool(links.forwards), unless: links.forwards)
    table.set("automatic", .bool(links.isAutomatic), unless: links.isAutomatic)
    table.set("sign_in_first", .bool(links.signsInFirst), unless: !links.signsInFirst)
    table.set("opens_itself", .bool(links.opensItself), unless: !links.opensItself)
    node.set("links", table.value, unless: links == plainLinks)
    table = JSONNode.object(node["redemption"])
    let registration = redemption.registration
    table.set("delegate", .string(registration.rawValue), unless: registration == .none)
    table.set("handles_alert", .bool(redemption.handlesAlert), unless: !redemption.handlesAlert)
    table.set(
      "thanks_on_replay", .bool(redemption.thanksOnReplay), unless: !redemption.thanksOnReplay)
    table.set("logs_message", .bool(redemption.logsMessage), unless: !redemption.logsMessage)
    node.set("redemption", table.value, unless: redemption == RedemptionHandling())
  }
}

extension Project {
  /// Adds links, the pretend server, custom events and the cache's time; defaults are not added.
  func addLinks(to root: inout JSONNode) {
    root.set("links", links.node.value, unless: links == LinkSettings())
    root.set("redemption", redemption.node.value, unless: redemption == RedemptionServer())
    let names = customEvents.map { JSONNode(.string($0)) }
    root.set("custom_events", .array(names), unless: names.isEmpty)
    let plain = Project().subscriptionsCacheSeconds
    root.set(
      "subscriptions_cache_s", .number("\(subscriptionsCacheSeconds)"),
      unless: subscriptionsCacheSeconds == plain)
  }
}

extension LinkSettings {
  fileprivate var node: JSONNode {
    var node = JSONNode(.object([]))
    if let scheme { node.set("scheme", .string(scheme)) }
    if let host { node.set("host", .string(host)) }
    let links = examples.map { JSONNode(.string(TokenMask.recorded($0.url))) }
    node.set("try", .array(links), unless: links.isEmpty)
    return node
  }
}

extension RedemptionServer {
  fileprivate var node: JSONNode {
    var node = JSONNode(.object([]))
    node.set(
      "latency_ms", .number("\(latencyMilliseconds)"),
      unless: latencyMilliseconds == RedemptionServer().latencyMilliseconds)
    node.set("tokens", .array(sales.map(\.node)), unless: sales.isEmpty)
    return node
  }
}

extension WebSale {
  fileprivate var node: JSONNode {
    var node = JSONNode(.object([]))
    node.set("token", .string(token.recorded))
    node.set("answer", .string(answer.rawValue), unless: answer == .active)
    if let planID { node.set("plan", .string(planID)) }
    node.set("age_minutes", .number("\(ageMinutes)"), unless: ageMinutes == 0)
    if let mail { node.set("mail", .string(mail)) }
    if let anonymousID { node.set("auid", .string(anonymousID)) }
    node.set("utm", Self.table(campaign).value, unless: campaign.isEmpty)
    node.set("answers", Self.table(answers).value, unless: answers.isEmpty)
    return node
  }

  private static func table(_ attributes: [StartState.Attribute]) -> JSONNode {
    var node = JSONNode(.object([]))
    for attribute in attributes { node.set(attribute.key, attribute.json) }
    return node
  }
}

extension StartState.Attribute {
  /// The value as it was read.
  var json: JSONValue {
    switch kind {
    case .string, .date: .string(value)
    case .int, .double: .number(value)
    case .bool: .bool(value == "true")
    case .stringArray: .array(listItems.map { JSONNode(.string($0)) })
    }
  }

  /// The items of a list.
  public var listItems: [String] {
    var items: [String] = []
    var rest = value[...]
    while let comma = rest.firstIndex(of: ",") {
      items.append(String(rest[..<comma]))
      rest = rest[rest.index(after: comma)...].drop { $0 == " " }
    }
    return rest.isEmpty && items.isEmpty ? [] : items + [String(rest)]
  }
}
