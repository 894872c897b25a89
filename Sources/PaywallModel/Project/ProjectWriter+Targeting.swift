extension JSONNode {
  /// Placements, audiences, flows, campaigns and the fallback of a project.
  mutating func setTargeting(of project: Project) {
    setList("placements", project.placements.map(\.node))
    setList("audiences", project.audiences.map(\.node))
    setList("flows", project.flows.map(\.node))
    setList("campaigns", project.campaigns.map(\.node))
    if let id = project.fallbackScreenID { set("fallback", .string(id)) }
  }

  /// Writes a list; an empty one is left out.
  fileprivate mutating func setList(_ key: String, _ nodes: [JSONNode]) {
    set(key, .array(nodes), unless: nodes.isEmpty)
  }

  /// Writes a text; one that there is none of is left out.
  fileprivate mutating func setText(_ key: String, _ text: String?) {
    if let text { set(key, .string(text)) }
  }

  fileprivate mutating func setNumber(_ key: String, _ number: Int?, unless plain: Int? = nil) {
    if let number { set(key, .number("\(number)"), unless: number == plain) }
  }

  fileprivate mutating func set(_ served: Served) {
    switch served {
    case .screen(let id): set("screen", .string(id))
    case .flow(let id): set("flow", .string(id))
    case .nothing: set("screen", .null)
    }
  }

  fileprivate mutating func set(_ assignment: Assignment) {
    set(assignment.served)
    if let test = assignment.abTest { set("ab_test", test.node.value) }
  }

  fileprivate static var empty: JSONNode { JSONNode(.object([])) }
}

extension Placement {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("id", .string(id))
    node.setList(
      "audiences",
      audiences.map { audience in
        var node = JSONNode.empty
        node.set("audience", .string(audience.audienceID))
        node.set(audience.assignment)
        return node
      })
    node.set(everyoneElse)
    node.setText("fallback", fallbackScreenID)
    node.setText("note", note)
    return node
  }
}

extension ABTest {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("id", .string(id))
    node.setList(
      "variants",
      variants.map { variant in
        var node = JSONNode.empty
        node.set("id", .string(variant.id))
        node.setNumber("percent", variant.percent)
        node.set(variant.served)
        return node
      })
    return node
  }
}

extension Audience {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("id", .string(id))
    node.setText("name", name)
    if let condition { node.set("when", condition.node.value) }
    return node
  }
}

extension AudienceCondition {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    switch self {
    case .attribute(let key, let test):
      node.set("attribute", .string(key))
      node.set(test)
    case .entitlement(let name, let isActive):
      node.set("entitlement", .string(name))
      node.set("is", .bool(isActive))
    case .isSignedIn(let flag): node.set("signed_in", .bool(flag))
    case .language(let names): node.setNames("language", names)
    case .platform(let platforms): node.setNames("platform", platforms.map(\.rawValue))
    case .sdk(let versions): node.setNames("sdk", versions.map(\.rawValue))
    case .all(let conditions): node.set("all", .array(conditions.map(\.node)))
    case .any(let conditions): node.set("any", .array(conditions.map(\.node)))
    case .not(let condition): node.set("not", condition.node.value)
    }
    return node
  }
}

extension PropertyCondition {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    switch self {
    case .property(let key, let test):
      node.set("property", .string(key))
      node.set(test)
    case .all(let conditions): node.set("all", .array(conditions.map(\.node)))
    case .any(let conditions): node.set("any", .array(conditions.map(\.node)))
    }
    return node
  }
}

extension JSONNode {
  fileprivate mutating func setNames(_ key: String, _ names: [String]) {
    set(key, .array(names.map { JSONNode(.string($0)) }))
  }

  fileprivate mutating func set(_ test: AttributeTest) {
    switch test {
    case .isOneOf(let texts): setNames("is", texts)
    case .isNoneOf(let texts): setNames("is_not", texts)
    case .contains(let text): set("contains", .string(text))
    case .above(let number): set("above", .number("\(number)"))
    case .below(let number): set("below", .number("\(number)"))
    case .exists(let flag): set("exists", .bool(flag))
    }
  }
}

extension Flow {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("id", .string(id))
    node.setText("name", name)
    node.setNumber("version", version, unless: 1)
    node.set("display_mode", displayMode.node.value)
    node.set("transition", transition.node.value)
    node.setList("steps", steps.map(\.node))
    return node
  }
}

extension FlowStep {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("id", .string(id))
    node.set("screen", .string(screenID))
    node.setList(
      "links",
      links.map { link in
        var node = JSONNode.empty
        node.setText("from", link.from)
        node.set("to", .string(link.to))
        if let transition = link.transition { node.set("transition", transition.node.value) }
        return node
      })
    return node
  }
}

extension DisplayMode {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("type", .string(kind.rawValue))
    switch height {
    case .points(let points): node.setNumber("height", points)
    case .percentage(let part): node.set("height", .string("\(part)%"))
    case nil: break
    }
    node.set("dismissible", .bool(isDismissible), unless: isDismissible)
    return node
  }
}

extension Campaign {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set("id", .string(id))
    node.setText("name", name)
    node.setNumber("priority", priority, unless: 0)
    node.setText("audience", audienceID)
    if let trigger { node.set("trigger", trigger.node.value) }
    if !placementIDs.isEmpty { node.setNames("placements", placementIDs) }
    node.set(assignment)
    node.setText("from", from.map(Self.moment))
    node.setText("until", until.map(Self.moment))
    if let frequency { node.set("frequency", frequency.node.value) }
    node.setNumber("displays", displayLimit)
    if let exposureSeconds {
      node.set("exposure", CampaignFrequency.Span.seconds(exposureSeconds).node.value)
    }
    return node
  }

  private static func moment(_ seconds: Int) -> String {
    let words = UTCTime.words(seconds).split(separator: " ")
    let rest = seconds % 60
    return "\(words[0])T\(words[1]):\(rest < 10 ? "0" : "")\(rest)Z"
  }
}

extension CampaignTrigger {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.set(isCustom ? "custom_event" : "event", .string(event))
    if let condition { node.set("where", condition.node.value) }
    return node
  }
}

extension CampaignFrequency {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    node.setNumber("displays", displays)
    node.set("per", span.node.value)
    return node
  }
}

extension CampaignFrequency.Span {
  fileprivate var node: JSONNode {
    var node = JSONNode.empty
    switch self {
    case .sessions(let count): node.setNumber("sessions", count)
    case .seconds(let count): node.setNumber("seconds", count)
    }
    return node
  }
}
