extension SelectBinding {
  /// Reads `{ "id": …, "options": […] }`; nil without an id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> SelectBinding? {
    var draft = BindingDraft()
    guard reader.fill(&draft, from: node, BindingDraft.fields, of: "a selection") else {
      return nil
    }
    guard let id = draft.id else {
      reader.warn(
        "missing-key", at: node.position, "The selection names no select.",
        advice: "Write { \"id\": …, \"options\": […] }.")
      return nil
    }
    reader.within(.key("options")) { referToOptions(node["options"], of: id, &$0) }
    return SelectBinding(selectID: id, options: draft.options)
  }

  private static func referToOptions(
    _ options: JSONNode?, of id: String, _ reader: inout DocumentReader
  ) {
    for (index, option) in (options?.elements ?? []).enumerated() {
      guard let name = option.string, !name.isEmpty else { continue }
      reader.within(.index(index)) { $0.refer(to: .option(selectID: id), name, at: option) }
    }
  }
}

extension EnabledWhen {
  /// Reads `{ "id": …, "min": 1 }`; nil without an id.
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> EnabledWhen? {
    var condition = EnabledWhen(selectID: "")
    guard reader.fill(&condition, from: node, fields, of: "enabled_when") else { return nil }
    if !condition.selectID.isEmpty { return condition }
    reader.warn(
      "missing-key", at: node.position, "enabled_when names no select.",
      advice: "Write { \"id\": …, \"min\": 1 }.")
    return nil
  }

  private static let fields = DocumentFields<EnabledWhen> { fields in
    fields["id"] = { condition, node, reader in
      condition.selectID = reader.name(node) ?? ""
      if !condition.selectID.isEmpty { reader.refer(to: .select, condition.selectID, at: node) }
    }
    fields["min"] = { condition, node, reader in
      condition.minimum = reader.integer(node, 0...999)
    }
  }.requiring("id")
}

private struct BindingDraft {
  var id: String?
  var options: [String] = []

  static let fields = DocumentFields<BindingDraft> { fields in
    fields["id"] = { draft, node, reader in
      draft.id = reader.name(node)
      if let id = draft.id { reader.refer(to: .select, id, at: node) }
    }
    fields["options"] = { draft, node, reader in draft.options = reader.names(node) }
  }.requiring("id")
}

extension Select {
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Select? {
    var select = Select(id: "", kind: .options)
    guard reader.fill(&select, from: node, fields, of: "a select") else { return nil }
    guard !select.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The select has no id.", advice: "It is left out.")
      return nil
    }
    return select
  }

  private static let fields = DocumentFields<Select> { fields in
    fields["id"] = { select, node, reader in select.id = reader.name(node) ?? "" }
    fields["select_type"] = { select, node, reader in select.kind = reader.choice(node) ?? .options
    }
    fields["type"] = { select, node, reader in
      select.isMultiple =
        reader.choice(node, among: [("radio", false), ("multiple", true)]) ?? false
    }
    fields["default"] = { select, node, reader in select.defaults = reader.names(node) }
    fields["options"] = { select, node, reader in
      guard reader.isWithin(Limits.selects, node, "options") else { return }
      select.options = reader.list(node) { node, reader in Option.read(node, &reader) }
      reader.refuseTwins(in: node, "option")
    }
    fields["min_selectable"] = { select, node, reader in
      select.minimum = reader.integer(node, 0...999) ?? 1
    }
    fields["user_attribute"] = { select, node, reader in select.userAttribute = reader.name(node) }
    fields["persistent"] = { select, node, reader in
      select.isPersistent = reader.flag(node) ?? false
    }
    fields["validate_on_selection"] = { select, node, reader in
      select.validatesOnSelection = reader.flag(node) ?? false
    }
    fields["skippable"] = { select, node, reader in
      select.isSkippable = reader.flag(node) ?? false
    }
    fields["name"] = { select, node, reader in select.name = reader.text(node) }
  }.requiring("id")
}

extension Select.Option {
  static func read(_ node: JSONNode, _ reader: inout DocumentReader) -> Select.Option? {
    var option = Select.Option(id: "", value: "")
    guard reader.fill(&option, from: node, fields, of: "an option") else { return nil }
    guard !option.id.isEmpty else {
      reader.warn(
        "missing-key", at: node.position, "The option has no id.", advice: "It is left out.")
      return nil
    }
    if node["value"] == nil { option.value = option.id }
    return option
  }

  private static let fields = DocumentFields<Select.Option> { fields in
    fields["id"] = { option, node, reader in option.id = reader.name(node) ?? "" }
    fields["value"] = { option, node, reader in option.value = reader.text(node) ?? option.id }
    fields["offer"] = { option, node, reader in
      let offer = reader.text(node) ?? ""
      option.offerID = offer.isEmpty ? nil : offer
    }
  }.requiring("id")
}
