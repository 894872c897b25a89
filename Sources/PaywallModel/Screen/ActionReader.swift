extension ComponentAction {
  /// Reads one entry of `actions`. An unknown type is an error: a button that does nothing would
  /// look like one that works.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> ComponentAction? {
    if reader.expects(.definition("action")) { return nil }
    guard node.members != nil else {
      reader.refuse(node, expected: "an action")
      return nil
    }
    guard let type = node["type"], let name = type.string else {
      reader.error(
        "missing-key", at: node["type"]?.position ?? node.position, "The action has no type.",
        advice: "Write { \"type\": \"close\" } or another action.")
      return nil
    }
    if let kind = ActionKind(rawValue: name) { return intercepted(kind, node, &reader) }
    switch name {
    case "select_options": return selectOptions(node, &reader)
    case "track_event": return trackEvent(node, &reader)
    default:
      let names = ActionKind.allCases.map(\.rawValue) + ["select_options", "track_event"]
      reader.error(
        "unknown-action", at: type.position, "\(DocumentReader.shown(type)) is not an action.",
        advice: NearestName.advice(
          for: name, among: names, otherwise: "Known are \(names.joined(separator: ", "))."))
      return nil
    }
  }

  private static func intercepted(
    _ kind: ActionKind, _ node: JSONNode, _ reader: inout DocumentReader
  ) -> ComponentAction {
    var action = Action(kind)
    reader.fill(&action, from: node, Action.fields(of: kind), of: kind.rawValue)
    if let needed = kind.neededKey, action.subject == nil, node.member(needed) == nil {
      reader.warn(
        "missing-key", at: node.position, "This \(kind.rawValue) has no \(needed).",
        advice: "A press on it has nothing to work on.")
    }
    return .intercepted(action)
  }

  private static let selectFields = DocumentFields<SelectBinding?> { fields in
    fields["select"] = { binding, node, reader in binding = SelectBinding.read(node, &reader) }
  }.ignoring("type").requiring("select")

  private static let eventFields = DocumentFields<String> { fields in
    fields["event_name"] = { name, node, reader in name = reader.name(node) ?? "" }
  }.ignoring("type").requiring("event_name")

  /// Tells a reader that is asked which types there are and what each has.
  static func describe(to reader: inout DocumentReader) {
    var variants: [String: String] = [:]
    for kind in ActionKind.allCases {
      var action = Action(kind)
      reader.ask(&action, Action.fields(of: kind), of: kind.rawValue)
      variants[kind.rawValue] = kind.rawValue
      if let needed = kind.neededKey {
        reader.probe?.definitions[kind.rawValue]?.required.append(needed)
      }
    }
    var binding: SelectBinding?
    reader.ask(&binding, selectFields, of: "select_options")
    var name = ""
    reader.ask(&name, eventFields, of: "track_event")
    for type in ["select_options", "track_event"] { variants[type] = type }
    reader.probe?.definitions["action"] = Definition(variants: variants)
  }

  private static func selectOptions(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> ComponentAction? {
    var binding: SelectBinding?
    reader.fill(&binding, from: node, selectFields, of: "select_options")
    if binding == nil && node.member("select") == nil {
      reader.warn(
        "missing-key", at: node.position, "This select_options has no select.",
        advice: "It is left out.")
    }
    return binding.map { .selectOptions($0) }
  }

  private static func trackEvent(
    _ node: JSONNode, _ reader: inout DocumentReader
  ) -> ComponentAction? {
    var name = ""
    reader.fill(&name, from: node, eventFields, of: "track_event")
    if !name.isEmpty { return .trackEvent(name) }
    guard node.member("event_name") == nil else { return nil }
    reader.warn(
      "missing-key", at: node.position, "This track_event has no event_name.",
      advice: "Nothing is sent.")
    return nil
  }
}

extension ActionKind {
  /// The wire's key without which the action has nothing to work on.
  var neededKey: String? {
    switch self {
    case .purchase: "plan_vendor_id"
    case .openPresentation: "presentation_vendor_id"
    case .openPlacement: "placement_id"
    case .navigate, .webCheckout: "url"
    case .close, .closeAll, .login, .restore, .promoCode: nil
    }
  }
}

extension Action {
  /// The keys that a kind has on the wire (dossier §1.2, §11.2).
  static func fields(of kind: ActionKind) -> DocumentFields<Action> {
    switch kind {
    case .purchase: purchaseFields
    case .openPresentation: screenFields
    case .openPlacement: placementFields
    case .navigate: navigateFields
    case .webCheckout: checkoutFields
    case .close, .closeAll, .login, .restore, .promoCode: plainFields
    }
  }

  private static let plainFields = DocumentFields<Action> { _ in }.ignoring("type")

  private static let purchaseFields = plainFields.adding { fields in
    fields["plan_vendor_id"] = { action, node, reader in
      action.planID = reader.name(node)
      if let id = action.planID { reader.refer(to: .plan, id, at: node) }
    }
    fields["offer_vendor_id"] = { action, node, reader in action.offerID = reader.name(node) }
  }

  private static let screenFields = plainFields.adding { fields in
    fields["presentation_vendor_id"] = { action, node, reader in
      action.screenID = reader.name(node)
      if let id = action.screenID { reader.refer(to: .screen, id, at: node) }
    }
  }

  private static let placementFields = plainFields.adding { fields in
    fields["placement_id"] = { action, node, reader in
      action.placementID = reader.name(node)
      if let id = action.placementID { reader.refer(to: .placement, id, at: node) }
    }
  }

  private static let navigateFields = plainFields.adding { fields in
    fields["url"] = { action, node, reader in
      action.url = reader.name(node).map(TokenMask.address)
    }
    fields["title"] = { action, node, reader in action.title = reader.text(node) }
  }

  private static let checkoutFields = navigateFields.adding { fields in
    fields["client_reference_id"] = { action, node, reader in
      action.clientReferenceID = reader.text(node)
    }
  }.ignoring("query_parameter_key", "web_checkout_provider")
}
