extension AudienceCondition {
  /// Nobody: what a condition that cannot be read stands for. It must not let anybody in whom its
  /// author meant to keep out.
  static let nobody = AudienceCondition.any([])

  /// Reads a condition; several facts in one object must all hold.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> AudienceCondition {
    let before = reader.problems.count
    var draft = ConditionDraft()
    let isObject = reader.fill(&draft, from: node, ConditionDraft.fields, of: "a condition")
    if isObject { draft.addTested(in: node, &reader) }
    let isWhole = isObject && reader.problems.count == before
    guard isWhole, !draft.conditions.isEmpty else {
      reader.error(
        "bad-condition", at: node.position, "This condition holds for nobody.",
        advice: isWhole
          ? "Write { \"signed_in\": true } or another fact." : "Correct what is wrong in it.")
      return nobody
    }
    return draft.conditions.count == 1 ? draft.conditions[0] : .all(draft.conditions)
  }
}

/// A condition of which not everything was read yet.
private struct ConditionDraft {
  var attribute: String?
  var entitlement: String?
  var conditions: [AudienceCondition] = []

  /// The facts that a test belongs to.
  mutating func addTested(in node: JSONNode, _ reader: inout DocumentReader) {
    if let entitlement {
      let isActive = node["is"].flatMap { node in reader.within(.key("is")) { $0.flag(node) } }
      conditions.insert(.entitlement(entitlement, isActive: isActive ?? true), at: 0)
    } else if let attribute {
      if let test = AttributeTest.read(in: node, &reader) {
        conditions.insert(.attribute(attribute, test), at: 0)
      }
    } else if let test = node.members?.first(where: { AttributeTest.keys.contains($0.key) }) {
      reader.error(
        "bad-condition", at: test.keyPosition,
        "Nothing is tested by \(JSONText.quoted(test.key)).",
        advice: "Name an \"attribute\" or an \"entitlement\" beside it.")
    }
  }

  static let fields = DocumentFields<ConditionDraft> { fields in
    fields["attribute"] = { draft, node, reader in draft.attribute = reader.name(node) }
    fields["entitlement"] = { draft, node, reader in draft.entitlement = reader.name(node) }
    fields["signed_in"] = { draft, node, reader in
      if let flag = reader.flag(node) { draft.conditions.append(.isSignedIn(flag)) }
    }
    fields["language"] = { draft, node, reader in
      draft.conditions.append(.language(reader.oneOrMoreNames(node)))
    }
    fields["platform"] = { draft, node, reader in
      draft.conditions.append(.platform(reader.choices(node)))
    }
    fields["sdk"] = { draft, node, reader in draft.conditions.append(.sdk(reader.choices(node))) }
    fields["all"] = { draft, node, reader in
      draft.conditions.append(.all(reader.list(node) { AudienceCondition.read($0, &$1) }))
    }
    fields["any"] = { draft, node, reader in
      draft.conditions.append(.any(reader.list(node) { AudienceCondition.read($0, &$1) }))
    }
    fields["not"] = { draft, node, reader in
      draft.conditions.append(.not(AudienceCondition.read(node, &reader)))
    }
  }.addingTests()
}

extension PropertyCondition {
  /// Nothing.
  static let nothing = PropertyCondition.any([])

  /// Reads what the properties of a custom event must be.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> PropertyCondition {
    let before = reader.problems.count
    var draft = PropertyDraft()
    let isObject = reader.fill(&draft, from: node, PropertyDraft.fields, of: "a filter")
    if let property = draft.property, let test = AttributeTest.read(in: node, &reader) {
      draft.conditions.insert(.property(property, test), at: 0)
    }
    guard isObject, !draft.conditions.isEmpty, reader.problems.count == before else {
      reader.error(
        "bad-condition", at: node.position, "This filter lets no event through.",
        advice: "Write { \"property\": \"count\", \"above\": 3 }.")
      return nothing
    }
    return draft.conditions.count == 1 ? draft.conditions[0] : .all(draft.conditions)
  }
}

/// A filter of which not everything was read yet.
private struct PropertyDraft {
  var property: String?
  var conditions: [PropertyCondition] = []

  static let fields = DocumentFields<PropertyDraft> { fields in
    fields["property"] = { draft, node, reader in draft.property = reader.name(node) }
    fields["all"] = { draft, node, reader in
      draft.conditions.append(.all(reader.list(node) { PropertyCondition.read($0, &$1) }))
    }
    fields["any"] = { draft, node, reader in
      draft.conditions.append(.any(reader.list(node) { PropertyCondition.read($0, &$1) }))
    }
  }.addingTests()
}
